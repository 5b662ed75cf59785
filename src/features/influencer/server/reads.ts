import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Page, Paging } from '../../../platform/contract/page.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { inOrder, paged } from '../../../platform/server/query.ts'
import { namedArea } from '../../area/server/reads.ts'
import type { Creator, influencerCalls, KeptCreator } from '../contract/calls.ts'
import { influencer } from './tables.ts'

type Filter = Pick<z.output<(typeof influencerCalls)['GET /ws/influencer/search']['input']>, 'search' | 'region' | 'platform' | 'field'>
type Row = typeof influencer.$inferSelect

const present = (row: Row): Creator => ({
  id: row.id,
  handle: row.handle,
  platform: row.platform as Creator['platform'],
  region: namedArea(row.region),
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

type Sorting = Paging & { order: 'asc' | 'desc'; column: 'followers' | 'statedOn' }

function listed<T>(db: Reader, filter: Filter & Sorting, shownOnly: boolean, presentOne: (row: Row) => T): Promise<Page<T>> {
  const condition = where(filter, null, shownOnly)
  return paged(filter, {
    rows: db
      .select()
      .from(influencer)
      .where(condition)
      .orderBy(...inOrder(filter.order, influencer[filter.column]), influencer.id),
    total: db.$count(influencer, condition),
    map: (rows) => rows.map(presentOne),
  })
}

/** A page of the directory, with what each value of each filter would leave given the others. */
export async function searchCreators(
  db: Reader,
  input: z.output<(typeof influencerCalls)['GET /ws/influencer/search']['input']>,
  now: Temporal.Instant,
) {
  const count = sql<number>`count(*)::int`
  const [shown, regions, platforms, fields] = await Promise.all([
    listed(db, input, true, present),
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
    ...shown,
    facets: { region: regions.map((one) => ({ ...namedArea(one.code), count: one.count })), platform: platforms, field: fields },
    asOf: now.toString(),
  }
}

export const creatorsKept = (db: Reader, input: z.output<(typeof influencerCalls)['GET /ws/operator/influencers']['input']>) =>
  listed(
    db,
    { ...input, column: 'followers' },
    false,
    (row): KeptCreator => ({
      ...present(row),
      shown: row.shown,
      changedAt: row.changedAt.toString(),
    }),
  )
