import { daysAfter } from '../../../../../platform/server/clock.ts'
import { sql } from '../../../../../platform/server/data/drizzle.ts'
import { LOWERED_DESK_DAYS, PART_RETURNS_MAX } from '../../../../../rules/demand.ts'
import type { SplitSide, SplitState } from '../../contract/split/split.ts'
import type { DemandContext } from '../context.ts'

/** What decides about split cases of a demand, read with it. */
export interface SplitFacts {
  open: OpenSplit | null
  /** How often the demand, or its last part, was returned. */
  returns: number
  /** Its parts that were sent, returned or lowered. `waitsSince`: when its amount was contested, if nothing has happened to it since. */
  parts: { id: string; name: string; isLast: boolean; heldMinor: number; returns: number; waitsSince: string | null }[]
}

interface OpenSplit {
  id: string
  partId: string | null
  /** It is about the last part, which is the demand. */
  isLast: boolean
  state: SplitState
  askedBy: SplitSide
  until: string | null
  publisher: { answered: boolean; consents: boolean; accepted: boolean }
  provider: { answered: boolean; consents: boolean; accepted: boolean }
}

/** Only while the work goes on or waits for its answer. The outer table is named in full: a bare "id" would be another's. */
export const splitFacts = sql<SplitFacts | null>`case when "demand"."sea_service_status" in (4, 5) then json_build_object(
  'open', (select json_build_object('id', x.id, 'partId', x.part_id, 'isLast', coalesce(p.is_last, true), 'state', x.state,
    'askedBy', x.asked_by, 'until', x.until_at,
    'publisher', json_build_object('answered', x.publisher_words <> '', 'consents', x.publisher_consents, 'accepted', x.publisher_accepted),
    'provider', json_build_object('answered', x.provider_words <> '', 'consents', x.provider_consents, 'accepted', x.provider_accepted))
    from demand_split x left join demand_part p on p.id = x.part_id where x.demand_id = "demand"."id" and x.state <> 'over'),
  'returns', case when "demand"."hosting_minor" is null
    then (select count(*) from demand_delivery d where d.demand_id = "demand"."id" and d.returned_reason is not null)
    else (select coalesce(max(p.returns), 0) from demand_part p where p.demand_id = "demand"."id" and p.is_last) end,
  'parts', case when "demand"."hosting_minor" is null then '[]'::json else (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
    'isLast', p.is_last, 'heldMinor', p.held_minor, 'returns', p.returns, 'waitsSince',
    (select case when m.move in ('lower', 'insist') then m.at end from demand_part_move m where m.part_id = p.id
      and m.move not in ('carry', 'advance', 'log') order by m.id desc limit 1)) order by p.place), '[]')
    from demand_part p where p.demand_id = "demand"."id" and p.state in ('sent', 'returned', 'lowered')) end) end`

type Of = Pick<DemandContext, 'row' | 'facts' | 'now'>

/** What a split can be asked for: the demand itself, or its parts. */
export function splitSubjects({
  row,
  facts,
  now,
}: Of): { partId: string | null; name: string | null; isLast: boolean; heldMinor: number }[] {
  const { splits } = facts
  if (!splits) return []
  if (row.hostingMinor === null) {
    const may = splits.returns >= PART_RETURNS_MAX && facts.heldMinor > 0
    return may ? [{ partId: null, name: null, isLast: true, heldMinor: facts.heldMinor }] : []
  }
  return splits.parts
    .filter(({ heldMinor, returns, waitsSince }) => heldMinor > 0 && (returns >= PART_RETURNS_MAX || hasWaited(waitsSince, now)))
    .map(({ id, name, isLast, heldMinor }) => ({ partId: id, name, isLast, heldMinor }))
}

const hasWaited = (since: string | null, now: Temporal.Instant): boolean =>
  since !== null && Temporal.Instant.compare(now, daysAfter(Temporal.Instant.from(since), LOWERED_DESK_DAYS)) >= 0

export const openSplit = ({ facts }: Pick<DemandContext, 'facts'>): OpenSplit | null => facts.splits?.open ?? null

/** The proposal that waits. At the moment at which its time is over it does no longer. */
export function waitingSplit({ facts, now }: Pick<DemandContext, 'facts' | 'now'>): OpenSplit | null {
  const open = facts.splits?.open
  if (open?.state !== 'proposed' || open.until === null) return null
  return Temporal.Instant.compare(now, Temporal.Instant.from(open.until)) < 0 ? open : null
}

const isSide = (side: string): side is SplitSide => side === 'publisher' || side === 'provider'

/** A proposal waits for the answer of this side. */
export function splitWaitsForMe(context: Pick<DemandContext, 'facts' | 'now' | 'side'>): boolean {
  const open = waitingSplit(context)
  return open !== null && isSide(context.side) && !open[context.side].accepted
}

/** The other side has asked, and this one has said nothing. */
export function splitAsksMe({ facts, side }: Pick<DemandContext, 'facts' | 'side'>): boolean {
  const open = facts.splits?.open
  return open !== null && open !== undefined && isSide(side) && !open[side].answered
}

/** This side lets an operator read now. */
export function consentsToSplit({ facts, side }: Pick<DemandContext, 'facts' | 'side'>): boolean {
  const open = facts.splits?.open
  return open !== null && open !== undefined && isSide(side) && open[side].consents
}

/** An operator reads deliveries and the conversation only now: a case is open, and both sides consent. */
export const isSplitReadable = ({ facts }: Pick<DemandContext, 'facts'>): boolean => {
  const open = facts.splits?.open
  return open?.publisher.consents === true && open.provider.consents
}
