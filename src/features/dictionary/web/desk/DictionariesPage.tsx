import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { useMay } from '../../../../platform/web/permissions.ts'
import { watched } from '../../../../platform/web/queries.ts'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import css from '../../../../platform/web/ui/entries.module.css'
import { t as entryTexts } from '../../../../platform/web/ui/entries-texts.ts'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import type { dictionaryCalls } from '../../contract/calls.ts'
import { useRead, useWrite } from '../queries.ts'
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
  const [typed, setTyped] = useState<Pair | null>(null)
  const now = item.written ?? item.original
  const save = useWrite('POST /ws/operator/dictionary', {
    onDone: () => {
      toast.success(words.saved)
      setTyped(null)
    },
  })
  const name = `${s.value} ${item.value}`
  if (typed)
    return (
      <li>
        <form
          className={blocks.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save.run({ code, value: item.value, ...typed })
          }}
        >
          <div className={blocks.pair}>
            <TextInput
              label={words.chinese}
              required
              value={typed.cn}
              error={save.fields['cn']}
              onChange={(event) => setTyped({ ...typed, cn: event.currentTarget.value })}
            />
            <TextInput
              label={words.english}
              required
              value={typed.en}
              error={save.fields['en']}
              onChange={(event) => setTyped({ ...typed, en: event.currentTarget.value })}
            />
          </div>
          <div className={blocks.buttons}>
            {item.written && (
              <ActButton
                variant="default"
                loading={save.pending}
                onClick={() => void save.run({ code, value: item.value, ...item.original, reset: true })}
              >
                {s.reset}
              </ActButton>
            )}
            <Button variant="default" onClick={() => setTyped(null)}>
              {words.cancel}
            </Button>
            <ActButton type="submit" loading={save.pending}>
              {words.save}
            </ActButton>
          </div>
        </form>
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
        <Button variant="default" size="sm" aria-label={words.editThis(name)} onClick={() => setTyped(now)}>
          {words.edit}
        </Button>
      )}
    </li>
  )
}
