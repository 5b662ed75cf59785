import type { Lang, Pair } from '../../../../platform/contract/texts.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { prepared, type Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, type PgColumn, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountById } from '../../account/server/reads.ts'
import { areaPathName } from '../../area/server/reads.ts'
import { maskAt } from '../../secret/server/reads.ts'
import { fileUrl } from '../../upload/contract/file.ts'
import { fileBriefs } from '../../upload/server/reads.ts'
import { DISABLED, VERIFIED } from '../../verification/contract/verification.ts'
import { maySubmit } from '../../verification/server/reads.ts'
import type { CompanyAuthentication, CompanyCard, CompanyInfo, PublicCompany } from '../contract/schema.ts'
import { legalIdNumberAt } from './evidence.ts'
import { type CompanyRow, company } from './tables.ts'

export { companiesNamed } from './named.ts'

/** Only a verified company publishes (product §5). */
export async function isCompanyVerified(db: Reader, companyId: string): Promise<boolean> {
  const [row] = await db.select({ status: company.status }).from(company).where(eq(company.id, companyId))
  return row?.status === VERIFIED
}

/** The name of a company in notices and lists: its short name. Empty for an unknown id. */
export async function companyName(db: Reader, companyId: string): Promise<string> {
  const [row] = await db.select({ name: company.shortName }).from(company).where(eq(company.id, companyId))
  return row?.name ?? ''
}

/** The full name as it was verified; null for a company that is not, whose name anybody may have typed. */
export async function verifiedName(db: Reader, companyId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: company.fullName })
    .from(company)
    .where(and(eq(company.id, companyId), eq(company.status, VERIFIED)))
  return row?.name ?? null
}

/** How a company is named on documents: its full name, and its registration number once that was verified. */
export async function registrationOf(db: Reader, companyId: string): Promise<{ name: string; registration: string }> {
  const [row] = await db
    .select({ name: company.fullName, status: company.status, number: company.creditCode })
    .from(company)
    .where(eq(company.id, companyId))
  return { name: row?.name ?? '', registration: row?.status === VERIFIED ? row.number : '' }
}

/** The same for an employer on a payslip, with the address that the company gave. */
export async function employerOf(db: Reader, companyId: string): Promise<{ name: string; registration: string; address: Pair }> {
  const [row] = await db
    .select({ name: company.fullName, status: company.status, number: company.creditCode, area: company.area, street: company.address })
    .from(company)
    .where(eq(company.id, companyId))
  const { area = '', street = '' } = row ?? {}
  const at = (lang: Lang): string => [street, area && areaPathName(area, lang)].filter(Boolean).join(lang === 'cn' ? '，' : ', ')
  return { name: row?.name ?? '', registration: row?.status === VERIFIED ? row.number : '', address: { cn: at('cn'), en: at('en') } }
}

const disabled = prepared((db) =>
  db
    .select({ id: company.id, note: company.note })
    .from(company)
    .where(and(anyOf(company.id, sql.placeholder('ids')), eq(company.status, DISABLED)))
    .prepare('disabled_companies'),
)

/** Of these companies, those that operators have disabled, each with the reason. */
export async function disabledCompanies(db: Reader, ids: readonly string[]): Promise<{ id: string; note: string }[]> {
  return ids.length === 0 ? [] : disabled(db).execute({ ids: [...new Set(ids)] })
}

/** The condition that a column names no disabled company. Those are few: they are read once for a statement. */
export const isNotDisabled = (companyId: PgColumn) =>
  sql<boolean>`${companyId} <> all(array(select d.id from ${company} d where d.status = ${sql.raw(String(DISABLED))}))`

/** Companies by the last eight digits of their ids; an end that two companies share says nothing. */
export async function companiesByIdEnds(db: Reader, ends: readonly string[]): Promise<Map<string, string>> {
  if (ends.length === 0) return new Map()
  const end = sql<string>`right(${company.id}::text, 8)`
  const rows = await db
    .select({ id: company.id, end })
    .from(company)
    .where(inArray(end, [...new Set(ends)]))
  return new Map(
    [...Map.groupBy(rows, (row) => row.end)].flatMap(([key, same]) => (same.length === 1 ? [[key, same[0]!.id] as const] : [])),
  )
}

export interface CompanyBrief {
  id: string
  /** The short name, used in lists and notices. */
  name: string
  fullName: string
  logoUrl: string | null
  industry: string
  areaCode: string
  status: CompanyRow['status']
  verified: boolean
}

const briefs = prepared((db) =>
  db
    .select({
      id: company.id,
      name: company.shortName,
      fullName: company.fullName,
      logoFileId: company.logoFileId,
      industry: company.industry,
      areaCode: company.area,
      status: company.status,
    })
    .from(company)
    .where(anyOf(company.id, sql.placeholder('ids')))
    .prepare('company_briefs'),
)

