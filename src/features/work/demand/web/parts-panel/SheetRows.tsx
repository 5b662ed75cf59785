import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { daysOf } from '../../../../../platform/contract/day.ts'
import { sentenceFor } from '../../../../../platform/contract/fields.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { MINUTES_STEP, WORK_MEMO_MIN } from '../../../../../rules/demand.ts'
import type { Part } from '../../contract/plan/schema.ts'
import { countFrom, countOf, countText, type Work, type WorkLine, wrongLine } from '../../contract/plan/work.ts'
import css from './sheet.module.css'
import { dayText, t, workText } from './texts.ts'

/** A sheet as it is typed: a row for each day of a week. */

export interface SheetRow {
  count: string
  memo: string
}
type Counted = Pick<WorkLine, 'day' | 'counted'>

/** The days of a week, those to come too. */
export const daysOfPart = ({ startsOn, dueOn }: Part): string[] => (startsOn === null ? [] : daysOf({ from: startsOn, to: dueOn }))

const isFilled = ({ count, memo }: SheetRow) => count.trim() !== '' || memo.trim() !== ''

/** The lines that rows come to, with the place of each; a count that cannot be read is 0, which no line may be. */
export const linesOf = (days: readonly string[], rows: readonly SheetRow[], work: Work): (WorkLine & { at: number })[] =>
  rows.flatMap((row, at) =>
    isFilled(row) ? [{ day: days[at]!, counted: countFrom(work.unit, row.count) ?? 0, memo: row.memo.trim(), at }] : [],
  )

/** The lines as they are sent; `places` learns where the server's fields are shown. */
export function toLines(days: readonly string[], rows: readonly SheetRow[], work: Work, places: Record<string, string>): WorkLine[] {
  return linesOf(days, rows, work).map(({ at, day, counted, memo }, nth) => {
    for (const [field, shown] of Object.entries({ day: 'count', counted: 'count', memo: 'memo' }))
      places[`lines.${nth}.${field}`] = `rows.${at}.${shown}`
    return { day, counted, memo }
  })
}

/** What is wrong with the rows, at their fields. `before`: what counts of the week already. */
export function judgeRows(part: Part, rows: readonly SheetRow[], lang: Lang, before: readonly Counted[] = []): Record<string, string> {
  const work = part.work!
  const lines = linesOf(daysOfPart(part), rows, work)
  const span = { from: part.startsOn!, to: part.dueOn, today: today(), before }
  const found: Record<string, string> = {}
  for (const [nth, { at, counted }] of lines.entries()) {
    if (counted === 0) {
      found[`rows.${at}.count`] = sentenceFor('required', {}, lang)
      continue
    }
    const wrong = wrongLine(work, lines, nth, span)
    if (!wrong) continue
    const params = { step: MINUTES_STEP, min: WORK_MEMO_MIN, over: countText(work.unit, wrong.over ?? 0) }
    found[`rows.${at}.${wrong.field === 'memo' ? 'memo' : 'count'}`] = sentenceFor(wrong.error, params, lang)
  }
  return found
}

interface SheetRowsProps {
  cell: ActForm<{ rows: SheetRow[] }>['cell']
  days: readonly string[]
  work: Work
  /** The day whose row has the focus first. */
  focus: string | undefined
  before?: readonly Counted[]
}

/** What is to come is closed; up and down lead to the same column of another day. */
export function SheetRows({ cell, days, work, focus, before = [] }: SheetRowsProps) {
  const lang = useLang()
  const s = useTexts(t)
  const now = today()
  return (
    <fieldset className={css.grid} aria-label={s.sheet} onKeyDown={moveInGrid}>
      {days.map((day, at) => {
        const counted = countOf(before.filter((one) => one.day === day))
        return (
          <div key={day} className={css.row} data-closed={day > now || undefined}>
            <span>
              {dayText(day, lang)}
              {counted > 0 && <small className={`${blocks.fine} ${css.before}`}>{s.countedBefore(countText(work.unit, counted))}</small>}
            </span>
            <TextInput
              inputMode={work.unit === 'hour' ? 'text' : 'numeric'}
              placeholder={work.unit === 'hour' ? '0:00' : '0'}
              maxLength={6}
              disabled={day > now}
              data-column="count"
              data-autofocus={day === focus || undefined}
              {...cell(`rows.${at}.count`, `${dayText(day, lang)}: ${workText(work.unit, lang)}`, dayText(day, lang))}
            />
            <TextInput
              placeholder={day > now ? '' : s.memoHolder}
              maxLength={300}
              disabled={day > now}
              data-column="memo"
              {...cell(`rows.${at}.memo`, `${dayText(day, lang)}: ${s.memo}`, `${dayText(day, lang)} · ${s.memo}`)}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

function moveInGrid(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const column = (event.target as HTMLElement).dataset['column']
  if (!step || !column) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]:not(:disabled)`)]
  const next = cells[cells.indexOf(event.target as HTMLInputElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}
