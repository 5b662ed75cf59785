import { amountText, digitsOf, parseAmount, type WageCurrency } from '../../../../platform/contract/amount.ts'
import { and, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { type Fields, fieldError, Refusal } from '../../../../platform/server/wire/refusal.ts'
import { PAY_MAX_MINOR } from '../../../../rules/constants.ts'
import { normalPhone } from '../../../base/account/contract/phone.ts'
import { findArea, regionCodes } from '../../../base/area/server/reads.ts'
import { mustBeTeam } from '../../team/server/reads.ts'
import { CREATING, EMPLOYED, type EmployeeField } from '../contract/employee.ts'
import { betweenFields, clockOf, type EmployeeChange, minuteOf } from '../contract/schema.ts'
import { isZone } from './days.ts'
import { isDivided } from './required.ts'
import { type EmployeeRow, employee } from './tables.ts'

/** The columns that the form fills in. */
type Columns = Pick<
  EmployeeRow,
  | 'name'
  | 'latinName'
  | 'teamId'
  | 'managerId'
  | 'country'
  | 'subdivision'
  | 'address'
  | 'email'
  | 'areaCode'
  | 'phone'
  | 'zone'
  | 'jobTitle'
  | 'grade'
  | 'jobDescription'
  | 'contractStart'
  | 'contractEnd'
  | 'probationEnd'
  | 'serviceFrom'
  | 'workDays'
  | 'dayStartMinute'
  | 'dayEndMinute'
  | 'cycle'
  | 'currency'
  | 'baseMinor'
  | 'leaveHundredths'
>

export const emptyColumns: Columns = {
  name: '',
  latinName: '',
  teamId: null,
  managerId: null,
  country: '',
  subdivision: '',
  address: '',
  email: '',
  areaCode: '',
  phone: '',
  zone: '',
  jobTitle: '',
  grade: '',
  jobDescription: '',
  contractStart: null,
  contractEnd: null,
  probationEnd: null,
  serviceFrom: null,
  workDays: [],
  dayStartMinute: null,
  dayEndMinute: null,
  cycle: null,
  currency: null,
  baseMinor: null,
  leaveHundredths: null,
}

/** The wire's name of each column. */
const wireNames: Record<keyof Columns, EmployeeField> = {
  name: 'name',
  latinName: 'latinName',
  teamId: 'teamId',
  managerId: 'managerId',
  country: 'country',
  subdivision: 'subdivision',
  address: 'address',
  email: 'email',
  areaCode: 'areaCode',
  phone: 'phone',
  zone: 'zone',
  jobTitle: 'jobTitle',
  grade: 'grade',
  jobDescription: 'jobDescription',
  contractStart: 'contractStart',
  contractEnd: 'contractEnd',
  probationEnd: 'probationEnd',
  serviceFrom: 'serviceFrom',
  workDays: 'workDays',
  dayStartMinute: 'dayStart',
  dayEndMinute: 'dayEnd',
  cycle: 'cycle',
  currency: 'currency',
  baseMinor: 'basePay',
  leaveHundredths: 'leaveDays',
}

/** The row as the form names it: what "changed" means. */
const same = (a: unknown, b: unknown): boolean => (Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b)

/** Names of the fields that differ. */
export const changedFields = (before: Columns, after: Columns): EmployeeField[] =>
  (Object.keys(wireNames) as (keyof Columns)[]).filter((column) => !same(before[column], after[column])).map((column) => wireNames[column])

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'))

interface Before extends Columns {
  /** Null for a new employee. */
  id: string | null
  companyId: CompanyId
  status: number
  leaveOn: string | null
}

/** The columns after a change. What is wrong is added to `wrong` by field; then the columns are not to be used. */
export async function columnsAfter(act: Act, before: Before, change: EmployeeChange, wrong: Fields): Promise<Columns> {
  const said = change
  const day = (typed: string | undefined, kept: string | null) => (typed === undefined ? kept : typed || null)
  const minute = (typed: string | undefined, kept: number | null) => (typed === undefined ? kept : typed ? minuteOf(typed) : null)
  const after: Columns = {
    name: said.name ?? before.name,
    latinName: said.latinName ?? before.latinName,
    teamId: said.teamId === undefined ? before.teamId : said.teamId || null,
    managerId: said.managerId === undefined ? before.managerId : said.managerId || null,
    country: said.country ?? before.country,
    subdivision: said.subdivision ?? before.subdivision,
    address: said.address ?? before.address,
    email: said.email ?? before.email,
    areaCode: said.areaCode ?? before.areaCode,
    phone: said.phone ?? before.phone,
    zone: said.zone ?? before.zone,
    jobTitle: said.jobTitle ?? before.jobTitle,
    grade: said.grade ?? before.grade,
    jobDescription: said.jobDescription ?? before.jobDescription,
    contractStart: day(said.contractStart, before.contractStart),
    contractEnd: day(said.contractEnd, before.contractEnd),
    probationEnd: day(said.probationEnd, before.probationEnd),
    serviceFrom: day(said.serviceFrom, before.serviceFrom),
    workDays: said.workDays ? [...new Set(said.workDays)].sort((a, b) => a - b) : before.workDays,
    dayStartMinute: minute(said.dayStart, before.dayStartMinute),
    dayEndMinute: minute(said.dayEnd, before.dayEndMinute),
    cycle: said.cycle === undefined ? before.cycle : said.cycle || null,
    currency: said.currency === undefined ? before.currency : asCurrency(said.currency),
    baseMinor: before.baseMinor,
    leaveHundredths:
      said.leaveDays === undefined ? before.leaveHundredths : said.leaveDays === '' ? null : Math.round(Number(said.leaveDays) * 100),
  }
  placeAfter(before, said, after, wrong)
  contactAfter(said, after, wrong)
  payAfter(before, said, after, wrong)
  Object.assign(wrong, {
    ...betweenFields({
      contractStart: after.contractStart ?? '',
      contractEnd: after.contractEnd ?? '',
      probationEnd: after.probationEnd ?? '',
      dayStart: clockText(after.dayStartMinute),
      dayEnd: clockText(after.dayEndMinute),
    }),
    ...wrong,
  })
  if (before.leaveOn && after.contractStart && after.contractStart > before.leaveOn) wrong.contractStart = 'dateOrder'
  if (after.teamId !== before.teamId && after.teamId)
    await mustBeTeam(act, after.teamId).catch((error) => {
      if (!(error instanceof Refusal)) throw error
      Object.assign(wrong, error.fields)
    })
  if (after.managerId !== before.managerId && after.managerId) {
    const found = await managerProblem(act, before, after.managerId)
    if (found) wrong.managerId = found
  }
  return after
}

const clockText = (minutes: number | null): string => (minutes === null ? '' : clockOf(minutes))
const asCurrency = (code: string) => (code === '' ? null : (code as WageCurrency))

/** Country, subdivision and zone fit each other. A new country proposes its zone and currency where nothing else was said. */
function placeAfter(before: Before, said: EmployeeChange, after: Columns, wrong: Fields): void {
  const area = after.country ? findArea(after.country)?.area : undefined
  if (after.country && !(area && regionCodes().has(after.country))) wrong.country = 'areaUnknown'
  if (after.country !== before.country) {
    if (said.subdivision === undefined) after.subdivision = ''
    const former = before.country ? findArea(before.country)?.area : undefined
    if (said.zone === undefined && (before.zone === '' || before.zone === former?.zone)) after.zone = area?.zone ?? ''
    if (said.currency === undefined && before.currency === null && area?.currency) after.currency = asCurrency(area.currency)
  }
  if (after.subdivision) {
    const found = findArea(after.subdivision)
    if (!found || found.path.length < 2) wrong.subdivision = 'subdivisionUnknown'
    else if (found.path[0]?.code !== after.country) wrong.subdivision = 'subdivisionElsewhere'
  } else if (before.status !== CREATING && after.country && isDivided(after.country)) wrong.subdivision = 'subdivisionMissing'
  if (after.zone && !isZone(after.zone)) wrong.zone = 'zoneUnknown'
}

function contactAfter(said: EmployeeChange, after: Columns, wrong: Fields): void {
  if (said.phone === undefined && said.areaCode === undefined) return
  if (after.phone === '') {
    after.areaCode = ''
    return
  }
  const normal = normalPhone(after.areaCode || '86', after.phone)
  if (normal) Object.assign(after, normal)
  else wrong.phone = 'phone'
}

function payAfter(before: Before, said: EmployeeChange, after: Columns, wrong: Fields): void {
  if (after.currency && !isoCurrencies.has(after.currency)) wrong.currency = 'currencyUnknown'
  if (said.basePay === undefined) {
    // The same figure in another currency: 1200.50 EUR becomes 1200.50 USD.
    if (after.currency !== before.currency && before.currency && after.currency && before.baseMinor !== null)
      after.baseMinor = minorOf(amountText(before.baseMinor, before.currency), after.currency, wrong)
    return
  }
  if (said.basePay === '') after.baseMinor = null
  else if (!after.currency) wrong.currency = 'currencyUnknown'
  else after.baseMinor = minorOf(said.basePay, after.currency, wrong)
}

function minorOf(text: string, currency: NonNullable<Columns['currency']>, wrong: Fields): number | null {
  const digits = digitsOf(currency)
  const minor = parseAmount(text, currency)
  if (minor === null) wrong.basePay = fieldError('amountPrecision', { currency, digits })
  else if (minor > PAY_MAX_MINOR) {
    wrong.basePay = fieldError('payTooHigh', { max: `${currency} ${(PAY_MAX_MINOR / 10 ** digits).toLocaleString('en')}` })
  } else return minor
  return null
}

/**
 * Changes of managers in a company take turns, so that two do not make a circle. Before any row of an employee is locked: who has the turn
 * may wait for the row of a manager.
 */
export const lockManagers = (act: Act, companyId: CompanyId): Promise<unknown> => takeTurn(act.tx, `employee.manager:${companyId}`)

/** Nobody manages themselves, directly or through others. Under `lockManagers`. */
async function managerProblem(act: Act, { id, companyId }: Before, managerId: string) {
  const [manager] = await act.tx
    .select({ id: employee.id, status: employee.status })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), eq(employee.id, managerId)))
  if (!manager || manager.status > EMPLOYED) return 'managerUnknown' as const
  if (id === null) return null
  const { rows } = await act.tx.execute(sql`
    with recursive above(id, manager_id) as (
      select id, manager_id from ${employee} where id = ${managerId} and company_id = ${companyId}
      union select e.id, e.manager_id from ${employee} e join above on e.id = above.manager_id)
    select 1 from above where id = ${id}`)
  return rows.length > 0 ? ('managerCircle' as const) : null
}
