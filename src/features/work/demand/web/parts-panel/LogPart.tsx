import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { addDays, daysOf } from '../../../../../platform/contract/day.ts'
import { sentenceFor } from '../../../../../platform/contract/fields.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { MINUTES_STEP, WORK_MEMO_MIN } from '../../../../../rules/demand.ts'
import type { Part } from '../../contract/plan/schema.ts'
import { partMoves } from '../../contract/plan/states.ts'
import { countFrom, countOf, countText, type Work, type WorkLine, workEarned, wrongLine } from '../../contract/plan/work.ts'
import { type PartDialogProps, usePartForm } from './part-form.ts'
import css from './sheet.module.css'
import { dayText, t, workText } from './texts.ts'

interface Row {
  count: string
  memo: string
}
interface Rows {
  rows: Row[]
}

/** The days of a week, those to come too. */
const daysOfPart = ({ startsOn, dueOn }: Part): string[] => (startsOn === null ? [] : daysOf({ from: startsOn, to: dueOn }))

const isFilled = ({ count, memo }: Row) => count.trim() !== '' || memo.trim() !== ''

/** The lines that rows come to, with the place of each; a count that cannot be read is 0, which no line may be. */
const linesOf = (days: readonly string[], rows: readonly Row[], work: Work): (WorkLine & { at: number })[] =>
  rows.flatMap((row, at) =>
    isFilled(row) ? [{ day: days[at]!, counted: countFrom(work.unit, row.count) ?? 0, memo: row.memo.trim(), at }] : [],
  )

/** What is wrong with the rows, at their fields. */
function judge(part: Part, work: Work, days: readonly string[], rows: readonly Row[], lang: Lang): Record<string, string> {
  const lines = linesOf(days, rows, work)
  const span = { from: part.startsOn!, to: part.dueOn, today: today() }
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

/** The sheet of a week: a row for each day. It is saved as often as one likes, and the company sees it once it is submitted. */
export function LogPart({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const work = part.work!
  const days = daysOfPart(part)
  const rowsFrom = (lines: readonly WorkLine[], shift = 0): Row[] =>
    days.map((day) => {
      const line = lines.find((one) => one.day === addDays(day, -shift))
      return line ? { count: countText(work.unit, line.counted), memo: line.memo } : { count: '', memo: '' }
    })
  const places = useRef<Record<string, string>>({})
  const act = usePartForm('POST /ws/demand/part/log', {
    demand,
    part,
    initial: { rows: rowsFrom(part.lines) } as Rows,
    check: ({ rows }) => judge(part, work, days, rows, lang),
    toWire: ({ rows }) => {
      const lines = linesOf(days, rows, work)
      for (const [nth, { at }] of lines.entries())
        for (const [field, shown] of Object.entries({ day: 'count', counted: 'count', memo: 'memo' }))
          places.current[`lines.${nth}.${field}`] = `rows.${at}.${shown}`
      return { lines: lines.map(({ day, counted, memo }) => ({ day, counted, memo })) }
    },
    onDone: () => onDone(),
    rename: places.current,
  })
  const { rows } = act.form.values
  const counted = countOf(linesOf(days, rows, work))
  const before = demand.parts.find(({ place }) => place === part.place - 1)
  const shown = before && before.lines.length > 0 ? before.lines : (before?.sendings[0]?.lines ?? [])
  const now = today()
  return (
    <DialogForm of={act} labels={labelsOf(days, lang, s)} verb={partMoves.log.label[lang]} cancel={s.back} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.logAbout}</p>
      <fieldset className={css.grid} aria-label={s.sheet} onKeyDown={moveInGrid}>
        {days.map((day, at) => (
          <div key={day} className={css.row} data-closed={day > now || undefined}>
            <span>{dayText(day, lang)}</span>
            <TextInput
              aria-label={`${dayText(day, lang)}: ${workText(work.unit, lang)}`}
              inputMode={work.unit === 'hour' ? 'text' : 'numeric'}
              placeholder={work.unit === 'hour' ? '0:00' : '0'}
              maxLength={6}
              disabled={day > now}
              data-column="count"
              data-autofocus={day === now || undefined}
              {...act.field(`rows.${at}.count`)}
            />
            <TextInput
              aria-label={`${dayText(day, lang)}: ${s.memo}`}
              placeholder={day > now ? '' : s.memoHolder}
              maxLength={300}
              disabled={day > now}
              data-column="memo"
              {...act.field(`rows.${at}.memo`)}
            />
          </div>
        ))}
      </fieldset>
      <div className={css.sum} aria-live="polite">
        <strong>
          {s.ofCap(countText(work.unit, counted), countText(work.unit, work.cap))} ·{' '}
          {formatMoney(workEarned(work, counted), demand.currency, lang)}
        </strong>
        {shown.length > 0 && (
          <Button
            variant="subtle"
            onClick={() =>
              act.form.setFieldValue(
                'rows',
                rowsFrom(
                  shown.filter(({ day }) => addDays(day, 7) <= now),
                  7,
                ),
              )
            }
          >
            {s.copyLast}
          </Button>
        )}
      </div>
      {act.form.errors['lines'] && <p className={blocks.bad}>{act.form.errors['lines']}</p>}
    </DialogForm>
  )
}

const labelsOf = (days: readonly string[], lang: Lang, s: { memo: string }) =>
  Object.fromEntries(
    days.flatMap((day, at) => [
      [`rows.${at}.count`, dayText(day, lang)],
      [`rows.${at}.memo`, `${dayText(day, lang)} · ${s.memo}`],
    ]),
  )

/** Up and down lead to the same column of the day above or below. */
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
