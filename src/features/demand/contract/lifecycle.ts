import type { Permission } from '../../../rules/permissions.ts'

/** The nine stages of a demand (source §4 "Demand flow", product §2). The number is `seaServiceStatus` on the wire. */
export const stages = [
  { status: 0, key: 'created', cn: '创建', en: 'Created' },
  { status: 1, key: 'review', cn: '平台审核', en: 'Platform review' },
  { status: 2, key: 'matching', cn: '匹配中', en: 'Matching' },
  { status: 3, key: 'selected', cn: '选择服务商', en: 'Provider selected' },
  { status: 4, key: 'service', cn: '服务中', en: 'In service' },
  { status: 5, key: 'complete', cn: '服务完成', en: 'Service complete' },
  { status: 6, key: 'confirmed', cn: '企业确认', en: 'Company confirmed' },
  { status: 7, key: 'acceptance', cn: '验收', en: 'Acceptance' },
  { status: 8, key: 'ended', cn: '服务结束', en: 'Ended' },
] as const

export type Status = (typeof stages)[number]['status']

/** What the action table of the source reads. Relative to who looks (product §2 "The flags are relative"). */
export interface Flags {
  seaServiceStatus: Status | null
  /** An advance was paid. */
  isImprest: 'Y' | 'N'
  /** 0 nothing to do; 1 the provider may ask; 2 the company may grant. */
  seaServicePostponeStatus: 0 | 1 | 2
  /** 0 publisher, stranger or not picked; 1 applied; 2 picked; 3 serving; 4 delivered; 5 settled. */
  applyStatus: 0 | 1 | 2 | 3 | 4 | 5
}

export const actions = [
  'edit',
  'hosting',
  'publish',
  'pick',
  'add',
  'cancelPick',
  'start',
  'providerList',
  'imprest',
  'postpone',
  'complete',
  'submit',
  'changeComplete',
  'joinIn',
  'completeDetails',
  'withdraw',
] as const
export type Action = (typeof actions)[number]

/** The source's table "Demand actions by seaServiceStatus" (§4), cell by cell, and its rule for Withdraw. */
export function actionsOf(flags: Flags): Action[] {
  const { seaServiceStatus: status, isImprest, seaServicePostponeStatus: postpone, applyStatus } = flags
  const applied = applyStatus !== 0
  const among = (...listed: number[]) => status !== null && listed.includes(status)
  const shown: Record<Action, boolean> = {
    edit: among(0, 1, 2),
    hosting: status === null || status === 0,
    publish: status === 1,
    pick: status === 2,
    add: status === 2,
    cancelPick: status === 3,
    start: status === 3 && applied,
    providerList: among(3, 4, 5, 6, 7, 8),
    imprest: status === 4 && isImprest === 'N',
    postpone: status === 4 && postpone !== 0,
    complete: status === 4 && applied,
    submit: status === 5,
    changeComplete: status === 5 && applied,
    joinIn: among(6, 7),
    completeDetails: among(6, 7, 8) && applied,
    withdraw: applied && (isImprest === 'Y' ? among(4, 5, 6) : status === 6),
  }
  return actions.filter((action) => shown[action])
}

export type Side = 'publisher' | 'provider' | 'candidate' | 'operator' | 'timer'

export interface MoveRule {
  from: readonly Status[]
  /** Where it leads; more than one where the guard decides (named in `guard`). */
  to: readonly Status[]
  who: readonly Side[]
  /** The cell of the source's table that must list it; null for moves that the table does not show as a button of the two parties. */
  action: Action | null
  /** What the role must hold; by side where both sides make the move. */
  permission?: Permission | Partial<Record<Side, Permission>>
  guard: { cn: string; en: string }
  /** What is posted in the ledger. */
  money: { cn: string; en: string } | null
}

const none = null

/**
 * The demand machine (product §2): every move, from where, by whom, under which guard, what is posted, where it leads. `transition()` on the server
 * executes nothing that is not listed here; the operator's Rules page shows this table.
 */
