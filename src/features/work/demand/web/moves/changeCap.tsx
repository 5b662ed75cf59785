import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { SecondNote, useSentText } from '../../../../base/approval/web/parts.tsx'
import { capChangeOf } from '../../contract/plan/cap.ts'
import { capMost, countedOf } from '../../contract/plan/work.ts'
import { moveTexts } from '../../contract/texts.ts'
import { CapField, capOf } from './fields.tsx'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { t } from './plan-texts.ts'
import { useMoveForm } from './useMoveForm.ts'

/** Shows what moves between wallet and escrow, by the function that the server posts by. */
function Dialog({ demand, say, onDone, onCancel }: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const sent = useSentText()
  const { currency, parts } = demand
  const { unit, now } = capOf(demand)
  const act = useMoveForm('POST /ws/demand/cap', {
    demand,
    initial: { cap: demand.capAsked ?? now },
    toWire: ({ cap }) => ({ cap: Number(cap) }),
    onDone: ({ waits }) => {
      if (waits) say(sent)
      onDone()
    },
  })
  const cap = Number(act.form.values.cap)
  const isCap = Number.isInteger(cap) && cap >= 1 && cap <= capMost[unit]
  const change = isCap ? capChangeOf(parts, countedOf(unit, cap), today()) : null
  const { fundMinor, backMinor, weeks } = change ?? { fundMinor: 0, backMinor: 0, weeks: [] }
  return (
    <MoveForm needs="demand:hosting" of={act} verb={moveTexts.changeCap.label[lang]} onCancel={onCancel} blocked={weeks.length === 0}>
      <p className={blocks.quiet}>{s.capAbout}</p>
      <CapField demand={demand} {...act.field('cap', s.cap)} />
      {weeks.length > 0 && (
        <MoneyLines
          currency={currency}
          lines={[{ label: s.capWeeks(weeks.length), amountMinor: change!.byMinor }]}
          total={{ label: fundMinor >= backMinor ? s.intoEscrow : s.intoWallet, amountMinor: Math.abs(fundMinor - backMinor) }}
        />
      )}
      {fundMinor > 0 && <SecondNote rule={demand.second?.rule} />}
    </MoveForm>
  )
}

export const changeCap: MoveScreen = { Dialog }
