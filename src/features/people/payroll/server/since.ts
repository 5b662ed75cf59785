import type { Day } from '../../../../platform/contract/day.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { calendarChangesSince } from '../../calendar/server/reads.ts'
import { employmentChangesSince } from '../../employee/server/reads.ts'
import { absencesChangedSince } from './absences.ts'
import type { Subject } from './subjects.ts'

/** Before all days: an edit of a record does not keep from which day on it was otherwise. */
const ALL: Day = '0001-01-01'

/**
 * The first day that a fact without a moment of its own is about, of each employee for whom one changed after their moment: leave, where
 * and from when on they are employed, and holidays. The day may be earlier than the change itself, never later: it decides how many closed
 * periods are looked at again.
 */
export async function changedSince(
  db: Reader,
  companyId: CompanyId,
  subjects: ReadonlyMap<string, Subject>,
  since: ReadonlyMap<string, Temporal.Instant>,
): Promise<Map<string, Day>> {
  const [earliest] = [...since.values()].sort(Temporal.Instant.compare)
  if (!earliest) return new Map()
  const countryOf = (id: string) => subjects.get(id)?.employee.country ?? ''
  const [absences, records, days] = await together(
    () => absencesChangedSince(db, companyId, since),
    () => employmentChangesSince(db, companyId, [...since.keys()], earliest),
    () => calendarChangesSince(db, [...new Set([...since.keys()].map(countryOf))], earliest),
  )
  const later = (at: Temporal.Instant | undefined, moment: Temporal.Instant) => at !== undefined && Temporal.Instant.compare(at, moment) > 0
  return new Map(
    [...since].flatMap(([id, moment]) => {
      const corrected = days.find(({ region, at }) => region === countryOf(id) && later(at, moment))
      const found = [absences.get(id), corrected?.date, later(records.get(id), moment) ? ALL : undefined].filter((day) => day !== undefined)
      const [first] = found.sort()
      return first === undefined ? [] : [[id, first] as const]
    }),
  )
}
