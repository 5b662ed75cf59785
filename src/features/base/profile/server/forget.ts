import { daysAfter } from '../../../../platform/server/clock.ts'
import { eq, inArray, lt } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { IDENTITY_KEPT_YEARS } from '../../../../rules/constants.ts'
import { dropSecrets } from '../../secret/server/writes.ts'
import { releaseFiles } from '../../upload/server/writes.ts'
import { DISABLED, VERIFIED } from '../../verification/contract/verification.ts'
import { idNumberAt } from './evidence.ts'
import { identityRow } from './reads.ts'
import { identity, profile, resumeItem } from './tables.ts'
import { usedBy } from './writes.ts'

const blank = {
  name: '',
  gender: '',
  birthDate: '1900-01-01',
  area: '',
  city: '',
  position: '',
  avatarFileId: null,
  email: '',
  headline: '',
  intro: '',
  languages: [],
  skills: [],
  years: 0,
  hourlyRateMinor: null,
  monthlyRateMinor: null,
  rateCurrency: null,
  talentSearch: false,
  available: false,
}

/**
 * The account is closed: the profile and the résumé go at once. The evidence of a verified identity stays for the years that rules against
 * money laundering ask for, while the person may verify the same document on their next account; a number that was disabled stays taken.
 */
export async function forgetPerson(act: Act): Promise<void> {
  const { accountId } = act.actor
  await act.tx.delete(resumeItem).where(eq(resumeItem.accountId, accountId))
  await releaseFiles(act, usedBy(accountId), 'avatar', [])
  const row = await identityRow(act.db, accountId)
  if (row?.status !== VERIFIED && row?.status !== DISABLED) return erase(act, [accountId])
  await act.tx.update(profile).set(blank).where(eq(profile.accountId, accountId))
  if (row.status === VERIFIED) await act.tx.update(identity).set({ numberFreedAt: act.now }).where(eq(identity.accountId, accountId))
}

/** Nothing of these people remains: number, pictures, identity, profile. */
async function erase(act: Act, accountIds: readonly string[]): Promise<void> {
  for (const id of accountIds) {
    const { scope, table } = idNumberAt(id)
    await dropSecrets(act, { scope, table }, [id])
    await releaseFiles(act, usedBy(id), 'identityDocument', [])
  }
  await act.tx.delete(identity).where(inArray(identity.accountId, [...accountIds]))
  await act.tx.delete(profile).where(inArray(profile.accountId, [...accountIds]))
}

const AT_ONCE = 500

/** Each night: evidence whose years are over. */
export async function forgetOldIdentities(act: Act): Promise<number> {
  const before = daysAfter(act.now, -365 * IDENTITY_KEPT_YEARS)
  const over = await act.tx.select({ id: identity.accountId }).from(identity).where(lt(identity.numberFreedAt, before)).limit(AT_ONCE)
  const ids = over.map(({ id }) => id)
  if (ids.length > 0) await erase(act, ids)
  return ids.length
}
