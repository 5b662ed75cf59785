import { type Day, dayOf, epochOf, overlapOf } from '../../../../../platform/contract/day.ts'
import { type DayKind, dayKinds } from '../../../calendar/contract/schedule.ts'
import type { CalendarView } from '../../contract/views.ts'

/** What the grid shows, worked out from the answer: rows in order, and for each person bars and kinds of days. Columns count from 0. */

type Person = CalendarView['people'][number]
export type Absence = CalendarView['absences'][number]
type Region = CalendarView['regions'][number]

export interface Bar {
  absence: Absence
  column: number
  span: number
  /** Taken half: on one day, its first or second half. */
  part: 'whole' | 'morning' | 'afternoon'
  /** Has the letter: a half day next to the rest of its leave does not repeat it. */
  named: boolean
}
export interface PersonRow {
  kind: 'person'
  id: string
  person: Person
  bars: Bar[]
  days: PersonDays
}
export interface TeamRow {
  kind: 'team'
  id: string
  name: string | null
  size: number
  /** By column. */
  conflicts: Map<number, { out: number; of: number }>
}
export type Row = PersonRow | TeamRow

export interface PersonDays {
  kinds: readonly DayKind[]
  region: Region | null
  /** The same for everybody with the same days: what is drawn for one is drawn for all. */
  key: string
}

export interface Layout {
  first: number
  columns: number
  rows: Row[]
}

export const columnDay = ({ first }: Pick<Layout, 'first'>, column: number): Day => dayOf(first + column)

export function layoutOf(view: CalendarView): Layout {
  const first = epochOf(view.from)
  const columns = epochOf(view.to) - first + 1
  const regions = new Map(view.regions.map((region) => [region.code, region]))
  const absences = Map.groupBy(view.absences, ({ employeeId }) => employeeId)
  const known = new Map<string, PersonDays>()
  const daysFor = (person: Person): PersonDays => {
    const key = `${person.calendar}|${person.patterns.map(({ from, weekdays }) => `${from}:${weekdays.join('')}`).join()}`
    const same = known.get(key)
    if (same) return same
    const region = regions.get(person.calendar) ?? null
    const kindOf = dayKinds({
      patterns: person.patterns,
      holidays: (region?.holidays ?? []).map(({ date }) => date),
      worked: (region?.workdays ?? []).map(({ date }) => date),
      rested: [],
    })
    const days = { kinds: Array.from({ length: columns }, (_, column) => kindOf(dayOf(first + column))), region, key }
    known.set(key, days)
    return days
  }
  const rowOf = (person: Person): PersonRow => ({
    kind: 'person',
    id: person.id,
    person,
    bars: (absences.get(person.id) ?? []).flatMap((absence) => barsOf(absence, view, first)),
    days: daysFor(person),
  })
  const byTeam = Map.groupBy(view.people, ({ teamId }) => teamId)
  const rows = [...view.teams.map(({ id, name, conflicts }) => ({ id, name, conflicts })), { id: null, name: null, conflicts: [] }].flatMap(
    ({ id, name, conflicts }): Row[] => {
      const people = byTeam.get(id) ?? []
      if (people.length === 0) return []
      const team: TeamRow = {
        kind: 'team',
        id: `team ${id ?? ''}`,
        name,
        size: people.length,
        conflicts: new Map(conflicts.map(({ day, ...count }) => [epochOf(day) - first, count])),
      }
      return [team, ...people.map(rowOf)]
    },
  )
  return { first, columns, rows }
}

/** A leave is one bar, cut where a day is taken half. */
function barsOf(absence: Absence, view: CalendarView, first: number): Bar[] {
  const shown = overlapOf(absence, view)
  if (!shown) return []
  const halves = new Map(absence.halves.map(({ day, part }) => [epochOf(day), part]))
  const bars: Bar[] = []
  for (let epoch = epochOf(shown.from); epoch <= epochOf(shown.to); epoch++) {
    const part = halves.get(epoch) ?? 'whole'
    const last = bars.at(-1)
    if (last && part === 'whole' && last.part === 'whole') last.span++
    else bars.push({ absence, column: epoch - first, span: 1, part, named: true })
  }
  return bars.map((bar) => ({ ...bar, named: bar.part === 'whole' || bars.length === 1 }))
}

/** The leave on a day; a morning before an afternoon. */
export const barAt = ({ bars }: PersonRow, column: number): Bar | undefined =>
  bars.find((bar) => bar.column <= column && column < bar.column + bar.span)

/** Runs of equal values: from a column, so many. */
export function runsOf<T>(values: readonly T[], wanted: (value: T) => boolean): { column: number; span: number }[] {
  const runs: { column: number; span: number }[] = []
  values.forEach((value, column) => {
    if (!wanted(value)) return
    const last = runs.at(-1)
    if (last && last.column + last.span === column) last.span++
    else runs.push({ column, span: 1 })
  })
  return runs
}

/** Columns outside the contract, before it begins and after it ends. */
export function outsideOf(person: Person, { first, columns }: Layout): { column: number; span: number }[] {
  const before = Math.min(columns, Math.max(0, epochOf(person.from) - first))
  const after = person.to === null ? columns : Math.max(0, epochOf(person.to) - first + 1)
  return [...(before > 0 ? [{ column: 0, span: before }] : []), ...(after < columns ? [{ column: after, span: columns - after }] : [])]
}
