/**
 * The floor's answer to a company that opens one of its demands: the same facts as the product's, read by one statement, and the same
 * members in the answer. What is possible now is looked up in tables that are written out at start instead of being judged by rules.
 */
import { moveNames, moveText } from '../src/features/work/demand/contract/texts.ts'

interface Asked {
  ask: (name: string, text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  companyId: string
  accountId: string
}

const DETAIL = `select d.id, d.version, d.number, d.sea_service_status, d.category, d.title, d.area_code, d.currency, d.amount_minor, d.contract_kind,
  d.work_language, d.recruit_start, d.recruit_end, d.expected_completion, d.published_at, d.updated_at, d.created_at, d.deadline_at, d.review, d.outcome,
  d.is_imprest, d.postpone, d.hosting_minor, d.description, d.deliverables, d.acceptance_criteria, d.prepayment_minor, d.visibility, d.fee_bps,
  d.standing_order, d.notice_at, d.plan_change, d.asked, d.cap_asked, d.attachment_id, d.reclaim_asked_at, d.publisher_closed, d.provider_closed,
  d.bidding, d.bid_questions, d.review_reasons,
  (select count(*)::int from demand_application a where a.demand_id = d.id and a.state not in ('invited', 'withdrawn')) as applicants,
  (select coalesce(json_agg(json_build_object('id', m.id, 'at', m.at, 'move', m.move, 'side', m.side, 'actorName', p.name, 'fromStatus', m.from_status,
     'toStatus', m.to_status, 'reason', m.reason, 'amountMinor', m.amount_minor, 'currency', m.currency, 'postingId', m.posting_id, 'subjectId', m.subject_id)
     order by m.id), '[]') from demand_move m left join account p on p.id = m.actor_id where m.demand_id = d.id) as timeline,
  (select coalesce(json_agg(json_build_object('version', v.version, 'note', v.note, 'fileIds', v.file_ids, 'at', v.at, 'returnedReason', v.returned_reason)
     order by v.version desc), '[]') from demand_delivery v where v.demand_id = d.id) as deliveries,
  (select coalesce(json_agg(json_build_object('id', x.id, 'number', x.number, 'isBefore', x.id is not distinct from d.continues_id)), '[]')
     from demand x where x.id = d.continues_id or x.continues_id = d.id) as linked,
  (select json_build_object('id', x.id, 'state', x.state, 'until', x.until_at) from demand_split x where x.demand_id = d.id and x.state <> 'over') as split,
  (select json_build_object('id', c.id, 'name', c.short_name, 'logoFileId', c.logo_file_id, 'status', c.status, 'note', c.note, 'reviewedAt', c.reviewed_at)
     from company c where c.id = d.company_id) as company,
  (select json_build_object('id', a.id, 'name', coalesce(p.name, a.name), 'headline', p.headline, 'avatarFileId', p.avatar_file_id, 'areaCode', p.area,
     'status', a.status, 'verified', i.status, 'reviewedAt', i.reviewed_at)
     from account a left join profile p on p.account_id = a.id left join identity i on i.account_id = a.id where a.id = d.provider_id) as provider,
  (select coalesce(json_agg(e.*), '[]') from (
     select e.currency, sum(e.amount) filter (where e.amount > 0)::bigint as hosted, sum(e.amount)::bigint as held
     from ledger_account a join ledger_entry e on e.account_id = a.id where a.kind = 'demandEscrow' and a.owner_id = d.id group by e.currency) e) as escrow,
  (select json_build_object('limit', (select json_build_object('off', l.off, 'currency', l.currency, 'amountMinor', l.amount_minor)
       from approval_limit l where l.company_id = $2),
     'roles', (select json_agg(m.role) from company_member m join account a on a.id = m.account_id
       where m.company_id = $2 and a.status = 'active' and a.id <> $3),
     'former', (select json_agg(role) from (select role from former_role where company_id = $2 and account_id <> $3 and ended_at > now() - interval '7 days'
       union all select role from former_member where company_id = $2 and account_id <> $3 and left_at > now() - interval '7 days') f),
     'waiting', (select json_agg(w.id) from approval w where w.kind = 'demand' and w.subject = d.id::text and w.state = 'pending'))) as second,
  case when d.hosting_minor is not null then (select json_agg(json_build_object('id', p.id, 'version', p.version, 'place', p.place, 'isLast', p.is_last,
     'name', p.name, 'startsOn', p.starts_on, 'dueOn', p.due_on, 'amountMinor', p.amount_minor, 'measure', p.measure, 'work', p.work, 'rest', p.rest,
     'state', p.state, 'heldMinor', p.held_minor, 'advancedMinor', p.advanced_minor, 'earnedMinor', p.earned_minor, 'claimedMinor', p.claimed_minor,
     'deadlineAt', p.deadline_at, 'returns', p.returns, 'opened', p.opened_at is not null,
     'sendings', (select coalesce(json_agg(json_build_object('version', s.version, 'isSupplement', s.is_supplement, 'note', s.note, 'measured', s.measured,
        'lines', s.lines, 'claimedMinor', s.claimed_minor, 'fileIds', s.file_ids, 'at', s.at, 'answer', s.answer, 'acceptedValue', s.accepted_value,
        'acceptedMinor', s.accepted_minor) order by s.version desc), '[]') from demand_part_sending s where s.part_id = p.id and s.withdrawn_at is null))
     order by p.place) from demand_part p where p.demand_id = d.id) end as parts
  from demand d where d.id = $1 and (d.company_id = $2 or d.provider_id in ($2, $3) or (d.sea_service_status = 2 and d.visibility = 'public'))`

/** In the service stage; the reasons are as long as the product's. */
const possibleInService = new Set<string>(['advance', 'orderFunding', 'giveNotice', 'proposePlan', 'grantPostpone', 'reclaim'])
const moves = moveNames.slice(0, 32).map((move) => ({
  move,
  permission: 'demand:confirm',
  near: false,
  listed: false,
  possible: possibleInService.has(move),
  reason: possibleInService.has(move) ? null : `“${moveText(move).label.cn}”：只有其他阶段才能进行此操作，现在是“服务中”`,
}))
const partMoves: Record<string, { move: string; possible: boolean; reason: string | null }[]> = {
  sent: ['release', 'lower', 'returnPart'].map((move) => ({ move, possible: true, reason: null })),
  funded: [{ move: 'reclaim', possible: false, reason: '2027-01-03 起才能收回' }],
}

interface Part {
  state: string
  returns: number
}
interface Move {
  toStatus: number
  at: string
}

export async function detailOf({ ask, companyId, accountId }: Asked, id: string): Promise<unknown> {
  const { rows } = await ask('detail', DETAIL, [id, companyId, accountId])
  const { parts, timeline, ...row } = rows[0]! as { parts: Part[] | null; timeline: Move[] }
  return {
    ...row,
    timeline,
    stageDates: Object.fromEntries(timeline.map(({ toStatus, at }) => [toStatus, at])),
    moves,
    parts: (parts ?? []).map(({ returns, ...part }) => ({
      ...part,
      returnsLeft: 2 - returns,
      moves: partMoves[part.state] ?? [],
      next: partMoves[part.state]?.[0]?.move ?? null,
    })),
  }
}
