import { preparedSql } from '../data/database.ts'
import { sql } from '../data/drizzle.ts'
import { idAt } from '../data/partitions.ts'
import { audit, idempotency } from '../data/tables.ts'
import { withoutSecrets } from '../log.ts'
import type { Act } from '../services.ts'
import type { IdempotencyKey } from './idempotency.ts'

/** What the audit log keeps of a call: its input without secrets, and without the fields that its declaration names as confidential. */
export interface Audited {
  call: string
  input: unknown
  confidential?: readonly string[] | undefined
}

/** One row of the audit log, in the transaction of the write that it records. */
export async function recordAudit(act: Act, audited: Audited): Promise<void> {
  await addRow(act.tx, rowOf(act, audited))
}

/** The audit row and the answer stored under the caller's key, in one statement: the end of every write. */
export async function recordAuditAndAnswer(act: Act, audited: Audited, once: IdempotencyKey, answer: unknown): Promise<void> {
  await addRowAndAnswer(act.tx, { ...rowOf(act, audited), onceActorId: once.actorId, key: once.key, answer: JSON.stringify(answer) })
}

const rowOf = (act: Act, { call, input, confidential }: Audited) => ({
  id: idAt(act.now),
  at: act.now.toString(),
  actorId: act.actor.accountId,
  userType: act.actor.userType,
  companyId: act.actor.companyId,
  call,
  input: JSON.stringify(withoutSecrets(input, confidential)),
  requestId: act.requestId,
  ip: act.ip,
})

const p = sql.placeholder
const insertion = sql`insert into ${audit} (id, at, actor_id, user_type, company_id, call, input, request_id, ip)
  values (${p('id')}, ${p('at')}, ${p('actorId')}, ${p('userType')}, ${p('companyId')}, ${p('call')}, ${p('input')}, ${p('requestId')}, ${p('ip')})`

const addRow = preparedSql('audit_row', insertion)
const addRowAndAnswer = preparedSql(
  'audit_row_and_answer',
  sql`with answered as (update ${idempotency} set result = ${p('answer')} where actor_id = ${p('onceActorId')} and key = ${p('key')})
    ${insertion}`,
)
