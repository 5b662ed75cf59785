import type { Act } from '../../../../platform/server/services.ts'
import type { EmployeeEventKind } from '../contract/employee.ts'
import { type EmployeeRow, employeeEvent } from './tables.ts'

interface Said {
  /** Names of changed fields, never their values. */
  fields?: readonly string[]
  note?: string
}

export interface EventLine extends Said {
  row: Pick<EmployeeRow, 'id' | 'companyId'>
  kind: EmployeeEventKind
}

/** Lines of the history, in the transaction of the change. */
export async function recordEvents(act: Act, lines: readonly EventLine[]): Promise<void> {
  if (lines.length === 0) return
  await act.tx.insert(employeeEvent).values(
    lines.map(({ row, kind, fields, note }) => ({
      companyId: row.companyId,
      employeeId: row.id,
      kind,
      fields: [...(fields ?? [])],
      note: note ?? '',
      accountId: act.actor.kind === 'system' ? null : act.actor.accountId,
      at: act.now,
    })),
  )
}

export const recordEvent = (act: Act, row: EventLine['row'], kind: EmployeeEventKind, said: Said = {}): Promise<void> =>
  recordEvents(act, [{ row, kind, ...said }])
