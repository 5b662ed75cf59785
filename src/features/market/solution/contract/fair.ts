/** When the work for a fair begins and when it should be done, in months before the opening day. The drawing and the article use these. */
export const fairMonths = {
  booth: [12, 10],
  builder: [9, 6],
  visa: [4, 2],
  meetings: [4, 0],
  freight: [3, 0.5],
} as const satisfies Record<string, readonly [from: number, to: number]>

/** Working days after the closing day until whom one met hears from us. */
export const FAIR_FOLLOW_UP_DAYS = 3
