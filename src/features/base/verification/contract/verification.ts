import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'

/**
 * Product §5. The labels are in the dictionary `verificationStatus`. Separate from `schema.ts`, so that workbenches show a state without
 * the schema library.
 */
export const UNVERIFIED = 0
export const PENDING = 1
export const VERIFIED = 2
export const FAILED = 3
export const DISABLED = 4
export type VerificationStatus = typeof UNVERIFIED | typeof PENDING | typeof VERIFIED | typeof FAILED | typeof DISABLED

/** Reasons for an operator to reject a field. `other` needs a text. */
export const rejectReasons = {
  unreadable: { cn: '图片不清晰或不完整', en: 'The image is unclear or cropped' },
  mismatch: { cn: '与证件内容不一致', en: 'Does not match the document' },
  wrongDocument: { cn: '上传的不是所需证件', en: 'Not the required document' },
  expired: { cn: '证件已过期', en: 'The document has expired' },
  incomplete: { cn: '信息不完整', en: 'Information is incomplete' },
  registered: { cn: '该主体已在平台认证', en: 'Already verified under another account' },
  doubtful: { cn: '真实性存疑', en: 'Authenticity in doubt' },
  other: { cn: '其他原因', en: 'Other reason' },
} as const satisfies Record<string, Pair>
export type RejectReason = keyof typeof rejectReasons
export const rejectReasonNames = namesOf(rejectReasons)

export interface FieldReason {
  field: string
  reason: RejectReason
  note: string
}

export interface VerificationEvent {
  action: 'submit' | 'approve' | 'reject' | 'disable' | 'enable'
  at: string
  by: string
  reasons: FieldReason[]
  final: boolean
  note: string
}

/** All reasons as one sentence in each language: "营业执照：证件已过期（2025 年到期）；…". */
export function reasonsText(reasons: readonly FieldReason[], labels: Record<string, Pair>): Pair {
  const said = ({ field, reason, note }: FieldReason, lang: 'cn' | 'en') => {
    const label = labels[field]?.[lang] ?? field
    const listed = rejectReasons[reason][lang]
    // With a note, "another reason" adds nothing.
    const why = reason === 'other' && note ? note : note ? (lang === 'cn' ? `${listed}（${note}）` : `${listed} (${note})`) : listed
    return lang === 'cn' ? `${label}：${why}` : `${label}: ${why}`
  }
  return { cn: reasons.map((each) => said(each, 'cn')).join('；'), en: reasons.map((each) => said(each, 'en')).join('; ') }
}
