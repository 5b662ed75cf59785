import { findArea } from '../../../base/area/server/reads.ts'
import type { EmployeeField } from '../contract/employee.ts'
import type { EmployeeRow } from './tables.ts'

/** Whether a country or region is divided in the area tree, so that an employee there needs a subdivision. */
export const isDivided = (country: string): boolean => (findArea(country)?.area.children?.length ?? 0) > 0

/** The masks of the numbers that are kept, by field. */
export type Masks = Readonly<Record<string, string>>

/** What is missing before a record is complete (people §2). `idNumber` stands for "ID or passport number". */
export function missingOf(row: Omit<EmployeeRow, 'id' | 'companyId'>, masks: Masks): EmployeeField[] {
  const there: Partial<Record<EmployeeField, boolean>> = {
    name: row.name !== '',
    teamId: row.teamId !== null,
    country: row.country !== '',
    subdivision: row.subdivision !== '' || (row.country !== '' && !isDivided(row.country)),
    idNumber: Boolean(masks['idNumber'] || masks['passportNumber']),
    jobTitle: row.jobTitle !== '',
    contractStart: row.contractStart !== null,
    workDays: row.workDays.length > 0,
    dayStart: row.dayStartMinute !== null,
    dayEnd: row.dayEndMinute !== null,
    cycle: row.cycle !== null,
    currency: row.currency !== null,
    basePay: row.baseMinor !== null,
    leaveDays: row.leaveHundredths !== null,
  }
  return (Object.entries(there) as [EmployeeField, boolean][]).filter(([, is]) => !is).map(([field]) => field)
}
