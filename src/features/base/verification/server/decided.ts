import { sql } from '../../../../platform/server/data/drizzle.ts'

/** The latest decisions on companies or persons, each with the seconds since it was submitted. */
export const decidedOn = (subject: 'company' | 'person') => sql`select decision.at, extract(epoch from decision.at - (
    select max(asked.at) from verification_event asked where asked.subject_type = decision.subject_type
      and asked.subject_id = decision.subject_id and asked.action = 'submit' and asked.at <= decision.at)) as seconds
  from (select * from verification_event order by id desc limit 2000) decision
  where subject_type = ${subject} and action in ('approve', 'reject')`
