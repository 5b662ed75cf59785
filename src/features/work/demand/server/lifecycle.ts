import { defineLifecycle } from '../../../../platform/server/data/lifecycle.ts'
import type { Stage } from '../contract/lifecycle.ts'
import type { Move } from '../contract/texts.ts'
import type { DemandMove } from './move.ts'
import { accept } from './moves/accept.ts'
import { acceptCounter } from './moves/acceptCounter.ts'
import { acceptLast } from './moves/acceptLast.ts'
import { acceptOverdue } from './moves/acceptOverdue.ts'
import { acceptPlan } from './moves/acceptPlan.ts'
import { acceptSplit } from './moves/acceptSplit.ts'
import { advance } from './moves/advance.ts'
import { apply } from './moves/apply.ts'
import { approve } from './moves/approve.ts'
import { askCap } from './moves/askCap.ts'
import { askPostpone } from './moves/askPostpone.ts'
import { askSplit } from './moves/askSplit.ts'
import { cancel } from './moves/cancel.ts'
import { cancelPick } from './moves/cancelPick.ts'
import { changeCap } from './moves/changeCap.ts'
import { changeComplete } from './moves/changeComplete.ts'
import { close } from './moves/close.ts'
import { closeOverdue } from './moves/closeOverdue.ts'
import { closeSplit } from './moves/closeSplit.ts'
import { complete } from './moves/complete.ts'
import { confirm } from './moves/confirm.ts'
import { confirmOverdue } from './moves/confirmOverdue.ts'
import { counterBid } from './moves/counterBid.ts'
import { decline } from './moves/decline.ts'
import { declineCounter } from './moves/declineCounter.ts'
import { declinePlan } from './moves/declinePlan.ts'
import { declineSplit } from './moves/declineSplit.ts'
import { edit } from './moves/edit.ts'
import { endUnfunded } from './moves/endUnfunded.ts'
import { fund } from './moves/fund.ts'
import { giveNotice } from './moves/giveNotice.ts'
import { grantPostpone } from './moves/grantPostpone.ts'
import { insistLast } from './moves/insistLast.ts'
import { invite } from './moves/invite.ts'
import { lapseSplit } from './moves/lapseSplit.ts'
import { lowerLast } from './moves/lowerLast.ts'
import { noticeOver } from './moves/noticeOver.ts'
import { orderFunding } from './moves/orderFunding.ts'
import { pick } from './moves/pick.ts'
import { proposePlan } from './moves/proposePlan.ts'
import { proposeSplit } from './moves/proposeSplit.ts'
import { publish } from './moves/publish.ts'
import { reclaim } from './moves/reclaim.ts'
import { reclaimOver } from './moves/reclaimOver.ts'
import { reconsiderBid } from './moves/reconsiderBid.ts'
import { recruitmentOver } from './moves/recruitmentOver.ts'
import { refusePostpone } from './moves/refusePostpone.ts'
import { reject } from './moves/reject.ts'
import { returnWork } from './moves/returnWork.ts'
import { reviseBid } from './moves/reviseBid.ts'
import { start } from './moves/start.ts'
import { startOverdue } from './moves/startOverdue.ts'
import { stateSplit } from './moves/stateSplit.ts'
import { turnDownBid } from './moves/turnDownBid.ts'
import { withdrawApplication } from './moves/withdrawApplication.ts'
import { withdrawCounter } from './moves/withdrawCounter.ts'
import { withdrawPlan } from './moves/withdrawPlan.ts'
import { withdrawSplit } from './moves/withdrawSplit.ts'

/** The lifecycle of a demand (product §2): at each stage, every move that can be made there and where it leads. */
export const demandLifecycle = defineLifecycle('demand', {
  created: { fund: ['created', 'review'], edit: ['created', 'review'], cancel: 'ended' },
  review: { edit: 'review', publish: 'review', approve: 'matching', reject: 'review', cancel: 'ended' },
  matching: {
    pick: 'selected',
    invite: 'matching',
    edit: ['matching', 'review'],
    apply: 'matching',
    reviseBid: 'matching',
    counterBid: 'matching',
    withdrawCounter: 'matching',
    acceptCounter: 'matching',
    declineCounter: 'matching',
    turnDownBid: 'matching',
    reconsiderBid: 'matching',
    withdrawApplication: 'matching',
    cancel: 'ended',
    recruitmentOver: 'ended',
  },
  selected: { start: 'service', decline: 'matching', cancelPick: 'matching', startOverdue: 'matching', cancel: 'ended' },
  service: {
    acceptSplit: ['service', 'acceptance'],
    stateSplit: 'service',
    declineSplit: 'service',
    askSplit: 'service',
    withdrawSplit: 'service',
    proposeSplit: 'service',
    closeSplit: 'service',
    lapseSplit: 'service',
    grantPostpone: 'service',
    refusePostpone: 'service',
    askPostpone: 'service',
    advance: 'service',
    orderFunding: 'service',
    acceptPlan: 'service',
    declinePlan: 'service',
    withdrawPlan: 'service',
    proposePlan: 'service',
    giveNotice: 'service',
    noticeOver: ['complete', 'acceptance'],
    endUnfunded: 'acceptance',
    changeCap: 'service',
    askCap: 'service',
    complete: 'complete',
    reclaim: 'service',
    reclaimOver: 'acceptance',
  },
  complete: {
    acceptSplit: ['complete', 'acceptance'],
    stateSplit: 'complete',
    declineSplit: 'complete',
    askSplit: 'complete',
    withdrawSplit: 'complete',
    proposeSplit: 'complete',
    closeSplit: 'complete',
    lapseSplit: 'complete',
    acceptLast: 'confirmed',
    confirm: 'confirmed',
    returnWork: 'service',
    lowerLast: 'complete',
    insistLast: 'service',
    changeComplete: 'complete',
    confirmOverdue: 'confirmed',
  },
  confirmed: { close: 'acceptance', accept: 'acceptance', acceptOverdue: 'acceptance' },
  acceptance: { close: ['acceptance', 'ended'], closeOverdue: 'ended' },
  ended: {},
} satisfies Record<Stage, Partial<Record<Move, Stage | readonly Stage[]>>>)

/** The moves, each in a file of its own. */
export const demandMoves = {
  fund,
  edit,
  publish,
  approve,
  reject,
  apply,
  reviseBid,
  counterBid,
  withdrawCounter,
  acceptCounter,
  declineCounter,
  turnDownBid,
  reconsiderBid,
  withdrawApplication,
  invite,
  pick,
  start,
  decline,
  cancelPick,
  startOverdue,
  advance,
  orderFunding,
  proposePlan,
  acceptPlan,
  declinePlan,
  withdrawPlan,
  giveNotice,
  noticeOver,
  endUnfunded,
  changeCap,
  askCap,
  askPostpone,
  grantPostpone,
  refusePostpone,
  complete,
  changeComplete,
  confirm,
  lowerLast,
  acceptLast,
  insistLast,
  returnWork,
  askSplit,
  stateSplit,
  withdrawSplit,
  proposeSplit,
  acceptSplit,
  declineSplit,
  closeSplit,
  lapseSplit,
  confirmOverdue,
  accept,
  acceptOverdue,
  close,
  closeOverdue,
  reclaim,
  reclaimOver,
  cancel,
  recruitmentOver,
} satisfies Record<Move, DemandMove<unknown>>
