import { type Currency, moneyPair, parseAmount } from '../../../../platform/contract/amount.ts'
import type { Lang, Pair } from '../../../../platform/contract/texts.ts'
import { today } from '../../../../platform/server/clock.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Fields, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { isAreaCode } from '../../../base/area/server/reads.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import { questionsDiffer } from '../contract/bid-rules.ts'
import { fieldLabels } from '../contract/field-labels.ts'
import { hostingOf } from '../contract/plan/schema.ts'
import { type DemandForm, demandFields, substantialFields } from '../contract/schema.ts'
import type { DemandRow } from './context.ts'
import { isSealed } from './sealed.ts'

export type Agreed = Pick<
  DemandRow,
  | 'category'
  | 'title'
  | 'description'
  | 'deliverables'
  | 'acceptanceCriteria'
  | 'areaCode'
  | 'regionCode'
  | 'currency'
  | 'amountMinor'
  | 'prepaymentMinor'
  | 'hostingMinor'
  | 'periodCycle'
  | 'periodMinor'
  | 'noticeDays'
  | 'contractKind'
  | 'recruitStart'
  | 'recruitEnd'
  | 'expectedCompletion'
  | 'workLanguage'
  | 'visibility'
  | 'attachmentId'
  | 'bidding'
  | 'bidQuestions'
>

/** A form as columns. Checks what a schema cannot: the area, past dates, the currency's precision. */
export function agreedOf(act: Act, form: DemandForm, before: DemandRow | null): Agreed {
  const fields: Fields = {}
  if (!isAreaCode(form.areaCode)) fields.areaCode = 'areaUnknown'
  // A date that was valid when the demand was created does not become invalid by an edit of another field.
  if (form.recruitEnd < today(act.now) && form.recruitEnd !== before?.recruitEnd) fields.recruitEnd = 'datePast'
  // Who applies relies on it.
  if (before?.publishedAt && form.bidding !== before.bidding) throw refuse('biddingFixed')
  if (before?.publishedAt && isSealed(before) && form.recruitEnd < before.recruitEnd) throw refuse('sealedEnd', { date: before.recruitEnd })
  const currency: Currency = form.currency
  const amountMinor = parseAmount(form.amount, currency)
  const prepaymentMinor = form.prepayment === '' ? 0 : parseAmount(form.prepayment, currency)
  if (Object.keys(fields).length > 0 || amountMinor === null || prepaymentMinor === null) throw refuseFields(fields)
  return {
    category: form.category,
    title: form.title,
    description: form.description,
    deliverables: form.deliverables,
    acceptanceCriteria: form.acceptanceCriteria,
    areaCode: form.areaCode,
    regionCode: form.areaCode.split('-')[0]!,
    currency,
    amountMinor,
    prepaymentMinor,
    hostingMinor: form.plan ? hostingOf({ ...form, plan: form.plan }) : null,
    periodCycle: form.plan?.periods?.cycle ?? null,
    periodMinor: form.plan?.periods ? parseAmount(form.plan.periods.amount, currency) : null,
    noticeDays: form.plan?.periods?.noticeDays ?? null,
    contractKind: form.contractKind,
    recruitStart: form.recruitStart,
    recruitEnd: form.recruitEnd,
    expectedCompletion: form.expectedCompletion,
    workLanguage: form.workLanguage,
    visibility: form.visibility,
    attachmentId: form.attachmentId ?? null,
    bidding: form.bidding,
    bidQuestions: form.bidQuestions,
  }
}

/** Fields in which a demand differs from what was agreed before. */
export function changedFields(before: DemandRow, after: Agreed): Array<keyof Agreed> {
  return (Object.keys(after) as Array<keyof Agreed>).filter((name) => differs(name, before, after))
}

const differs = (name: keyof Agreed, before: DemandRow, after: Agreed): boolean =>
  name === 'bidQuestions' ? questionsDiffer(before[name], after[name]) : before[name] !== after[name]

const columnOf: Partial<Record<keyof DemandForm, keyof Agreed>> = { amount: 'amountMinor', prepayment: 'prepaymentMinor' }

/** What an edit has changed, for those who applied: the names of the fields, and both amounts. */
export function changesText(before: DemandRow, after: DemandRow, replanned: boolean): Pair {
  const isChanged = (field: keyof DemandForm) =>
    field === 'plan' ? replanned : differs(columnOf[field] ?? (field as keyof Agreed), before, after)
  const amounts = [moneyPair(before.amountMinor, before.currency), moneyPair(after.amountMinor, after.currency)] as const
  const inLang = (lang: Lang) =>
    demandFields
      .filter(isChanged)
      .map((field) =>
        field === 'amount' ? `${fieldLabels.amount[lang]} ${amounts[0][lang]} → ${amounts[1][lang]}` : fieldLabels[field][lang],
      )
      .join(lang === 'cn' ? '、' : ', ')
  return { cn: inLang('cn'), en: inLang('en') }
}

const substantial: readonly string[] = [...substantialFields, 'amountMinor', 'hostingMinor', 'noticeDays']
export const isSubstantial = (fields: string[]): boolean => fields.some((name) => substantial.includes(name))

export async function claimAttachment(act: Act, demandId: string, attachmentId: string | null): Promise<void> {
  if (attachmentId) await claimFile(act, attachmentId, { purpose: 'taskAttachment', usedBy: `demand:${demandId}`, field: 'attachmentId' })
}