export const moves = {
  hosting: {
    from: [0],
    to: [0, 1],
    who: ['publisher'],
    action: 'hosting',
    permission: 'demand:hosting',
    guard: {
      cn: '金额大于 0 且不超过未托管部分；托管满额进入审核',
      en: 'Above 0 and within what is not hosted yet; fully funded moves on',
    },
    money: { cn: '企业钱包 → 托管', en: 'Company wallet → escrow' },
  },
  edit: {
    from: [0, 1, 2],
    to: [0, 1, 2],
    who: ['publisher'],
    action: 'edit',
    permission: 'demand:create',
    guard: { cn: '实质内容变化回到平台审核', en: 'A change of substance returns it to platform review' },
    money: { cn: '金额变化从钱包补足或退回钱包', en: 'A new amount tops up from, or returns to, the wallet' },
  },
  publish: {
    from: [1],
    to: [1],
    who: ['publisher'],
    action: 'publish',
    permission: 'demand:publish',
    guard: { cn: '企业已认证；未在审核中', en: 'The company is verified; no review is under way' },
    money: none,
  },
  approve: {
    from: [1],
    to: [2],
    who: ['operator'],
    action: null,
    permission: 'operator:review',
    guard: { cn: '已提交审核', en: 'Review was asked for' },
    money: none,
  },
  reject: {
    from: [1],
    to: [1],
    who: ['operator'],
    action: null,
    permission: 'operator:review',
    guard: { cn: '已提交审核；逐项写明原因', en: 'Review was asked for; a reason per field' },
    money: none,
  },
  apply: {
    from: [2],
    to: [2],
    who: ['candidate'],
    action: null,
    permission: 'demand:apply',
    guard: { cn: '招募期内；未报名；邀请制需受邀', en: 'Within recruitment; not applied yet; invited where it is by invitation' },
    money: none,
  },
  withdrawApplication: {
    from: [2],
    to: [2],
    who: ['candidate'],
    action: null,
    permission: 'demand:apply',
    guard: { cn: '已报名', en: 'Has applied' },
    money: none,
  },
  add: {
    from: [2],
    to: [2],
    who: ['publisher'],
    action: 'add',
    permission: 'demand:pick',
    guard: { cn: '对方是未报名的个人', en: 'An individual who has not applied' },
    money: none,
  },
  pick: {
    from: [2],
    to: [3],
    who: ['publisher'],
    action: 'pick',
    permission: 'demand:pick',
    guard: { cn: '对方已报名；只选一位', en: 'Has applied; one provider only' },
    money: none,
  },
  start: {
    from: [3],
    to: [4],
    who: ['provider'],
    action: 'start',
    permission: 'demand:deliver',
    guard: { cn: '接受条款', en: 'Accepts the terms' },
    money: none,
  },
  decline: {
    from: [3],
    to: [2],
    who: ['provider'],
    action: null,
    permission: 'demand:deliver',
    guard: { cn: '写明原因', en: 'With a reason' },
    money: none,
  },
  cancelPick: {
    from: [3],
    to: [2],
    who: ['publisher'],
    action: 'cancelPick',
    permission: 'demand:pick',
    guard: { cn: '写明原因', en: 'With a reason' },
    money: none,
  },
  startOverdue: {
    from: [3],
    to: [2],
    who: ['timer'],
    action: null,
    guard: { cn: '选定 7 天仍未开始', en: 'Not started within 7 days' },
    money: none,
  },
  imprest: {
    from: [4],
    to: [4],
    who: ['publisher'],
    action: 'imprest',
    permission: 'demand:imprest',
    guard: { cn: '仅一次；大于 0 且不超过托管余额', en: 'Once; above 0 and within what is hosted and not released' },
    money: { cn: '托管 → 服务商，平台费 → 平台', en: 'Escrow → provider, fee → platform' },
  },
  askPostpone: {
    from: [4],
    to: [4],
    who: ['provider'],
    action: 'postpone',
    permission: 'demand:deliver',
    guard: { cn: '仅一次；尚未提出', en: 'Once; not asked yet' },
    money: none,
  },
  grantPostpone: {
    from: [4],
    to: [4],
    who: ['publisher'],
    action: 'postpone',
    permission: 'demand:grant',
    guard: { cn: '服务商已提出；预计完成日顺延 7 天', en: 'The provider asked; expected completion moves by 7 days' },
    money: none,
  },
  complete: {
    from: [4],
    to: [5],
    who: ['provider'],
    action: 'complete',
    permission: 'demand:deliver',
    guard: { cn: '提交交付说明', en: 'With a delivery note' },
    money: none,
  },
  changeComplete: {
    from: [5],
    to: [5],
    who: ['provider'],
    action: 'changeComplete',
    permission: 'demand:deliver',
    guard: { cn: '提交新版本，旧版本保留', en: 'A new version; the old one is kept' },
    money: none,
  },
  confirm: {
    from: [5],
    to: [6],
    who: ['publisher'],
    action: 'submit',
    permission: 'demand:confirm',
    guard: { cn: '费用与确认前预览一致', en: 'The fees equal the preview' },
    money: { cn: '托管余额 → 服务商，平台费 → 平台', en: 'Rest of the escrow → provider, fee → platform' },
  },
  returnWork: {
    from: [5],
    to: [4],
    who: ['publisher'],
    action: 'submit',
    permission: 'demand:confirm',
    guard: { cn: '写明原因', en: 'With a reason' },
    money: none,
  },
  confirmOverdue: {
    from: [5],
    to: [6],
    who: ['timer'],
    action: null,
    guard: { cn: '交付 14 天未回应', en: 'Silent for 14 days' },
    money: { cn: '托管余额 → 服务商，平台费 → 平台', en: 'Rest of the escrow → provider, fee → platform' },
  },
  accept: {
    from: [6],
    to: [7],
    who: ['publisher', 'provider'],
    action: 'joinIn',
    permission: { publisher: 'demand:accept', provider: 'demand:deliver' },
    guard: { cn: '任一方', en: 'Either party' },
    money: none,
  },
  acceptOverdue: {
    from: [6],
    to: [7],
    who: ['timer'],
    action: null,
    guard: { cn: '确认后 7 天', en: '7 days after confirmation' },
    money: none,
  },
  close: {
    from: [7],
    to: [7, 8],
    who: ['publisher', 'provider'],
    action: 'joinIn',
    permission: { publisher: 'demand:accept', provider: 'demand:deliver' },
    guard: { cn: '双方均结束后关闭', en: 'Ends when both have closed' },
    money: { cn: '托管剩余 → 企业钱包', en: 'Anything left in escrow → company wallet' },
  },
  closeOverdue: {
    from: [7],
    to: [8],
    who: ['timer'],
    action: null,
    guard: { cn: '验收后 7 天', en: '7 days after acceptance' },
    money: { cn: '托管剩余 → 企业钱包', en: 'Anything left in escrow → company wallet' },
  },
  cancel: {
    from: [0, 1, 2, 3],
    to: [8],
    who: ['publisher'],
    action: null,
    permission: 'demand:cancel',
    guard: { cn: '写明原因', en: 'With a reason' },
    money: { cn: '托管全部 → 企业钱包', en: 'All of the escrow → company wallet' },
  },
  recruitmentOver: {
    from: [2],
    to: [8],
    who: ['timer'],
    action: null,
    guard: { cn: '招募结束仍未选定', en: 'Recruitment ended without a pick' },
    money: { cn: '托管全部 → 企业钱包', en: 'All of the escrow → company wallet' },
  },
} as const satisfies Record<string, MoveRule>

