import { z } from 'zod'
import { daysAfter } from '../../../../../platform/server/clock.ts'
import { and, eq, ne } from '../../../../../platform/server/data/drizzle.ts'
import { defineLifecycle, holdRow, storedIn, turn } from '../../../../../platform/server/data/lifecycle.ts'
import { defineJob, enqueue } from '../../../../../platform/server/jobs/jobs.ts'
import type { Act, Look } from '../../../../../platform/server/services.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import type { Stage } from '../../contract/lifecycle.ts'
import { dividedOf } from '../../contract/plan/money.ts'
import { isOver } from '../../contract/plan/states.ts'
import { otherSide, type SplitOutcome, type SplitSide } from '../../contract/split/split.ts'
import type { DemandContext, DemandRow } from '../context.ts'
import { movementOf, type Release } from '../money.ts'
import { booksOf } from '../parts/books.ts'
import { type PartRow, type PartWrite, partsOf, writesOf } from '../parts/rows.ts'
import { deadlineFor, setPartTimers } from '../parts/timers.ts'
import { openSplit } from './facts.ts'
import { demandSplit } from './tables.ts'

export type SplitRow = typeof demandSplit.$inferSelect

/** A case. It is over once both have accepted one proposal, or without a split. */
const stored = storedIn(
  { table: demandSplit, key: 'id', column: 'state' },
  defineLifecycle('split case', {
    asked: { say: 'asked', propose: 'proposed', end: 'over' },
    proposed: { say: 'proposed', propose: 'proposed', accept: 'proposed', decline: 'asked', lapse: 'asked', end: 'over' },
    over: {},
  }),
)

type Set = Partial<Omit<SplitRow, 'id' | 'state'>>

/** The open case of a demand, whose row is locked. */
export const heldSplit = (act: Act, demandId: string): Promise<SplitRow> => {
  const isOpen = and(eq(demandSplit.demandId, demandId), ne(demandSplit.state, 'over'))
  return holdRow(act, stored, isOpen!)
}

export const turnSplit = (act: Act, row: SplitRow, move: 'say' | 'propose' | 'accept' | 'decline' | 'lapse', set: Set): Promise<SplitRow> =>
  turn(act, stored, row, move, { set })

/** Consent ends with the case. */
export const endSplit = (act: Act, row: SplitRow, outcome: SplitOutcome, set: Set = {}): Promise<SplitRow> =>
  turn(act, stored, row, 'end', { set: { ...set, outcome, endedAt: act.now, publisherConsents: false, providerConsents: false } })

export const saidBy = (side: SplitSide, words: string, consents: boolean): Set =>
  side === 'publisher' ? { publisherWords: words, publisherConsents: consents } : { providerWords: words, providerConsents: consents }

export const acceptedBySide = (side: SplitSide): Set => (side === 'publisher' ? { publisherAccepted: true } : { providerAccepted: true })

/** Nothing is proposed any more; the case says how it ended. */
export const withoutProposal = (how: SplitRow['lastHow'], by: SplitSide | null, reason: string): Set => ({
  ...{ proposedMinor: null, proposedBy: null, until: null, reason: '', publisherAccepted: false, providerAccepted: false },
  ...{ lastHow: how, lastBy: by, lastReason: reason },
})

/** The side of somebody who is one of the two. */
export function sideOfSplit({ side }: Pick<DemandContext, 'side'>): SplitSide {
  if (side !== 'publisher' && side !== 'provider') throw refuse('otherParty')
  return side
}

export const otherAccepted = (row: SplitRow, side: SplitSide): boolean =>
  otherSide(side) === 'publisher' ? row.publisherAccepted : row.providerAccepted

/** What the two sides settled by their own moves needs no operator: its case ends with it. */
export async function endSettled(
  act: Act,
  context: Pick<DemandContext, 'facts'>,
  after: { demandId: string; stage: Stage; parts: readonly { id: string; state: PartRow['state'] }[] },
): Promise<void> {
  const open = openSplit(context)
  if (!open) return
  const isRunning = after.stage === 'service' || after.stage === 'complete'
  const part = after.parts.find(({ id }) => id === open.partId)
  if (isRunning && !(part && isOver(part.state))) return
  const [row] = await act.tx
    .select()
    .from(demandSplit)
    .where(and(eq(demandSplit.id, open.id), ne(demandSplit.state, 'over')))
  if (row) await endSplit(act, row, 'settled')
}

/** What a split does with the money, as preview and posting. */
export async function splitting(
  look: Pick<Look, 'db' | 'services'>,
  { row, facts }: Pick<DemandContext, 'row' | 'facts'>,
  partId: string | null,
  proposedMinor: number,
): Promise<Release & { rows: readonly PartRow[] }> {
  const known = await booksOf(look, row, facts.heldMinor)
  const at = partId === null ? 0 : known.rows.findIndex(({ id }) => id === partId)
  const part = known.books.parts[at]
  if (!part || part.heldMinor < proposedMinor) throw refuse('previewChanged')
  const made = movementOf(row, 'demand.release', known, dividedOf(known.books, at, proposedMinor, known.rates))
  const isLast = partId === null || known.rows[at]!.isLast
  return { ...made, money: made.money && (isLast ? made.money : { ...made.money, ofPart: true }), rows: known.rows }
}

/** Its part after the split; none for a demand of one part. */
export function splitWrites(
  { rows, after }: Pick<Awaited<ReturnType<typeof splitting>>, 'rows' | 'after'>,
  partId: string | null,
): PartWrite[] {
  const part = rows.find(({ id }) => id === partId)
  return part ? writesOf(rows, after.parts, 'carry', { part, move: 'split', to: 'released', set: { deadlineAt: null } }) : []
}

/** The time of a part stands still while a case about it is open, and begins again when it ends without a split. */
export async function restSplit(act: Act, row: Pick<DemandRow, 'id'>, partId: string | null, isAsked: boolean) {
  const part = (await partsOf(act.db, row.id)).find(({ id }) => id === partId)
  if (!part) return { parts: [], isLowered: false }
  // The last one is sent with the demand, whose stage has the timer.
  const hasOwn = !(part.isLast && part.state === 'sent')
  const deadlineAt = isAsked || !hasOwn ? null : deadlineFor(part.state, part, act.now)
  const move = isAsked ? ('askSplit' as const) : ('endSplit' as const)
  return { parts: [{ part, move, to: part.state, set: { deadlineAt } }], isLowered: part.state === 'lowered' }
}

export async function setTimersOfSplit(act: Act, demandId: string, partId: string | null): Promise<void> {
  const part = (await partsOf(act.db, demandId)).find(({ id }) => id === partId)
  if (part) await setPartTimers(act, part)
}

export const splitOverJob = defineJob('demand.splitOver', { demandId: z.string(), until: z.string() })

export const splitDueJob = defineJob('demand.splitDue', { demandId: z.string(), until: z.string() })

/** A day before its time is over, the side that has not answered is reminded. */
export async function awaitBoth(act: Act, demandId: string, until: Temporal.Instant): Promise<void> {
  const payload = { demandId, until: until.toString() }
  await enqueue(act, splitDueJob, payload, { dueAt: daysAfter(until, -1) })
  await enqueue(act, splitOverJob, payload, { dueAt: until })
}
