import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import type { Effect } from '../contract/schema.ts'
import type { SalaryTerm } from './reads.ts'

/** What a term that is not approved yet would do to pay: the first period with it, and closed periods. Added by payroll. */
export const salaryEffects =
  defineHook<(look: Pick<Look, 'db' | 'now'>, companyId: CompanyId, wishes: readonly Wish[]) => Promise<Map<string, Effect>>>(
    'salary.effects',
  )

/** `key` names the answer. */
export interface Wish {
  key: string
  employeeId: string
  term: SalaryTerm
}
