import type { z } from 'zod'
import { amountText, type CashCurrency } from '../../../../../platform/contract/amount.ts'
import { fieldMessages } from '../../../../../platform/contract/fields.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import { today } from '../../../../../platform/web/today.ts'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import { type DemandContent, demandForm } from '../../contract/schema.ts'

/** The values of the fields: texts as typed, and the attachment as the upload answered it. */
export interface FormValues {
  category: string
  title: string
  description: string
  deliverables: string
  acceptanceCriteria: string
  areaCode: string
  currency: CashCurrency
  amount: string
  prepayment: string
  contractKind: string
  recruitStart: string
  recruitEnd: string
  expectedCompletion: string
  workLanguage: string
  visibility: string
  attachment: UploadedFile | null
}

/** Paths of the wire and of the fields are the same except for the attachment, whose field contains the file. */
export type FieldName = keyof z.input<typeof demandForm>
export const fieldNames: readonly FieldName[] = [
  'category',
  'title',
  'description',
  'deliverables',
  'acceptanceCriteria',
  'attachmentId',
  'areaCode',
  'workLanguage',
  'contractKind',
  'currency',
  'amount',
  'prepayment',
  'recruitStart',
  'recruitEnd',
  'expectedCompletion',
  'visibility',
]

/** `POST /ws/demand/create` and `edit` nest the form one level deeper. */
/** Where a field is in the form: an attachment is shown with its name and size. */
export const pathOf = (name: FieldName) => (name === 'attachmentId' ? 'attachment' : name)
export const wirePaths: Record<string, string> = Object.fromEntries(fieldNames.map((name) => [`form.${name}`, pathOf(name)]))

export const blank = (): FormValues => ({
  category: '',
  title: '',
  description: '',
  deliverables: '',
  acceptanceCriteria: '',
  areaCode: '',
  currency: 'CNY',
  amount: '',
  prepayment: '',
  contractKind: '',
  recruitStart: today(),
  recruitEnd: '',
  expectedCompletion: '',
  workLanguage: '',
  visibility: 'public',
  attachment: null,
})

export const fromDetail = (demand: DemandContent): FormValues => ({
  category: demand.category,
  title: demand.title,
  description: demand.description,
  deliverables: demand.deliverables,
  acceptanceCriteria: demand.acceptanceCriteria,
  areaCode: demand.areaCode,
  currency: demand.currency as FormValues['currency'],
  amount: amountText(demand.amountMinor, demand.currency),
  prepayment: demand.prepaymentMinor === 0 ? '' : amountText(demand.prepaymentMinor, demand.currency),
  contractKind: demand.contractKind,
  recruitStart: demand.recruitStart,
  recruitEnd: demand.recruitEnd,
  expectedCompletion: demand.expectedCompletion,
  workLanguage: demand.workLanguage,
  visibility: demand.visibility,
  attachment: demand.attachment,
})

/** The wire's values. The schema validates them: their types are checked on the server, and below. */
export function toWire(values: FormValues): z.input<typeof demandForm> {
  const { attachment, ...rest } = values
  return { ...rest, attachmentId: attachment?.id ?? null } as z.input<typeof demandForm>
}

type Kept = Record<string, string | number | boolean | null>

/** A draft is a flat record, so the attachment is stored in parts. */
export function toDraft(values: FormValues): Kept {
  const { attachment, ...rest } = values
  return {
    ...rest,
    attachmentId: attachment?.id ?? null,
    attachmentName: attachment?.name ?? null,
    attachmentUrl: attachment?.url ?? null,
    attachmentSize: attachment?.size ?? null,
  }
}

export function fromDraft(form: Record<string, unknown>): FormValues {
  const values = blank()
  for (const name of Object.keys(values) as (keyof FormValues)[]) {
    const kept = form[name]
    if (name !== 'attachment' && typeof kept === 'string') (values as unknown as Record<string, string>)[name] = kept
  }
  const { attachmentId: id, attachmentName: fileName, attachmentUrl: url, attachmentSize: size } = form
  if (typeof id === 'string' && typeof fileName === 'string' && typeof url === 'string' && typeof size === 'number')
    values.attachment = { id, name: fileName, url, size }
  return values
}

/**
 * The contract's schema on the input, and checks that a schema cannot make because they depend on today. The order of dates is also
 * checked while other fields are still missing, since the schema checks it last.
 */
export function judgeForm(values: FormValues, lang: Lang, before: FormValues | null): Record<string, string> {
  const parsed = demandForm.safeParse(toWire(values), { reportInput: true })
  const wrong = parsed.success ? {} : fieldMessages(parsed.error, lang)
  const complain = (name: FieldName, message: keyof typeof fieldErrors) => {
    wrong[name] ??= fieldErrors[message][lang]
  }
  const { recruitStart, recruitEnd, expectedCompletion } = values
  if (recruitEnd && recruitEnd < today() && recruitEnd !== before?.recruitEnd) complain('recruitEnd', 'datePast')
  if (recruitStart && recruitEnd && recruitStart > recruitEnd) complain('recruitEnd', 'dateOrder')
  if (recruitEnd && expectedCompletion && recruitEnd > expectedCompletion) complain('expectedCompletion', 'completionOrder')
  // In the order of the page, so that the summary follows it.
  return Object.fromEntries(fieldNames.flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : [])))
}

/** Fields in which two forms differ, in the order of the page. Amounts are compared as they would be sent. */
export function changed(before: FormValues, after: FormValues): FieldName[] {
  const [a, b] = [toWire(before), toWire(after)]
  const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? null))
  return fieldNames.filter((name) =>
    name === 'amount' || name === 'prepayment' ? Number(a[name] || 0) !== Number(b[name] || 0) : plain(a[name]) !== plain(b[name]),
  )
}
