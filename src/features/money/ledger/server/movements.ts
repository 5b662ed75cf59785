import type { CashCurrency } from '../../../../platform/contract/amount.ts'
import { preparedSql } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Cause } from '../contract/causes.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting } from './tables.ts'

/** One posting as it changed a company's wallet and what it holds in escrow, in minor units, with the balances after it. */
export interface CompanyMovement {
  postingId: string
  at: string
  cause: Cause
  refType: string
  refId: string
  memo: { number?: unknown; payer?: unknown } | null
  walletMinor: number
  escrowMinor: number
  walletAfterMinor: number
  escrowAfterMinor: number
}

const p = sql.placeholder
/** Every posting that changed the company's wallet or escrow in a currency, each with the balances after it. */
const running = sql`with own as (
    select id, kind from ${ledgerAccount}
    where currency = ${p('currency')} and (
      (kind = 'companyWallet' and owner_type = 'company' and owner_id = ${p('company')}::uuid)
      or (kind = 'demandEscrow' and owner_type = 'demand' and owner_id = any(${p('escrows')}::uuid[])))
  ), moved as (
    select e.posting_id, coalesce(sum(e.amount) filter (where own.kind = 'companyWallet'), 0)::bigint as wallet,
      coalesce(sum(e.amount) filter (where own.kind = 'demandEscrow'), 0)::bigint as escrow
    from ${ledgerEntry} e join own on own.id = e.account_id group by e.posting_id
  ), running as (
    select p.id, p.at, p.cause, p.ref_type, p.ref_id, p.memo, m.wallet, m.escrow,
      (sum(m.wallet) over so_far)::bigint as wallet_after, (sum(m.escrow) over so_far)::bigint as escrow_after,
      (${p('from')}::timestamptz is null or p.at >= ${p('from')}::timestamptz)
        and (${p('to')}::timestamptz is null or p.at < ${p('to')}::timestamptz) as is_within,
      ${p('from')}::timestamptz is not null and p.at < ${p('from')}::timestamptz as is_before
    from moved m join ${ledgerPosting} p on p.id = m.posting_id
    window so_far as (order by p.at, p.id)
  )`

/** Newest first. */
export const companyMovements = preparedSql<CompanyMovement>(
  'statement_rows',
  sql`${running} select id as "postingId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, cause, ref_type as "refType", ref_id as "refId", memo, wallet as "walletMinor",
      escrow as "escrowMinor", wallet_after as "walletAfterMinor", escrow_after as "escrowAfterMinor"
    from running where is_within and (${p('causes')}::text[] is null or cause = any(${p('causes')}::text[]))
    order by running.at desc, id desc limit ${p('limit')} offset ${p('offset')}`,
)

interface Sums {
  total: number
  walletBefore: number
  walletIn: number
  walletOut: number
  escrowBefore: number
  escrowIn: number
  escrowOut: number
  fees: number
}
export const companySums = preparedSql<Sums>(
  'statement_sums',
  sql`${running} select
      count(*) filter (where is_within and (${p('causes')}::text[] is null or cause = any(${p('causes')}::text[])))::int as total,
      coalesce(sum(wallet) filter (where is_before), 0)::bigint as "walletBefore",
      coalesce(sum(wallet) filter (where is_within and wallet > 0), 0)::bigint as "walletIn",
      coalesce(sum(wallet) filter (where is_within and wallet < 0), 0)::bigint as "walletOut",
      coalesce(sum(escrow) filter (where is_before), 0)::bigint as "escrowBefore",
      coalesce(sum(escrow) filter (where is_within and escrow > 0), 0)::bigint as "escrowIn",
      coalesce(sum(escrow) filter (where is_within and escrow < 0), 0)::bigint as "escrowOut",
      coalesce((select sum(e.amount) from running r join ${ledgerEntry} e on e.posting_id = r.id
        join ${ledgerAccount} a on a.id = e.account_id
        where r.is_within and r.escrow < 0 and a.kind in ('platformFee', 'channelPayable')), 0)::bigint as fees
    from running`,
)

interface PaidBy {
  key: string
  refId: string
  at: string
  currency: CashCurrency
  amountMinor: number
}

/** What one member paid out of the escrow and the wallet of a company since a moment, by postings of their own: of each what left both. */
export const paidByMember = preparedSql<PaidBy>(
  'ledger_paid_by_member',
  sql`select p.key, p.ref_id as "refId", to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.currency,
      (-sum(e.amount))::bigint as "amountMinor"
    from ${ledgerPosting} p join ${ledgerEntry} e on e.posting_id = p.id join ${ledgerAccount} a on a.id = e.account_id
    where p.actor_id = ${p('member')}::uuid and p.at >= ${p('since')}::timestamptz and p.cause in ('demand.advance', 'demand.release')
      and p.memo ->> 'payer' = ${p('company')}::text
      and ((a.kind = 'demandEscrow' and a.owner_id = p.ref_id) or (a.kind = 'companyWallet' and a.owner_id = ${p('company')}::text::uuid))
    group by p.id, e.currency`,
)
