/** Days of rest of the week, Monday is 1. As offices observe them in 2026; where law and practice differ, the practice. */
const fridaySaturday = ['AF', 'BD', 'BH', 'DZ', 'EG', 'IL', 'IQ', 'JO', 'KW', 'LY', 'MV', 'OM', 'PS', 'QA', 'SA', 'SD', 'SY', 'YE']
const others: Record<string, readonly number[]> = { BN: [5, 7], DJ: [5], IR: [4, 5], NP: [6], SO: [5] }

const SATURDAY_SUNDAY: readonly number[] = [6, 7]
const FRIDAY_SATURDAY: readonly number[] = [5, 6]

export const weekendOf = (region: string): readonly number[] =>
  others[region] ?? (fridaySaturday.includes(region) ? FRIDAY_SATURDAY : SATURDAY_SUNDAY)
