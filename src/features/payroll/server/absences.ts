import type { Day, Span } from '../../../platform/contract/day.ts'
import type { Reader } from '../../../platform/server/database.ts'
import type { Absence, UnusedLeave } from '../contract/engine/snapshot.ts'

/**
 * What payroll needs of the absence feature, which is not there yet: until it is, nobody is absent. Each function becomes an import of its
 * reads.
 */

/** A granted leave, or an absence that was recorded without one, in stretches of equal parts of a day. */
export interface GrantedAbsence extends Absence {
  /** When it was granted, moved or cancelled last: later than a slip, it changes what its period should have paid. */
  readonly knownAt: Temporal.Instant
}

/** What is granted and meets the stretch, by employee. Cancelled ones are missing. */
export async function absencesOf(_db: Reader, _employeeIds: readonly string[], _span: Span): Promise<Map<string, GrantedAbsence[]>> {
  return new Map()
}

/** The first day of what was granted, changed or cancelled after a moment, by employee. */
export async function absencesChangedSince(_db: Reader, _since: ReadonlyMap<string, Temporal.Instant>): Promise<Map<string, Day>> {
  return new Map()
}

/** Of these employees, those with a request for leave in the stretch that nobody has decided. */
export async function undecidedLeave(_db: Reader, _employeeIds: readonly string[], _span: Span): Promise<Set<string>> {
  return new Set()
}

/** Leave that is left over on somebody's last day and has to be paid. */
export async function unusedLeaveOf(_db: Reader, _leaving: ReadonlyMap<string, Day>): Promise<Map<string, UnusedLeave[]>> {
  return new Map()
}
