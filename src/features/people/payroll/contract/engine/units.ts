import { type Day, dateOf, dayOf, daysIn, epochOf, monthDays, type Span, weekdayAt } from '../../../../../platform/contract/day.ts'
import { type Fraction, fraction, greatest, over } from '../../../../../platform/contract/fraction.ts'
import type { Cycle } from '../../../../../rules/constants.ts'
import { type DayKind, dayKinds, isScheduled } from '../../../calendar/contract/schedule.ts'
import type { SlipUnits } from './slip.ts'
import type { Facts, Method } from './snapshot.ts'

/** Working days of an average month in China: (365 − 104) ÷ 12. A daily wage is base ÷ 21.75. */
const CHINA_DAYS = fraction(87, 4)

/** Months have thirtieths and an average of working days; weeks have not. */
export const methodsOf = (cycle: Cycle): readonly Method[] =>
  cycle === 'monthly' ? ['working', 'calendar', 'thirtieths', 'china'] : ['working', 'calendar']

/** Each day of a period with what it counts. */
export interface UnitTable {
  readonly name: SlipUnits['unit']
  readonly days: readonly { readonly day: Day; readonly kind: DayKind; readonly units: number }[]
  readonly total: number
  /** A period without any working day is counted by days instead. */
  readonly noWorkingDays: boolean
}

/** Facts that share a schedule, such as those of one work pattern in one country, share the table. */
const tables = new WeakMap<Facts['schedule'], Map<string, UnitTable>>()

export function unitTable(facts: Pick<Facts, 'period' | 'method' | 'schedule'>): UnitTable {
  const { period, method, schedule } = facts
  const known = tables.get(schedule) ?? new Map<string, UnitTable>()
  const key = `${method} ${period.from} ${period.to}`
  const table = known.get(key) ?? countUnits(facts)
  tables.set(schedule, known.set(key, table))
  return table
}

function countUnits({ period, method, schedule }: Pick<Facts, 'period' | 'method' | 'schedule'>): UnitTable {
  const kindOf = dayKinds(schedule)
  const first = epochOf(period.from)
  const days = Array.from({ length: daysIn(period) }, (_, index) => {
    const day = dayOf(first + index)
    return { day, kind: kindOf(day, weekdayAt(first + index)) }
  })
  if (method === 'thirtieths') return tableOf('thirtieth', days, ({ day }) => thirtiethsOf(day))
  if (method === 'calendar') return tableOf('day', days, () => 1)
  const byWork = tableOf('workingDay', days, ({ kind }) => (isScheduled(kind) ? 1 : 0))
  return byWork.total > 0 ? byWork : { ...tableOf('day', days, () => 1), noWorkingDays: true }
}

type KindOfDay = { day: Day; kind: DayKind }

function tableOf(name: UnitTable['name'], days: readonly KindOfDay[], count: (day: KindOfDay) => number): UnitTable {
  const counted = days.map((one) => ({ ...one, units: count(one) }))
  return { name, days: counted, total: counted.reduce((all, { units }) => all + units, 0), noWorkingDays: false }
}

/**
 * By how much the index min(date, 30) rises on this day, where the last of February is 30: the 31st counts nothing, 28 February three.
 * Additive: 1–11 January are 11 and 12–31 January are 19.
 */
function thirtiethsOf(day: Day): number {
  const date = dateOf(day)
  if (date > 30) return 0
  return date === monthDays(day) && date < 30 ? 31 - date : 1
}

/** What the base is divided by for an unpaid unit. */
export const absenceDivisor = (method: Method, table: UnitTable): Fraction =>
  method === 'china' ? greatest(CHINA_DAYS, fraction(table.total)) : fraction(table.total)

/** What a day of unused leave is worth: base ÷ 21.75 in China, else base ÷ the units of the period. */
export const dailyWage = (baseMinor: number, method: Method, table: UnitTable): Fraction =>
  over(fraction(baseMinor), method === 'china' ? CHINA_DAYS : fraction(table.total))

/** By paid hours: 09:00–18:00 with an hour of lunch are 8. */
export const hourlyWage = (daily: Fraction, paidHours: number): Fraction => over(daily, fraction(paidHours))

/** A period as it appears in texts and keys. */
export const samePeriod = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to
