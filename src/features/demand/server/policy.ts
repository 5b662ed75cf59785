import type { Pair } from '../../../platform/contract/texts.ts'
import type { Actor } from '../../../platform/server/actor.ts'
import { errors } from '../../../rules/errors.ts'
import {
  actionsOf,
  type Flags,
  type Move,
  type MoveRule,
  moveNames,
  moves,
  permissionOf,
  type Side,
  stages,
} from '../contract/lifecycle.ts'
import type { Possibility } from '../contract/schema.ts'
import type { ApplicationState, demand } from './tables.ts'

export type DemandRow = typeof demand.$inferSelect

/** Everything that decides what someone may do with a demand. Reads and writes build it alike, so a button never disagrees with the server. */
export interface Viewer {
  actor: Actor
  side: Side
  application: { state: ApplicationState; invited: boolean } | null
}

export interface Facts {
  today: string
  companyVerified: boolean
  /** Its authentication was refused: what it has to mend is there, not here. */
  companyFailed: boolean
  /** What is in escrow now. Before anything was released, this is what was hosted. */
  heldMinor: number
  applicants: number
  /** One of them still waits: whoever declined or was unpicked counts as an applicant and cannot be picked. */
  pickable: boolean
}

export function sideOf(actor: Actor, row: DemandRow): Side {
  if (actor.userType === 0) return 'timer'
  if (actor.userType === 9) return 'operator'
  if (actor.companyId === row.companyId) return 'publisher'
  if (row.providerId === actor.accountId) return 'provider'
  return 'candidate'
}

/** The source's four flags as this viewer reads them (product §2). */
export function flagsOf(row: DemandRow, viewer: Viewer): Flags {
  return {
    seaServiceStatus: row.status,
    isImprest: row.isImprest ? 'Y' : 'N',
    seaServicePostponeStatus: postponeFor(row, viewer.side),
    applyStatus: applyStatusOf(row, viewer),
  }
}

function postponeFor(row: DemandRow, side: Side): 0 | 1 | 2 {
  if (row.status !== 4) return 0
  if (side === 'provider' && row.postpone === 'none') return 1
  if (side === 'publisher' && row.postpone === 'asked') return 2
  return 0
}

function applyStatusOf(row: DemandRow, viewer: Viewer): Flags['applyStatus'] {
  if (viewer.side === 'provider') return ({ 3: 2, 4: 3, 5: 4, 6: 5, 7: 5, 8: 5 } as const)[row.status as 3] ?? 0
  return row.status === 2 && viewer.application?.state === 'applied' ? 1 : 0
}

/** Null where the move may be made; else the rule that stands against it. */
export function objection(move: Move, row: DemandRow, viewer: Viewer, facts: Facts): Pair | null {
  const rule: MoveRule = moves[move]
  if (!rule.who.includes(viewer.side)) return { cn: '由另一方进行', en: 'This is for another party' }
  const permission = permissionOf(move, viewer.side)
  if (permission && !viewer.actor.holds(permission)) return { cn: '您的角色没有此权限', en: 'Your role does not allow this' }
  if (!rule.from.includes(row.status)) return wrongStage(rule)
  const special = guards[move]?.(row, viewer, facts) ?? null
  if (special) return special
  // The source's table has the last word: nothing that it does not list.
  if (rule.action && !actionsOf(flagsOf(row, viewer)).includes(rule.action)) return { cn: '当前不可进行', en: 'Not open now' }
  return null
}

function wrongStage(rule: MoveRule): Pair {
  const list = (lang: 'cn' | 'en') =>
    rule.from.map((status) => `${lang === 'cn' ? '“' : '"'}${stages[status][lang]}${lang === 'cn' ? '”' : '"'}`)
  return { cn: `仅限${list('cn').join('、')}阶段`, en: `Only at ${list('en').join(', ')}` }
}

type Guard = (row: DemandRow, viewer: Viewer, facts: Facts) => Pair | null

