import { lessFee } from '../../../../platform/contract/amount.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, desc, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import { areaName, findArea } from '../../../base/area/server/reads.ts'
import type { FileBrief } from '../../../base/upload/contract/calls.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { rivalBandOf } from '../contract/bid-rules.ts'
import { type Action, actionsOf, isParty, isPickable, type Side, statusOf } from '../contract/lifecycle.ts'
import type { NextStep } from '../contract/next-step.ts'
import type { Application, DemandRow as DemandAnswer, DemandDetail, Person } from '../contract/schema.ts'
import { moveNames } from '../contract/texts.ts'
import { partyOf } from './applications.ts'
import { bidShown, bidsOf, type ShownBid } from './bids.ts'
import { type DemandRow, dueOf, flagsOf, providerOf } from './context.ts'
import { isCountered } from './counter.ts'
import type { OwnApplication } from './history.ts'
import { inviteesOf } from './invitations.ts'
import { overdueDaysOf } from './late.ts'
import { buttonsOf, demandMachine, moveOf, nextOf } from './machine.ts'
import { notesOf } from './notes/notes.ts'
import { firmShown, type Parties, partyBriefs, peopleShown } from './parties.ts'
import { assessAll, type Brief, type Reached } from './reach.ts'
import { isSealed } from './sealed.ts'
import { demandApplication, demandMove } from './tables.ts'

/**
 * A page of demands as a viewer sees them: flags, actions and the next step that waits, in a fixed number of queries. In the order of
 * `briefs`; undefined for a draft that was deleted meanwhile.
 */
export async function presentRows(look: Look, briefs: readonly Brief[]): Promise<(DemandAnswer | undefined)[]> {
  if (briefs.length === 0) return []
  const [reached, people] = await together(
    () => assessAll(look, briefs),
    () => peopleShown(look.db, briefs.map(providerOf)),
  )
  return reached.map((one) => one && rowOf(one, people))
}

export function rowOf(context: Reached, people: Parties): DemandAnswer {
  const { row, company, side, facts } = context
  const flags = flagsOf(context)
  const next = nextStepOf(context)
  const actions = actionsOf(flags).filter((action) => isFor(action, side))
  return {
    ...flags,
    seaServiceStatus: statusOf(row.stage),
    id: row.id,
    version: row.edition,
    number: row.number,
    title: row.title,
    category: row.category as DemandAnswer['category'],
    areaCode: row.areaCode,
    area: areaOf(row.areaCode),
    currency: row.currency,
    amountMinor: row.amountMinor,
    dueMinor: dueOf(row),
    netMinor: side !== 'publisher' && side !== 'operator' ? lessFee(row.amountMinor, row.feeBps).netMinor : null,
    contractKind: row.contractKind as DemandAnswer['contractKind'],
    workLanguage: row.workLanguage as DemandAnswer['workLanguage'],
    recruitEnd: row.recruitEnd,
    expectedCompletion: row.expectedCompletion,
    publishedAt: row.publishedAt?.toString() ?? null,
    updatedAt: row.updatedAt.toString(),
    deadlineAt: row.deadlineAt?.toString() ?? null,
    review: row.review,
    outcome: row.outcome,
    overdueDays: overdueDaysOf(row, facts.today),
    company: {
      id: row.companyId,
      name: company?.name ?? '',
      logoUrl: company?.logoUrl ?? null,
      verified: facts.companyVerified,
      checkedOn: company?.checkedOn ?? null,
    },
    provider: isParty(side) ? (context.firm ? firmShown(context.firm) : partyOr(people, providerOf(row))) : null,
    bidsSealed: isSealed(row),
    applicants: isParty(side) && !isSealed(row) ? facts.applicants : rivalBandOf(facts.applicants),
    progress: isParty(side) ? progressOf(context) : null,
    escrowHeldMinor: isParty(side) ? facts.heldMinor : null,
    isDemo: context.isDemo,
    actions,
    buttons: buttonsOf(context, actions, next?.move ?? null),
    next,
  }
}

/** How far its parts are, and how many of them wait for the publisher: to be approved, or to be funded. */
function progressOf({ row, side, facts: { parts } }: Reached): DemandAnswer['progress'] {
  if (!parts) return null
  // A supplementary sheet outlives the work.
  const toFund = row.stage === 'service' && parts.toFund ? 1 : 0
  return { all: parts.all, over: parts.over, waiting: side === 'publisher' ? parts.sent + toFund : 0 }
}

function nextStepOf(context: Reached): NextStep | null {
  const move = nextOf(context)
  return move && { move, permission: demandMachine.permissionOf(move, context) }
}

/** Actions that only lead to a screen, and their side. */
const leading: Partial<Record<Action, readonly Side[]>> = {
  providerList: ['publisher', 'operator'],
  completeDetails: ['provider'],
  withdraw: ['provider'],
}

