/** How somebody proves that an entry is theirs: a code to its listed contact, or its licence, which an operator looks up. */
export const claimWays = ['email', 'sms', 'licence'] as const
export type ClaimWay = (typeof claimWays)[number]
export const claimStates = ['waiting', 'approved', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]
