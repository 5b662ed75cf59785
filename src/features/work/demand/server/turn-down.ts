import { z } from 'zod'
import { today } from '../../../../platform/server/clock.ts'
import { and, eq, inArray, isNotNull, isNull, lt } from '../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../platform/server/data/lifecycle.ts'
import { defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { TURN_DOWN_MINUTES } from '../../../../rules/demand.ts'
import type { TurnDownCategory } from '../contract/bid-rules.ts'
import { turnDownLabels } from '../contract/bid-texts.ts'
import { demandNotices } from '../contract/notices.ts'
import { applicationLifecycle, canTurn } from './application-lifecycle.ts'
import { applicationOf, partyOf, turnApplication } from './applications.ts'
import { notTurnedDown } from './bids.ts'
import type { DemandRow } from './context.ts'
import { notifyParty } from './news.ts'
import { columns, reachForMove } from './reach.ts'
import { mustBeOpened } from './sealed.ts'
import { demand, demandBid, demandApplication as table } from './tables.ts'

/** Bids that the company does not want, and bids that have expired. */

const payload = { demandId: z.string(), partyId: z.string(), at: z.string() }
export const turnDownJob = defineJob('demand.turnDown', payload)

interface TurnedDown {
  accountId: string
  category: TurnDownCategory
  reason: string
}

/** The applicant is notified when the minutes are over. */
export async function turnDown(act: Act, row: DemandRow, { accountId, category, reason }: TurnedDown): Promise<void> {
  // As the table keeps it: the job compares.
  const at = act.now.add({ minutes: TURN_DOWN_MINUTES }).round('millisecond')
  await act.tx
    .update(table)
    .set({ turnDownAt: at, turnDownCategory: category, turnDownText: reason })
    .where(and(eq(table.demandId, row.id), eq(table.partyId, accountId)))
  await enqueue(act, turnDownJob, { demandId: row.id, partyId: accountId, at: at.toString() }, { dueAt: at })
}

/** The minutes are over. One that was taken back, revised or withdrawn meanwhile is left alone, as is one that was turned down again. */
export async function notifyTurnedDown(act: Act, { demandId, partyId, at }: z.output<z.ZodObject<typeof payload>>): Promise<void> {
  const { row } = await reachForMove(act, demandId)
  const application = await applicationOf(act, demandId, partyId)
  const { turnDownAt, turnDownCategory, turnDownText } = application ?? {}
  if (!application || !turnDownCategory || turnDownAt?.toString() !== at || !canTurn(application, 'turnDown')) return
  await turn(act, applicationLifecycle, application, 'turnDown', {
    set: { turnDownAt: null, reason: turnDownText ?? '', updatedAt: act.now },
  })
  const { cn, en } = turnDownLabels[turnDownCategory]
  const why = turnDownText ? { cn: `${cn}。${turnDownText}`, en: `${en}. ${turnDownText}` } : { cn: `${cn}。`, en: `${en}.` }
  await notifyParty(act, partyOf(application), row, demandNotices.bidTurnedDown, { why })
}

export async function takeBack(act: Act, row: DemandRow, accountId: string): Promise<void> {
  const application = await applicationOf(act, row.id, accountId)
  if (application?.state === 'turnedDown') {
    await turnApplication(act, row.id, partyOf(application), 'reconsiderBid')
    await notifyParty(act, partyOf(application), row, demandNotices.bidReconsidered, {})
  }
  await act.tx
    .update(table)
    .set(notTurnedDown)
    .where(and(eq(table.demandId, row.id), eq(table.partyId, accountId)))
}

/** Each night: bids whose last day is over have to be renewed, and their applicants are notified. */
export async function expireBids(act: Act): Promise<void> {
  const expired = await act.tx
    .update(table)
    .set({ stale: true })
    .from(demandBid)
    .where(
      and(
        eq(demandBid.applicationId, table.id),
        eq(demandBid.version, table.bidVersion),
        lt(demandBid.validUntil, today(act.now)),
        eq(table.stale, false),
        isNull(table.turnDownAt),
        eq(table.state, 'applied'),
        inArray(table.demandId, act.tx.select({ id: demand.id }).from(demand).where(eq(demand.stage, 'matching'))),
      ),
    )
    .returning({ demandId: table.demandId, partyType: table.partyType, partyId: table.partyId })
  if (expired.length === 0) return
  // Not locked: moves lock the demand before its applications, and would wait for each other.
  const rows = await act.tx
    .select(columns)
    .from(demand)
    .where(
      inArray(
        demand.id,
        expired.map(({ demandId }) => demandId),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const one of expired) await notifyParty(act, partyOf(one), byId.get(one.demandId)!, demandNotices.bidExpired, {})
}

/** Puts an applicant on the company's shortlist, or takes them off it. */
export async function shortlist(act: Act, row: DemandRow, input: { accountId: string; shortlisted: boolean }): Promise<void> {
  mustBeOpened(row)
  const [found] = await act.tx
    .update(table)
    .set({ shortlisted: input.shortlisted })
    .where(and(eq(table.demandId, row.id), eq(table.partyId, input.accountId), isNotNull(table.appliedAt)))
    .returning({ id: table.id })
  if (!found) throw refuse('notApplied')
}
