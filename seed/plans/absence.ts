import type { Half } from '../../src/features/absence/contract/schema.ts'
import { takeInHistory } from '../../src/features/absence/server/history.ts'
import { joined } from '../../src/features/absence/server/leaving.ts'
import { ask } from '../../src/features/absence/server/requests.ts'
import { ensureTypes } from '../../src/features/absence/server/types.ts'
import { EMPLOYED } from '../../src/features/employee/contract/employee.ts'
import { type EmployeeRow, employeesIn } from '../../src/features/employee/server/reads.ts'
import { addDays, type Day, weekdayOf } from '../../src/platform/contract/day.ts'
import { today } from '../../src/platform/server/clock.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { BOOKS_ZONE } from '../../src/rules/constants.ts'
import type { Cast, Scene } from '../engine/scene.ts'
import { dice } from '../engine/time.ts'

/** Before anybody is employed, so that leave is counted from two years back. */
const TYPES_AT = 43
/** After all of them are. */
const LEAVE_AT = 0.4
const YEARS_BACK = 2

/**
 * Langong's leave: two years of it for whoever is employed there, some that is going on and to come, requests that wait, and one week in
 * which too many of a team want to be away.
 */
export function planAbsence(scene: Scene): void {
  scene.plan(TYPES_AT, () => scene.do(scene.company('langong').owner, (act) => openTypes(act)))
  scene.plan(LEAVE_AT, () => scene.do(scene.person('langong.hr'), (act) => past(act, scene)))
  scene.plan(LEAVE_AT - 0.1, () => scene.do(scene.person('langong.hr'), (act) => waiting(act)))
}

const companyOf = (act: Act): string => act.actor.companyId ?? ''
const openTypes = (act: Act) => ensureTypes(act, companyOf(act), firstYear(act))
const firstYear = ({ now }: Act): number => now.toZonedDateTimeISO(BOOKS_ZONE).year - YEARS_BACK

async function past(act: Act, scene: Scene): Promise<void> {
  const companyId = companyOf(act)
  const employees = await employeesIn(act.db, companyId, { statuses: [EMPLOYED] })
  const types = await ensureTypes(act, companyId)
  const { owner } = scene.company('langong')
  const leaves = employees.flatMap((employee, nth) => leavesOf(employee, nth, act, owner))
  if (leaves.length > 0) await takeInHistory(act, companyId, employees, types, leaves)
}

/** By the same dice at every start. */
function leavesOf(employee: EmployeeRow, nth: number, act: Act, decider: Cast) {
  const random = dice(4_000 + nth)
  const below = (n: number) => Math.floor(random() * n)
  const start = [employee.contractStart ?? '', `${firstYear(act)}-01-08`].sort()[1] ?? ''
  const end = addDays(today(act.now), 45)
  const made: ReturnType<typeof leave>[] = []
  for (let day = addDays(start, 20 + below(60)); day < end; day = addDays(day, 30 + below(75))) {
    const from = workingDay(employee, day)
    const kind = random()
    if (kind < 0.5) made.push(leave(employee, 'annual', from, 1 + below(6), random() < 0.25, decider, act))
    else if (kind < 0.8) made.push(leave(employee, 'sick', from, below(2), random() < 0.2, decider, act))
    else if (kind < 0.92) made.push(leave(employee, 'casual', from, 0, random() < 0.5, decider, act))
    else made.push(leave(employee, 'unpaid', from, below(3), false, decider, act))
  }
  // One in twenty is a parent for a while.
  if (nth % 20 === 7) made.push(leave(employee, 'parental', addDays(end, -110 - below(60)), 97, false, decider, act))
  return made.sort((a, b) => (a.from < b.from ? -1 : 1))
}

const notes: Record<string, string> = { sick: '感冒发烧', casual: '办理证件', unpaid: '家中事务' }

function leave(employee: EmployeeRow, type: string, from: Day, more: number, half: boolean, decider: Cast, act: Act) {
  const to = addDays(from, more)
  const halves: Half[] = half ? [{ day: to, part: more % 2 === 0 ? 'afternoon' : 'morning' }] : []
  const before = (days: number) => {
    const at = Temporal.PlainDate.from(from).subtract({ days }).toZonedDateTime({ timeZone: BOOKS_ZONE, plainTime: '10:20' }).toInstant()
    return Temporal.Instant.compare(at, act.now) > 0 ? act.now.subtract({ hours: days }) : at
  }
  const early = type === 'sick' ? 0 : 9
  return {
    ...{
      employeeId: employee.id,
      type,
      from,
      to,
      halves,
      note: notes[type] ?? '',
      askedBy: act.actor.accountId,
      decidedBy: decider.accountId,
    },
    askedAt: before(early + 1),
    decidedAt: before(early),
  }
}

const workingDay = ({ workDays }: EmployeeRow, day: Day): Day => {
  for (let nth = 0; nth < 7; nth++) if (workDays.includes(weekdayOf(addDays(day, nth)))) return addDays(day, nth)
  return day
}

/** Requests for the weeks to come. In the largest team so many want the same week that it would be short. */
async function waiting(act: Act): Promise<void> {
  const companyId = companyOf(act)
  const employees = await employeesIn(act.db, companyId, { statuses: [EMPLOYED] })
  for (const employee of employees) await joined(act, employee)
  const teams = [...Map.groupBy(employees, ({ teamId }) => teamId)].filter(([id]) => id !== null)
  const largest = teams.sort(([, a], [, b]) => b.length - a.length)[0]?.[1] ?? []
  const monday = nextMonday(addDays(today(act.now), 14))
  const crowd = largest.slice(0, Math.floor(largest.length / 3) + 1)
  const others = employees.filter((employee) => !crowd.includes(employee)).slice(3, 7)
  for (const [nth, employee] of [...crowd, ...others].entries()) {
    const from = nth < crowd.length ? addDays(monday, nth % 2) : addDays(monday, 7 * (nth - crowd.length) + 2)
    const form = {
      employeeId: employee.id,
      type: 'annual',
      from,
      to: addDays(from, nth % 3),
      halves: [],
      note: nth === 0 ? '孩子放假' : '',
    }
    // Somebody may be away then already, or have nothing left: the others are enough.
    await act.tx.transaction(async (tx) => ask({ ...act, tx, db: tx }, { form })).catch(() => undefined)
  }
}

const nextMonday = (day: Day): Day => addDays(day, (8 - weekdayOf(day)) % 7)
