import { withoutSecrets } from './log.ts'
import type { Act } from './services.ts'
import { audit } from './tables.ts'

/** One row of the audit log, in the transaction of what it records. */
export async function recordAudit(act: Act, call: string, input: unknown): Promise<void> {
  await act.tx.insert(audit).values({
    at: act.now,
    actorId: act.actor.accountId,
    userType: act.actor.userType,
    companyId: act.actor.companyId,
    call,
    input: withoutSecrets(input),
    requestId: act.requestId,
    ip: act.ip,
  })
}