/** The permission that this side's role must hold for the move. */
export const permissionOf = (move: Move, side: Side): Permission | undefined => {
  const { permission }: MoveRule = moves[move]
  return typeof permission === 'object' ? permission[side] : permission
}

export type Move = keyof typeof moves
export const moveNames = Object.keys(moves) as Move[]

/** Money moves of a party that live in the wallet but show on the demand: the source's Withdraw and the read-only lists. */
export const stageOf = (status: Status) => stages[status]

/** Called when the server starts: a move without a way in or out, or a stage that nothing reaches, is a mistake of the table. */
export function checkLifecycle(): void {
  const reached = new Set<number>([0])
  for (let grew = true; grew; ) {
    grew = false
    for (const rule of Object.values<MoveRule>(moves)) {
      if (!rule.from.some((status) => reached.has(status))) continue
      for (const target of rule.to) {
        if (!reached.has(target)) grew = true
        reached.add(target)
      }
    }
  }
  const lost = stages.filter((stage) => !reached.has(stage.status))
  if (lost.length > 0) throw new Error(`demand lifecycle: nothing leads to ${lost.map((stage) => stage.key).join(', ')}`)
  for (const stage of stages) {
    const leaves = Object.values<MoveRule>(moves).some(
      (rule) => rule.from.includes(stage.status) && rule.to.some((target) => target !== stage.status),
    )
    if (!leaves && stage.status !== 8) throw new Error(`demand lifecycle: nothing leads out of ${stage.key}`)
  }
}