/**
 * The cells of the source's table that need `applyStatus` are the provider's, the others the publisher's; the acceptance page is for both
 * (product §2).
 */
const isFor = (action: Action, side: Side): boolean =>
  leading[action]?.includes(side) ?? moveNames.some((move) => moveOf(move).action === action && moveOf(move).by.includes(side))

export const areaOf = (code: string) => ({ cn: areaName(code, 'cn'), en: areaName(code, 'en') })

const partyOr = <P extends Owner | null>(people: Parties, party: P): P extends null ? null : Person =>
  (party && (people.get(party.ownerId) ?? unnamed(party))) as P extends null ? null : Person

const unnamed = ({ ownerType, ownerId }: Owner): Person => ({
  id: ownerId,
  kind: ownerType,
  name: '',
  headline: '',
  avatarUrl: null,
  areaCode: null,
  verified: false,
  checkedOn: null,
})

export const applicationAnswer = (
  demand: DemandRow,
  row: OwnApplication,
  bids: readonly ShownBid[],
  files: ReadonlyMap<string, FileBrief>,
  now: Temporal.Instant,
): DemandDetail['myApplication'] & object => ({
  id: row.id,
  state: row.state,
  invited: row.invited,
  stale: row.stale && isPickable(row.state),
  turnDownCategory: row.state === 'turnedDown' ? row.turnDownCategory : null,
  message: row.message,
  reason: row.reason,
  countered: isCountered(row, now),
  bidVersion: row.bidVersion,
  bids: bids.map((one) => bidShown(demand, one, files)),
  createdAt: row.createdAt.toString(),
  updatedAt: row.updatedAt.toString(),
})

/** What the applicant learns only once it is final. */
function forCompany({ state, turnDownAt, turnDownCategory, turnDownText, reason }: typeof demandApplication.$inferSelect) {
  const waits = turnDownAt !== null && isPickable(state)
  return { turnDownCategory, turnDownAt: waits ? turnDownAt.toString() : null, reason: waits ? turnDownText : reason }
}

/** Who applied for each company, by the company. */
async function appliersOf(db: Reader, demandId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ party: demandMove.subjectId, by: demandMove.actorId })
    .from(demandMove)
    .where(and(eq(demandMove.demandId, demandId), eq(demandMove.move, 'apply')))
    .orderBy(demandMove.id)
  return new Map(rows.flatMap(({ party, by }) => (party ? [[party, by] as const] : [])))
}

/** Every applicant with the outcome, newest first. */
export async function presentApplicants(look: Look, demand: DemandRow): Promise<Application[]> {
  if (isSealed(demand)) return []
  const demandId = demand.id
  const rows = await look.db
    .select()
    .from(demandApplication)
    .where(eq(demandApplication.demandId, demandId))
    .orderBy(desc(demandApplication.updatedAt))
  const people = await partyBriefs(look.db, rows.map(partyOf))
  const appliers = rows.some(({ partyType }) => partyType === 'company') ? await appliersOf(look.db, demandId) : new Map<string, string>()
  const ids = rows.map(({ id }) => id)
  const [byNumber, bids, notes] = await together(
    () => inviteesOf(look.db, demandId, look.lang),
    () => bidsOf(look.db, ids),
    () => notesOf(look, ids),
  )
  const files = await fileBriefs(
    look.db,
    [...bids.values()].flat().flatMap(({ fileIds }) => fileIds),
  )
  const unanswered = new Set(rows.filter((row) => row.appliedAt === null).map((row) => row.partyId))
  const hidden = new Set(byNumber.flatMap(({ accountId }) => (accountId && unanswered.has(accountId) ? [accountId] : [])))
  const known = new Set(rows.map((row) => row.partyId))
  const writeTo = (row: (typeof rows)[number]) =>
    row.state === 'invited' || row.state === 'withdrawn'
      ? null
      : row.partyType === 'person'
        ? row.partyId
        : (appliers.get(row.partyId) ?? null)
  return [
    ...rows
      .filter((row) => !hidden.has(row.partyId))
      .map((row) => ({
        ...applicationAnswer(demand, row, bids.get(row.id) ?? [], files, look.now),
        ...forCompany(row),
        shortlisted: look.actor.kind !== 'operator' && row.shortlisted,
        note: notes.get(row.id) ?? null,
        person: partyOr(people, partyOf(row)),
        writeTo: writeTo(row),
      })),
    ...byNumber.flatMap(({ accountId, isRevoked, shown }) =>
      isRevoked || (accountId && known.has(accountId) && !hidden.has(accountId)) ? [] : [shown],
    ),
  ]
}

export const zoneOf = (code: string): string | null => findArea(code)?.path[0]?.zone ?? null
