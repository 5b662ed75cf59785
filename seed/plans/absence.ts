import type { Half } from '../../src/features/people/absence/contract/schema.ts'
import { takeInHistory } from '../../src/features/people/absence/server/history.ts'
import { joined } from '../../src/features/people/absence/server/leaving.ts'
import { askForLeave } from '../../src/features/people/absence/server/requests.ts'
import { ensureTypes } from '../../src/features/people/absence/server/types.ts'
import { EMPLOYED, type EmployeeState } from '../../src/features/people/employee/contract/employee.ts'
import { type EmployeeRow, employeesIn } from '../../src/features/people/employee/server/reads.ts'
import { addDays, type Day, weekdayOf } from '../../src/platform/contract/day.ts'
import { today } from '../../src/platform/server/clock.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { companyOf } from '../../src/platform/server/wire/actor.ts'
import { BOOKS_ZONE } from '../../src/rules/constants.ts'
import type { EmployeeSpec } from '../data/employees.ts'
import type { Cast, Scene } from '../engine/scene.ts'
import { dice } from '../engine/time.ts'

/** Before anybody is employed, so that leave is counted from two years back. */
const TYPES_AT = 156
/** After all of them are. */
const WAITING_AT = 0.3
const YEARS_BACK = 2

/**
 * Langong's leave: two years of it for those who are employed there, some that is going on and to come, requests that wait, and one week in
 * which too many of a team want to be away.
 */
export function planAbsence(scene: Scene): void {
  scene.plan(TYPES_AT, () => scene.do(scene.company('langong').owner, (act) => openTypes(act)))
  scene.plan(WAITING_AT, () => scene.do(scene.person('langong.hr'), (act) => waiting(act)))
}

const openTypes = (act: Act) => ensureTypes(act, companyOf(act.actor), firstYear(act))
const firstYear = ({ now }: Act): number => now.toZonedDateTimeISO(BOOKS_ZONE).year - YEARS_BACK

/** Somebody as their leave is made up: leave ends with their last day. */
interface Person {
  spec: EmployeeSpec
  nth: number
}

/** All leave of new records, past and agreed on, before they are employed: payroll reads each day of it once it has come. */
export async function leaveHistory(act: Act, scene: Scene, ids: readonly string[], people: readonly Person[]): Promise<void> {
  const companyId = companyOf(act.actor)
  const status: EmployeeState = EMPLOYED
  const rows = new Map((await employeesIn(act.db, companyId, { ids })).map((row) => [row.id, { ...row, status }]))
  const types = await ensureTypes(act, companyId)
  const setting = { decider: scene.company('langong').owner, act, day0: scene.days.today }
  const leaves = people.flatMap((person, at) => {
    const row = rows.get(ids[at] ?? '')
    return row ? leavesOf(row, person, setting) : []
  })
  await takeInHistory(act, companyId, [...rows.values()], types, leaves)
}

/** Away today and next week, whatever the dice say. */
const certain: Record<string, readonly [type: string, from: number, more: number]> = {
  'Jürgen Öttl': ['annual', -2, 5],
  陳凱琳: ['sick', 0, 1],
  'Agnieszka Wróblewska': ['annual', -1, 2],
  覃朗: ['casual', 0, 0],
  'Rohan Kulkarni': ['annual', 5, 6],
  '佐伯 遥香': ['annual', 4, 2],
  梁堃: ['annual', 6, 3],
}

interface Setting {
  decider: Cast
  act: Act
  /** The day on which the world begins for its users. */
  day0: Temporal.PlainDate
}

/** By the same dice at every start. */
function leavesOf(employee: EmployeeRow, { spec, nth }: Person, setting: Setting) {
  const { day0 } = setting
  const random = dice(4_000 + nth)
  const below = (n: number) => Math.floor(random() * n)
  const made = (type: string, from: Day, more: number, half = false) => leave(employee, type, from, more, half, setting)
  const start = [employee.contractStart ?? '', `${day0.year - YEARS_BACK}-01-08`].sort()[1] ?? ''
  const last = spec.leavesIn ?? (spec.leftAgo === undefined ? 53 : -spec.leftAgo)
  const end = day0.add({ days: last - 8 }).toString()
  const leaves: ReturnType<typeof leave>[] = []
  for (let day = addDays(start, 20 + below(60)); day < end; day = addDays(day, 30 + below(75))) {
    const from = workingDay(employee, day)
    const kind = random()
    if (kind < 0.5) leaves.push(made('annual', from, 1 + below(6), random() < 0.25))
    else if (kind < 0.8) leaves.push(made('sick', from, below(2), random() < 0.2))
    else if (kind < 0.92) leaves.push(made('casual', from, 0, random() < 0.5))
    else leaves.push(made('unpaid', from, below(3)))
  }
  // One in twenty is a parent for a while.
  if (nth % 20 === 7) leaves.push(made('parental', addDays(end, -110 - below(60)), 97))
  const fixed = certain[spec.name]
  const [type, ahead, more] = fixed ?? ['', 0, 0]
  const sure = fixed && made(type, workingDay(employee, day0.add({ days: ahead }).toString()), more)
  const others = sure ? leaves.filter(({ from, to }) => to < sure.from || from > sure.to) : leaves
  return [...others, ...(sure ? [sure] : [])].sort((a, b) => (a.from < b.from ? -1 : 1))
}

const notes: Record<string, string> = { sick: '感冒发烧', casual: '办理证件', unpaid: '家中事务' }

function leave(employee: EmployeeRow, type: string, from: Day, more: number, half: boolean, { decider, act, day0 }: Setting) {
  const to = addDays(from, more)
  const halves: Half[] = half ? [{ day: to, part: more % 2 === 0 ? 'afternoon' : 'morning' }] : []
  const yesterday = addDays(day0.toString(), -1)
  const at = (day: Day, plainTime: string) =>
    Temporal.PlainDate.from(day < yesterday ? day : yesterday)
      .toZonedDateTime({ timeZone: BOOKS_ZONE, plainTime })
      .toInstant()
  return {
    ...{ employeeId: employee.id, type, from, to, halves, note: notes[type] ?? '' },
    ...{ askedBy: act.actor.accountId, decidedBy: decider.accountId },
    askedAt: at(addDays(from, type === 'sick' ? 0 : -10), '09:40'),
    decidedAt: at(addDays(from, type === 'sick' ? 0 : -9), '16:20'),
  }
}

const workingDay = ({ workDays }: EmployeeRow, day: Day): Day => {
  for (let nth = 0; nth < 7; nth++) if (workDays.includes(weekdayOf(addDays(day, nth)))) return addDays(day, nth)
  return day
}

/** Requests for the weeks to come. In the largest team so many want the same week that it would be short. */
async function waiting(act: Act): Promise<void> {
  const companyId = companyOf(act.actor)
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
    await act.tx.transaction(async (tx) => askForLeave({ ...act, tx, db: tx }, { form })).catch(() => undefined)
  }
}

const nextMonday = (day: Day): Day => addDays(day, (8 - weekdayOf(day)) % 7)
