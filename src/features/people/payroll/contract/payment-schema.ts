import { z } from 'zod'
import { person } from '../../salary/contract/schema.ts'
import { paymentStateNames } from './run.ts'
import { currency, minor, who } from './shapes.ts'

/** How a payment list is written: all that is known, or the columns of payroll files for Chinese banks. */
export const listFormats = ['full', 'agency'] as const
export type ListFormat = (typeof listFormats)[number]

export const paymentRow = z.object({
  id: z.string(),
  employee: person,
  run: z.object({ id: z.string(), number: z.string() }),
  slipId: z.string(),
  currency,
  amountMinor: minor,
  state: z.enum(paymentStateNames),
  batch: z.string().nullable(),
  attempts: z.number().int(),
  payee: z.object({ holder: z.string(), bankName: z.string(), bankArea: z.string(), swift: z.string(), mask: z.string() }).nullable(),
  reason: z.string(),
  reference: z.string(),
  updatedAt: z.string(),
})
export type PaymentRow = z.infer<typeof paymentRow>

export const batchRow = z.object({
  id: z.string(),
  number: z.string(),
  company: who,
  run: z.object({ id: z.string(), number: z.string(), payOn: z.string() }),
  currency,
  payments: z.number().int(),
  totalMinor: minor,
  sent: z.number().int(),
  paid: z.number().int(),
  failed: z.number().int(),
  fileHash: z.string(),
  sentAt: z.string(),
  settledAt: z.string().nullable(),
})
export type BatchRow = z.infer<typeof batchRow>
