import type { Pair } from '../../../../platform/contract/texts.ts'
import { desc, type PgColumn, type PgTable, sql } from '../../../../platform/server/data/drizzle.ts'
import { hasTyped } from '../../../../platform/server/data/search/typed.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import type { Queue } from '../contract/queues.ts'
import { decisionTimes, type Finder } from './hooks.ts'

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

type Referenced = PgTable & Record<'id' | 'reference' | 'createdAt', PgColumn>

/** Finds cases by their reference, or by what else is in `columns`, by the `typedIndex` of all of these; `about` names them. */
export const referenceFinder = (
  table: Referenced,
  of: { kind: Pair; page: string; permission: Permission; columns?: readonly PgColumn[]; about?: PgColumn },
): Finder => ({
  permission: of.permission,
  find: async ({ db, lang }, words, most) => {
    const rows = await db
      .select({
        id: sql<string>`${table.id}`,
        reference: sql<string>`${table.reference}`,
        about: of.about ? sql<string>`${of.about}` : sql<string>`''`,
      })
      .from(table)
      .where(hasTyped([table.reference, ...(of.columns ?? [])], words))
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(most)
    return rows.map(({ id, reference, about }) => ({
      id,
      kind: of.kind[lang],
      number: reference,
      about,
      link: `/operatorHome/${of.page}?state=&search=${reference}&id=${id}`,
    }))
  },
})
