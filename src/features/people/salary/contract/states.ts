import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'

/** For both sides without the schema library. */
export const changeStates = {
  proposed: { cn: '待审批', en: 'Proposed' },
  approved: { cn: '已批准', en: 'Approved' },
  refused: { cn: '未批准', en: 'Refused' },
  withdrawn: { cn: '已撤回', en: 'Withdrawn' },
} as const satisfies Record<string, Pair>
export type ChangeState = keyof typeof changeStates
export const changeStateNames = namesOf(changeStates)
