import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActionButton, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { Choice, TextField } from '../../../../../platform/web/portal/fields.tsx'
import { Problems } from '../../../../../platform/web/portal/Problems.tsx'
import { Sheet } from '../../../../../platform/web/portal/Sheet.tsx'
import { usePublicForm } from '../../../../../platform/web/portal/usePublicForm.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import type { SavedSearch } from '../../contract/calls.ts'
import { type Frequency, frequencies, type SavedListName } from '../../contract/lists.ts'
import { call, stale, useRead, useWrite } from '../queries.ts'
import css from '../saved.module.css'
import { t } from '../texts.ts'

export interface SavedSearchesProps {
  list: SavedListName
  /** The filters that are on, as the input of the list’s call. */
  filters: Readonly<Record<string, unknown>>
  /** As high as the fields of the workbench. */
  compact?: boolean
}

/** A button; in its drawer the searches of this list, and the current filters to save. */
export default function SavedSearches({ list, filters, compact }: SavedSearchesProps) {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  const set = Object.fromEntries(
    Object.entries(filters).filter((one): one is [string, string] => typeof one[1] === 'string' && one[1] !== ''),
  )
  return (
    <>
      <ActionButton look="outline" className={`${css.open} ${compact ? css.compact : ''}`} onClick={() => setOpen(true)}>
        {s.open}
      </ActionButton>
      <Sheet open={open} onClose={() => setOpen(false)} title={s.open} side>
        <div className={blocks.stack}>
          <SaveForm list={list} filters={set} />
          <Saved list={list} onOpen={() => setOpen(false)} />
        </div>
      </Sheet>
    </>
  )
}

const useFrequencies = () => {
  const s = useTexts(t)
  return frequencies.map((value) => ({ value, label: s[value] }))
}

function SaveForm({ list, filters }: { list: SavedListName; filters: Record<string, string> }) {
  const s = useTexts(t)
  const options = useFrequencies()
  const form = usePublicForm({
    empty: { name: '', frequency: 'daily' as Frequency },
    given: { name: (filters['search'] ?? '').slice(0, 40) },
    check: () => ({}),
    save: ({ name, frequency }, sending) => call('POST /ws/saved/search', { list, name, filters, frequency }, sending),
    onDone: () => toast.success(s.saved),
    stale,
  })
  const { values, set } = form
  if (Object.keys(filters).length === 0) return <p>{s.nothingSet}</p>
  return (
    <form className={blocks.form} noValidate onSubmit={form.onSubmit}>
      <h3>{s.saveTitle}</h3>
      <Problems of={form} />
      <TextField description={s.sameName} maxLength={40} required {...form.field('name', s.name)} />
      <Choice
        label={s.frequency}
        description={s.about}
        options={options}
        value={values.frequency}
        onChange={(event) => set({ frequency: event.target.value as Frequency })}
      />
      <ActionRow>
        <ActionButton type="submit" busy={form.pending}>
          {s.save}
        </ActionButton>
      </ActionRow>
    </form>
  )
}

function Saved({ list, onOpen }: { list: SavedListName; onOpen: () => void }) {
  const s = useTexts(t)
  const { data, isError, refetch } = useRead('GET /ws/saved/searches', { list })
  return (
    <section aria-label={s.list}>
      <h3>{s.list}</h3>
      {isError ? (
        <p role="alert">
          {s.failed}{' '}
          <ActionButton look="quiet" onClick={() => void refetch()}>
            {s.retry}
          </ActionButton>
        </p>
      ) : !data ? (
        <p aria-busy="true">{s.loading}</p>
      ) : data.length === 0 ? (
        <p>{s.none}</p>
      ) : (
        <ul className={css.searches}>
          {data.map((one) => (
            <SavedRow key={one.id} of={one} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SavedRow({ of, onOpen }: { of: SavedSearch; onOpen: () => void }) {
  const s = useTexts(t)
  const options = useFrequencies()
  const [renaming, setRenaming] = useState(false)
  const edit = useWrite('POST /ws/saved/search/edit')
  const remove = useWrite('POST /ws/saved/search/remove')
  const { id, name, frequency } = of
  if (renaming)
    return (
      <li>
        <Rename of={of} onClose={() => setRenaming(false)} />
      </li>
    )
  return (
    <li className={blocks.form}>
      <Link to={of.link} onClick={onOpen}>
        {name}
      </Link>
      <Choice
        label={s.frequencyOf(name)}
        hideLabel
        options={options}
        value={frequency}
        disabled={edit.pending}
        onChange={(event) => void edit.run({ id, name, frequency: event.target.value as Frequency })}
      />
      <ActionRow>
        <ActionButton look="quiet" aria-label={s.renameOf(name)} onClick={() => setRenaming(true)}>
          {s.rename}
        </ActionButton>
        <ActionButton look="quiet" aria-label={s.removeOf(name)} busy={remove.pending} onClick={() => void remove.run({ id })}>
          {s.remove}
        </ActionButton>
      </ActionRow>
    </li>
  )
}

function Rename({ of: { id, name, frequency }, onClose }: { of: SavedSearch; onClose: () => void }) {
  const s = useTexts(t)
  const form = usePublicForm({
    empty: { name },
    check: () => ({}),
    save: (typed, sending) => call('POST /ws/saved/search/edit', { id, name: typed.name, frequency }, sending),
    onDone: onClose,
    stale,
  })
  return (
    <form className={blocks.form} noValidate onSubmit={form.onSubmit}>
      <Problems of={form} />
      <TextField maxLength={40} required {...form.field('name', s.name)} />
      <ActionRow>
        <ActionButton type="submit" busy={form.pending}>
          {s.save}
        </ActionButton>
        <ActionButton look="outline" onClick={onClose}>
          {s.cancel}
        </ActionButton>
      </ActionRow>
    </form>
  )
}
