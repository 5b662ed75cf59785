import type { ResultOf } from '../../../../platform/contract/call.ts'
import { preparedSql } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf, type Owner } from '../../../../platform/server/wire/actor.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import type { DemandCalls } from '../contract/calls.ts'
import { partyBriefs } from './parties.ts'
import { demandDelivery, demand as demands } from './tables.ts'

type Row = ResultOf<DemandCalls['GET /ws/demand/myProviders']>[number]

/** All are shown, those of the last work first. */
const SHOWN = 100

const worked = preparedSql<Omit<Row, 'person'> & { type: Owner['ownerType']; party: string }>(
  'demand_my_providers',
  sql`select d.provider_type as type, d.provider_id as party,
      count(*) filter (where d.outcome = 'completed')::int as finished, count(*) filter (where d.outcome is null)::int as running,
      count(*) filter (where d.outcome = 'completed' and (select max(x.at) from ${demandDelivery} x where x.demand_id = d.id)
        < ((d.expected_completion::date + 1)::timestamp at time zone ${sql.raw(`'${BOOKS_ZONE}'`)}))::int as "onTime",
      max(d.expected_completion)::text as "lastDay", (array_agg(d.id order by d.updated_at desc))[1] as "lastDemandId",
      (select coalesce(json_agg(json_build_object('currency', s.currency, 'amountMinor', s.minor) order by s.currency), '[]')
        from (select e.currency, sum(e.amount_minor)::bigint as minor from ${demands} e where e.company_id = ${sql.placeholder('company')}
          and e.provider_id = d.provider_id and e.outcome = 'completed' group by 1) s) as sums
    from ${demands} d where d.company_id = ${sql.placeholder('company')} and d.provider_id is not null and d.sea_service_status >= 4
      and (d.outcome is null or d.outcome = 'completed')
    group by 1, 2 order by max(d.updated_at) desc limit ${sql.placeholder('most')}`,
)

/** Everybody who has served the company, or is serving it. */
export async function myProviders(look: Look): Promise<Row[]> {
  const rows = await worked(look.db, { company: companyOf(look.actor), most: SHOWN })
  const people = await partyBriefs(
    look.db,
    rows.map(({ type, party }) => ({ ownerType: type, ownerId: party })),
  )
  return rows.flatMap(({ type: _, party, ...row }) => {
    const person = people.get(party)
    return person ? [{ ...row, person }] : []
  })
}
