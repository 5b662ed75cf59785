import type { Look } from '../../../../platform/server/services.ts'
import { employeeIn } from '../../employee/server/reads.ts'
import type { Preview } from '../contract/schema.ts'
import { previewsOf } from './preview.ts'
import { holding, momentText, termOfRow, termsOf } from './reads.ts'
import type { SalaryChangeRow } from './tables.ts'

/** What a change does, or did when it was decided, against everything else that is approved. */
export async function effectOf(look: Look, row: SalaryChangeRow): Promise<Preview> {
  const employee = await employeeIn(look, row.employeeId)
  const known = momentText(row.decidedAt ?? look.now)
  const others = ((await termsOf(look.db, [row.employeeId])).get(row.employeeId) ?? []).filter(
    ({ id, knownAt }) => id !== row.id && knownAt <= known,
  )
  const term = termOfRow(row, row.decidedAt ?? look.now)
  const [preview] = await previewsOf(look, row.companyId, [{ employee, old: holding(others, row.effectiveOn), term, reason: row.reason }])
  return preview!
}
