import { z } from 'zod'
import { pair } from '../../../../platform/contract/pair.ts'
import { person } from '../../salary/contract/schema.ts'
import { runRow } from './run-schema.ts'

const minor = z.number().int()

/** What somebody who leaves waits for: nothing yet, a pay group, a run, or the next step of the run. */
const finalSteps = ['wait', 'group', 'open', 'calculate', 'check', 'submit', 'approve', 'pay', 'bank', 'settled'] as const
export type FinalStep = (typeof finalSteps)[number]

export const finalPayRow = person.extend({
  jobTitle: z.string(),
  country: z.string(),
  hasLeft: z.boolean(),
  leaveOn: z.string(),
  leaveReason: z.string(),
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  currency: z.string(),
  /** Of the slip that pays the last day, by today's facts or as approved. */
  netMinor: minor.nullable(),
  /** Unused leave and typed payments together. */
  leavingMinor: minor,
  unused: z.array(z.object({ type: z.string(), name: pair, hundredths: minor, minor, formula: pair })),
  typed: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      label: z.string(),
      minor,
      formula: pair,
      reason: z.string(),
      /** Not paid yet: it can be taken back. */
      open: z.boolean(),
    }),
  ),
  run: runRow.nullable(),
  slipId: z.string().nullable(),
  next: z.enum(finalSteps),
})
export type FinalPayRow = z.infer<typeof finalPayRow>