/** Public facts of companies for other features, by id; an unknown id is omitted. */
export async function companyBriefs(db: Reader, ids: readonly string[]): Promise<Map<string, CompanyBrief>> {
  if (ids.length === 0) return new Map()
  const rows = await briefs(db).execute({ ids: [...new Set(ids)] })
  return new Map(
    rows.map(({ logoFileId, ...row }) => [
      row.id,
      { ...row, logoUrl: logoFileId && fileUrl(logoFileId), verified: row.status === VERIFIED },
    ]),
  )
}

/** The row, or `notFound`. The caller's access has already been checked. */
export async function companyRow(db: Reader, id: string): Promise<CompanyRow> {
  const [row] = await db.select().from(company).where(eq(company.id, id))
  if (!row) throw refuse('notFound')
  return row
}

/** The caller's own company; a member whose company is not created yet has none. */
export async function ownCompany(look: Pick<Look, 'db' | 'actor'>): Promise<CompanyRow> {
  return companyRow(look.db, companyOf(look.actor))
}

/** Before the company exists, the name that its founder gave at registration. */
export async function cardOf({ db, actor }: Pick<Look, 'db' | 'actor'>): Promise<CompanyCard> {
  if (actor.companyId) {
    const row = await companyRow(db, actor.companyId)
    const logo = row.logoFileId ? (await fileBriefs(db, [row.logoFileId])).get(row.logoFileId) : undefined
    const { shortName, fullName, industry, scale, area, contactName, position } = row
    return {
      companyId: row.id,
      version: row.version,
      shortName,
      fullName,
      industry,
      scale,
      area,
      contactName,
      position,
      logo: logo ?? null,
    }
  }
  const founder = await accountById(db, actor.accountId)
  const fresh = { industry: '', scale: '', area: '', position: '' }
  return {
    companyId: null,
    version: 0,
    shortName: '',
    fullName: founder?.companyName ?? '',
    ...fresh,
    contactName: founder?.name ?? '',
    logo: null,
  }
}

export async function infoOf(db: Reader, row: CompanyRow, lang: Lang): Promise<CompanyInfo> {
  const files = await fileBriefs(db, [row.logoFileId, ...row.albumFileIds])
  return {
    id: row.id,
    version: row.version,
    shortName: row.shortName,
    fullName: row.fullName,
    industry: row.industry,
    scale: row.scale,
    type: row.type,
    website: row.website,
    area: row.area,
    areaText: areaPathName(row.area, lang),
    address: row.address,
    intro: row.intro,
    benefits: row.benefits,
    logo: (row.logoFileId && files.get(row.logoFileId)) || null,
    album: row.albumFileIds.flatMap((id) => files.get(id) ?? []),
    contactName: row.contactName,
    position: row.position,
    contactPhone: row.contactPhone,
    contactEmail: row.contactEmail,
    status: row.status,
    fullNameLocked: isNameLocked(row),
    createdAt: row.createdAt.toString(),
  }
}

/** Hong Kong, Macao and Taiwan are roots of their own in the area tree and register companies under their own numbers. */
export const isMainland = (area: string): boolean => area === 'CN' || area.startsWith('CN-')

/** Verified or submitted data must not change. */
export const isNameLocked = (row: CompanyRow): boolean => !maySubmit(row)

/** What was submitted, the number of the legal representative's document masked. */
export async function authenticationOf(db: Reader, row: CompanyRow): Promise<CompanyAuthentication> {
  const files = await fileBriefs(db, [row.licenceFileId, row.legalIdFrontFileId, row.legalIdBackFileId])
  const file = (id: string | null) => (id && files.get(id)) || null
  return {
    status: row.status,
    maySubmit: maySubmit(row),
    final: row.final,
    reasons: row.reasons,
    note: row.note,
    creditCodeChecked: isMainland(row.area),
    fullName: row.fullName,
    creditCode: row.creditCode,
    legalPerson: row.legalPerson,
    licence: file(row.licenceFileId),
    legalIdKind: row.legalIdKind,
    legalIdNumber: await maskAt(db, legalIdNumberAt(row.id)),
    legalIdFront: file(row.legalIdFrontFileId),
    legalIdBack: file(row.legalIdBackFileId),
    submittedAt: row.submittedAt?.toString() ?? null,
    reviewedAt: row.reviewedAt?.toString() ?? null,
  }
}

export async function publicCompanyOf(db: Reader, id: string, lang: Lang): Promise<PublicCompany> {
  const row = await companyRow(db, id)
  const files = await fileBriefs(db, row.albumFileIds)
  return {
    id: row.id,
    shortName: row.shortName,
    fullName: row.fullName,
    industry: row.industry,
    scale: row.scale,
    type: row.type,
    website: row.website,
    area: row.area,
    areaText: areaPathName(row.area, lang),
    intro: row.intro,
    benefits: row.benefits,
    logoUrl: row.logoFileId && fileUrl(row.logoFileId),
    album: row.albumFileIds.flatMap((fileId) => files.get(fileId) ?? []),
    verified: row.status === VERIFIED,
    createdAt: row.createdAt.toString(),
  }
}
