import { useMemo } from 'react'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import type { LeaveTypeView } from '../../contract/views.ts'
import { letterOf } from '../LeaveTypeText.tsx'
import { spanText, weekdayText } from '../leave-texts.ts'
import { t as shared } from '../texts.ts'
import { type Absence, barAt, columnDay, type Layout, type Row } from './layout.ts'
import { t } from './texts.ts'

export interface CellTexts {
  /** A leave: "Annual leave, 2 – 6 Mar, waiting". */
  leave: (absence: Absence) => string
  /** Everything about a cell, for screen readers. */
  cell: (row: Row, column: number, layout: Layout) => string
  mark: (absence: Absence) => { mark: number | undefined; letter: string }
}

export function useCellTexts(types: readonly LeaveTypeView[]): CellTexts {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  return useMemo(() => {
    const known = new Map(types.map((type) => [type.code, type]))
    const comma = lang === 'cn' ? '，' : ', '
    const typeOf = ({ type }: Absence) => (type === null ? undefined : known.get(type))
    // Formatting of dates is slow enough to be seen while scrolling.
    const said = new Map<Absence, string>()
    const leave = (absence: Absence) => {
      const before = said.get(absence)
      if (before !== undefined) return before
      const what = s.partOf(typeOf(absence)?.name[lang] ?? s.away, spanText(absence.from, absence.to, lang))
      const text = absence.state === 'asked' ? `${what}${comma}${s.waits}` : what
      said.set(absence, text)
      return text
    }
    return {
      leave,
      mark: (absence) => ({ mark: typeOf(absence)?.mark, letter: letterOf(typeOf(absence)?.name[lang] ?? '') }),
      cell: (row, column, layout) => {
        const day = columnDay(layout, column)
        const when = `${formatDate(day, lang)} ${weekdayText(day, lang)}`
        if (row.kind === 'team') {
          const short = row.conflicts.get(column)
          return [row.name ?? s.noTeam, when, short && s.short(short.out, short.of)].filter(Boolean).join(comma)
        }
        const { person, days } = row
        if (day < person.from || (person.to !== null && day > person.to)) return [person.name, when, s.outside].join(comma)
        const kind = days.kinds[column] ?? 'work'
        const bar = barAt(row, column)
        const holiday = days.region?.holidays.find(({ date }) => date === day)
        return [
          person.name,
          when,
          kind !== 'work' && w[kind],
          holiday?.name[lang],
          bar && leave(bar.absence),
          bar && bar.part !== 'whole' && s.half(w[bar.part]),
        ]
          .filter(Boolean)
          .join(comma)
      },
    }
  }, [types, lang, s, w])
}
