import { z } from 'zod'
import { complain } from '../../../../platform/contract/fields.ts'
import { day, id, line } from '../../../../platform/contract/inputs.ts'
import { ITEM_TIMES_MAX } from '../../../../rules/constants.ts'
import { payCurrencyInput, payInput } from '../../salary/contract/pay.ts'
import { person } from '../../salary/contract/schema.ts'
import { itemStates } from './list-inputs.ts'
import { itemKindNames } from './run.ts'
import { currency, minor } from './shapes.ts'

export const itemForm = z
  .object({
    employeeId: id,
    kind: z.enum(itemKindNames),
    code: z
      .string()
      .trim()
      .regex(/^[\w-]{1,20}$/),
    label: line(60),
    every: z.enum(['period', 'once']),
    from: day,
    to: day.nullish(),
    /** Without one, that of the employee's pay. */
    currency: payCurrencyInput.optional(),
    amount: payInput.default('0'),
    /** Takes off instead of adding. */
    negative: z.boolean().default(false),
    quantityHundredths: z.coerce
      .number()
      .int()
      .min(1)
      .max(ITEM_TIMES_MAX * 100)
      .default(100),
    rateBps: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
    replaces: z.boolean().default(false),
    parts: z
      .array(z.object({ amount: payInput, hundredths: z.coerce.number().int().min(1).max(1_000_000) }))
      .max(12)
      .default([]),
    reason: line(300),
    runId: id.nullish(),
  })
  .superRefine((form, context) => {
    if (form.to && form.to < form.from) complain(context, 'to', 'itemSpan')
    // A negative deduction would add to the net without being pay.
    if (form.negative && form.kind !== 'item') complain(context, 'negative', 'onlyPayNegative')
  })
export type ItemForm = z.output<typeof itemForm>

export const itemRow = z.object({
  id: z.string(),
  employee: person,
  kind: z.enum(itemKindNames),
  code: z.string(),
  label: z.string(),
  every: z.enum(['period', 'once']),
  from: z.string(),
  to: z.string().nullable(),
  currency,
  unitMinor: minor,
  quantityHundredths: z.number().int(),
  rateBps: z.number().int(),
  parts: z.array(z.object({ minor, hundredths: z.number().int() })),
  /** What one period is paid, or has taken off: quantity, rate and parts included. */
  amountMinor: minor,
  state: z.enum(itemStates),
  reason: z.string(),
  /** The run that alone pays it. */
  run: z.object({ id: z.string(), number: z.string() }).nullable(),
  addedBy: z.string(),
  addedAt: z.string(),
})
export type ItemRow = z.infer<typeof itemRow>