const guards: Partial<Record<Move, Guard>> = {
  hosting: (row, _viewer, facts) => {
    if (row.amountMinor === 0) return { cn: '需求金额为 0，请先编辑金额', en: 'The amount is 0; edit it first' }
    return facts.heldMinor >= row.amountMinor ? { cn: '已托管满额', en: 'It is fully funded' } : null
  },
  publish: (row, _viewer, facts) => {
    if (row.review === 'waiting') return { cn: '平台审核中', en: 'Platform review is under way' }
    if (facts.companyFailed) return errors.authenticationFailed
    return facts.companyVerified ? null : { cn: '企业通过认证后才能发布', en: 'Only a verified company can publish' }
  },
  approve: (row) => (row.review === 'waiting' ? null : { cn: '尚未提交审核', en: 'Review was not asked for' }),
  reject: (row) => (row.review === 'waiting' ? null : { cn: '尚未提交审核', en: 'Review was not asked for' }),
  apply: (row, viewer, facts) => {
    const state = viewer.application?.state
    if (state === 'applied') return { cn: '您已报名', en: 'You have applied' }
    if (state === 'lost') return { cn: '已选定其他服务商', en: 'Another provider was picked' }
    if (row.visibility === 'invited' && !viewer.application?.invited) return { cn: '仅限受邀者报名', en: 'By invitation only' }
    if (facts.today < row.recruitStart) return { cn: `招募自 ${row.recruitStart} 开始`, en: `Recruitment starts on ${row.recruitStart}` }
    return facts.today > row.recruitEnd ? { cn: '招募期已结束', en: 'Recruitment has ended' } : null
  },
  withdrawApplication: (_row, viewer) =>
    viewer.application?.state === 'applied' || viewer.application?.state === 'invited'
      ? null
      : { cn: '您没有有效的报名', en: 'You have no open application' },
  pick: (_row, _viewer, facts) => {
    if (facts.pickable) return null
    return facts.applicants > 0
      ? { cn: '没有等待选定的报名者', en: 'No applicant is waiting to be picked' }
      : { cn: '还没有人报名', en: 'Nobody has applied yet' }
  },
  imprest: (row, _viewer, facts) => {
    if (row.isImprest) return { cn: '预付款只能支付一次', en: 'An advance is paid once only' }
    return facts.heldMinor > 0 ? null : { cn: '没有可放出的托管资金', en: 'Nothing is left in escrow' }
  },
  askPostpone: (row) =>
    row.postpone === 'none' ? null : row.postpone === 'asked' ? { cn: '已提出，等待企业同意', en: 'Asked; the company decides' } : onlyOnce,
  grantPostpone: (row) =>
    row.postpone === 'asked'
      ? null
      : row.postpone === 'granted'
        ? onlyOnce
        : { cn: '服务商尚未申请延期', en: 'The provider has not asked' },
  close: (row, viewer) =>
    (viewer.side === 'publisher' ? row.publisherClosed : row.providerClosed)
      ? { cn: '您已结束，等待对方', en: 'You have closed; waiting for the other side' }
      : null,
}

const onlyOnce: Pair = { cn: '延期只能一次', en: 'A demand is postponed once only' }

/** Every move of this viewer's side, possible or not, and why not. Whoever may not even see the state of the other side is not told of it. */
export function possibilitiesOf(row: DemandRow, viewer: Viewer, facts: Facts, lang: 'cn' | 'en'): Possibility[] {
  return moveNames
    .filter((move) => (moves[move].who as readonly Side[]).includes(viewer.side))
    .map((move) => {
      const against = objection(move, row, viewer, facts)
      return { move, possible: against === null, reason: against?.[lang] ?? null }
    })
}

/** What a list names as the next thing that waits for this viewer. */
export function nextOf(row: DemandRow, viewer: Viewer, facts: Facts): Move | null {
  const order: Partial<Record<Side, readonly Move[]>> = {
    publisher: ['hosting', 'publish', 'pick', 'grantPostpone', 'confirm', 'accept', 'close'],
    provider: ['start', 'complete', 'accept', 'close'],
    candidate: viewer.application?.state === 'invited' ? ['apply'] : [],
    operator: ['approve'],
  }
  return order[viewer.side]?.find((move) => objection(move, row, viewer, facts) === null) ?? null
}
