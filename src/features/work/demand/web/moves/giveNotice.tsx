import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { noticeFrom, noticeOf } from '../../contract/plan/notice.ts'
import { moveTexts } from '../../contract/texts.ts'
import { ReasonField } from './fields.tsx'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './plan-texts.ts'
import { t as words } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

/** Shows what the last period comes to and what returns, by the function that the server posts by. */
function Dialog({ demand, onDone, onCancel }: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { reason } = useTexts(words)
  const { currency, parts, expectedCompletion } = demand
  const periods = demand.periods!
  const from = noticeFrom(parts, today(), periods.noticeDays)
  const act: ActForm<{ lastDay: string; reason: string }> = useMoveForm('POST /ws/demand/notice', {
    demand,
    initial: { lastDay: from, reason: '' },
    check: (typed) => checkFilled(typed, ['lastDay', 'reason']),
    toWire: (typed) => ({ lastDay: typed.lastDay, reason: typed.reason.trim(), backMinor: found?.backMinor ?? 0 }),
    onDone,
  })
  const { lastDay } = act.form.values
  const found = lastDay >= from && lastDay < expectedCompletion ? noticeOf(parts, periods.cycle, lastDay) : null
  return (
    <MoveForm needs="demand:confirm" of={act} verb={moveTexts.giveNotice.label[lang]} tone="bad" onCancel={onCancel} blocked={!found}>
      <p className={blocks.quiet}>{s.noticeAbout(periods.noticeDays)}</p>
      <DateField
        description={s.lastDayAbout(formatDate(from, lang), formatDate(expectedCompletion, lang))}
        required
        {...act.field('lastDay', s.lastDay)}
      />
      {found ? (
        <MoneyLines
          currency={currency}
          lines={[
            {
              label: s.lastPeriod(formatDate(parts[found.at]!.startsOn!, lang), formatDate(lastDay, lang)),
              amountMinor: found.amountMinor,
            },
          ]}
          total={{ label: s.noticeBack(found.dropped), amountMinor: found.backMinor }}
        />
      ) : (
        <p className={blocks.blank}>{s.noticeEnter}</p>
      )}
      <ReasonField data-autofocus {...act.field('reason', reason)} />
    </MoveForm>
  )
}

export const giveNotice: MoveScreen = { Dialog, grave: true }
