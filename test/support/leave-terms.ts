import type { Terms } from '../../src/features/people/absence/contract/settle.ts'

/** Annual leave as most companies have it, in hundredths of a day. */
export const leaveTerms = (part: Partial<Terms>): Terms => ({
  yearHundredths: 1_500,
  accrual: 'year',
  stepHundredths: 1,
  proRata: 'months',
  carry: { limitHundredths: 500, togetherHundredths: null, days: 90 },
  employed: { from: '2020-01-01', to: null },
  contract: 1,
  fromYear: 2026,
  ...part,
})
