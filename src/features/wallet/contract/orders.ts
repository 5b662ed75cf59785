import { namesOf } from '../../../platform/contract/names.ts'

/** The kinds of order (product §3) and the states each can be in. `returned`: a payout that the bank sent back. */
export const orderStatesByType = {
  escrow: ['done'],
  topUp: ['pending', 'done', 'rejected'],
  beans: ['done'],
  payroll: ['done'],
  refund: ['done'],
  /** Money that reached a person: 'available' is the source's "can withdraw". */
  release: ['available', 'applied', 'paid', 'returned'],
  /** 'applied' waits for a colleague's approval, 'approved' for the payout. */
  withdrawal: ['applied', 'approved', 'paid', 'returned', 'declined'],
} as const satisfies Record<string, readonly string[]>

export type OrderType = keyof typeof orderStatesByType
export type OrderState = (typeof orderStatesByType)[OrderType][number]
export const orderTypes = namesOf(orderStatesByType)
export const orderStates = [...new Set(Object.values(orderStatesByType).flat())] as [OrderState, ...OrderState[]]

/** What a release was for: the advance, or the rest at confirmation. */
export const releaseKinds = ['imprest', 'final'] as const
export type ReleaseKind = (typeof releaseKinds)[number]

/** Releases that a person may withdraw now. */
export const withdrawableStates = ['available', 'returned'] as const satisfies readonly OrderState[]
