import type { z } from 'zod'
import { and, eq, inArray, isNull, ne } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Fields, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { notify } from '../../notice/server/writes.ts'
import { EVERYBODY, fingerprintOf, maskAt } from '../../secret/server/reads.ts'
import { openSecret, putSecret } from '../../secret/server/writes.ts'
import { claimFile } from '../../upload/server/writes.ts'
import { idNumberProblem, normalNumber } from '../../verification/contract/numbers.ts'
import { DISABLED, PENDING, reasonsText, VERIFIED } from '../../verification/contract/verification.ts'
import { admitSubmission, approveSubject, reject, type Subject, submitted } from '../../verification/server/writes.ts'
import { profileNotices } from '../contract/notices.ts'
import { identityFields, type identityForm } from '../contract/schema.ts'
import { idNumberAt } from './evidence.ts'
import { identityLifecycle } from './lifecycle.ts'
import { identityRow } from './reads.ts'
import { type IdentityRow, identity, profile } from './tables.ts'
import { usedBy } from './writes.ts'

/** The page where a person follows up notices of their verification. */
const PERSON_LINK = '/personalHome/myPersonal/authentication'

/** Submits an identity. The evidence stays with the person from now on. */
export async function submitIdentity(act: Act, form: z.output<typeof identityForm>) {
  const { accountId } = act.actor
  // The card's row is the lock: of two concurrent submissions the second sees the first.
  const [card] = await act.tx.select({ id: profile.accountId }).from(profile).where(eq(profile.accountId, accountId)).for('update')
  if (!card) throw refuse('profileIncomplete')
  const row = await identityRow(act.tx, accountId)
  admitSubmission(row)
  const place = idNumberAt(accountId)
  // Sent back as it was shown, it stays the stored one.
  const isKept = row !== null && form.idNumber === (await maskAt(act.db, place))
  const idNumber = isKept ? await openSecret(act, place) : normalNumber(form.idNumber)
  const wrong: Fields = {}
  const problem = idNumberProblem(form.idKind, idNumber)
  if (problem) wrong.idNumber = problem
  if (form.idKind === 'idCard' && !form.back) wrong.back = 'fileRequired'
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
  const numberFingerprint = await fingerprintOf(act, EVERYBODY, idNumber)
  const twin = await act.tx
    .select({ id: identity.accountId })
    .from(identity)
    .where(
      and(
        eq(identity.idKind, form.idKind),
        eq(identity.numberFingerprint, numberFingerprint),
        inArray(identity.status, [VERIFIED, DISABLED]),
        isNull(identity.numberFreedAt),
        ne(identity.accountId, accountId),
      ),
    )
  if (twin.length > 0) throw refuse('idNumberTaken')
  const evidence = async (field: 'front' | 'back') =>
    (await claimFile(act, form[field], { purpose: 'identityDocument', usedBy: usedBy(accountId), field })).id
  const set = {
    legalName: form.legalName,
    idKind: form.idKind,
    numberFingerprint,
    frontFileId: await evidence('front'),
    backFileId: form.back ? await evidence('back') : null,
    reasons: [],
    submittedAt: act.now,
    reviewedAt: null,
  }
  if (row) await turn(act, identityLifecycle, row, 'submit', { set })
  else await act.tx.insert(identity).values({ accountId, status: PENDING, ...set })
  await putSecret(act, place, idNumber)
  return submitted(act, subject, accountId, form.legalName)
}

export const approvePerson = (act: Act, id: string) => approveSubject(act, subject, id)
export const rejectPerson = (act: Act, input: Parameters<typeof reject>[2]) => reject(act, subject, input)

const subject: Subject<IdentityRow> = {
  type: 'person',
  number: { index: 'identity_number', taken: 'idNumberTaken' },
  operatorLink: (id) => `/operatorHome/persons?id=${id}`,
  turn: async (act, id, move, decided) => turn(act, identityLifecycle, await holdRow(act, identityLifecycle, id), move, { set: decided }),
  notify: (act, { accountId }, move, { reasons = [] }) =>
    move === 'approve'
      ? notify(act, profileNotices.personVerified, { to: [accountId], params: {}, link: PERSON_LINK })
      : notify(act, profileNotices.personFailed, {
          to: [accountId],
          params: { reason: reasonsText(reasons, identityFields) },
          link: PERSON_LINK,
        }),
}
