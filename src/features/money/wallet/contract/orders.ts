import { namesOf } from '../../../../platform/contract/names.ts'

/**
 * The kinds of order (product §3) and the states of each. `returned`: a payout that the bank sent back, before or after it counted as paid.
 */
export const orderStatesByType = {
  escrow: ['done'],
  /** 'reversed': credited by mistake and taken back. */
  topUp: ['pending', 'done', 'rejected', 'reversed'],
  beans: ['done'],
  payroll: ['done'],
  refund: ['done'],
  /** Earnings of a company that serves: in its wallet at once. */
  earning: ['done'],
  /** Earnings of a person: 'available' is the source's "can withdraw". */
  release: ['available', 'applied', 'paid', 'returned'],
  /** 'applied' waits for a colleague's approval, 'approved' for the payout. */
  withdrawal: ['applied', 'approved', 'paid', 'returned', 'declined'],
} as const satisfies Record<string, readonly string[]>

export type OrderType = keyof typeof orderStatesByType
/** The states of one kind of order. */
export type OrderStateOf<T extends OrderType> = (typeof orderStatesByType)[T][number]
export type OrderState = OrderStateOf<OrderType>
export const orderTypes = namesOf(orderStatesByType)
export const orderStates = [...new Set(Object.values(orderStatesByType).flat())] as [OrderState, ...OrderState[]]

/** Money without an owner: until all of it is credited or sent back, or its record was a mistake. */
export const unallocatedStates = ['open', 'settled', 'undone'] as const
export type UnallocatedState = (typeof unallocatedStates)[number]

/** The purpose of a release: the advance, or the rest at confirmation. */
export const releaseKinds = ['imprest', 'part', 'final'] as const
export type ReleaseKind = (typeof releaseKinds)[number]
