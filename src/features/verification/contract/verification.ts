import { z } from 'zod'
import { id, oneOf, optionalLine } from '../../../platform/contract/inputs.ts'
import type { Pair } from '../../../platform/contract/texts.ts'

/** Product §5. The words stand in the dictionary `verificationStatus`. */
export const UNVERIFIED = 0
export const PENDING = 1
export const VERIFIED = 2
export const FAILED = 3
export const DISABLED = 4
export const verificationStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type VerificationStatus = z.infer<typeof verificationStatus>

/** What an operator may hold against a field. `other` needs words. */
export const rejectReasons = {
  unreadable: { cn: '图片不清晰或不完整', en: 'The picture is unclear or cut off' },
  mismatch: { cn: '与证件内容不一致', en: 'Does not match the document' },
  wrongDocument: { cn: '上传的不是所需证件', en: 'Not the document asked for' },
  expired: { cn: '证件已过期', en: 'The document has expired' },
  incomplete: { cn: '信息不完整', en: 'Information is missing' },
  registered: { cn: '该主体已在平台认证', en: 'Already verified here under another account' },
  doubtful: { cn: '真实性存疑', en: 'Its authenticity is in doubt' },
  other: { cn: '其他原因', en: 'Another reason' },
} as const satisfies Record<string, Pair>
export type RejectReason = keyof typeof rejectReasons
export const rejectReasonNames = Object.keys(rejectReasons) as [RejectReason, ...RejectReason[]]

export const fieldReason = z.object({ field: z.string(), reason: z.enum(rejectReasonNames), note: z.string() })
export type FieldReason = z.infer<typeof fieldReason>

/** A refusal over named fields: at least one reason; `final` closes the way to submit again. */
export const rejectForm = <F extends string>(fields: readonly [F, ...F[]]) =>
  z.object({
    id,
    reasons: z
      .array(
        z
          .object({ field: oneOf(fields), reason: oneOf(rejectReasonNames), note: optionalLine(300) })
          .refine((given) => given.reason !== 'other' || given.note !== '', { path: ['note'], error: 'required' }),
      )
      .min(1, 'required')
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
})
export type VerificationEvent = z.infer<typeof verificationEvent>

/** All reasons as one sentence in each language: "营业执照：证件已过期（2025 年到期）；…". */
export function reasonsText(reasons: readonly FieldReason[], labels: Record<string, Pair>): Pair {
  const said = ({ field, reason, note }: FieldReason, lang: 'cn' | 'en') => {
    const label = labels[field]?.[lang] ?? field
    const listed = rejectReasons[reason][lang]
    // With a note, "another reason" says nothing of its own.
    const why = reason === 'other' && note ? note : note ? (lang === 'cn' ? `${listed}（${note}）` : `${listed} (${note})`) : listed
    return lang === 'cn' ? `${label}：${why}` : `${label}: ${why}`
  }
  return { cn: reasons.map((each) => said(each, 'cn')).join('；'), en: reasons.map((each) => said(each, 'en')).join('; ') }
}

/** A document number as its owner sees it again: enough to recognise. */
export function maskNumber(number: string): string {
  if (number.length < 8) return '•'.repeat(Math.max(number.length - 1, 0)) + number.slice(-1)
  return number.slice(0, 3) + '•'.repeat(number.length - 5) + number.slice(-2)
}
