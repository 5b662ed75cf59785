import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import lists from '../../../platform/web/lists.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { useMay } from '../../../platform/web/permissions.ts'
import { toast } from '../../../platform/web/toast.ts'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../platform/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../platform/web/ui/TimeText.tsx'
import { fieldErrors } from '../../../rules/errors.ts'
import { settings } from '../../setting/contract/settings.ts'
import { type Told, useDecision, useOperatorList } from './queries.ts'
import { Bones } from './review/ReviewFrame.tsx'
import { t } from './settings-texts.ts'

type Setting = Told<'GET /ws/operator/settings'>[number]
const CALL = 'POST /ws/operator/setting'

const isFee = (name: string) => name.endsWith('Bps')

/** What an operator changes without a release, with who changed it last. */
export default function SettingsPage() {
  const s = useTexts(t)
  const query = useOperatorList('GET /ws/operator/settings')
  const groups = [
    { title: s.fees, about: s.feesAbout, rows: query.data?.filter((each) => isFee(each.name)) },
    { title: s.shown, about: s.shownAbout, rows: query.data?.filter((each) => !isFee(each.name)) },
  ]
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <div className={blocks.stack}>
        {!query.data && !query.isError && <Bones />}
        {groups.map(
          ({ title, about, rows }) =>
            rows && (
              <SectionCard key={title} title={title} about={about}>
                <ul className={lists.lines}>
                  {rows.map((row) => (
                    <SettingRow key={row.name} row={row} />
                  ))}
                </ul>
              </SectionCard>
            ),
        )}
      </div>
    </>
  )
}

function SettingRow({ row }: { row: Setting }) {
  const lang = useLang()
  const s = useTexts(t)
  const confirm = useConfirm()
  const may = useMay('operator:settings')
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const label = row.label[lang]
  const close = () => {
    setTyped(null)
    setWrong(null)
  }
  const save = useDecision(CALL, {
    onDone: () => {
      toast.success(s.saved(label))
      close()
    },
  })
  const percent = (value: string | number) => s.percent(String(Number(value) / 100))
  const shown = isFee(row.name) ? `${row.value} · ${percent(row.value)}` : row.value

  const submit = async () => {
    if (typed === null) return
    const given = typed.trim()
    const parsed = settings[row.name].schema.safeParse(isFee(row.name) && given === '' ? Number.NaN : given)
    if (!parsed.success) return setWrong(isFee(row.name) ? s.feeRange : fieldErrors.tooLong[lang].replace('{max}', '300'))
    if (isFee(row.name)) {
      const yes = await confirm({
        title: s.changeFee(label),
        body: s.changeFeeBody(percent(row.value), percent(given)),
        verb: s.save,
      })
      if (!yes) return
    }
    await save.run({ name: row.name, value: parsed.data })
  }

  const field = {
    'aria-label': label,
    value: typed ?? '',
    error: wrong ?? save.fields['value'],
    autoFocus: true,
  }
  return (
    <li className={lists.record}>
      <div className={blocks.named}>
        <strong>{label}</strong>
        <small>{row.name}</small>
      </div>
      {typed === null ? (
        <div className={blocks.text}>{shown === '' ? <span className={blocks.fine}>{s.empty}</span> : shown}</div>
      ) : (
        <form
          className={blocks.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {row.name.startsWith('bankAccount') ? (
            <Textarea {...field} autosize minRows={3} maxRows={10} onChange={(event) => setTyped(event.currentTarget.value)} />
          ) : (
            <TextInput
              {...field}
              inputMode={isFee(row.name) ? 'numeric' : undefined}
              description={isFee(row.name) && /^\d+$/.test(typed) ? percent(typed) : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          {save.error && !save.fields['value'] && <ErrorState error={save.error} />}
          <div className={blocks.buttons}>
            <ActButton type="submit" loading={save.pending}>
              {s.save}
            </ActButton>
            <Button variant="default" onClick={close}>
              {s.cancel}
            </Button>
          </div>
        </form>
      )}
      <div className={blocks.fine}>
        {row.isDefault || !row.changedAt ? (
          <StatusTag>{s.fallback}</StatusTag>
        ) : (
          <>
            {row.changedBy && <>{row.changedBy} · </>}
            <TimeText value={row.changedAt} />
          </>
        )}
      </div>
      {typed === null && may && (
        <Button variant="default" size="sm" aria-label={s.editThis(label)} onClick={() => setTyped(String(row.value))}>
          {s.edit}
        </Button>
      )}
    </li>
  )
}
