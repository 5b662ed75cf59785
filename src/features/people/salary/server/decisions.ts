import { allows } from '../../../../platform/server/data/lifecycle.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason } from '../../../../platform/server/wire/refusal.ts'
import { changeLifecycle } from './lifecycle.ts'
import type { SalaryChangeRow } from './tables.ts'

type Contact = { email: string | null; areaCode: string; phone: string }

/** An employee has no account; one with the same e-mail or phone is the same person. */
const isOwnPay = (employee: Contact, account: Contact | null): boolean =>
  account !== null &&
  ((Boolean(employee.email) && employee.email?.toLowerCase() === account.email?.toLowerCase()) ||
    (employee.phone !== '' && employee.phone === account.phone && employee.areaCode === account.areaCode))

interface Case {
  row: Pick<SalaryChangeRow, 'state' | 'proposedBy'>
  employee: Contact
  /** Of the company. With one member there is nobody else to ask. */
  members: number
  actor: Pick<Actor, 'accountId' | 'holds'>
  account: Contact | null
}

/** Why a move is not possible, or null: read by the list and by the move itself. */
export function objectionTo(move: 'approve' | 'refuse' | 'withdraw', { row, employee, members, actor, account }: Case): Reason | null {
  if (!actor.holds(move === 'withdraw' ? 'salary:propose' : 'salary:approve')) return reason('forbidden')
  if (!allows(changeLifecycle, row.state, move)) return reason('salaryDecided')
  const own = row.proposedBy === actor.accountId
  if (move === 'withdraw') return own ? null : reason('salaryNotYours')
  if (members === 1) return null
  if (isOwnPay(employee, account)) return reason('salaryOwn')
  return own ? reason('salaryProposer') : null
}
