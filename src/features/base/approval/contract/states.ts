export const approvalStates = ['pending', 'approved', 'declined', 'withdrawn', 'expired', 'lapsed'] as const
export type ApprovalState = (typeof approvalStates)[number]

/**
 * Whether something needs a second person: `below` it does not, `needed` it does, `only` it would, but nobody besides the caller holds
 * the right.
 */
export const secondRules = ['below', 'only', 'needed'] as const
export type SecondRule = (typeof secondRules)[number]
