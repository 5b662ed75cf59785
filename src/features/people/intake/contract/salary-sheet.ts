import { z } from 'zod'
import { cycle, preview } from '../../salary/contract/schema.ts'
import { salaryColumnNames } from './salary-sheet-columns.ts'

/** One row of the sheet: what would be proposed, or what is wrong at which cell. */
const salarySheetRow = z.object({
  /** As Excel counts. */
  row: z.number().int(),
  number: z.string(),
  name: z.string(),
  problems: z.array(
    z.object({
      column: z.enum(salaryColumnNames),
      value: z.string(),
      problem: z.string(),
      /** What was probably meant, or empty. */ proposal: z.string(),
    }),
  ),
  preview: preview.nullable(),
  /** To be sent to be proposed; null where something is wrong. */
  ready: z
    .object({
      number: z.string(),
      effectiveOn: z.string(),
      base: z.string(),
      cycle: cycle.optional(),
      currency: z.string().optional(),
      reason: z.string(),
    })
    .nullable(),
})
export type SalarySheetRow = z.infer<typeof salarySheetRow>

export const salarySheet = z.object({ file: z.string(), sheet: z.string(), rows: z.array(salarySheetRow) })
