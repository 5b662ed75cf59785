import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Page } from '../../../platform/contract/page.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { inOrder, paged } from '../../../platform/server/query.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { namedArea } from '../../area/server/reads.ts'
import { verifiedAmong } from '../../profile/server/reads.ts'
import type { TalentCard, talentCalls } from '../contract/calls.ts'
import { talentCard } from './tables.ts'

type Input = z.output<(typeof talentCalls)['GET /ws/talent/search']['input']>
type Filter = Pick<Input, 'search' | 'region' | 'language' | 'available'>
type Row = typeof talentCard.$inferSelect

const rate = (amountMinor: number | null, currency: string | null) =>
  amountMinor === null || currency === null ? null : { amountMinor, currency }

const present = (row: Row, verified: ReadonlySet<string>): TalentCard => ({
  number: row.number,
  region: namedArea(row.region),
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

function found<T extends TalentCard>(db: Reader, input: Input, present: (rows: Row[]) => Promise<T[]>): Promise<Page<T>> {
  const condition = where(input)
  return paged(input, {
    rows: db
      .select()
      .from(talentCard)
      .where(condition)
      .orderBy(...inOrder(input.order, talentCard[input.column]), talentCard.accountId),
    total: db.$count(talentCard, condition),
    map: present,
  })
}

async function cards(db: Reader, rows: readonly Row[]): Promise<TalentCard[]> {
  const verified = await verifiedAmong(
    db,
    rows.map((row) => row.accountId),
  )
  return rows.map((row) => present(row, verified))
}

export async function searchTalent(db: Reader, input: Input, now: Temporal.Instant) {
  const count = sql<number>`count(*)::int`
  const [shown, regions, languages] = await Promise.all([
    found(db, input, (rows) => cards(db, rows)),
    db.select({ code: talentCard.region, count }).from(talentCard).where(where(input, 'region')).groupBy(talentCard.region),
    db
      .select({ code: sql<string>`spoken`, count })
      .from(sql`${talentCard}, unnest(${talentCard.languages}) as spoken`)
      .where(where(input, 'language'))
      .groupBy(sql`spoken`),
  ])
  return {
    ...shown,
    facets: { region: regions.map((one) => ({ ...namedArea(one.code), count: one.count })), language: languages },
    asOf: now.toString(),
  }
}

export async function talentWithNames(db: Reader, input: z.output<(typeof talentCalls)['GET /ws/operator/talent']['input']>) {
  return found(db, { ...input, column: 'updatedAt' }, async (rows) => {
    const shown = await cards(db, rows)
    const people = await accountsByIds(
      db,
      rows.map((row) => row.accountId),
    )
    return rows.map(({ accountId }, at) => ({ ...shown[at]!, accountId, name: people.get(accountId)?.name ?? '' }))
  })
}
