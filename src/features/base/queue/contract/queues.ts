/** What people wait for the platform to decide. */
export const queues = [
  'companyVerification',
  'identityVerification',
  'demandReview',
  'topUp',
  'payout',
  'beanOrder',
  'listing',
  'deadContact',
  'partnerApplication',
  'feedback',
] as const
export type Queue = (typeof queues)[number]
