import { z } from 'zod'
import { id, line } from '../../../../platform/contract/inputs.ts'
import { pageInput } from '../../../../platform/contract/page.ts'
import { itemKindNames, paymentStateNames, runCheckNames, runKindNames, runStateNames } from './run.ts'

/** The filters of lists, which their exports take too. */

/** Absent is false. */
export const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((text) => text === 'true')
const search = z.string().trim().max(100).optional().default('')

export const runsInput = z.object({
  ...pageInput,
  search,
  groupId: id.optional(),
  state: z.enum(runStateNames).optional(),
  kind: z.enum(runKindNames).optional(),
})

export const runPeopleInput = z.object({
  ...pageInput,
  id,
  search,
  which: z.enum(['all', 'in', 'out', 'changed', 'checks']).default('all'),
  check: z.enum(runCheckNames).optional(),
  column: z.enum(['number', 'net', 'change']).default('number'),
  order: z.enum(['asc', 'desc']).default('asc'),
})

export const runChecksInput = z.object({ ...pageInput, id, check: z.enum(runCheckNames).optional(), open: flag })

export const finalPayInput = z.object({
  ...pageInput,
  search,
  which: z.enum(['open', 'leaving', 'left', 'settled', 'all']).default('open'),
})

export const paymentsInput = z.object({
  ...pageInput,
  id: id.optional(),
  search,
  state: z.enum(paymentStateNames).optional(),
  currency: line(3).optional(),
})

export const itemStates = ['open', 'ended'] as const
export type ItemState = (typeof itemStates)[number]

export const itemsInput = z.object({
  ...pageInput,
  search,
  kind: z.enum(itemKindNames).optional(),
  every: z.enum(['period', 'once']).optional(),
  /** `ended`: its last day, or its only one, is past. */
  state: z.enum(itemStates).optional(),
  employeeId: id.optional(),
  runId: id.optional(),
  column: z.enum(['addedAt', 'from']).default('addedAt'),
})
