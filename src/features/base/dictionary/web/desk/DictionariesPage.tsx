import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ResultOf } from '../../../../../platform/contract/call.ts'
import type { Pair } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { watched } from '../../../../../platform/web/queries.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import css from '../../../../../platform/web/ui/entries.module.css'
import { t as entryTexts } from '../../../../../platform/web/ui/entries-texts.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { dictionaryCalls } from '../../contract/calls.ts'
import { call, stale, useRead, useWrite } from '../queries.ts'
import { t } from './texts.ts'

type Item = ResultOf<(typeof dictionaryCalls)['GET /ws/operator/dictionaries']>[number]['items'][number]

/** The options of every form, with their labels in both languages. */
export default function DictionariesPage() {
  const s = useTexts(t)
  const lang = useLang()
  const [{ code }, patch] = useUrlState({ code: 'service' })
  const query = useRead('GET /ws/operator/dictionaries', {}, watched)
  const chosen = query.data?.find((one) => one.code === code) ?? query.data?.[0]
  return (
    <>
      <PageHeader title={s.dictionariesTitle} about={s.dictionariesAbout} />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.isError && <Bones />}
      {query.data && chosen && (
        <>
          <Select
            className={css.chooser}
            label={s.dictionary}
            searchable
            allowDeselect={false}
            data={query.data.map((one) => ({ value: one.code, label: `${one.title[lang]} · ${s.words(one.items.length)}` }))}
            value={chosen.code}
            onChange={(next) => next && patch({ code: next })}
          />
          <SectionCard title={chosen.title[lang]}>
            <ul className={lists.lines}>
              {chosen.items.map((item) => (
                <ItemRow key={`${chosen.code} ${item.value}`} code={chosen.code} item={item} />
              ))}
            </ul>
          </SectionCard>
        </>
      )}
    </>
  )
}

function ItemRow({ code, item }: { code: string; item: Item }) {
  const s = useTexts(t)
  const words = useTexts(entryTexts)
  const may = useMay('operator:content')
  const [editing, setEditing] = useState(false)
  const now = item.written ?? item.original
  const name = `${s.value} ${item.value}`
  if (editing)
    return (
      <li>
        <ItemForm code={code} item={item} now={now} onClose={() => setEditing(false)} />
      </li>
    )
  return (
    <li className={lists.record}>
      <code className={blocks.fine}>{item.value}</code>
      <div>
        <span lang="zh-CN">{now.cn}</span> · <span lang="en">{now.en}</span>
        {item.written && (
          <p className={blocks.fine}>
            {s.asOriginal}: <span lang="zh-CN">{item.original.cn}</span> · <span lang="en">{item.original.en}</span>
          </p>
        )}
      </div>
      <div className={blocks.line}>
        {item.written && <StatusTag tone="info">{s.rewritten}</StatusTag>}
        {item.changedAt && (
          <span className={blocks.fine}>
            <TimeText value={item.changedAt} />
          </span>
        )}
      </div>
      {may && (
        <Button variant="default" size="sm" aria-label={words.editThis(name)} onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
      )}
    </li>
  )
}

function ItemForm({ code, item, now, onClose }: { code: string; item: Item; now: Pair; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(entryTexts)
  const onDone = () => {
    toast.success(words.saved)
    onClose()
  }
  const act = useActForm({
    initial: now,
    version: item.version,
    check: (typed) => checkFilled(typed, ['cn', 'en']),
    save: ({ cn, en }, options, version) => call('POST /ws/operator/dictionary', { code, value: item.value, version, cn, en }, options),
    stale,
    onDone,
  })
  const reset = useWrite('POST /ws/operator/dictionary', { onDone })
  return (
    <form className={blocks.form} noValidate onSubmit={act.onSubmit}>
      <FormState of={act} />
      <div className={blocks.pair}>
        <TextInput required {...act.field('cn', words.chinese)} />
        <TextInput required {...act.field('en', words.english)} />
      </div>
      <div className={blocks.buttons}>
        {item.written && (
          <ActButton
            needs="operator:content"
            variant="default"
            loading={reset.pending}
            onClick={() => void reset.run({ code, value: item.value, version: item.version, ...item.original, reset: true })}
          >
            {s.reset}
          </ActButton>
        )}
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <ActButton needs="operator:content" type="submit" loading={act.pending}>
          {words.save}
        </ActButton>
      </div>
    </form>
  )
}
