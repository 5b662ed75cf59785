import { formatMoney } from '../../../../platform/contract/amount.ts'
import { amountOf } from '../../../../platform/server/amounts.ts'
import { today } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { alias, and, desc, eq, getTableColumns, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { fieldError, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { BID_VERSIONS_MAX } from '../../../../rules/demand.ts'
import type { FileBrief } from '../../../base/upload/contract/calls.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import { answerProblem, isPaidByRate } from '../contract/bid-rules.ts'
import type { Bid, BidForm, Counter, CounterForm } from '../contract/bids.ts'
import { pickableStates } from '../contract/lifecycle.ts'
import { bidFilesOf, removeDraftOf } from './bid-drafts.ts'
import type { DemandRow } from './context.ts'
import { fileOf } from './reviewed.ts'
import { type demandApplication, demandBid, demandApplication as table } from './tables.ts'

/** What applicants offer, one row per version. */

export const notTurnedDown = { turnDownAt: null, turnDownCategory: null, turnDownText: '' } as const

type ApplicationRow = typeof demandApplication.$inferSelect
type BidRow = typeof demandBid.$inferSelect
/** The last terms that the company has offered for a version, as JSON returns them. */
type OfferedTerms = Omit<Counter, 'priceMinor' | 'finishesOn'> & { priceMinor: number | null; finishesOn: string | null }
/** A bid as it is shown. */
export type ShownBid = Omit<BidRow, 'id' | 'applicationId' | 'byId'> & { counter: OfferedTerms | null }
export type Terms = Pick<BidRow, 'priceMinor' | 'startsOn' | 'finishesOn' | 'validUntil' | 'message'>
/** With what the applicant says beside the terms. */
type Offered = Terms & Pick<BidRow, 'answers' | 'fileIds'>

/** A bid as typed. What it leaves out is as the demand says; the days of a demand with a plan are those of its plan. */
export function termsOf(act: Act, row: DemandRow, input: CounterForm & Pick<BidForm, 'validUntil'>): Terms {
  const { startsOn, finishesOn, validUntil, message } = input
  const now = today(act.now)
  const typed = input.price === null ? null : amountOf(input.price, row.currency, 'price')
  const isFixed = isPaidByRate({ contractKind: row.contractKind, hasPlan: row.hostingMinor !== null })
  if (isFixed && typed !== null && typed !== row.amountMinor)
    throw refuseFields({ price: fieldError('planHasPrice', { amount: formatMoney(row.amountMinor, row.currency, 'en') }) })
  if (row.hostingMinor !== null && finishesOn && finishesOn !== row.expectedCompletion)
    throw refuseFields({ finishesOn: fieldError('planHasDays', { date: row.expectedCompletion }) })
  for (const [field, date] of Object.entries({ startsOn, finishesOn, validUntil }))
    if (date && date < now) throw refuseFields({ [field]: 'datePast' })
  if (startsOn && startsOn > (finishesOn ?? row.expectedCompletion))
    throw refuseFields({ [finishesOn ? 'finishesOn' : 'startsOn']: 'dateOrder' })
  return { priceMinor: isFixed ? null : typed, startsOn, finishesOn: row.hostingMinor === null ? finishesOn : null, validUntil, message }
}

/** A bid as typed, with the answers to the questions that the demand asks now. */
export function offeredOf(act: Act, row: DemandRow, input: BidForm): Offered {
  const terms = termsOf(act, row, input)
  const answers = row.bidQuestions.map((asked, at) => ({ ...asked, answer: input.answers[at] ?? '' }))
  const wrong = answers.flatMap((one, at) => {
    const problem = answerProblem(one, one.answer, input.fileIds)
    return problem ? [[`answers.${at}`, problem] as const] : []
  })
  if (wrong.length > 0) throw refuseFields(Object.fromEntries(wrong))
  return { ...terms, answers: answers.map(({ text, kind, answer }) => ({ question: text, kind, answer })), fileIds: input.fileIds }
}

/** The next version of a bid. What the company decided was about the one before. `agreed`: its terms are those that the company offered. */
export async function addBid(act: Act, application: ApplicationRow, offered: Offered, agreed = false): Promise<void> {
  const version = application.bidVersion + 1
  if (version > BID_VERSIONS_MAX) throw refuse('bidVersionsMost', { most: BID_VERSIONS_MAX })
  for (const [at, fileId] of offered.fileIds.entries())
    await claimFile(act, fileId, {
      purpose: 'bidFile',
      usedBy: bidFilesOf(application.demandId, application.partyId),
      field: `fileIds.${at}`,
    })
  await act.tx
    .insert(demandBid)
    .values({ ...offered, applicationId: application.id, version, agreed, byId: act.actor.accountId, at: act.now })
  await removeDraftOf(act, application.demandId, application.partyId)
  await act.tx
    .update(table)
    .set({ bidVersion: version, stale: false, ...notTurnedDown })
    .where(eq(table.id, application.id))
}

/** The current bid of an application; null for those who applied before bids had terms. */
export async function bidOf(db: Reader, { id, bidVersion }: ApplicationRow): Promise<BidRow | null> {
  if (bidVersion === 0) return null
  const [row] = await db
    .select()
    .from(demandBid)
    .where(and(eq(demandBid.applicationId, id), eq(demandBid.version, bidVersion)))
  return row ?? null
}

/** The current bid of a party; null if it has not applied. */
export async function bidOfParty(
  db: Reader,
  demandId: string,
  partyId: string,
): Promise<{ application: ApplicationRow; bid: BidRow | null } | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.demandId, demandId), eq(table.partyId, partyId)))
  return row?.appliedAt ? { application: row, bid: await bidOf(db, row) } : null
}

