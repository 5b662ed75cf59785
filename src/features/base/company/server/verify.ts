import type { z } from 'zod'
import { and, eq, inArray, ne } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { type Fields, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { tellOfStanding } from '../../account/server/hooks.ts'
import { memberIdsHolding } from '../../account/server/reads.ts'
import { notify } from '../../notice/server/writes.ts'
import { maskAt } from '../../secret/server/reads.ts'
import { openSecret, putSecret } from '../../secret/server/writes.ts'
import { claimFile } from '../../upload/server/writes.ts'
import { creditCodeProblem, idNumberProblem, normalNumber } from '../../verification/contract/numbers.ts'
import { DISABLED, reasonsText, VERIFIED } from '../../verification/contract/verification.ts'
import { admitSubmission, approveSubject, disable, enable, reject, type Subject, submitted } from '../../verification/server/writes.ts'
import { companyNotices } from '../contract/notices.ts'
import { type companyAuthenticationForm, companyVerificationFields } from '../contract/schema.ts'
import { legalIdNumberAt } from './evidence.ts'
import { companyLifecycle } from './lifecycle.ts'
import { isMainland } from './reads.ts'
import { type CompanyRow, company } from './tables.ts'
import { holdCompany, usedBy } from './writes.ts'

/** The page where the company follows up notices of its verification. */
const COMPANY_LINK = '/companyHome/authentication'

/** Submits the evidence for verification. It stays with the company from now on. */
export async function submitCompany(act: Act, form: z.output<typeof companyAuthenticationForm>) {
  const row = await holdCompany(act, companyOf(act.actor))
  admitSubmission(row)
  const creditCode = normalNumber(form.creditCode)
  const place = legalIdNumberAt(row.id)
  const mask = await maskAt(act.db, place)
  // Sent back as it was shown, it stays the stored one.
  const legalIdNumber = mask && form.legalIdNumber === mask ? await openSecret(act, place) : normalNumber(form.legalIdNumber)
  const wrong: Fields = {}
  const codeProblem = isMainland(row.area) ? creditCodeProblem(creditCode) : null
  if (codeProblem) wrong.creditCode = codeProblem
  const idProblem = idNumberProblem(form.legalIdKind, legalIdNumber)
  if (idProblem) wrong.legalIdNumber = idProblem
  if (form.legalIdKind === 'idCard' && !form.legalIdBack) wrong.legalIdBack = 'fileRequired'
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
  const twin = await act.tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.creditCode, creditCode), inArray(company.status, [VERIFIED, DISABLED]), ne(company.id, row.id)))
  if (twin.length > 0) throw refuse('creditCodeTaken')
  const evidence = async (field: 'licence' | 'legalIdFront' | 'legalIdBack') => {
    const purpose = field === 'licence' ? (['document', 'image'] as const) : 'identityDocument'
    return form[field] ? (await claimFile(act, form[field], { purpose, usedBy: usedBy(row.id), field })).id : null
  }
  await turn(act, companyLifecycle, row, 'submit', {
    set: {
      fullName: form.fullName,
      creditCode,
      legalPerson: form.legalPerson,
      licenceFileId: await evidence('licence'),
      legalIdKind: form.legalIdKind,
      legalIdFrontFileId: await evidence('legalIdFront'),
      legalIdBackFileId: await evidence('legalIdBack'),
      reasons: [],
      submittedAt: act.now,
      reviewedAt: null,
      updatedAt: act.now,
    },
  })
  await putSecret(act, place, legalIdNumber)
  return submitted(act, subject, row.id, form.fullName)
}

export const approveCompany = (act: Act, id: string) => approveSubject(act, subject, id)
export const rejectCompany = (act: Act, input: Parameters<typeof reject>[2]) => reject(act, subject, input)
export async function disableCompany(act: Act, id: string, note: string) {
  const result = await disable(act, subject, id, note)
  await tellOfStanding(act, { ownerType: 'company', ownerId: id }, true)
  return result
}

export async function enableCompany(act: Act, id: string) {
  const result = await enable(act, subject, id)
  await tellOfStanding(act, { ownerType: 'company', ownerId: id }, false)
  return result
}

const news = {
  approve: companyNotices.companyVerified,
  reject: companyNotices.companyFailed,
  disable: companyNotices.companyDisabled,
  enable: companyNotices.companyVerified,
}

const subject: Subject<CompanyRow> = {
  type: 'company',
  number: { index: 'company_credit_code', taken: 'creditCodeTaken' },
  operatorLink: (id) => `/operatorHome/companies?id=${id}`,
  turn: async (act, id, move, decided, note) =>
    turn(act, companyLifecycle, await holdRow(act, companyLifecycle, id), move, { set: { ...decided, note, updatedAt: act.now } }),
  notify: async (act, row, move, { reasons = [], note = '' }) => {
    const to = await memberIdsHolding(act.db, row.id, 'company:authenticate')
    const reason = note || reasonsText(reasons, companyVerificationFields)
    await notify(act, news[move], { to, params: { company: row.shortName, reason }, link: COMPANY_LINK })
  },
}
