import { Checkbox } from '@mantine/core'
import { useTexts } from '../i18n.tsx'
import { t } from './texts.ts'

/** The ticked rows of a `DataTable`. */
export interface Choice<T> {
  /** Keys of the ticked rows, also of other pages. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  /** What a box ticks, for the screen reader. */
  nameOf: (row: T) => string
}

export function Tick<T>({ choice, row, id }: { choice: Choice<T>; row: T; id: string }) {
  const s = useTexts(t)
  const { chosen, onChange, nameOf } = choice
  return (
    <Checkbox
      aria-label={s.tick(nameOf(row))}
      checked={chosen.has(id)}
      onChange={(event) => {
        const next = new Set(chosen)
        if (event.currentTarget.checked) next.add(id)
        else next.delete(id)
        onChange(next)
      }}
    />
  )
}

/** All rows of the page. */
export function TickAll<T>({ choice, keys }: { choice: Choice<T>; keys: readonly string[] }) {
  const s = useTexts(t)
  const { chosen, onChange } = choice
  const count = keys.filter((key) => chosen.has(key)).length
  return (
    <Checkbox
      aria-label={s.tickAll}
      checked={keys.length > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={(event) => {
        const next = new Set(chosen)
        for (const key of keys) event.currentTarget.checked ? next.add(key) : next.delete(key)
        onChange(next)
      }}
    />
  )
}
