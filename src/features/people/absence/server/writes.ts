import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { type EmployeeRow, mustBeEmployee } from '../../employee/server/reads.ts'
import type { Opening } from '../contract/opening.ts'
import { lockLeave, openingsOf } from './ledger.ts'
import { addOpenings, whyNotOpened } from './opening.ts'
import { annualOf } from './reads.ts'
import { ensureTypes } from './types.ts'

export { dropOpenings } from './opening.ts'

/** Fields of an opening balance as an import names them. */
const names = { on: 'leaveLeftOn', carried: 'leaveCarried', until: 'leaveCarriedTo' } as const

/** Gives somebody an opening balance of annual leave, for callers who keep balances. 422 by the fields of the import. */
export async function openAnnualLeave(act: Act, { id, companyId }: Pick<EmployeeRow, 'id' | 'companyId'>, opening: Opening): Promise<void> {
  if (!act.actor.holds('absence:edit')) throw refuse('forbidden')
  await lockLeave(act, [id])
  const employee = await mustBeEmployee(act, id)
  const annual = annualOf(await ensureTypes(act, companyId), employee)
  if (!annual) throw refuseFields({ leaveLeft: 'leaveTypeUnknown' })
  const last = [...(await openingsOf(act.db, companyId, [id])).values()].find(({ type }) => type === annual.code)
  const wrong = whyNotOpened(opening, employee, last, act.now)
  if (wrong) throw refuseFields({ [names[wrong.field]]: wrong.reason })
  await addOpenings(act, companyId, annual, [{ employeeId: id, opening }])
}
