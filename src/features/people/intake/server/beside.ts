import { fieldProblems } from '../../../../platform/contract/fields.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import { openSecret } from '../../../base/secret/server/writes.ts'
import { annualOpeningsOf } from '../../absence/server/reads.ts'
import { dropOpenings, openAnnualLeave } from '../../absence/server/writes.ts'
import { payeeForm } from '../../employee/contract/schema.ts'
import { type EmployeeRow, payeePlace, payeesOf } from '../../employee/server/reads.ts'
import { dropPayees, savePayee } from '../../employee/server/writes.ts'
import { bankFields, type ImportFieldName, type ImportValues, leaveFields } from '../contract/fields.ts'
import { leaveValues } from './known.ts'

/** What rows bring that is kept beside the record of an employee. */

/** The bank account of a row, by the same rules as one that is typed: a second person has to confirm it. */
export async function writePayee(act: Act, row: EmployeeRow, values: ImportValues): Promise<void> {
  const { bankHolder: holder, bankName, bankArea, swift, accountNumber } = values
  const form = payeeForm.safeParse({ employeeId: row.id, holder, bankName, bankArea, swift, accountNumber })
  if (!form.success) {
    const { holder: wrong, ...others } = fieldProblems(form.error)
    throw refuseFields({ ...others, ...(wrong && { bankHolder: wrong }) })
  }
  await savePayee(act, form.data)
}

const hundredths = (days: string | undefined): number => Math.round(Number(days ?? 0) * 100)

/** What is left of annual leave; of the day of the import where the row names no other. */
export function writeOpening(act: Act, row: EmployeeRow, values: ImportValues): Promise<void> {
  const today = act.now
    .toZonedDateTimeISO(row.zone || BOOKS_ZONE)
    .toPlainDate()
    .toString()
  return openAnnualLeave(act, row, {
    on: values.leaveLeftOn ?? today,
    hundredths: hundredths(values.leaveLeft),
    carriedHundredths: hundredths(values.leaveCarried),
    carriedTo: values.leaveCarriedTo || null,
  })
}

/** What there was of a group of which a field changes: all of it, so that the import can be undone; "" for what there was not. */
export async function formerBeside(act: Act, row: EmployeeRow, changed: readonly ImportFieldName[]): Promise<ImportValues> {
  const former: ImportValues = {}
  if (bankFields.some((field) => changed.includes(field))) {
    const own = (await payeesOf(act.db, row.companyId, [row.id])).get(row.id)
    Object.assign(former, { bankHolder: own?.holder ?? '', bankName: own?.bankName ?? '' })
    Object.assign(former, { bankArea: own?.bankArea ?? '', swift: own?.swift ?? '' })
    former.accountNumber = own ? await openSecret(act, payeePlace(row.companyId, row.id)) : ''
  }
  if (leaveFields.some((field) => changed.includes(field))) {
    const own = (await annualOpeningsOf(act.db, row.companyId, [row.id], act.now)).get(row.id)
    Object.assign(former, { leaveLeft: '', ...(own && leaveValues(own)) })
  }
  return former
}

/** Both as they were before an update of somebody who is not employed yet, when the import is undone. */
export async function restoreBeside(act: Act, row: EmployeeRow, before: ImportValues): Promise<void> {
  if (bankFields.some((field) => before[field] !== undefined)) {
    if (before.accountNumber === '') await dropPayees(act, row.companyId, [row.id])
    else await writePayee(act, row, before)
  }
  if (leaveFields.every((field) => before[field] === undefined)) return
  if (before.leaveLeft === '') await dropOpenings(act, row.companyId, [row.id])
  else await writeOpening(act, row, before)
}
