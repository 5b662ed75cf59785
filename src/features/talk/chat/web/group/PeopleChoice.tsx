import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { useRead } from '../queries.ts'
import css from '../side/side.module.css'
import { useNamed } from '../useNamed.tsx'
import { t } from './texts.ts'

interface PeopleChoiceProps {
  label: string
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  /** Those who are members already. */
  without: readonly string[]
  error: ReactNode
  'data-path': string
}

/** Colleagues and contacts, of whom some are chosen. */
export function PeopleChoice({ label, chosen, onChange, without, ...mark }: PeopleChoiceProps) {
  const s = useTexts(t)
  const contacts = useRead('GET /ws/chat/contacts')
  const known = new Map([...(contacts.data?.colleagues ?? []), ...(contacts.data?.friends ?? [])].map((one) => [one.id, one]))
  for (const id of without) known.delete(id)
  const people = [...known.values()]
  const { field, shown, rest } = useNamed(people)
  if (contacts.isError) return <ErrorState error={contacts.error} onRetry={() => contacts.refetch()} />
  if (contacts.data && people.length === 0) return <EmptyState title={s.nobody} why={s.nobodyWhy} bare />
  return (
    <Checkbox.Group label={label} {...mark} value={[...chosen]} onChange={onChange} required>
      {field}
      <div className={`${blocks.tight} ${css.choice}`} aria-busy={contacts.isPending}>
        {shown.map(({ id, name, companyName }) => (
          <Checkbox key={id} value={id} label={name} description={companyName || undefined} />
        ))}
      </div>
      {rest}
    </Checkbox.Group>
  )
}
