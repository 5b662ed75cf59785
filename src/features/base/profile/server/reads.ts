import type { Lang } from '../../../../platform/contract/texts.ts'
import { today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { prepared, type Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type PersonId, storedPerson } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountById, accountsByIds } from '../../account/server/reads.ts'
import { areaPathName } from '../../area/server/reads.ts'
import { maskAt } from '../../secret/server/reads.ts'
import { fileUrl } from '../../upload/contract/file.ts'
import { fileBriefs } from '../../upload/server/reads.ts'
import { UNVERIFIED, VERIFIED } from '../../verification/contract/verification.ts'
import { maySubmit } from '../../verification/server/reads.ts'
import type { IdentityState, ProfileCard, ProfileInfo, PublicProfile, ResumeItem } from '../contract/schema.ts'
import { idNumberAt } from './evidence.ts'
import { profileViewers } from './hooks.ts'
import { type IdentityRow, identity, type ProfileRow, profile, resumeItem } from './tables.ts'

/** Only a verified individual withdraws (product §5). */
export async function isPersonVerified(db: Reader, accountId: string): Promise<boolean> {
  return (await identityRow(db, accountId))?.status === VERIFIED
}

/** The day of the review, of an identity that is verified now. */
const checkedOn = (of: (Pick<IdentityRow, 'reviewedAt'> & { status: IdentityRow['status'] | null }) | null): string | null =>
  of?.status === VERIFIED && of.reviewedAt ? today(of.reviewedAt) : null

interface PersonBrief {
  id: string
  name: string
  headline: string
  avatarUrl: string | null
  areaCode: string | null
  verified: boolean
  /** The day on which the identity was checked; null unless it is verified. */
  checkedOn: string | null
}

const cards = prepared((db) =>
  db
    .select({
      id: profile.accountId,
      name: profile.name,
      headline: profile.headline,
      position: profile.position,
      avatarFileId: profile.avatarFileId,
      areaCode: profile.area,
      status: identity.status,
      reviewedAt: identity.reviewedAt,
    })
    .from(profile)
    .leftJoin(identity, eq(identity.accountId, profile.accountId))
    .where(anyOf(profile.accountId, sql.placeholder('ids')))
    .prepare('person_briefs'),
)

/** Public facts of individuals for other features, by account id. Without a card yet, the account's own name. */
export async function personBriefs(db: Reader, ids: readonly string[]): Promise<Map<string, PersonBrief>> {
  if (ids.length === 0) return new Map()
  const wanted = [...new Set(ids)]
  const rows = await cards(db).execute({ ids: wanted })
  const briefs = new Map<string, PersonBrief>(
    rows.map(({ id, name, headline, position, avatarFileId, areaCode, ...reviewed }) => [
      id,
      {
        id,
        name,
        headline: headline || position,
        avatarUrl: avatarFileId && fileUrl(avatarFileId),
        areaCode,
        verified: reviewed.status === VERIFIED,
        checkedOn: checkedOn(reviewed),
      },
    ]),
  )
  const without = wanted.filter((id) => !briefs.has(id))
  for (const [id, known] of await accountsByIds(db, without))
    briefs.set(id, {
      id,
      name: known.name,
      headline: '',
      avatarUrl: known.avatarFileId && fileUrl(known.avatarFileId),
      areaCode: null,
      verified: false,
      checkedOn: null,
    })
  return briefs
}

/** The languages that individuals work in, by account id. */
export async function languagesOf(db: Reader, ids: readonly string[]): Promise<Map<string, ProfileRow['languages']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: profile.accountId, languages: profile.languages })
    .from(profile)
    .where(inArray(profile.accountId, [...ids]))
  return new Map(rows.map(({ id, languages }) => [id, languages]))
}

/** The input of recommendations: empty lists for someone without a card. */
export async function profileForMatching(
  db: Reader,
  accountId: string,
): Promise<{ skills: string[]; languages: string[]; areaCode: string | null; position: string }> {
  const row = await profileRow(db, accountId)
  if (!row) return { skills: [], languages: [], areaCode: null, position: '' }
  const both = row.languages.includes('zh') && row.languages.includes('en')
  return { skills: row.skills, languages: both ? [...row.languages, 'zhEn'] : row.languages, areaCode: row.area, position: row.position }
}

export async function profileRow(db: Reader, accountId: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profile).where(eq(profile.accountId, accountId))
  return row ?? null
}

export async function identityRow(db: Reader, accountId: string): Promise<IdentityRow | null> {
  const [row] = await db.select().from(identity).where(eq(identity.accountId, accountId))
  return row ?? null
}

/** Without a card yet, the data of the account. */
export async function cardOf({ db, actor }: Pick<Look, 'db' | 'actor'>): Promise<ProfileCard> {
  const row = await profileRow(db, actor.accountId)
  if (!row) {
    const known = await accountById(db, actor.accountId)
    return { version: 0, name: known?.name ?? '', gender: '', birthDate: '', area: '', position: '', avatar: null }
  }
  return {
    version: row.version,
    name: row.name,
    gender: row.gender,
    birthDate: row.birthDate,
    area: row.area,
    position: row.position,
    avatar: await avatarOf(db, row),
  }
}

async function avatarOf(db: Reader, row: ProfileRow) {
  return (row.avatarFileId && (await fileBriefs(db, [row.avatarFileId])).get(row.avatarFileId)) || null
}

