import type { RunMoveOf } from '../move.ts'
import { lock } from './lock.ts'

/** The same by the timer, seven days after the payslips. */
export const lockOverdue: RunMoveOf<undefined> = { by: ['timer'], ...(lock.refusedWhen && { refusedWhen: lock.refusedWhen }) }
