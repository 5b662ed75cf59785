import { and, arrayContains, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { page } from '../../../platform/contract/page.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { findArea } from '../../area/server/reads.ts'
import type { Creator, influencerCalls, KeptCreator } from '../contract/calls.ts'
import { influencer } from './tables.ts'

type Filter = Pick<z.output<(typeof influencerCalls)['GET /ws/influencer/search']['input']>, 'search' | 'region' | 'platform' | 'field'>
type Row = typeof influencer.$inferSelect

const regionOf = (code: string) => ({ code, name: findArea(code)?.names ?? { cn: code, en: code } })

const present = (row: Row): Creator => ({
  id: row.id,
  handle: row.handle,
  platform: row.platform as Creator['platform'],
  region: regionOf(row.region),
  languages: row.languages,
  fields: row.fields as Creator['fields'],
  intro: { cn: row.introCn, en: row.introEn },
  followers: row.followers,
  statedOn: row.statedOn,
  price: { cn: row.priceCn, en: row.priceEn },
  isDemo: row.isDemo,
})

function where(filter: Filter, without: keyof Filter | null, shownOnly: boolean): SQL | undefined {
  return and(
    shownOnly ? eq(influencer.shown, true) : undefined,
    filter.search ? sql`${influencer.search} @@ search_query(${filter.search})` : undefined,
    filter.region && without !== 'region' ? eq(influencer.region, filter.region) : undefined,
    filter.platform && without !== 'platform' ? eq(influencer.platform, filter.platform) : undefined,
    filter.field && without !== 'field' ? arrayContains(influencer.fields, [filter.field]) : undefined,
  )
}

type Paging = { pageNo: number; pageSize: number; order: 'asc' | 'desc' }

async function listed(db: Reader, filter: Filter & Paging, column: 'followers' | 'statedOn', shownOnly: boolean) {
  const condition = where(filter, null, shownOnly)
  const way = filter.order === 'asc' ? asc : desc
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(influencer)
      .where(condition)
      .orderBy(way(influencer[column]), influencer.id)
      .limit(filter.pageSize)
      .offset((filter.pageNo - 1) * filter.pageSize),
    db.$count(influencer, condition),
  ])
  return { rows, total }
}

/** A page of the directory, with what each value of each filter would leave given the others. */
export async function searchCreators(
  db: Reader,
  input: z.output<(typeof influencerCalls)['GET /ws/influencer/search']['input']>,
  now: Temporal.Instant,
) {
  const count = sql<number>`count(*)::int`
  const [{ rows, total }, regions, platforms, fields] = await Promise.all([
    listed(db, input, input.column, true),
    db
      .select({ code: influencer.region, count })
      .from(influencer)
      .where(where(input, 'region', true))
      .groupBy(influencer.region),
    db
      .select({ code: influencer.platform, count })
      .from(influencer)
      .where(where(input, 'platform', true))
      .groupBy(influencer.platform),
    db
      .select({ code: sql<string>`field`, count })
      .from(sql`${influencer}, unnest(${influencer.fields}) as field`)
      .where(where(input, 'field', true))
      .groupBy(sql`field`),
  ])
  return {
    ...page(rows.map(present), total, input),
    facets: { region: regions.map((one) => ({ ...regionOf(one.code), count: one.count })), platform: platforms, field: fields },
    asOf: now.toString(),
  }
}

export async function creatorsKept(db: Reader, input: z.output<(typeof influencerCalls)['GET /ws/operator/influencers']['input']>) {
  const { rows, total } = await listed(db, input, 'followers', false)
  const records: KeptCreator[] = rows.map((row) => ({ ...present(row), shown: row.shown, changedAt: row.changedAt.toString() }))
  return page(records, total, input)
}
