import { and, asc, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { fieldError, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { type ListColumn, listColumnNames } from '../contract/columns.ts'
import { listFilters } from '../contract/schema.ts'
import { employeeView } from './tables.ts'

type ViewRow = typeof employeeView.$inferSelect
const VIEWS_MOST = 30

const ofCaller = ({ actor }: Pick<Look, 'actor'>) =>
  and(eq(employeeView.companyId, companyOf(actor)), eq(employeeView.accountId, actor.accountId))

/** What an older version stored may name filters that are gone, or values that they no longer take: these are left out. */
const known = (filters: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).filter(([name, value]) => {
      const filter = Object.entries(listFilters).find(([one]) => one === name)?.[1]
      return filter?.safeParse(value).success === true
    }),
  )

const shown = ({ id, name, filters, columns }: ViewRow) => ({
  id,
  name,
  filters: known(filters),
  columns: listColumnNames.filter((column) => columns.includes(column)),
})

export async function viewsOf(look: Look) {
  const rows = await look.db.select().from(employeeView).where(ofCaller(look)).orderBy(asc(employeeView.name))
  return rows.map(shown)
}

/** The same name again replaces the view. */
export async function saveView(act: Act, view: { name: string; filters: Record<string, string>; columns: ListColumn[] }) {
  const { name, filters, columns } = view
  if ((await act.tx.$count(employeeView, ofCaller(act))) >= VIEWS_MOST)
    throw refuseFields({ name: fieldError('tooMany', { max: VIEWS_MOST }) })
  const [row] = await act.tx
    .insert(employeeView)
    .values({ companyId: companyOf(act.actor), accountId: act.actor.accountId, name, filters, columns, createdAt: act.now })
    .onConflictDoUpdate({ target: [employeeView.companyId, employeeView.accountId, employeeView.name], set: { filters, columns } })
    .returning()
  if (!row) throw new Error('a view was not stored')
  return shown(row)
}

export async function removeView(act: Act, id: string): Promise<{ id: string }> {
  const [gone] = await act.tx
    .delete(employeeView)
    .where(and(ofCaller(act), eq(employeeView.id, id)))
    .returning({ id: employeeView.id })
  if (!gone) throw refuse('notFound')
  return gone
}
