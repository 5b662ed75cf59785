import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import { fill } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { EditRow, EditRows } from '../../../../../platform/web/ui/EditRow.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { t as entryTexts } from '../../../../../platform/web/ui/entries-texts.ts'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useStartVersion } from '../../../../../platform/web/ui/useStartVersion.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import { useSentText } from '../../../approval/web/parts.tsx'
import type { settingCalls } from '../../contract/calls.ts'
import { isPayFrom, isPayInto, settings } from '../../contract/settings.ts'
import { useRead, useWrite } from '../queries.ts'
import { t } from './texts.ts'

type Setting = ResultOf<(typeof settingCalls)['GET /ws/operator/settings']>[number]

/** What a setting that is a number may be, in words; null for one that is a text. */
function rangeOf(name: Setting['name'], words: (min: number, max: number) => string): string | null {
  const { schema } = settings[name]
  return 'minValue' in schema ? words(schema.minValue ?? 0, schema.maxValue ?? 0) : null
}
const isFee = (name: string) => name.endsWith('Bps')
const isLimit = (name: string) => name === 'secondOperatorFrom'
const groupless = (name: Setting['name']) => !isFee(name) && !isPayInto(name) && !isPayFrom(name) && !isLimit(name)

/** Fees are in hundredths of a percent. */
const percentOf = (value: string | number): string => String(Number(value) / 100)

/** The settings that an operator changes without a release, with who changed each last. */
export default function SettingsPage() {
  const s = useTexts(t)
  const query = useRead('GET /ws/operator/settings', {}, watched)
  const groups = [
    { title: s.fees, about: s.feesAbout, rows: query.data?.filter((each) => isFee(each.name)) },
    { title: s.payInto, about: s.payIntoAbout, rows: query.data?.filter((each) => isPayInto(each.name)) },
    { title: s.payFrom, about: s.payFromAbout, rows: query.data?.filter((each) => isPayFrom(each.name)) },
    { title: s.limits, about: s.limitsAbout, rows: query.data?.filter((each) => isLimit(each.name)) },
    { title: s.shown, about: s.shownAbout, rows: query.data?.filter(({ name }) => groupless(name)) },
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
                <EditRows>
                  {rows.map((row) => (
                    <SettingRow key={row.name} row={row} />
                  ))}
                </EditRows>
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
  const words = useTexts(entryTexts)
  const sent = useSentText()
  const confirm = useConfirm()
  const may = useMay('operator:settings')
  const [typed, setTyped] = useState<string | null>(null)
  const start = useStartVersion(row.version, typed !== null)
  const [wrong, setWrong] = useState<string | null>(null)
  const label = row.label[lang]
  const close = () => {
    setTyped(null)
    setWrong(null)
  }
  const save = useWrite('POST /ws/operator/setting', {
    quiet: true,
    onError: start.refused,
    onDone: ({ waits }) => {
      toast.success(waits ? sent : s.saved(label))
      close()
    },
  })
  const shown = isFee(row.name)
    ? `${row.value} · ${s.percent(percentOf(row.value))}`
    : isLimit(row.name)
      ? formatMoney(Number(row.value) * 100, 'CNY', lang)
      : row.value

  const submit = async () => {
    if (typed === null) return
    const given = typed.trim()
    const parsed = settings[row.name].schema.safeParse(isFee(row.name) && given === '' ? Number.NaN : given)
    if (!parsed.success)
      return setWrong(
        isFee(row.name)
          ? s.feeRange
          : isPayFrom(row.name)
            ? s.payFromForm
            : (rangeOf(row.name, s.numberRange) ?? fill(fieldErrors.tooLong[lang], { max: isPayInto(row.name) ? 1000 : 300 })),
      )
    if (isFee(row.name)) {
      const yes = await confirm({
        title: s.changeFee(label),
        body: s.changeFeeBody(s.percent(percentOf(row.value)), s.percent(percentOf(given))),
        verb: words.save,
      })
      if (!yes) return
    }
    await save.run({ name: row.name, version: start.version, value: parsed.data })
  }

  return (
    <EditRow
      needs="operator:settings"
      name={label}
      value={shown}
      none={s.empty}
      last={<LastChange row={row} />}
      field={typed === null ? null : <ValueField row={row} typed={typed} error={wrong ?? save.fields['value']} onType={setTyped} />}
      editLabel={may ? s.editThis(label) : undefined}
      pending={save.pending}
      failure={save.fields['value'] ? null : save.error}
      onEdit={() => setTyped(String(row.value))}
      onClose={close}
      onSave={() => void submit()}
    />
  )
}

function LastChange({ row }: { row: Setting }) {
  const s = useTexts(t)
  if (row.isDefault || !row.changedAt) return <StatusTag>{s.fallback}</StatusTag>
  return (
    <>
      {row.changedBy && <>{row.changedBy} · </>}
      <TimeText value={row.changedAt} />
    </>
  )
}

interface ValueFieldProps {
  row: Setting
  typed: string
  error: string | undefined
  onType: (typed: string) => void
}

/** Accounts have several lines; a fee is also said in percent while it is typed. */
function ValueField({ row, typed, error, onType }: ValueFieldProps) {
  const lang = useLang()
  const s = useTexts(t)
  const field = { 'aria-label': row.label[lang], value: typed, error, autoFocus: true }
  if (isPayInto(row.name))
    return <Textarea {...field} autosize minRows={3} maxRows={10} onChange={(event) => onType(event.currentTarget.value)} />
  return (
    <TextInput
      {...field}
      inputMode={isFee(row.name) ? 'numeric' : undefined}
      description={isFee(row.name) && /^\d+$/.test(typed) ? s.percent(percentOf(typed)) : undefined}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
