import { z } from 'zod'
import { message } from '../../../../platform/contract/fields.ts'
import { id, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { type FieldReason, rejectReasonNames, type VerificationEvent, type VerificationStatus } from './verification.ts'

export const verificationStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
]) satisfies z.ZodType<VerificationStatus>

export const fieldReason = z.object({
  field: z.string(),
  reason: z.enum(rejectReasonNames),
  note: z.string(),
}) satisfies z.ZodType<FieldReason>

/** A rejection by fields: at least one reason; `final` prevents another submission. */
export const rejectForm = <F extends string>(fields: readonly [F, ...F[]]) =>
  z.object({
    id,
    version,
    reasons: z
      .array(
        z
          .object({ field: z.enum(fields), reason: z.enum(rejectReasonNames), note: optionalLine(300) })
          .refine((given) => given.reason !== 'other' || given.note !== '', { path: ['note'], error: message('required') }),
      )
      .min(1)
      .max(20),
    final: z.boolean().default(false),
  })

export const verificationEvent = z.object({
  action: z.enum(['submit', 'approve', 'reject', 'disable', 'enable']),
  at: z.string(),
  by: z.string(),
  reasons: z.array(fieldReason),
  final: z.boolean(),
  note: z.string(),
}) satisfies z.ZodType<VerificationEvent>