/** notFound for an account without a card. */
export async function infoOf(db: Reader, accountId: string, lang: Lang): Promise<ProfileInfo> {
  const row = await profileRow(db, accountId)
  if (!row) throw refuse('notFound')
  const standing = await identityRow(db, accountId)
  return {
    id: row.accountId,
    version: row.version,
    name: row.name,
    gender: row.gender,
    birthDate: row.birthDate,
    area: row.area,
    areaText: areaPathName(row.area, lang),
    city: row.city,
    position: row.position,
    avatar: await avatarOf(db, row),
    email: row.email,
    headline: row.headline,
    intro: row.intro,
    languages: row.languages,
    skills: row.skills,
    years: row.years,
    hourlyRateMinor: row.hourlyRateMinor,
    monthlyRateMinor: row.monthlyRateMinor,
    rateCurrency: row.rateCurrency,
    talentSearch: row.talentSearch,
    available: row.available,
    status: standing?.status ?? UNVERIFIED,
  }
}

/** The résumé with the version of the profile that it is part of. */
export const ownResume = async (db: Reader, accountId: PersonId) => ({
  version: (await profileRow(db, accountId))?.version ?? 0,
  items: await resumeOf(db, accountId),
})

export async function resumeOf(db: Reader, accountId: PersonId): Promise<ResumeItem[]> {
  const rows = await db.select().from(resumeItem).where(eq(resumeItem.accountId, accountId)).orderBy(asc(resumeItem.place))
  return rows.map(({ id, kind, fromMonth, untilMonth, organisation, title, description }) => ({
    id,
    kind,
    from: fromMonth,
    to: untilMonth,
    organisation,
    title,
    description,
  }))
}

/** What was submitted, the number masked. */
export async function identityOf(db: Reader, accountId: string): Promise<IdentityState> {
  const row = await identityRow(db, accountId)
  const state = { status: row?.status ?? UNVERIFIED, maySubmit: maySubmit(row), final: row?.final ?? false, reasons: row?.reasons ?? [] }
  if (!row) return { ...state, legalName: '', idKind: '', idNumber: '', front: null, back: null, submittedAt: null, reviewedAt: null }
  const files = await fileBriefs(db, [row.frontFileId, row.backFileId])
  return {
    ...state,
    legalName: row.legalName,
    idKind: row.idKind,
    idNumber: await maskAt(db, idNumberAt(accountId)),
    front: files.get(row.frontFileId) ?? null,
    back: (row.backFileId && files.get(row.backFileId)) || null,
    submittedAt: row.submittedAt.toString(),
    reviewedAt: row.reviewedAt?.toString() ?? null,
  }
}

async function maySee({ services, db, actor }: Viewing, accountId: string): Promise<boolean> {
  if (actor.kind === 'operator' || actor.accountId === accountId) return true
  for (const rule of services.hooks.of(profileViewers).values()) if (await rule(db, actor, accountId)) return true
  return false
}

type Viewing = Pick<Look, 'services' | 'db' | 'actor' | 'lang'>

/** notFound if there is none, or the caller may not see it. */
export async function publicProfileOf(look: Viewing, accountId: string): Promise<PublicProfile> {
  const { db, lang } = look
  const row = await profileRow(db, accountId)
  const reviewed = await identityRow(db, accountId)
  const closed = look.actor.kind !== 'operator' && (await accountById(db, accountId))?.status !== 'active'
  if (!row || closed || !(await maySee(look, accountId))) throw refuse('notFound')
  return {
    id: row.accountId,
    name: row.name,
    avatarUrl: row.avatarFileId && fileUrl(row.avatarFileId),
    headline: row.headline,
    position: row.position,
    area: row.area,
    areaText: areaPathName(row.area, lang),
    city: row.city,
    intro: row.intro,
    languages: row.languages,
    skills: row.skills,
    years: row.years,
    hourlyRateMinor: row.hourlyRateMinor,
    monthlyRateMinor: row.monthlyRateMinor,
    rateCurrency: row.rateCurrency,
    available: row.available,
    verified: reviewed?.status === VERIFIED,
    checkedOn: checkedOn(reviewed),
    items: await resumeOf(db, storedPerson(row.accountId)),
  }
}

/** The data of a talent card: no name, no employer, no free text. Null if there is no profile. */
export async function profileForTalent(db: Reader, accountId: PersonId) {
  const row = await profileRow(db, accountId)
  if (!row) return null
  const items = await resumeOf(db, accountId)
  return {
    consented: row.talentSearch,
    region: row.area.split('-')[0]!,
    position: row.position,
    skills: row.skills,
    languages: row.languages,
    years: row.years,
    roles: items.filter((item) => item.kind === 'experience').map(({ title, from, to }) => ({ title, from, to })),
    hourlyRateMinor: row.hourlyRateMinor,
    monthlyRateMinor: row.monthlyRateMinor,
    rateCurrency: row.rateCurrency,
    available: row.available,
  }
}

/** The names on the documents of those who are verified, by account. */
export async function legalNames(db: Reader, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ id: identity.accountId, name: identity.legalName })
    .from(identity)
    .where(and(anyOf(identity.accountId, accountIds), eq(identity.status, VERIFIED)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Those of them whose identity is verified, with the day on which it was checked. */
export async function checkedAmong(db: Reader, accountIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ id: identity.accountId, status: identity.status, reviewedAt: identity.reviewedAt })
    .from(identity)
    .where(and(anyOf(identity.accountId, accountIds), eq(identity.status, VERIFIED)))
  return new Map(rows.map((row) => [row.id, checkedOn(row)]))
}
