import type { ParsedOf, PostsWithProof } from '../../../../platform/contract/call.ts'
import type { Move as AnyMove } from '../../../../platform/server/data/lifecycle.ts'
import type { Cause } from '../../../money/ledger/contract/causes.ts'
import type { PayrollCalls } from '../contract/calls.ts'
import type { RunState } from '../contract/run.ts'
import type { RunContext } from './context.ts'
import type { PayPaymentRow, PayRunRow } from './tables.ts'

/** The changes of a move. */
export interface RunPlan {
  /** Columns of the run. */
  set?: Partial<PayRunRow>
  /** The target, if the lifecycle allows several. */
  to?: RunState
  reason?: string
  detail?: Record<string, unknown>
  /** Payments that the move is about; their money moves before the row does. */
  payments?: readonly PayPaymentRow[]
  money?: (version: number) => Promise<string[]>
}

/** A move of a run: who may make it, its refusals, its changes and postings. */
export interface RunMoveOf<I> extends AnyMove<RunContext, I, RunPlan, PayRunRow> {
  /** The call that makes it; its contract has the permission and the input. */
  call?: keyof PayrollCalls
  /** The causes of its postings. */
  posts?: readonly Extract<Cause, `payroll.${string}`>[]
}

export const runMove = <const K extends keyof PayrollCalls>(
  move: RunMoveOf<ParsedOf<PayrollCalls[K]>> & { call: K } & PostsWithProof<PayrollCalls[K]>,
) => move
