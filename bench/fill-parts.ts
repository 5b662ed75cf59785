import pg from 'pg'
import { sized } from './size.ts'

const PARTS = 20
const BIDS = 50
/** With a plan: as many as make 1,000 parts that wait. */
const PLANNED = sized(50, 5)

/** Gives some of the company's demands a plan of twenty parts, all submitted, and fifty bids. Returns their ids. */
export async function fillParts(url: string, ids: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const planned = ids.slice(0, PLANNED)
  const ask = (text: string, values: unknown[] = []) => client.query(text, values)
  try {
    await ask(`update demand set hosting_minor = amount_minor, contract_kind = 'kpi' where id = any($1::uuid[])`, [planned])
    await ask(
      `insert into demand_part (demand_id, place, is_last, state, name, due_on, amount_minor, held_minor, claimed_minor, rest, deadline_at, updated_at)
       select d.id, n, n = ${PARTS}, case when n = ${PARTS} then 'funded' else 'sent' end, 'Milestone ' || n, current_date + n, share, share,
         case when n < ${PARTS} then share end, 'wallet', case when n < ${PARTS} then now() + n * interval '1 hour' end, now()
       from demand d, generate_series(1, ${PARTS}) n,
         lateral (select case when n = ${PARTS} then d.amount_minor - (${PARTS} - 1) * (d.amount_minor / ${PARTS}) else d.amount_minor / ${PARTS} end as share) s
       where d.id = any($1::uuid[])`,
      [planned],
    )
    await ask(
      `insert into demand_part_sending (part_id, version, note, claimed_minor, file_ids, at)
       select id, 1, 'All of it is done, the list is attached', claimed_minor, '{}', now() from demand_part where demand_id = any($1::uuid[]) and state = 'sent'`,
      [planned],
    )
    const { rows: people } = await ask(
      `insert into account (user_type, area_code, phone, whether_intact, name, created_at)
       select 2, '86', '1520000' || lpad(n::text, 4, '0'), 'Y', '报名 ' || n, now() from generate_series(1, ${BIDS}) n returning id`,
    )
    await ask(
      `with made as (insert into demand_application (demand_id, account_id, state, bid_version, applied_at, created_at, updated_at)
         select d, p, 'lost', 1, now(), now(), now() from unnest($1::uuid[]) d, unnest($2::uuid[]) p returning id, account_id)
       insert into demand_bid (application_id, version, price_minor, message, by_id, at)
         select id, 1, 100000 + abs(hashtext(id::text)) % 100000, 'Eight years on site', account_id, now() from made`,
      [planned, people.map(({ id }) => id)],
    )
    await ask('vacuum analyze')
    return planned
  } finally {
    await client.end()
  }
}
