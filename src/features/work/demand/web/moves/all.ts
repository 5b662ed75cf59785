import type { Move } from '../../contract/texts.ts'
import { acceptCounter } from './acceptCounter.tsx'
import { advance } from './advance.tsx'
import { acceptPlan, declinePlan, withdrawPlan } from './answerPlan.tsx'
import { apply } from './apply.tsx'
import { askCap } from './askCap.tsx'
import { askPostpone } from './askPostpone.tsx'
import { cancel } from './cancel.tsx'
import { changeCap } from './changeCap.tsx'
import { changeComplete } from './changeComplete.tsx'
import { close } from './close.tsx'
import { complete } from './complete.tsx'
import { confirm } from './confirm.tsx'
import { decline } from './decline.tsx'
import { declineCounter } from './declineCounter.tsx'
import { edit } from './edit.ts'
import { endUnfunded } from './endUnfunded.tsx'
import { fund } from './fund.ts'
import { giveNotice } from './giveNotice.tsx'
import { grantPostpone } from './grantPostpone.tsx'
import { acceptLast } from './lastPart.ts'
import type { MoveScreen } from './move.ts'
import { orderFunding } from './orderFunding.tsx'
import { acceptOverdue, closeOverdue, confirmOverdue, reclaimOver, recruitmentOver, startOverdue } from './overdue.ts'
import { pick } from './pick.ts'
import { proposePlan } from './proposePlan.tsx'
import { publish } from './publish.tsx'
import { reclaim } from './reclaim.tsx'
import { refusePostpone } from './refusePostpone.tsx'
import { returnWork } from './returnWork.tsx'
import { reviseBid } from './reviseBid.tsx'
import { acceptSplit, askSplit, declineSplit, stateSplit, withdrawSplit } from './split.tsx'
import { start } from './start.tsx'
import { withdrawApplication } from './withdrawApplication.tsx'

/** What screens need of every move. `{}`: it has a screen of its own, or is made in the operator's console. */
export const moveScreens: Record<Move, MoveScreen> = {
  fund,
  edit,
  publish,
  approve: {},
  reject: {},
  apply,
  reviseBid,
  withdrawApplication,
  counterBid: {},
  withdrawCounter: {},
  acceptCounter,
  declineCounter,
  turnDownBid: {},
  reconsiderBid: {},
  invite: {},
  pick,
  start,
  decline,
  cancelPick: {},
  startOverdue,
  advance,
  orderFunding,
  proposePlan,
  acceptPlan,
  declinePlan,
  withdrawPlan,
  giveNotice,
  noticeOver: {},
  endUnfunded,
  changeCap,
  askCap,
  askPostpone,
  grantPostpone,
  refusePostpone,
  complete,
  changeComplete,
  confirm,
  lowerLast: {},
  acceptLast,
  insistLast: {},
  returnWork,
  askSplit,
  stateSplit,
  withdrawSplit,
  proposeSplit: {},
  acceptSplit,
  declineSplit,
  closeSplit: {},
  lapseSplit: {},
  confirmOverdue,
  accept: {},
  acceptOverdue,
  close,
  closeOverdue,
  reclaim,
  reclaimOver,
  cancel,
  recruitmentOver,
}
