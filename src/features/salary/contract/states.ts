/** For both sides without the schema library. */
export const changeStateNames = ['proposed', 'approved', 'refused', 'withdrawn'] as const
export type ChangeState = (typeof changeStateNames)[number]
export type { ChangeRow } from './schema.ts'