/** The demand has changed: who applied has to say again what they offer. */
export async function outdateBids(act: Act, demandId: string): Promise<void> {
  await act.tx
    .update(table)
    .set({ stale: true })
    .where(and(eq(table.demandId, demandId), inArray(table.state, [...pickableStates])))
}

/** In a statement whose bids are named `b`. */
export const lastCounter = sql<OfferedTerms | null>`(select json_build_object('priceMinor', c.price_minor, 'startsOn', c.starts_on,
  'finishesOn', c.finishes_on, 'message', c.message, 'at', c.at, 'until', c.until, 'answer', c.answer, 'reason', c.reason)
  from demand_counter c where c.bid_id = b.id order by c.id desc limit 1)`

/** Every version of these applications, the current one first. */
export async function bidsOf(db: Reader, applicationIds: readonly string[]): Promise<Map<string, (ShownBid & BidRow)[]>> {
  if (applicationIds.length === 0) return new Map()
  const b = alias(demandBid, 'b')
  const rows = await db
    .select({ ...getTableColumns(b), counter: lastCounter })
    .from(b)
    .where(inArray(b.applicationId, [...applicationIds]))
    .orderBy(desc(b.version))
  return Map.groupBy(rows, ({ applicationId }) => applicationId)
}

/** With what it leaves out as the demand says. */
export const bidShown = (row: DemandRow, bid: ShownBid, files: ReadonlyMap<string, FileBrief>): Bid => ({
  version: bid.version,
  priceMinor: priceOf(row, bid),
  startsOn: bid.startsOn,
  finishesOn: bid.finishesOn ?? row.expectedCompletion,
  validUntil: bid.validUntil,
  message: bid.message,
  answers: bid.answers,
  files: bid.fileIds.flatMap((id) => fileOf(files, id) ?? []),
  at: bid.at.toString(),
  agreed: bid.agreed,
  counter: bid.counter && {
    ...bid.counter,
    priceMinor: priceOf(row, bid.counter),
    finishesOn: bid.counter.finishesOn ?? row.expectedCompletion,
  },
})

export const priceOf = (row: DemandRow, bid: Pick<BidRow, 'priceMinor'> | null): number => bid?.priceMinor ?? row.amountMinor

/** The bid that is decided on is the one that was read: another is `changedMeanwhile`. Who names none has seen the terms of the demand. */
export function asSeen(application: ApplicationRow, bid: BidRow | null, row: DemandRow, seen: number | undefined): void {
  const same = seen === undefined ? sameTerms(row, bid) : seen === application.bidVersion
  if (!same) throw refuse('changedMeanwhile', { by: '', at: (bid?.at ?? application.updatedAt).toString() })
}

const sameTerms = (row: DemandRow, bid: BidRow | null): boolean =>
  priceOf(row, bid) === row.amountMinor && (bid?.finishesOn ?? row.expectedCompletion) === row.expectedCompletion

/** Who names the version that they have read decides on no other. */
export function mustBeSeen(application: ApplicationRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== application.bidVersion)
    throw refuse('changedMeanwhile', { by: '', at: application.updatedAt.toString() })
}

/** Also before the applicant knows. */
export const isTurnedDown = ({ state, turnDownAt }: Pick<ApplicationRow, 'state' | 'turnDownAt'>): boolean =>
  state === 'turnedDown' || turnDownAt !== null

/** Refuses a bid that is past its validity, or older than what the demand says now. */
export function needValid(act: Look | Act, { stale }: ApplicationRow, bid: BidRow | null): void {
  if (bid?.validUntil && bid.validUntil < today(act.now)) throw refuse('bidExpired', { date: bid.validUntil })
  if (stale) throw refuse('bidStale')
}

/** When work begins, its days are those of the bid. One whose finish has passed meanwhile is due today. */
export function daysAgreed(act: Act, row: DemandRow, bid: BidRow | null): Partial<DemandRow> {
  if (!bid?.finishesOn || bid.finishesOn === row.expectedCompletion) return {}
  const now = today(act.now)
  const expectedCompletion = bid.finishesOn < now ? now : bid.finishesOn
  const recruitEnd = row.recruitEnd < expectedCompletion ? row.recruitEnd : expectedCompletion
  return { expectedCompletion, recruitEnd, recruitStart: row.recruitStart < recruitEnd ? row.recruitStart : recruitEnd }
}
