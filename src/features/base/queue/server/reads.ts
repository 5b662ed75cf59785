import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Queue } from '../contract/queues.ts'
import { decisionTimes } from './hooks.ts'

const DAYS = 90
const FEWEST = 5
export const USUALLY = 0.8

export async function usualTimes({
  db,
  services,
  now,
}: Pick<Look, 'db' | 'services' | 'now'>): Promise<{ queue: Queue; minutes: number }[]> {
  const samples = [...services.hooks.of(decisionTimes).values()].flatMap((one) => Object.entries(one))
  if (samples.length === 0) return []
  const since = now.subtract({ hours: DAYS * 24 }).toString()
  const times = samples.map(
    ([
      queue,
      sample,
    ]) => sql`select ${queue}::text as queue, round(percentile_cont(${USUALLY}::float8) within group (order by seconds) / 60)::int as minutes
      from (${sample}) decided where at >= ${since}::timestamptz and seconds is not null having count(*) >= ${FEWEST}::int`,
  )
  const { rows } = await db.execute<{ queue: Queue; minutes: number }>(sql.join(times, sql` union all `))
  return rows
}
