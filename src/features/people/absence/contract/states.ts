import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'

/** The states of a leave request, in the order in which it goes through them. */
export const requestStates = {
  draft: { cn: '草稿', en: 'Draft' },
  asked: { cn: '待审批', en: 'Waiting' },
  granted: { cn: '已批准', en: 'Granted' },
  refused: { cn: '未批准', en: 'Refused' },
  withdrawn: { cn: '已撤回', en: 'Withdrawn' },
  cancelled: { cn: '已取消', en: 'Cancelled' },
} as const satisfies Record<string, Pair>
export type RequestState = keyof typeof requestStates
export const requestStateNames = namesOf(requestStates)

/** What people do with a request that exists. */
export const requestMoves = {
  ask: { cn: '提交', en: 'Submit' },
  grant: { cn: '批准', en: 'Grant' },
  refuse: { cn: '不批准', en: 'Refuse' },
  withdraw: { cn: '撤回', en: 'Withdraw' },
  change: { cn: '改期或缩短', en: 'Move or shorten' },
  cancel: { cn: '取消休假', en: 'Cancel the leave' },
} as const satisfies Record<string, Pair>
export type RequestMove = keyof typeof requestMoves
export const requestMoveNames = namesOf(requestMoves)

/** The lines of a request's history. */
export const requestEvents = {
  saved: { cn: '保存草稿', en: 'Draft saved' },
  asked: { cn: '提交申请', en: 'Submitted' },
  granted: { cn: '批准', en: 'Granted' },
  refused: { cn: '不批准', en: 'Refused' },
  withdrawn: { cn: '撤回', en: 'Withdrawn' },
  changed: { cn: '改期或缩短', en: 'Moved or shortened' },
  cancelled: { cn: '取消', en: 'Cancelled' },
  notCounted: { cn: '应重新计算，但余额不足', en: 'Recount due, but the balance is too low' },
  recounted: { cn: '按节假日或排班重新计算', en: 'Counted again, as holidays or working days changed' },
} as const satisfies Record<string, Pair>
export type RequestEvent = keyof typeof requestEvents
export const requestEventNames = namesOf(requestEvents)
