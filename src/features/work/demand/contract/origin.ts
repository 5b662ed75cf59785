import { z } from 'zod'
import { id } from '../../../../platform/contract/inputs.ts'

/** What a new demand comes from. */
export const demandOrigin = z.object({
  /** An entry of the directory, by its number, or a party: invited when the demand is published. */
  entry: z.string().trim().min(1).max(30).optional(),
  partyId: id.optional(),
  /** A demand of the company that it repeats; `continues`: the work goes on from it. */
  copyOf: id.optional(),
  continues: z.boolean().optional(),
})
export type DemandOrigin = z.infer<typeof demandOrigin>
