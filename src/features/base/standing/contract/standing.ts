import type { Pair } from '../../../../platform/contract/texts.ts'

/** What the platform has said about an owner of money: a company is disabled, a person is under review, frozen or closed. */
export const standingNames = ['good', 'disabled', 'underReview', 'frozen', 'closed'] as const
type Standing = (typeof standingNames)[number]

/** How the operator's screens name a stopped owner. */
export const stoppedTexts = {
  disabled: { cn: '已停用', en: 'Disabled' },
  underReview: { cn: '审核中', en: 'Under review' },
  frozen: { cn: '已冻结', en: 'Frozen' },
  closed: { cn: '已注销', en: 'Closed' },
} as const satisfies Record<Exclude<Standing, 'good'>, Pair>

/**
 * What somebody takes part in. `begin`: an obligation begins or grows; `finish`: what was begun goes on or ends, and no money moves.
 * `credit`: money comes to an owner's own wallet, or back to it; `spend`: it leaves the wallet or the escrow for somebody else;
 * `receive`: it comes from somebody else's escrow; `withdraw`: it is set aside for a payout; `payOut`: the bank sends it.
 */
export const uses = ['begin', 'finish', 'credit', 'spend', 'receive', 'withdraw', 'payOut'] as const
export type Use = (typeof uses)[number]

const all = { begin: true, finish: true, credit: true, spend: true, receive: true, withdraw: true, payOut: true } as const
/** Nothing begins and no money leaves or arrives from others. It stays where it is, and comes back to its owner's wallet. */
const kept = { begin: false, finish: true, credit: true, spend: false, receive: false, withdraw: false, payOut: false } as const

/** The one table of what each standing allows: for moves, postings, timers, approvals and buttons alike. */
export const allowedBy: Readonly<Record<Standing, Readonly<Record<Use, boolean>>>> = {
  good: all,
  disabled: kept,
  underReview: kept,
  frozen: kept,
  closed: kept,
}

/** Whether anybody can be stopped in it: otherwise no standing has to be read. */
export const canBeStopped = (use: Use): boolean => standingNames.some((name) => !allowedBy[name][use])
