import type { Act } from '../../../platform/server/services.ts'
import type { EmployeeEventKind } from '../contract/employee.ts'
import { type EmployeeRow, employeeEvent } from './tables.ts'

interface Said {
  /** Names of changed fields, never their values. */
  fields?: readonly string[]
  note?: string
}

/** A line of the history, in the transaction of the change. */
export async function recordEvent(act: Act, row: Pick<EmployeeRow, 'id' | 'companyId'>, kind: EmployeeEventKind, said: Said = {}) {
  await act.tx.insert(employeeEvent).values({
    companyId: row.companyId,
    employeeId: row.id,
    kind,
    fields: [...(said.fields ?? [])],
    note: said.note ?? '',
    accountId: act.actor.kind === 'system' ? null : act.actor.accountId,
    at: act.now,
  })
}
