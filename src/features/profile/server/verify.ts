import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { constraintOf } from '../../../platform/server/database.ts'
import { type Fields, refuse, refuseFields } from '../../../platform/server/refusal.ts'
import type { Act } from '../../../platform/server/services.ts'
import { notify, notifyOperators } from '../../notice/server/writes.ts'
import { claimFile } from '../../upload/server/writes.ts'
import { verificationNotices } from '../../verification/contract/notices.ts'
import { fitsIdKind, normalNumber } from '../../verification/contract/numbers.ts'
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
import { profileNotices } from '../contract/notices.ts'
import { identityFields, type identityForm } from '../contract/schema.ts'
import { identityRow } from './reads.ts'
import { identity, profile } from './tables.ts'
import { usedBy } from './writes.ts'

type Standing = { status: VerificationStatus }

/** Where a person looks after news of their verification. */
const PERSON_LINK = '/personalHome/myPersonal/authentication'
const operatorLink = (id: string) => `/operatorHome/persons?id=${id}`

/** Submits an identity: 0 or 3 → 1. The evidence stays with the person from now on. */
export async function submitIdentity(act: Act, form: z.output<typeof identityForm>): Promise<Standing> {
  const { accountId } = act.actor
  // The card's row is the lock: of two submissions at once the second finds the first.
  const [card] = await act.tx.select({ id: profile.accountId }).from(profile).where(eq(profile.accountId, accountId)).for('update')
  if (!card) throw refuse('profileIncomplete')
  const row = await identityRow(act.tx, accountId)
  admitSubmission(row)
  const idNumber = row && form.idNumber === maskNumber(row.idNumber) ? row.idNumber : normalNumber(form.idNumber)
  const wrong: Fields = {}
  if (!fitsIdKind(form.idKind, idNumber)) wrong.idNumber = 'idNumber'
  if (form.idKind === 'idCard' && !form.back) wrong.back = 'fileRequired'
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
  const twin = await act.tx
    .select({ id: identity.accountId })
    .from(identity)
    .where(
      and(
        eq(identity.idKind, form.idKind),
        eq(identity.idNumber, idNumber),
        inArray(identity.status, [VERIFIED, DISABLED]),
        isNull(identity.numberFreedAt),
        ne(identity.accountId, accountId),
      ),
    )
  if (twin.length > 0) throw refuse('idNumberTaken')
  const evidence = async (field: 'front' | 'back') =>
    (await claimFile(act, form[field], { purpose: ['document', 'image'], usedBy: usedBy(accountId), field })).id
  const submitted = {
    legalName: form.legalName,
    idKind: form.idKind,
    idNumber,
    frontFileId: await evidence('front'),
    backFileId: form.back ? await evidence('back') : null,
    status: PENDING,
    reasons: [],
    submittedAt: act.now,
    reviewedAt: null,
  } as const
  await act.tx
    .insert(identity)
    .values({ accountId, ...submitted, reasons: [] })
    .onConflictDoUpdate({ target: identity.accountId, set: { ...submitted, reasons: [] } })
  await recordStep(act, { subjectType: 'person', subjectId: accountId, action: 'submit' })
  await notifyOperators(act, verificationNotices.verificationWaits, { params: { who: form.legalName }, link: operatorLink(accountId) })
  return { status: PENDING }
}

export async function approvePerson(act: Act, id: string): Promise<Standing> {
  await turn(act, id, { status: VERIFIED, reasons: [], final: false, reviewedAt: act.now })
  await recordStep(act, { subjectType: 'person', subjectId: id, action: 'approve' })
  await notify(act, profileNotices.personVerified, { to: [id], params: {}, link: PERSON_LINK })
  return { status: VERIFIED }
}

export async function rejectPerson(
  act: Act,
  { id, reasons, final }: { id: string; reasons: FieldReason[]; final: boolean },
): Promise<Standing> {
  await turn(act, id, { status: FAILED, reasons, final, reviewedAt: act.now })
  await recordStep(act, { subjectType: 'person', subjectId: id, action: 'reject', reasons, final })
  await notify(act, profileNotices.personFailed, { to: [id], params: { reason: reasonsText(reasons, identityFields) }, link: PERSON_LINK })
  return { status: FAILED }
}

/** The account is closed: the person may verify the same document on their next one. A number that was disabled stays taken. */
export async function freeNumber(act: Act): Promise<void> {
  await act.tx
    .update(identity)
    .set({ numberFreedAt: act.now })
    .where(and(eq(identity.accountId, act.actor.accountId), ne(identity.status, DISABLED), isNull(identity.numberFreedAt)))
}

/** Moves what is pending; of two operators at once the second hears that it is done. */
async function turn(act: Act, id: string, to: Partial<typeof identity.$inferInsert>): Promise<void> {
  try {
    const turned = await act.tx
      .update(identity)
      .set(to)
      .where(and(eq(identity.accountId, id), eq(identity.status, PENDING)))
      .returning({ id: identity.accountId })
    if (turned.length > 0) return
  } catch (error) {
    if (constraintOf(error) === 'identity_number') throw refuse('idNumberTaken')
    throw error
  }
  throw refuse((await identityRow(act.tx, id)) ? 'alreadyReviewed' : 'notFound')
}
