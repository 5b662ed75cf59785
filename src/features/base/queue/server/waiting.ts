import { type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Desk, MOST_COUNTED } from '../contract/desks.ts'
import { waitingCases } from './hooks.ts'

type Viewer = Pick<Look, 'db' | 'services' | 'actor'>

/** What waits for the caller, by desk: one statement for all that their menu leads to. */
export async function waitingAt(look: Viewer): Promise<{ desk: Desk; count: number }[]> {
  const counts = [...look.services.hooks.of(waitingCases).values()]
    .flatMap((one) => Object.entries(one))
    .filter(([desk]) => mayOpen(look, desk))
    .map(([desk, cases]) => countOf(desk, typeof cases === 'function' ? cases(look) : cases))
  if (counts.length === 0) return []
  const { rows } = await look.db.execute<{ desk: Desk; count: number }>(
    sql`select desk, count from (${sql.join(counts, sql` union all `)}) counted where count > 0`,
  )
  return rows
}

const countOf = (desk: string, cases: SQL): SQL =>
  sql`select ${desk}::text as desk, count(*)::int as count from (${cases} limit ${MOST_COUNTED}::int) waiting`

const mayOpen = ({ services, actor }: Viewer, desk: string): boolean =>
  services.features.some(({ menus }) => menus?.operator?.some(({ name, needs }) => name === desk && (!needs || needs.some(actor.holds))))
