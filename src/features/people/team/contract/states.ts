import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'

/** What becomes of an invitation. */
export const invitationStateNames = {
  open: { cn: '待接受', en: 'Open' },
  accepted: { cn: '已加入', en: 'Accepted' },
  declined: { cn: '已婉拒', en: 'Declined' },
  revoked: { cn: '已撤回', en: 'Revoked' },
  expired: { cn: '已过期', en: 'Expired' },
} as const satisfies Record<string, Pair>
export type InvitationState = keyof typeof invitationStateNames
export const invitationStates = namesOf(invitationStateNames)
