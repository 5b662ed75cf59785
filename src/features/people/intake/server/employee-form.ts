import { LUNCH_MINUTES } from '../../../../rules/constants.ts'
import type { EmployeeField } from '../../employee/contract/employee.ts'
import { clockOf, type TypedEmployee } from '../../employee/contract/schema.ts'
import type { EmployeeRow } from '../../employee/server/reads.ts'
import type { ImportFieldName, ImportValues } from '../contract/fields.ts'
import { splitPhone } from './people.ts'

/** Where a working day starts if the workbook says only how long it is. */
const DAY_STARTS = 9 * 60
const DAY_ENDS_MOST = 24 * 60

/** Values of a row as the employee form takes them. An empty text clears a field. */
export function formOf(
  values: ImportValues,
  teams: ReadonlyMap<string, string>,
  managerId: string | undefined,
  now: EmployeeRow | null,
): TypedEmployee {
  const { name, latinName, country, subdivision, idNumber, passportNumber, visaNumber, address, email, jobTitle, jobDescription } = values
  const { grade, contractStart, contractEnd, probationEnd, serviceFrom, currency, basePay, leaveDays, zone } = values
  const same = { name, latinName, country, subdivision, idNumber, passportNumber, visaNumber, address, email, jobTitle, jobDescription }
  const form = {
    ...same,
    ...{ grade, contractStart, contractEnd, probationEnd, serviceFrom, currency, basePay, leaveDays, zone },
    ...(values.team !== undefined && { teamId: teams.get(values.team) ?? '' }),
    ...(managerId !== undefined && { managerId }),
    ...(values.phone !== undefined && (splitPhone(values.phone) ?? { areaCode: '', phone: values.phone })),
    ...(values.workingDays !== undefined && { workDays: values.workingDays.split(',').filter(Boolean).map(Number) }),
    ...(values.workingHours !== undefined && dayOf(values.workingHours, now)),
    ...(values.dayStart !== undefined && { dayStart: values.dayStart }),
    ...(values.dayEnd !== undefined && { dayEnd: values.dayEnd }),
    ...(values.payCycle !== undefined && { cycle: values.payCycle as NonNullable<TypedEmployee['cycle']> }),
  }
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
}

/** Paid hours as the day of the form, which has an hour of lunch in it: 8 are 09:00–18:00. */
function dayOf(hours: string, now: EmployeeRow | null): Pick<TypedEmployee, 'dayStart' | 'dayEnd'> {
  if (hours === '') return { dayStart: '', dayEnd: '' }
  const elapsed = Math.min(DAY_ENDS_MOST, Math.round(Number(hours) * 60) + LUNCH_MINUTES)
  const start = Math.min(now?.dayStartMinute ?? DAY_STARTS, DAY_ENDS_MOST - elapsed)
  return { dayStart: clockOf(start), dayEnd: clockOf(start + elapsed) }
}

const importNames: Partial<Record<EmployeeField | 'number', ImportFieldName>> = {
  teamId: 'team',
  managerId: 'manager',
  areaCode: 'phone',
  workDays: 'workingDays',
  cycle: 'payCycle',
}
/** The column that a field of the form comes from. */
export const importNameOf = (field: string): ImportFieldName => importNames[field as EmployeeField] ?? (field as ImportFieldName)
