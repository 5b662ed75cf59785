import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { PlanChangeTable } from '../parts-panel/PlanChange.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { Plain } from './Plain.tsx'
import { t } from './plan-texts.ts'
import { Reasoned } from './Reasoned.tsx'
import { t as words } from './texts.ts'

/** The other side sees old beside new once more, with the money of both. */
function Accept(props: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { planChange, currency } = props.demand
  return (
    <Plain
      needs={['demand:accept', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/plan/accept"
      about={s.acceptPlanAbout}
      verb={moveTexts.acceptPlan.label[lang]}
    >
      {planChange && <PlanChangeTable change={planChange} currency={currency} />}
    </Plain>
  )
}

function Decline(props: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const { reason } = useTexts(words)
  const verb = moveTexts.declinePlan.label[lang]
  return (
    <Reasoned
      needs={['demand:accept', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/plan/decline"
      about={s.declinePlanAbout}
      label={reason}
      verb={verb}
    />
  )
}

function Withdraw(props: DialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const verb = moveTexts.withdrawPlan.label[lang]
  return (
    <Plain
      needs={['demand:accept', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/plan/withdraw"
      about={s.withdrawPlanAbout}
      verb={verb}
    />
  )
}

export const acceptPlan: MoveScreen = { Dialog: Accept, why: (_demand, { s }) => s.planChange }
export const declinePlan: MoveScreen = { Dialog: Decline }
export const withdrawPlan: MoveScreen = { Dialog: Withdraw }
