import type { z } from 'zod'
import { amountText } from '../../../../platform/contract/amount.ts'
import type { Page } from '../../../../platform/contract/page.ts'
import { today } from '../../../../platform/server/clock.ts'
import { together } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { LUNCH_MINUTES } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { teamNames, teamsOf } from '../../team/server/reads.ts'
import type { EmployeeListRow } from '../contract/answers.ts'
import type { employeeCalls } from '../contract/calls.ts'
import { BULK_MOST, PICK_MOST } from '../contract/columns.ts'
import { type Flag, flagNames, LEFT } from '../contract/employee.ts'
import { gradeKey, gradesIn } from '../contract/grade.ts'
import type { ListFilter } from '../contract/schema.ts'
import { flagRules, flagsOf, type Today } from './flags.ts'
import { type BasePay, onLeaveToday, payInForce } from './hooks.ts'
import { searchedWords } from './spelling.ts'
import { type EmployeeRow, employee } from './tables.ts'

type Input<K extends keyof typeof employeeCalls> = z.output<(typeof employeeCalls)[K]['input']>

/** Today in the books, and who is on leave. */
export async function todayOf(look: Look): Promise<Today> {
  const day = today(look.now)
  const onLeave: string[] = []
  for (const asked of look.services.hooks.of(onLeaveToday).values()) onLeave.push(...(await asked(look.db, companyOf(look.actor), day)))
  return { day, companyId: companyOf(look.actor), onLeave }
}

/** Contract, contact and flags: for those who keep records, and for those who pay by them. */
export const seesRecords = ({ actor }: Pick<Look, 'actor'>): boolean => actor.holds('people:edit') || actor.holds('pay:view')

const conditionOf = (look: Look, filter: ListFilter, now: Today): SQL | undefined =>
  and(
    eq(employee.companyId, companyOf(look.actor)),
    ...searchedWords(filter.search).map((word) => contains(employee.searchText, word)),
    filter.status === undefined ? undefined : sql`${employee.status} = ${filter.status}`,
    filter.teamId === undefined ? undefined : filter.teamId === 'none' ? isNull(employee.teamId) : eq(employee.teamId, filter.teamId),
    filter.country === undefined ? undefined : eq(employee.country, filter.country),
    filter.grade ? (seesRecords(look) ? hasGrade(filter.grade) : sql`false`) : undefined,
    // Those who only know the directory see who is on leave, and no other flag.
    filter.flag === undefined ? undefined : filter.flag === 'onLeave' || seesRecords(look) ? flagRules(now)[filter.flag] : sql`false`,
  )

const sorted = {
  name: employee.sortName,
  number: employee.number,
  status: employee.status,
  country: employee.country,
  contractStart: employee.contractStart,
  contractEnd: employee.contractEnd,
  createdAt: employee.createdAt,
} as const
/** An order shows its values: by these only for those who see them, for others by name. */
const ofRecords: readonly (keyof typeof sorted)[] = ['contractStart', 'contractEnd', 'createdAt']

export async function listEmployees(look: Look, input: Input<'GET /ws/employee/list'>): Promise<Page<EmployeeListRow>> {
  const now = await todayOf(look)
  const where = conditionOf(look, input, now)
  const column = ofRecords.includes(input.column) && !seesRecords(look) ? 'name' : input.column
  return paged(input, {
    rows: look.db
      .select()
      .from(employee)
      .where(where)
      .orderBy(...inOrder(input.order, sorted[column], employee.sortName, employee.id)),
    total: look.db.$count(employee, where),
    map: (rows) => rowsFor(look, rows, now),
  })
}

export async function rowsFor(look: Look, rows: readonly EmployeeRow[], now: Today): Promise<EmployeeListRow[]> {
  const companyId = companyOf(look.actor)
  const away = new Set(now.onLeave)
  const [records, pay] = [seesRecords(look), look.actor.holds('pay:view')]
  const ids = rows.map((row) => row.id)
  const [teams, managers, flags, inForce] = await together(
    () =>
      teamNames(
        look.db,
        companyId,
        rows.flatMap((row) => row.teamId ?? []),
      ),
    () => (records ? managersOf(look, rows) : new Map<string, string>()),
    () => (records ? flagsOf(look.db, now, ids) : new Map<string, Flag[]>()),
    () => (pay ? payOn(look, ids, now.day) : new Map<string, BasePay>()),
  )
  const named = (id: string | null, names: ReadonlyMap<string, string>) => (id === null ? null : { id, name: names.get(id) ?? '' })
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    latinName: row.latinName,
    status: row.status,
    team: named(row.teamId, teams),
    jobTitle: row.jobTitle,
    country: row.country ? namedArea(row.country) : null,
    subdivision: row.subdivision ? namedArea(row.subdivision) : null,
    onLeave: away.has(row.id),
    flags: records ? (flags.get(row.id) ?? []) : null,
    inner: records ? innerOf(row, named(row.managerId, managers)) : null,
    pay: pay ? payTexts(inForce.get(row.id) ?? row) : null,
  }))
}

