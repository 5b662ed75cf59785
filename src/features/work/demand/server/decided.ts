import { sql } from '../../../../platform/server/data/drizzle.ts'

/** The latest reviews of demands, each with the seconds since the demand was submitted or changed. */
export const decidedReviews = sql`select decision.at, extract(epoch from decision.at - (
    select max(asked.at) from demand_move asked where asked.demand_id = decision.demand_id
      and asked.move in ('publish', 'edit') and asked.id < decision.id)) as seconds
  from (select * from demand_move order by id desc limit 5000) decision where move in ('approve', 'reject')`
