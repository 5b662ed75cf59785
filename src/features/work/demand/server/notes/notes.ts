import type { Reader } from '../../../../../platform/server/data/database.ts'
import { and, eq, inArray, isNotNull, type SQL, sql } from '../../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../../platform/server/services.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { accountNames } from '../../../../base/account/server/reads.ts'
import type { BidNote } from '../../contract/bids.ts'
import type { DemandRow } from '../context.ts'
import { mustBeOpened } from '../sealed.ts'
import { demandApplication } from '../tables.ts'
import { demandBidNote as table } from './tables.ts'

/** Notes of the company on its applicants. Nobody else reads them: not the applicant, not operators, no member who may not pick. */

/** The note that a call names: by the demand and the applicant. */
export const noteNamed = ({ id, accountId }: Readonly<Record<string, unknown>>): SQL | undefined =>
  typeof id === 'string' && typeof accountId === 'string'
    ? sql`${table.applicationId} in (select a.id from demand_application a where a.demand_id = ${id}::uuid and a.account_id = ${accountId}::uuid)`
    : undefined

export const readsNotes = ({ actor }: Pick<Look, 'actor'>): boolean => actor.kind === 'company' && actor.holds('demand:pick')

/** By application. None for who may not read them. */
export async function notesOf(look: Look, applicationIds: readonly string[]): Promise<ReadonlyMap<string, BidNote>> {
  if (!readsNotes(look) || applicationIds.length === 0) return new Map()
  const rows = await look.db
    .select()
    .from(table)
    .where(inArray(table.applicationId, [...applicationIds]))
  const names = await accountNames(
    look.db,
    rows.map(({ byId }) => byId),
  )
  return new Map(
    rows.map(({ applicationId, version, text, byId, at }) => [
      applicationId,
      { version, text, by: names.get(byId) ?? '', at: at.toString() },
    ]),
  )
}

/** An empty text removes it. */
export async function saveNote(
  act: Act,
  row: DemandRow,
  { accountId, text }: { accountId: string; text: string },
): Promise<{ version: number }> {
  mustBeOpened(row)
  const application = await appliedTo(act.db, row.id, accountId)
  if (!application) throw refuse('notApplied')
  if (text === '') {
    await act.tx.delete(table).where(eq(table.applicationId, application.id))
    return { version: 0 }
  }
  const set = { text, byId: act.actor.accountId, at: act.now }
  const [stored] = await act.tx
    .insert(table)
    .values({ applicationId: application.id, ...set })
    .onConflictDoUpdate({ target: table.applicationId, set })
    .returning({ version: table.version })
  return stored!
}

async function appliedTo(db: Reader, demandId: string, partyId: string) {
  const [found] = await db
    .select({ id: demandApplication.id })
    .from(demandApplication)
    .where(and(eq(demandApplication.demandId, demandId), eq(demandApplication.partyId, partyId), isNotNull(demandApplication.appliedAt)))
  return found
}
