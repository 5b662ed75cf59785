import { and, arrayContains, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { page } from '../../../platform/contract/page.ts'
import { search, searchCondition, searchedPage } from '../../../platform/server/search/search.ts'
import type { Searchable } from '../../../platform/server/search/searchable.ts'
import type { Look } from '../../../platform/server/services.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { findArea } from '../../area/server/reads.ts'
import { vocabulary } from '../../dictionary/server/reads.ts'
import { verifiedAmong } from '../../profile/server/reads.ts'
import type { TalentCard, talentCalls } from '../contract/calls.ts'
import { talentFields } from './search-fields.ts'
import { talentCard } from './tables.ts'

type Input = z.output<(typeof talentCalls)['GET /ws/talent/search']['input']>
type Filter = Pick<Input, 'search' | 'region' | 'language' | 'available'>
type Row = typeof talentCard.$inferSelect
type Scene = Pick<Look<unknown>, 'db' | 'now'>

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

/** Cards by position, number, region, language, skills and past roles. */
const talentSearch: Searchable = {
  fields: talentFields,
  table: talentCard,
  id: talentCard.accountId,
  vocabulary,
  order: [
    { by: talentCard.updatedAt, desc: true },
    { by: talentCard.accountId, desc: true },
  ],
}

const where = (filter: Filter, without?: 'region' | 'language'): SQL | undefined =>
  and(
    filter.region && without !== 'region' ? eq(talentCard.region, filter.region) : undefined,
    filter.language && without !== 'language' ? arrayContains(talentCard.languages, [filter.language]) : undefined,
    filter.available ? eq(talentCard.available, true) : undefined,
  )

/** The rows of a page in their order, whose identity is verified, and the page around the records made of them. */
async function listed({ db, now }: Scene, input: Omit<Input, 'column'>, column: Input['column']) {
  const { pageNo, pageSize } = input
  const by = talentCard[column === 'relevance' ? 'updatedAt' : column]
  const order = [{ by, desc: input.order === 'desc' }, { by: talentCard.accountId }]
  const asked = {
    text: input.search,
    within: 'open' as const,
    where: where(input),
    order: column === 'relevance' ? undefined : order,
    pageNo,
    pageSize,
  }
  const found = input.search === '' ? null : await search({ db, now }, talentSearch, asked)
  const condition = found ? inArray(talentCard.accountId, found.ids) : where(input)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(talentCard)
      .where(condition)
      .orderBy((input.order === 'asc' ? asc : desc)(by), talentCard.accountId)
      .limit(pageSize)
      .offset(found ? 0 : (pageNo - 1) * pageSize),
    found ? 0 : db.$count(talentCard, condition),
  ])
  const verified = await verifiedAmong(
    db,
    rows.map((row) => row.accountId),
  )
  const pageOf = <T extends object>(records: T[]) =>
    found
      ? searchedPage(
          found,
          records.map((record, at) => ({ id: rows[at]?.accountId ?? '', record })),
          input,
        )
      : page(records, total, input)
  return { rows, verified, pageOf }
}

export async function searchTalent(scene: Scene, input: Input) {
  const { db, now } = scene
  const count = sql<number>`count(*)::int`
  const words = await searchCondition(scene, talentSearch, input.search)
  const [{ rows, verified, pageOf }, regions, languages] = await Promise.all([
    listed(scene, input, input.column),
    db
      .select({ code: talentCard.region, count })
      .from(talentCard)
      .where(and(words, where(input, 'region')))
      .groupBy(talentCard.region),
    db
      .select({ code: sql<string>`spoken`, count })
      .from(sql`${talentCard}, unnest(${talentCard.languages}) as spoken`)
      .where(and(words, where(input, 'language')))
      .groupBy(sql`spoken`),
  ])
  return {
    ...pageOf(rows.map((row) => present(row, verified))),
    facets: { region: regions.map((one) => ({ ...regionOf(one.code), count: one.count })), language: languages },
    asOf: now.toString(),
  }
}

export async function talentWithNames(scene: Scene, input: z.output<(typeof talentCalls)['GET /ws/operator/talent']['input']>) {
  const { rows, verified, pageOf } = await listed(scene, input, 'relevance')
  const people = await accountsByIds(
    scene.db,
    rows.map((row) => row.accountId),
  )
  return pageOf(rows.map((row) => ({ ...present(row, verified), accountId: row.accountId, name: people.get(row.accountId)?.name ?? '' })))
}
