import { amountText } from '../../../../platform/contract/amount.ts'
import { today } from '../../../../platform/server/clock.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { LUNCH_MINUTES } from '../../../../rules/constants.ts'
import { fingerprintsByRow, fingerprintsOf, type KeyContext, rowsHolding } from '../../../base/secret/server/reads.ts'
import type { Opening } from '../../absence/contract/opening.ts'
import { annualOpeningsOf } from '../../absence/server/reads.ts'
import { LEFT, type SecretField } from '../../employee/contract/employee.ts'
import { clockOf } from '../../employee/contract/schema.ts'
import { type EmployeeRow, employeesKnownBy, payeesOf } from '../../employee/server/reads.ts'
import { termsInForce } from '../../salary/server/reads.ts'
import { teamNames } from '../../team/server/reads.ts'
import type { CheckedRow } from '../contract/checked.ts'
import { type bankFields, type ImportFieldName, type ImportValues, numberFields } from '../contract/fields.ts'
import { type Hmac, type KnownEmployee, keysOf, matchRow, type RowMatch } from './match.ts'
import { splitPhone } from './people.ts'

/** The employees that rows may be about, and what each row would do to them. */
export interface Found {
  match: RowMatch
  /** The employee of `match`, unless the row is new or fits several. */
  employee: EmployeeRow | null
  /** The manager that the row names, if exactly one employee is meant. */
  manager: EmployeeRow | null
}

export interface Finding {
  of: (row: Pick<CheckedRow, 'values'>) => Found
  employees: ReadonlyMap<string, EmployeeRow>
}

/** Reads all that is needed for these rows at once. */
export async function findEmployees(look: KeyContext, companyId: CompanyId, rows: readonly Pick<CheckedRow, 'values'>[]): Promise<Finding> {
  const all = rows.map(({ values }) => values)
  const valuesOf = (field: ImportFieldName) => [...new Set(all.flatMap((values) => values[field] ?? []))]
  const managerTexts = valuesOf('manager')

  const holding = new Set<string>()
  for (const column of ['idNumber', 'passportNumber'] as const) {
    const found = await rowsHolding(look, { scope: companyId, table: 'employee', column }, valuesOf(column))
    for (const ids of found.values()) for (const id of ids) holding.add(id)
  }
  const candidates = await employeesKnownBy(look.db, companyId, {
    numbers: valuesOf('number').map((number) => number.toUpperCase()),
    emails: valuesOf('email'),
    phones: valuesOf('phone').flatMap((phone) => splitPhone(phone)?.phone ?? []),
    ids: [...holding],
  })
  const managers = await employeesKnownBy(look.db, companyId, {
    numbers: managerTexts.map((text) => text.toUpperCase()),
    names: managerTexts,
    ids: candidates.flatMap(({ managerId }) => managerId ?? []),
  })
  const managersById = new Map(managers.map((row) => [row.id, row]))
  const managerOf = (text: string | undefined): EmployeeRow | null => {
    if (text === undefined) return null
    const meant = managers.filter(({ number, name, status }) => status !== LEFT && (number === text.toUpperCase() || name === text))
    return meant.length === 1 ? (meant[0] ?? null) : null
  }

  const codes = await fingerprintsByRow(
    look.db,
    'employee',
    candidates.map(({ id }) => id),
  )
  const teams = await teamNames(
    look.db,
    companyId,
    candidates.map(({ teamId }) => teamId),
  )
  const texts = [...new Set(numberFields.flatMap(valuesOf))]
  const fingerprints = await fingerprintsOf(look, companyId, texts)
  const coded = new Map(texts.map((text, at) => [text, fingerprints[at] ?? '']))
  const hmac: Hmac = (_, value) => coded.get(value) ?? ''

  // What pay in force differs from is proposed, whatever was typed when the record began.
  const inForce = await termsInForce(
    look.db,
    candidates.map(({ id }) => id),
    today(look.services.clock.now()),
  )
  const ids = candidates.map(({ id }) => id)
  const payees = await payeesOf(look.db, companyId, ids)
  const openings = await annualOpeningsOf(look.db, companyId, ids, look.services.clock.now())
  const known = candidates.map((row): KnownEmployee => {
    const account = payees.get(row.id)
    const own: Partial<Record<ImportFieldName, string>> = {
      ...codes.get(row.id),
      ...(account?.numberPrint && { accountNumber: account.numberPrint }),
    }
    const values = valuesOfEmployee(
      row,
      inForce.get(row.id) ?? row,
      teams.get(row.teamId ?? '') ?? '',
      managersById.get(row.managerId ?? '')?.number ?? '',
    )
    if (account)
      Object.assign(values, filled({ ...account, bankHolder: account.holder }, ['bankHolder', 'bankName', 'bankArea', 'swift'] as const))
    const opening = openings.get(row.id)
    if (opening) Object.assign(values, leaveValues(opening))
    return { id: row.id, keys: { ...keysOf(values, hmac), ...documentKeys(own) }, values, codes: own }
  })
  const index = indexOf(known)
  const employees = new Map(candidates.map((row) => [row.id, row]))
  return {
    employees,
    of: ({ values }) => {
      const manager = managerOf(values.manager)
      const compared = manager ? { ...values, manager: manager.number } : values
      const match = matchRow(compared, index(keysOf(compared, hmac)), hmac)
      return { match, employee: 'id' in match ? (employees.get(match.id) ?? null) : null, manager }
    },
  }
}

