import { today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { prepared, type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, getTableColumns, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Actor, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { isDemoAccount } from '../../../base/account/server/reads.ts'
import { type CompanyBrief, companyBriefs } from '../../../base/company/server/reads.ts'
import { type Party, stoppedAmong } from '../../../base/standing/server/reads.ts'
import { FAILED } from '../../../base/verification/contract/verification.ts'
import { isParty, pickableStates, statusOf } from '../contract/lifecycle.ts'
import { asAsked } from './agreed.ts'
import { type DemandContext, type DemandRow, type PartsInShort, providerOf, sideOf } from './context.ts'
import { heldByDemands } from './escrow.ts'
import { overPart } from './parts/over.ts'
import { type SplitFacts, splitFacts } from './split/facts.ts'
import { type ApplicationState, demand, demandApplication } from './tables.ts'

export const columns = getTableColumns(demand)

const hasApplicationIn = (states: readonly ApplicationState[], more = sql``) =>
  sql<boolean>`("demand"."sea_service_status" = ${statusOf('matching')} and exists (select from demand_application a
    where a.demand_id = "demand"."id" and a.state in ${[...states]} and a.turn_down_at is null ${more}))`

/**
 * With the number of applicants, and whether one of them can be picked. The outer table is named in full: inside the subquery a
 * bare "id" would be the application's.
 */
export const columnsAndApplicants = {
  ...columns,
  applicants: sql<number>`(select count(*)::int from demand_application a where a.demand_id = "demand"."id" and a.state not in ('invited', 'withdrawn'))`,
  pickable: hasApplicationIn(pickableStates),
  awaitsPick: hasApplicationIn(['applied'], sql`and not a.stale`),
  isDemo: isDemoAccount(demand.createdBy),
  splits: splitFacts,
  partsInShort: sql<PartsInShort | null>`case when "demand"."hosting_minor" is not null then (select json_build_object('all', count(*),
    'over', count(*) filter (where ${overPart('p')}), 'sent', count(*) filter (where (p.state = 'sent' and not p.is_last) or p.state = 'supplemented'),
    'toFund', coalesce((array_agg(p.state order by p.place) filter (where not ${overPart('p')}))[1] = 'planned', false),
    'open', string_agg(p.name, ', ' order by p.place) filter (where not p.is_last and not ${overPart('p')}),
    'unfundedFrom', (array_agg(case p.state when 'planned' then p.starts_on end order by p.place) filter (where not ${overPart('p')}))[1],
    'changeable', count(*) filter (where p.state in ('planned', 'funded', 'returned')),
    'lastLowered', coalesce(bool_or(p.is_last and p.state = 'lowered'), false),
    'lastUnfunded', coalesce(bool_or(p.is_last and p.state = 'planned'), false)) from demand_part p where p.demand_id = "demand"."id") end`,
}
export type CountedRow = DemandRow & {
  applicants: number
  pickable: boolean
  awaitsPick: boolean
  isDemo: boolean
  partsInShort: PartsInShort | null
  splits: SplitFacts | null
}

/** What a list selects of each demand: the rest is read by `rowsOf` for those of a page. */
export const briefColumns = { id: demand.id, companyId: demand.companyId, providerType: demand.providerType, providerId: demand.providerId }
export type Brief = Pick<DemandRow, keyof typeof briefColumns>

/** Data that the caller has loaded already. */
interface Known {
  /** The rows themselves. */
  rows?: readonly CountedRow[]
  /** Amounts in escrow, by demand. */
  held?: (db: Reader, ids: string[]) => Promise<Map<string, number>>
  /** The caller's own application to the one demand. */
  standing?: DemandContext['application']
}

/** The demands of the viewer's own side, those they have applied to or were invited to, and those publicly in matching. */
const isVisible = ({ row, side }: DemandContext): boolean =>
  side !== 'outsider' || (row.stage === 'matching' && row.visibility === 'public')

/**
 * Prepared, and apart from the conditions of a list: PostgreSQL takes longer to plan a statement with so many columns and their subqueries
 * than to answer it.
 */
const byIds = prepared((db) =>
  db
    .select(columnsAndApplicants)
    .from(demand)
    .where(anyOf(demand.id, sql.placeholder('ids')))
    .prepare('demands'),
)

async function rowsOf(db: Reader, ids: readonly string[]): Promise<Map<string, CountedRow>> {
  const rows = await byIds(db).execute({ ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/** A demand that the caller cannot access does not exist: `notFound`. */
export async function reachDemand(look: Look | Act, demandId: string): Promise<Reached> {
  const rows = await rowsOf(look.db, [demandId])
  return assessDemand(look, rows.get(demandId))
}

/**
 * The same, with the row locked first: moves on one demand are serialised. Who applies to a demand that everybody could read, from a page
 * opened before, learns that it takes no more applications: one answer, whatever has become of it.
 */
export async function reachForMove(act: Act, demandId: string, moves: readonly string[] = []): Promise<Reached> {
  const [row] = await act.tx.select(columnsAndApplicants).from(demand).where(eq(demand.id, demandId)).for('update')
  const wasOpen = row !== undefined && row.visibility === 'public' && row.publishedAt !== null
  return assessDemand(act, row, {}, wasOpen && moves.includes('apply') ? 'applicationsClosed' : 'notFound')
}

export interface Reached extends DemandContext {
  company: CompanyBrief | null
  /** The company that serves it, if a company does. */
  firm: CompanyBrief | null
  isDemo: boolean
}

/** Refuses with `notFound` what this viewer may not see, or with the reason given. */
export async function assessDemand(
  look: Look | Act,
  row: CountedRow | undefined,
  known?: Known,
  unseen: 'notFound' | 'applicationsClosed' = 'notFound',
): Promise<Reached> {
  if (!row) throw refuse('notFound')
  const [reached] = await assessAll(look, [row], { ...known, rows: [row] })
  if (!reached || !isVisible(reached)) throw refuse(unseen)
  return reached
}

const partiesOf = (row: Brief): Party[] => [
  { ownerType: 'company', ownerId: row.companyId },
  ...(providerOf(row) ? [providerOf(row)!] : []),
]

/** A company that may serve what another posted. An individual who is stopped has no session. */
const callerOf = ({ companyId }: Actor): Party[] => (companyId ? [{ ownerType: 'company', ownerId: companyId }] : [])

/** The context of each demand of a page, in a fixed number of queries; undefined for a draft that was deleted meanwhile. */
export async function assessAll(look: Look | Act, briefs: readonly Brief[], known: Known = {}): Promise<(Reached | undefined)[]> {
  const ids = briefs.map(({ id }) => id)
  const parties = [...briefs.flatMap(partiesOf), ...callerOf(look.actor)]
  const companyIds = parties.flatMap(({ ownerType, ownerId }) => (ownerType === 'company' ? ownerId : []))
  const [rows, mine, inEscrow, companies, stopped] = await together(
    () => (known.rows ? new Map(known.rows.map((row) => [row.id, row])) : rowsOf(look.db, ids)),
    () =>
      known.standing === undefined
        ? applicationsOf(look.db, look.actor, ids)
        : Promise.resolve(new Map(known.standing && [[ids[0]!, known.standing]])),
    () => (known.held ?? heldByDemands)(look.db, ids),
    () => companyBriefs(look.db, companyIds),
    () => stoppedAmong(look.db, parties),
  )
  return ids.map((id) => {
    const stored = rows.get(id)
    if (!stored) return undefined
    const side = sideOf(look.actor, stored, mine.get(stored.id) ?? null)
    const row = isParty(side) ? stored : { ...stored, ...asAsked(stored) }
    return {
      row,
      company: companies.get(row.companyId) ?? null,
      firm: (row.providerType === 'company' && row.providerId && companies.get(row.providerId)) || null,
      isDemo: row.isDemo,
      actor: look.actor,
      now: look.now,
      side,
      application: mine.get(row.id) ?? null,
      facts: {
        today: today(look.now),
        companyVerified: companies.get(row.companyId)?.verified ?? false,
        companyFailed: companies.get(row.companyId)?.status === FAILED,
        callerVerified: (look.actor.companyId && companies.get(look.actor.companyId)?.verified) || false,
        stopped: {
          publisher: stopped.get(row.companyId) ?? null,
          provider: (row.providerId && stopped.get(row.providerId)) || null,
          caller: (look.actor.companyId && stopped.get(look.actor.companyId)) || null,
        },
        heldMinor: inEscrow.get(row.id) ?? 0,
        applicants: row.applicants,
        pickable: row.pickable,
        awaitsPick: row.awaitsPick,
        parts: row.partsInShort,
        splits: row.splits,
      },
    }
  })
}

const standings = prepared((db) =>
  db
    .select({
      demandId: demandApplication.demandId,
      state: demandApplication.state,
      invited: demandApplication.invited,
      stale: demandApplication.stale,
      counterUntil: demandApplication.counterUntil,
    })
    .from(demandApplication)
    .where(and(eq(demandApplication.partyId, sql.placeholder('partyId')), anyOf(demandApplication.demandId, sql.placeholder('ids'))))
    .prepare('demand_standings'),
)

async function applicationsOf(db: Reader, actor: Actor, ids: string[]) {
  if (ids.length === 0 || actor.kind === 'operator' || actor.kind === 'system')
    return new Map<string, NonNullable<DemandContext['application']>>()
  const rows = await standings(db).execute({ partyId: ownerOf(actor).ownerId, ids })
  return new Map(rows.map((row) => [row.demandId, row]))
}