const payTexts = ({
  cycle,
  currency,
  baseMinor,
}: Pick<EmployeeRow, 'cycle' | 'currency' | 'baseMinor'>): NonNullable<EmployeeListRow['pay']> => ({
  cycle: cycle ?? '',
  currency: currency ?? '',
  basePay: baseMinor === null || !currency ? '' : amountText(baseMinor, currency),
})

async function payOn(look: Look, ids: readonly string[], day: string): Promise<Map<string, BasePay>> {
  const found = new Map<string, BasePay>()
  for (const asked of look.services.hooks.of(payInForce).values())
    for (const [id, pay] of await asked(look.db, ids, day)) found.set(id, pay)
  return found
}

function innerOf(row: EmployeeRow, manager: { id: string; name: string } | null): EmployeeListRow['inner'] {
  const { dayStartMinute: from, dayEndMinute: to } = row
  return {
    manager,
    grade: row.grade,
    contractStart: row.contractStart,
    contractEnd: row.contractEnd,
    probationEnd: row.probationEnd,
    serviceFrom: row.serviceFrom,
    email: row.email,
    phone: row.phone && `+${row.areaCode} ${row.phone}`,
    zone: row.zone,
    paidMinutes: from === null || to === null ? null : to - from - LUNCH_MINUTES,
    leaveDays: daysText(row.leaveHundredths),
    leaveOn: row.leaveOn,
  }
}

/** Hundredths of a day as people write them: 1550 → "15.5". */
const daysText = (hundredths: number | null): string => (hundredths === null ? '' : String(hundredths / 100))

async function managersOf(look: Look, rows: readonly EmployeeRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap((row) => row.managerId ?? [])
  if (ids.length === 0) return new Map()
  const found = await look.db
    .select({ id: employee.id, name: employee.name })
    .from(employee)
    .where(and(eq(employee.companyId, companyOf(look.actor)), inArray(employee.id, [...new Set(ids)])))
  return new Map(found.map(({ id, name }) => [id, name]))
}

export async function countsOf(look: Look, filter: ListFilter) {
  const now = await todayOf(look)
  const rules = flagRules(now)
  const shown = flagNames.filter((flag) => flag === 'onLeave' || seesRecords(look))
  const columns = shown.map((flag) => sql`count(*) filter (where ${rules[flag]}) as ${sql.identifier(flag)}`)
  const states = [0, 1, 2, 3, 4].map(
    (state) => sql`count(*) filter (where ${employee.status} = ${state}) as ${sql.identifier(`s${state}`)}`,
  )
  const { rows } = await look.db.execute<Record<string, number>>(
    sql`select count(*) as total, ${sql.join([...states, ...columns], sql`, `)} from ${employee} where ${conditionOf(look, filter, now)}`,
  )
  const [counted = {}] = rows
  return {
    all: counted['total'] ?? 0,
    byStatus: Object.fromEntries([0, 1, 2, 3, 4].map((state) => [String(state), counted[`s${state}`] ?? 0])),
    byFlag: Object.fromEntries(shown.map((flag) => [flag, counted[flag] ?? 0])),
  }
}

export async function idsOf(look: Look, filter: ListFilter) {
  const where = conditionOf(look, filter, await todayOf(look))
  const [rows, total] = await together(
    () =>
      look.db.select({ id: employee.id }).from(employee).where(where).orderBy(asc(employee.sortName), asc(employee.id)).limit(BULK_MOST),
    () => look.db.$count(employee, where),
  )
  return { ids: rows.map(({ id }) => id), total }
}

/** The same grade as `gradeKey` compares it. */
const hasGrade = (grade: string): SQL => sql`lower(normalize(${employee.grade}, NFKC)) = ${gradeKey(grade)}`

export async function choicesOf(look: Look) {
  const places = await look.db
    .selectDistinct({ code: employee.country, grade: employee.grade })
    .from(employee)
    .where(eq(employee.companyId, companyOf(look.actor)))
  const codes = [...new Set(places.map(({ code }) => code))].filter(Boolean).sort()
  const teams = (await teamsOf(look)).filter((team) => !team.archived).map(({ id, name }) => ({ id, name }))
  return { teams, countries: codes.map(namedArea), grades: seesRecords(look) ? gradesIn(places.map(({ grade }) => grade)) : [] }
}

export function findEmployees(look: Look, { search, not }: Input<'GET /ws/employee/find'>) {
  return look.db
    .select({
      id: employee.id,
      number: employee.number,
      name: employee.name,
      latinName: employee.latinName,
      jobTitle: employee.jobTitle,
    })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyOf(look.actor)),
        ne(employee.status, LEFT),
        not ? ne(employee.id, not) : undefined,
        ...searchedWords(search).map((word) => contains(employee.searchText, word)),
      ),
    )
    .orderBy(asc(employee.sortName), asc(employee.id))
    .limit(PICK_MOST)
}