const documentKeys = ({ idNumber, passportNumber }: Partial<Record<SecretField, string>>) => ({
  ...(idNumber !== undefined && { idNumber }),
  ...(passportNumber !== undefined && { passportNumber }),
})

/** Only those who share a key: a comparison of every row with every employee would take the square of their number. */
function indexOf(known: readonly KnownEmployee[]): (keys: KnownEmployee['keys']) => KnownEmployee[] {
  const byKey = new Map<string, KnownEmployee[]>()
  for (const one of known)
    for (const [key, value] of Object.entries(one.keys))
      if (value !== undefined) byKey.set(`${key} ${value}`, [...(byKey.get(`${key} ${value}`) ?? []), one])
  return (keys) => [
    ...new Set(Object.entries(keys).flatMap(([key, value]) => (value === undefined ? [] : (byKey.get(`${key} ${value}`) ?? [])))),
  ]
}

const filled = <F extends ImportFieldName>(from: Record<F, string>, fields: readonly F[]): ImportValues =>
  Object.fromEntries(fields.flatMap((field) => (from[field] === '' ? [] : [[field, from[field]]])))

/** An opening balance as a row of a workbook would write it. */
export const leaveValues = ({ on, hundredths, carriedHundredths, carriedTo }: Opening): ImportValues => ({
  leaveLeft: String(hundredths / 100),
  leaveLeftOn: on,
  ...(carriedHundredths > 0 && { leaveCarried: String(carriedHundredths / 100) }),
  ...(carriedTo !== null && { leaveCarriedTo: carriedTo }),
})

type Pay = Pick<EmployeeRow, 'cycle' | 'currency' | 'baseMinor'>

/** Fields that are columns of the record itself. */
type OfRecord = Exclude<
  ImportFieldName,
  SecretField | (typeof bankFields)[number] | 'leaveLeft' | 'leaveLeftOn' | 'leaveCarried' | 'leaveCarriedTo'
>

/** An employee as a row of a workbook would write it. Numbers of documents are not among the values. */
function valuesOfEmployee(row: EmployeeRow, pay: Pay, team: string, manager: string): ImportValues {
  const values: Record<OfRecord, string | null> = {
    number: row.number,
    name: row.name,
    latinName: row.latinName,
    team,
    manager,
    country: row.country,
    subdivision: row.subdivision,
    address: row.address,
    email: row.email,
    phone: row.phone === '' ? '' : `+${row.areaCode}${row.phone}`,
    jobTitle: row.jobTitle,
    grade: row.grade,
    jobDescription: row.jobDescription,
    contractStart: row.contractStart,
    contractEnd: row.contractEnd,
    probationEnd: row.probationEnd,
    serviceFrom: row.serviceFrom,
    workingDays: row.workDays.join(','),
    workingHours: hoursOf(row),
    dayStart: row.dayStartMinute === null ? null : clockOf(row.dayStartMinute),
    dayEnd: row.dayEndMinute === null ? null : clockOf(row.dayEndMinute),
    payCycle: pay.cycle,
    currency: pay.currency,
    basePay: pay.baseMinor === null || pay.currency === null ? null : amountText(pay.baseMinor, pay.currency),
    leaveDays: row.leaveHundredths === null ? null : String(row.leaveHundredths / 100),
    zone: row.zone,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
}

const hoursOf = ({ dayStartMinute: start, dayEndMinute: end }: EmployeeRow): string | null =>
  start === null || end === null ? null : String((end - start - LUNCH_MINUTES) / 60)
