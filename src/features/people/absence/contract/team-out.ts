/** When too many of a team are out: at least two people, and more than a third of those who work that day. */
import type { Day } from '../../../../platform/contract/day.ts'

export const TEAM_OUT_LEAST = 2
export const TEAM_OUT_PART = 3

export interface TeamDay {
  readonly day: Day
  readonly out: number
  /** Those of the team who would work that day. */
  readonly of: number
}

export const isConflict = ({ out, of }: TeamDay): boolean => out >= TEAM_OUT_LEAST && out * TEAM_OUT_PART > of
