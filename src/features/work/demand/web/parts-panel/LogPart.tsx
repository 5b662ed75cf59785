import { Button } from '@mantine/core'
import { useRef } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { addDays } from '../../../../../platform/contract/day.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { partMoves } from '../../contract/plan/states.ts'
import { countOf, countText, type WorkLine, workEarned } from '../../contract/plan/work.ts'
import { type PartDialogProps, usePartForm } from './part-form.ts'
import { daysOfPart, judgeRows, linesOf, type SheetRow, SheetRows, toLines } from './SheetRows.tsx'
import css from './sheet.module.css'
import { t } from './texts.ts'

/** The sheet of a week: a row for each day. It is saved as often as one likes, and the company sees it once it is submitted. */
export function LogPart({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const work = part.work!
  const days = daysOfPart(part)
  const rowsFrom = (lines: readonly WorkLine[], shift = 0): SheetRow[] =>
    days.map((day) => {
      const line = lines.find((one) => one.day === addDays(day, -shift))
      return line ? { count: countText(work.unit, line.counted), memo: line.memo } : { count: '', memo: '' }
    })
  const places = useRef<Record<string, string>>({})
  const act: ActForm<{ rows: SheetRow[] }> = usePartForm('POST /ws/demand/part/log', {
    demand,
    part,
    initial: { rows: rowsFrom(part.lines) },
    check: ({ rows }) => judgeRows(part, rows, lang),
    toWire: ({ rows }) => ({ lines: toLines(days, rows, work, places.current) }),
    onDone: () => onDone(),
    rename: places.current,
  })
  const counted = countOf(linesOf(days, act.form.values.rows, work))
  const before = demand.parts.find(({ place }) => place === part.place - 1)
  const sent = before?.sendings.find(({ isSupplement }) => !isSupplement)
  const shown = before && before.lines.length > 0 ? before.lines : (sent?.lines ?? [])
  const now = today()
  return (
    <DialogForm needs={['demand:serve', 'demand:deliver']} of={act} verb={partMoves.log.label[lang]} cancel={s.back} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.logAbout}</p>
      <SheetRows cell={act.cell} days={days} work={work} focus={now} />
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
