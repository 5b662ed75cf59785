import type { Day } from '../../../../platform/contract/day.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { leaveChangesSince, unusedLeaveOf as unusedIn } from '../../absence/server/reads.ts'
import type { UnusedLeave } from '../contract/engine/snapshot.ts'
import type { PayGroupRow } from './tables.ts'

/** Leave as a run needs it. */

const WHOLE_BPS = 10_000
/** How a group settles unused leave. What was taken in advance counts at one daily wage. */
type UnusedRule = Pick<PayGroupRow, 'unusedPercent' | 'negativeLeave'>
const BPS_OF_PERCENT = 100

/**
 * The first day of what was granted, changed or cancelled after a moment of each employee's own. The day may be earlier than the change
 * itself, never later: it decides how many closed periods are looked at again.
 */
export async function absencesChangedSince(
  db: Reader,
  companyId: CompanyId,
  since: ReadonlyMap<string, Temporal.Instant>,
): Promise<Map<string, Day>> {
  const [earliest] = [...since.values()].sort(Temporal.Instant.compare)
  if (!earliest) return new Map()
  const changes = Map.groupBy(await leaveChangesSince(db, companyId, [...since.keys()], earliest), ({ employeeId }) => employeeId)
  return new Map(
    [...since].flatMap(([id, moment]) => {
      const own = changes.get(id) ?? []
      if (!own.some(({ at }) => Temporal.Instant.compare(at, moment) > 0)) return []
      const [first] = own.map(({ from }) => from).sort()
      return first ? [[id, first] as const] : []
    }),
  )
}

/** Leave that is left over on somebody's last day and has to be paid. */
export async function unusedLeaveOf(
  { db, now }: { db: Reader; now: Temporal.Instant },
  companyId: CompanyId,
  leaving: ReadonlyMap<string, Day>,
  { unusedPercent, negativeLeave }: UnusedRule,
): Promise<Map<string, UnusedLeave[]>> {
  const unused = new Map<string, UnusedLeave[]>()
  for (const [day, people] of Map.groupBy(leaving, ([, on]) => on)) {
    const ids = people.map(([id]) => id)
    for (const [id, types] of await unusedIn(db, companyId, ids, day, now))
      unused.set(
        id,
        types
          .filter(({ hundredths }) => hundredths > 0 || negativeLeave !== 'ignore')
          .map(({ type, hundredths }) => {
            const rateBps = hundredths > 0 ? unusedPercent * BPS_OF_PERCENT : WHOLE_BPS
            return { id: `${id}:${type}`, type, hundredths, rateBps }
          }),
      )
  }
  return unused
}
