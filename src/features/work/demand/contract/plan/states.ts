import type { Pair } from '../../../../../platform/contract/texts.ts'

/** The states of a part of a demand. */
export const partStates = {
  planned: { cn: '待托管', en: 'Not funded yet' },
  funded: { cn: '进行中', en: 'Funded, in progress' },
  sent: { cn: '待确认', en: 'Submitted' },
  lowered: { cn: '金额有异议', en: 'Amount contested' },
  returned: { cn: '已退回', en: 'Returned' },
  released: { cn: '已放款', en: 'Released' },
  supplemented: { cn: '补充单待确认', en: 'Supplement submitted' },
  dropped: { cn: '已取消', en: 'Dropped' },
} as const satisfies Record<string, Pair>
export type PartState = keyof typeof partStates
export const partStateNames = Object.keys(partStates) as [PartState, ...PartState[]]

/** Nothing was submitted for it: its days and its amount can still change. */
export const isUnsent = ({ state }: { state: PartState }): boolean => state === 'planned' || state === 'funded' || state === 'returned'

/** It takes no more of what the plan calls due. A week that is released may still get a supplementary sheet. */
const overStates: readonly PartState[] = ['released', 'supplemented', 'dropped']
export const isOver = (state: PartState): boolean => overStates.includes(state)

/** The moves of a part: the verb of a button, and the past form for its record. */
export const partMoves = {
  begin: { label: { cn: '开始', en: 'Begin' }, past: { cn: '服务开始', en: 'Work began' } },
  fund: { label: { cn: '托管这一部分', en: 'Fund this part' }, past: { cn: '已托管', en: 'Funded' } },
  fundByOrder: {
    label: { cn: '自动托管', en: 'Funded by standing order' },
    past: { cn: '已自动托管', en: 'Funded by standing order' },
  },
  log: { label: { cn: '登记工作', en: 'Log work' }, past: { cn: '已登记工作', en: 'Work logged' } },
  send: { label: { cn: '提交这一部分', en: 'Submit this part' }, past: { cn: '已提交', en: 'Submitted' } },
  sendOverdue: {
    label: { cn: '到期自动提交', en: 'Submitted automatically' },
    past: { cn: '周期结束，已自动提交', en: 'The period ended and was submitted automatically' },
  },
  withdrawSending: { label: { cn: '撤回提交', en: 'Withdraw it' }, past: { cn: '已撤回提交', en: 'Submission withdrawn' } },
  resend: { label: { cn: '更新提交', en: 'Update the submission' }, past: { cn: '已更新提交', en: 'Submission updated' } },
  release: { label: { cn: '确认并放款', en: 'Approve and release' }, past: { cn: '已确认并放款', en: 'Approved and released' } },
  lower: { label: { cn: '少付', en: 'Pay less' }, past: { cn: '只认可一部分金额', en: 'A lower amount accepted' } },
  acceptLower: {
    label: { cn: '接受较低金额', en: 'Accept the lower amount' },
    past: { cn: '服务商接受较低金额', en: 'Lower amount accepted' },
  },
  insist: { label: { cn: '坚持原金额', en: 'Insist on the amount' }, past: { cn: '服务商坚持原金额', en: 'Provider insisted' } },
  returnPart: { label: { cn: '退回', en: 'Return' }, past: { cn: '已退回', en: 'Returned' } },
  releaseOverdue: {
    label: { cn: '到期自动放款', en: 'Released automatically' },
    past: { cn: '到期自动放款', en: 'Released automatically' },
  },
  supplement: {
    label: { cn: '补充工作单', en: 'Add forgotten work' },
    past: { cn: '已提交补充工作单', en: 'Supplementary sheet submitted' },
  },
  declineSupplement: { label: { cn: '不接受', en: 'Decline' }, past: { cn: '补充工作单未被接受', en: 'Supplementary sheet declined' } },
  cover: {
    label: { cn: '支付补充工作单', en: 'Cover a supplement' },
    past: { cn: '已用于支付补充工作单', en: 'Used to pay a supplementary sheet' },
  },
  reclaim: {
    label: { cn: '收回托管资金', en: 'Reclaim the escrow' },
    past: { cn: '企业要求收回托管资金', en: 'The company asked for its escrow back' },
  },
  reclaimOver: { label: { cn: '托管资金退回企业', en: 'Escrow reclaimed' }, past: { cn: '托管资金已收回', en: 'Escrow reclaimed' } },
  askSplit: { label: { cn: '请平台协调', en: 'Ask an operator' }, past: { cn: '已请平台协调', en: 'An operator was asked' } },
  endSplit: {
    label: { cn: '协调结束', en: 'Case ended' },
    past: { cn: '协调结束，没有分配', en: 'The case ended without a split' },
  },
  split: { label: { cn: '按方案分配', en: 'Split' }, past: { cn: '已按双方接受的方案分配', en: 'Split as both sides accepted' } },
  advance: { label: { cn: '预付款', en: 'Advance' }, past: { cn: '已预付', en: 'Paid in advance' } },
  carry: { label: { cn: '结转', en: 'Carry over' }, past: { cn: '由其他部分结转', en: 'Carried over from another part' } },
  replan: { label: { cn: '调整', en: 'Change' }, past: { cn: '计划已调整', en: 'Plan changed' } },
  drop: { label: { cn: '取消', en: 'Drop' }, past: { cn: '已取消，不再进行', en: 'Dropped' } },
} as const satisfies Record<string, { label: Pair; past: Pair }>
export type PartMove = keyof typeof partMoves
export const partMoveNames = Object.keys(partMoves) as [PartMove, ...PartMove[]]
