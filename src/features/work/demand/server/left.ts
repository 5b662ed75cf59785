import type { CashCurrency } from '../../../../platform/contract/amount.ts'
import { preparedSql, together } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { LeftBook } from '../../../base/approval/server/hooks.ts'
import { paidByMember } from '../../../money/ledger/server/reads.ts'
import { subjectOfKey } from './money.ts'
import { demand, demandMove } from './tables.ts'

interface Agreed {
  refId: string
  at: string
  currency: CashCurrency
  amountMinor: number
}

const p = sql.placeholder
/** The provider's acceptance posts them, whenever it comes: the company's counts when it is given. */
const splitsAgreed = preparedSql<Agreed>(
  'demand_splits_agreed',
  sql`select m.demand_id as "refId", to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, d.currency,
      (m.detail ->> 'proposedMinor')::bigint as "amountMinor"
    from ${demandMove} m join ${demand} d on d.id = m.demand_id
    where m.actor_id = ${p('member')}::uuid and m.at >= ${p('since')}::timestamptz and m.move = 'acceptSplit' and m.side = 'publisher'
      and m.posting_id is null and d.company_id = ${p('company')}::uuid`,
)

/** Advances, releases of demands and of their parts, and splits that the member accepted first. */
export const leftByDemands: LeftBook = async (db, { companyId, memberId, since }) => {
  const asked = { company: companyId, member: memberId, since: since.toString() }
  const [paid, agreed] = await together(
    () => paidByMember(db, asked),
    () => splitsAgreed(db, asked),
  )
  return [...paid.map((one) => ({ ...one, subject: subjectOfKey(one.key) })), ...agreed.map((one) => ({ ...one, subject: one.refId }))].map(
    ({ refId, at, ...one }) => ({ ...one, about: refId, at: Temporal.Instant.from(at) }),
  )
}
