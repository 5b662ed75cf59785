import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { ApprovalState } from './states.ts'

export const approvalDictionaries = {
  approvalState: {
    title: { cn: '复核状态', en: 'Approval statuses' },
    items: {
      pending: { cn: '等待复核', en: 'Awaiting approval' },
      approved: { cn: '已通过', en: 'Approved' },
      declined: { cn: '已拒绝', en: 'Declined' },
      withdrawn: { cn: '已撤回', en: 'Withdrawn' },
      expired: { cn: '已过期', en: 'Expired' },
      lapsed: { cn: '已失效', en: 'No longer applies' },
    } satisfies Record<ApprovalState, Pair>,
  },
} satisfies Dictionaries
