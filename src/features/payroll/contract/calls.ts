import { groupCalls } from './group-calls.ts'
import { runCalls } from './run-calls.ts'
import { slipCalls } from './slip-calls.ts'

export const payrollCalls = { ...groupCalls, ...runCalls, ...slipCalls }
export type PayrollCalls = typeof payrollCalls
