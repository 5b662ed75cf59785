import { and, arrayContains, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { page } from '../../../platform/contract/page.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { findArea } from '../../area/server/reads.ts'
import { verifiedAmong } from '../../profile/server/reads.ts'
import type { TalentCard, talentCalls } from '../contract/calls.ts'
import { talentCard } from './tables.ts'

type Input = z.output<(typeof talentCalls)['GET /ws/talent/search']['input']>
type Filter = Pick<Input, 'search' | 'region' | 'language' | 'available'>
type Row = typeof talentCard.$inferSelect

const regionOf = (code: string) => ({ code, name: findArea(code)?.names ?? { cn: code, en: code } })
const rate = (amountMinor: number | null, currency: string | null) =>
  amountMinor === null || currency === null ? null : { amountMinor, currency }

const present = (row: Row, verified: ReadonlySet<string>): TalentCard => ({
  number: row.number,
  region: regionOf(row.region),
  position: row.position,
  skills: row.skills,
  languages: row.languages,
  years: row.years,
  roles: row.roles,
  monthlyRate: rate(row.monthlyRateMinor, row.rateCurrency),
  hourlyRate: rate(row.hourlyRateMinor, row.rateCurrency),
  verified: verified.has(row.accountId),
  available: row.available,
  updatedAt: row.updatedAt.toString(),
})

const where = (filter: Filter, without?: 'region' | 'language'): SQL | undefined =>
  and(
    filter.search ? sql`${talentCard.search} @@ search_query(${filter.search})` : undefined,
    filter.region && without !== 'region' ? eq(talentCard.region, filter.region) : undefined,
    filter.language && without !== 'language' ? arrayContains(talentCard.languages, [filter.language]) : undefined,
    filter.available ? eq(talentCard.available, true) : undefined,
  )

async function found(db: Reader, input: Omit<Input, 'column'>, column: Input['column']) {
  const way = input.order === 'asc' ? asc : desc
  const condition = where(input)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(talentCard)
      .where(condition)
      .orderBy(way(talentCard[column]), talentCard.accountId)
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize),
    db.$count(talentCard, condition),
  ])
  const verified = await verifiedAmong(
    db,
    rows.map((row) => row.accountId),
  )
  return { rows, total, verified }
}

export async function searchTalent(db: Reader, input: Input, now: Temporal.Instant) {
  const count = sql<number>`count(*)::int`
  const [{ rows, total, verified }, regions, languages] = await Promise.all([
    found(db, input, input.column),
    db.select({ code: talentCard.region, count }).from(talentCard).where(where(input, 'region')).groupBy(talentCard.region),
    db
      .select({ code: sql<string>`spoken`, count })
      .from(sql`${talentCard}, unnest(${talentCard.languages}) as spoken`)
      .where(where(input, 'language'))
      .groupBy(sql`spoken`),
  ])
  return {
    ...page(
      rows.map((row) => present(row, verified)),
      total,
      input,
    ),
    facets: { region: regions.map((one) => ({ ...regionOf(one.code), count: one.count })), language: languages },
    asOf: now.toString(),
  }
}

export async function talentWithNames(db: Reader, input: z.output<(typeof talentCalls)['GET /ws/operator/talent']['input']>) {
  const { rows, total, verified } = await found(db, input, 'updatedAt')
  const people = await accountsByIds(
    db,
    rows.map((row) => row.accountId),
  )
  return page(
    rows.map((row) => ({ ...present(row, verified), accountId: row.accountId, name: people.get(row.accountId)?.name ?? '' })),
    total,
    input,
  )
}
