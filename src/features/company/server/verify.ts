import { and, eq, inArray, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Pair } from '../../../platform/contract/texts.ts'
import { companyOf } from '../../../platform/server/actor.ts'
import { constraintOf } from '../../../platform/server/database.ts'
import { type Fields, refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { memberIdsHolding } from '../../account/server/reads.ts'
import { notify, notifyOperators } from '../../notice/server/writes.ts'
import { claimFile } from '../../upload/server/writes.ts'
import { verificationNotices } from '../../verification/contract/notices.ts'
import { fitsIdKind, isCreditCode, normalNumber } from '../../verification/contract/numbers.ts'
import {
  DISABLED,
  FAILED,
  type FieldReason,
  maskNumber,
  PENDING,
  reasonsText,
  VERIFIED,
  type VerificationStatus,
} from '../../verification/contract/verification.ts'
import { admitSubmission, recordStep } from '../../verification/server/writes.ts'
import { companyNotices } from '../contract/notices.ts'
import { type companyAuthenticationForm, companyVerificationFields } from '../contract/schema.ts'
import { isMainland } from './reads.ts'
import { type CompanyRow, company } from './tables.ts'
import { holdCompany, usedBy } from './writes.ts'

type Standing = { status: VerificationStatus }

/** Where the company looks after news of its verification. */
const COMPANY_LINK = '/companyHome/authentication'
const operatorLink = (id: string) => `/operatorHome/companies?id=${id}`

/** Submits what proves the company: 0 or 3 → 1. The evidence stays with the company from now on. */
export async function submitCompany(act: Act, form: z.output<typeof companyAuthenticationForm>): Promise<Standing> {
  const row = await holdCompany(act, companyOf(act.actor))
  admitSubmission(row)
  const creditCode = normalNumber(form.creditCode)
  const legalIdNumber = form.legalIdNumber === maskNumber(row.legalIdNumber) ? row.legalIdNumber : normalNumber(form.legalIdNumber)
  const wrong: Fields = {}
  if (isMainland(row.area) && !isCreditCode(creditCode)) wrong.creditCode = 'creditCode'
  if (!fitsIdKind(form.legalIdKind, legalIdNumber)) wrong.legalIdNumber = 'idNumber'
  if (form.legalIdKind === 'idCard' && !form.legalIdBack) wrong.legalIdBack = 'fileRequired'
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
  const twin = await act.tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.creditCode, creditCode), inArray(company.status, [VERIFIED, DISABLED]), ne(company.id, row.id)))
  if (twin.length > 0) throw refuse('creditCodeTaken')
  const evidence = async (field: 'licence' | 'legalIdFront' | 'legalIdBack') =>
    form[field] ? (await claimFile(act, form[field], { purpose: ['document', 'image'], usedBy: usedBy(row.id), field })).id : null
  await act.tx
    .update(company)
    .set({
      fullName: form.fullName,
      creditCode,
      legalPerson: form.legalPerson,
      licenceFileId: await evidence('licence'),
      legalIdKind: form.legalIdKind,
      legalIdNumber,
      legalIdFrontFileId: await evidence('legalIdFront'),
      legalIdBackFileId: await evidence('legalIdBack'),
      status: PENDING,
      reasons: [],
      submittedAt: act.now,
      reviewedAt: null,
      updatedAt: act.now,
    })
    .where(eq(company.id, row.id))
  await recordStep(act, { subjectType: 'company', subjectId: row.id, action: 'submit' })
  await notifyOperators(act, verificationNotices.verificationWaits, { params: { who: form.fullName }, link: operatorLink(row.id) })
  return { status: PENDING }
}

export async function approveCompany(act: Act, id: string): Promise<Standing> {
  const row = await turn(act, id, PENDING, { status: VERIFIED, reasons: [], final: false, note: '', reviewedAt: act.now })
  await recordStep(act, { subjectType: 'company', subjectId: id, action: 'approve' })
  await tell(act, row, companyNotices.companyVerified)
  return { status: VERIFIED }
}

export async function rejectCompany(
  act: Act,
  { id, reasons, final }: { id: string; reasons: FieldReason[]; final: boolean },
): Promise<Standing> {
  const row = await turn(act, id, PENDING, { status: FAILED, reasons, final, reviewedAt: act.now })
  await recordStep(act, { subjectType: 'company', subjectId: id, action: 'reject', reasons, final })
  await tell(act, row, companyNotices.companyFailed, reasonsText(reasons, companyVerificationFields))
  return { status: FAILED }
}

export async function disableCompany(act: Act, id: string, note: string): Promise<Standing> {
  const row = await turn(act, id, VERIFIED, { status: DISABLED, note })
  await recordStep(act, { subjectType: 'company', subjectId: id, action: 'disable', note })
  await tell(act, row, companyNotices.companyDisabled, { cn: note, en: note })
  return { status: DISABLED }
}

export async function enableCompany(act: Act, id: string): Promise<Standing> {
  const row = await turn(act, id, DISABLED, { status: VERIFIED, note: '' })
  await recordStep(act, { subjectType: 'company', subjectId: id, action: 'enable' })
  await tell(act, row, companyNotices.companyVerified)
  return { status: VERIFIED }
}

/** Moves the state, guarded by the old one: of two operators at once the second hears that it is done. */
async function turn(act: Act, id: string, from: VerificationStatus, to: Partial<CompanyRow>): Promise<CompanyRow> {
  try {
    const [row] = await act.tx
      .update(company)
      .set({ ...to, updatedAt: act.now })
      .where(and(eq(company.id, id), eq(company.status, from)))
      .returning()
    if (row) return row
  } catch (error) {
    if (constraintOf(error) === 'company_credit_code') throw refuse('creditCodeTaken')
    throw error
  }
  await holdCompany(act, id)
  throw refuse('alreadyReviewed')
}

type Decision = (typeof companyNotices)[keyof typeof companyNotices]

async function tell(act: Act, row: CompanyRow, kind: Decision, reason: Pair | string = ''): Promise<void> {
  const to = await memberIdsHolding(act.db, row.id, 'company:authenticate')
  await notify(act, kind, { to, params: { company: row.shortName, reason }, link: COMPANY_LINK })
}
