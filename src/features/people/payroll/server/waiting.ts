import { and, eq, inArray, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { membersLately } from '../../../base/account/server/reads.ts'
import { waitingFor } from '../../absence/server/reads.ts'
import { accountsToConfirm, dueCount } from '../../employee/server/reads.ts'
import { openImports } from '../../intake/server/reads.ts'
import { changesToDecide } from '../../salary/server/reads.ts'
import { type WaitingKind, waitingKindNames } from '../contract/waiting.ts'
import { payPayment, payRun, payRunPreparer } from './tables.ts'

type Count = (look: Look) => Promise<number>

const runsIn = (look: Look, states: ('draft' | 'review' | 'approved')[]) =>
  and(eq(payRun.companyId, companyOf(look.actor)), inArray(payRun.state, states))

/** Runs whose next step is the caller's. A person who prepared a run does not approve it, unless the company has one member. */
async function runsToApprove(look: Look): Promise<number> {
  const mine = sql`exists (select from ${payRunPreparer} where ${payRunPreparer.runId} = ${payRun.id}
    and ${payRunPreparer.accountId} = ${look.actor.accountId})`
  const alone = (await membersLately(look.db, companyOf(look.actor), look.now)) === 1
  return look.db.$count(payRun, and(runsIn(look, ['review']), alone ? undefined : sql`not ${mine}`))
}

const payments = (look: Look, state: 'failed' | 'outside'): Promise<number> =>
  look.db.$count(
    payPayment,
    and(
      eq(payPayment.companyId, companyOf(look.actor)),
      eq(payPayment.state, state),
      sql`exists (select from ${payRun} where ${payRun.id} = ${payPayment.runId} and ${ne(payRun.state, 'cancelled')})`,
    ),
  )

/** One query for each kind, by who may deal with it. */
const kinds: Record<WaitingKind, { needs: Permission; count: Count }> = {
  runsToApprove: { needs: 'payroll:approve', count: runsToApprove },
  runsToPay: { needs: 'payroll:pay', count: (look) => look.db.$count(payRun, runsIn(look, ['approved'])) },
  paymentsFailed: { needs: 'payroll:pay', count: (look) => payments(look, 'failed') },
  paymentsOutside: { needs: 'payroll:pay', count: (look) => payments(look, 'outside') },
  accountsToConfirm: { needs: 'payroll:pay', count: accountsToConfirm },
  salaryChanges: { needs: 'salary:approve', count: changesToDecide },
  runsToPrepare: { needs: 'payroll:prepare', count: (look) => look.db.$count(payRun, runsIn(look, ['draft'])) },
  leaveRequests: { needs: 'people:view', count: waitingFor },
  dueItems: { needs: 'people:edit', count: dueCount },
  imports: { needs: 'people:import', count: openImports },
}

/** What waits for the caller, by kind; kinds of which nothing waits are missing. */
export async function waitingIn(look: Look): Promise<{ kind: WaitingKind; count: number }[]> {
  const counts: { kind: WaitingKind; count: number }[] = []
  for (const kind of waitingKindNames) {
    const { needs, count } = kinds[kind]
    const waiting = look.actor.holds(needs) ? await count(look) : 0
    if (waiting > 0) counts.push({ kind, count: waiting })
  }
  return counts
}
