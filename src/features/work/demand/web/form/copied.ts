import { addDays, epochOf } from '../../../../../platform/contract/day.ts'
import type { DemandContent, DemandDetail } from '../../contract/schema.ts'
import { type FormValues, fromDetail } from './values.ts'

/** How a demand is made of an earlier one: the same again, for its provider again, or going on from its last day. */
const copyWays = ['repeat', 'rehire', 'renew'] as const
export type CopyWay = (typeof copyWays)[number]
export const isCopyWay = (text: string | null): text is CopyWay => (copyWays as readonly (string | null)[]).includes(text)

/** What is copied of a demand: what its publisher filled in. */
interface Copied extends DemandContent {
  id: string
  provider: Pick<NonNullable<DemandDetail['provider']>, 'id'> | null
}

/**
 * Fields and plan of an earlier demand, with its days shifted: it begins today, or the day after the last day of what it continues. Nothing
 * is funded by it. A file belongs to one demand, so the attachment is not copied.
 */
export function copiedFrom(demand: Copied, way: CopyWay, now: string): FormValues {
  const before = fromDetail(demand)
  const firstDay = demand.periods?.firstDay ?? demand.weeks?.firstDay ?? before.recruitEnd
  const next = addDays(before.expectedCompletion, 1)
  const by = way === 'renew' ? epochOf(next < now ? now : next) - epochOf(firstDay) : epochOf(now) - epochOf(before.recruitStart)
  const shifted = (day: string) => (day === '' ? '' : addDays(day, by))
  const { plan } = before
  return {
    ...before,
    attachment: null,
    recruitStart: now,
    recruitEnd: shifted(way === 'renew' ? firstDay : before.recruitEnd),
    expectedCompletion: shifted(before.expectedCompletion),
    plan: plan && {
      ...plan,
      milestones: plan.milestones.map((one) => ({ ...one, dueOn: shifted(one.dueOn) })),
      periods: plan.periods && { ...plan.periods, firstDay: shifted(plan.periods.firstDay) },
      weeks: plan.weeks && { ...plan.weeks, firstDay: shifted(plan.weeks.firstDay) },
    },
    copyOf: demand.id,
    continues: way === 'renew' ? 'yes' : '',
    invitesParty: way === 'repeat' ? '' : (demand.provider?.id ?? ''),
  }
}
