import { ActionIcon, Button, Select, Textarea, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { ADVISORY_ATTACHED_MAX } from '../../../../../rules/constants.ts'
import { useList as useArticles, wordsIn } from '../../../../market/article/web/queries.ts'
import { useList as useProviders } from '../../../../market/provider/web/queries.ts'
import { t } from './texts.ts'

/** Something that an answer will carry; `label` is what the operator sees. */
export type Draft =
  | { kind: 'provider'; number: string; label: string }
  | { kind: 'article'; slug: string; label: string }
  | { kind: 'demand'; title: string; description: string; areaCode: string }

export const toAttached = (draft: Draft) => {
  if (draft.kind === 'provider') return { kind: draft.kind, number: draft.number }
  if (draft.kind === 'article') return { kind: draft.kind, slug: draft.slug }
  return draft
}

/** At most one demand, and each firm and article once. */
const keyOf = (draft: Draft) => (draft.kind === 'provider' ? draft.number : draft.kind === 'article' ? draft.slug : draft.kind)

interface AttachProps {
  value: readonly Draft[]
  onChange: (value: Draft[]) => void
  named: ActForm<{ attached: { title: string }[] }>['named']
  /** Where a proposed demand starts; null if the asker cannot post one. */
  demandIn: { code: string } | null
}

export function AttachFields({ value, onChange, named, demandIn }: AttachProps) {
  const s = useTexts(t)
  const full = value.length >= ADVISORY_ATTACHED_MAX
  const add = (draft: Draft) => {
    if (!value.some((one) => keyOf(one) === keyOf(draft))) onChange([...value, draft])
  }
  const labelOf = (draft: Draft) => (draft.kind === 'demand' ? draft.title || s.attachDemand : draft.label)
  const change = (at: number, to: Draft) => onChange(value.map((draft, n) => (n === at ? to : draft)))
  return (
    <div className={blocks.form}>
      {!full && (
        <div className={blocks.pair}>
          <ProviderField onChoose={add} />
          <ArticleField onChoose={add} />
        </div>
      )}
      {!full && demandIn && !value.some(({ kind }) => kind === 'demand') && (
        <div className={blocks.buttons}>
          <Button variant="default" size="sm" onClick={() => add({ kind: 'demand', title: '', description: '', areaCode: demandIn.code })}>
            {s.addDemand}
          </Button>
        </div>
      )}
      {value.length > 0 && (
        <ul className={blocks.form} aria-label={s.attached}>
          {value.map((draft, at) => (
            <li className={blocks.between} key={keyOf(draft)}>
              {draft.kind === 'demand' ? (
                <div className={blocks.form}>
                  <TextInput
                    label={s.demandTitle}
                    {...named(`attached.${at}.title`, s.attach)}
                    required
                    maxLength={80}
                    value={draft.title}
                    onChange={(event) => change(at, { ...draft, title: event.currentTarget.value })}
                  />
                  <Textarea
                    label={s.demandText}
                    autosize
                    minRows={2}
                    maxLength={2000}
                    value={draft.description}
                    onChange={(event) => change(at, { ...draft, description: event.currentTarget.value })}
                  />
                </div>
              ) : (
                <span className={blocks.chip}>{draft.label}</span>
              )}
              <ActionIcon size={32} aria-label={s.remove(labelOf(draft))} onClick={() => onChange(value.filter((_, n) => n !== at))}>
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const FOUND = 8

function ProviderField({ onChoose }: { onChoose: (draft: Draft) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [search, setSearch] = useState('')
  const { data } = useProviders('GET /ws/provider/search', search ? { search, pageSize: FOUND } : null)
  const found = search ? (data?.records ?? []) : []
  const options = found.map((row) => ({ value: row.number, label: `${row.name[lang]} (${row.number})` }))
  const choose = (number: string | null) => {
    const chosen = options.find(({ value }) => value === number)
    if (chosen) onChoose({ kind: 'provider', number: chosen.value, label: chosen.label })
    setSearch('')
  }
  return (
    <Select
      label={s.attachProvider}
      placeholder={s.find}
      searchable
      data={options}
      // The server searched already.
      filter={({ options: all }) => all}
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={choose}
    />
  )
}

function ArticleField({ onChoose }: { onChoose: (draft: Draft) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [search, setSearch] = useState('')
  const { data } = useArticles('GET /ws/article/list', search ? { search, pageSize: FOUND } : null)
  const found = search ? (data?.records ?? []) : []
  const options = found.map((row) => ({ value: row.slug, label: wordsIn(row, lang).words.title }))
  const choose = (slug: string | null) => {
    const chosen = options.find(({ value }) => value === slug)
    if (chosen) onChoose({ kind: 'article', slug: chosen.value, label: chosen.label })
    setSearch('')
  }
  return (
    <Select
      label={s.attachArticle}
      placeholder={s.find}
      searchable
      data={options}
      filter={({ options: all }) => all}
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={choose}
    />
  )
}
