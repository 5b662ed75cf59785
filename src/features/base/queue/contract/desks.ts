/** The console's desks where cases wait, by their names in its menu, and the feature whose writes change how many. */
export const deskFeatures = {
  demandReview: 'demand',
  splits: 'demand',
  companies: 'company',
  persons: 'profile',
  topUps: 'wallet',
  unallocated: 'wallet',
  beanOrders: 'bean',
  withdrawals: 'wallet',
  payrollPayouts: 'payroll',
  approvals: 'approval',
  providerApplications: 'provider',
  providerClaims: 'provider',
  deadContacts: 'provider',
  leads: 'lead',
  partners: 'partner',
  advisories: 'advisory',
  feedback: 'feedback',
  reports: 'moderation',
} as const

export type Desk = keyof typeof deskFeatures
export const desks = Object.keys(deskFeatures) as [Desk, ...Desk[]]

/** A desk with more is answered with this number: nobody counts further. */
export const MOST_COUNTED = 100
