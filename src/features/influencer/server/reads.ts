import { and, arrayContains, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { page } from '../../../platform/contract/page.ts'
import { search, searchCondition, searchedPage } from '../../../platform/server/search/search.ts'
import type { Searchable } from '../../../platform/server/search/searchable.ts'
import type { Look } from '../../../platform/server/services.ts'
import { findArea } from '../../area/server/reads.ts'
import { vocabulary } from '../../dictionary/server/reads.ts'
import type { Creator, influencerCalls, KeptCreator } from '../contract/calls.ts'
import { influencerFields } from './search-fields.ts'
import { influencer } from './tables.ts'

type Filter = Pick<z.output<(typeof influencerCalls)['GET /ws/influencer/search']['input']>, 'search' | 'region' | 'platform' | 'field'>
type Row = typeof influencer.$inferSelect
type Scene = Pick<Look<unknown>, 'db' | 'now'>

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

/** Creators by handle, region, platform, field and introduction. */
const creatorSearch: Searchable = {
  fields: influencerFields,
  table: influencer,
  id: influencer.id,
  vocabulary,
  order: [
    { by: influencer.followers, desc: true },
    { by: influencer.id, desc: true },
  ],
}
const isShown = eq(influencer.shown, true)

const where = (filter: Filter, without: keyof Filter | null): SQL | undefined =>
  and(
    filter.region && without !== 'region' ? eq(influencer.region, filter.region) : undefined,
    filter.platform && without !== 'platform' ? eq(influencer.platform, filter.platform) : undefined,
    filter.field && without !== 'field' ? arrayContains(influencer.fields, [filter.field]) : undefined,
  )

type Paging = { pageNo: number; pageSize: number; order: 'asc' | 'desc'; column?: 'relevance' | 'followers' | 'statedOn' }

async function listed<T extends object>(
  { db, now }: Scene,
  filter: Filter & Paging,
  within: 'open' | undefined,
  presentRow: (row: Row) => T,
) {
  const { pageNo, pageSize, column = 'relevance' } = filter
  const by = column === 'relevance' ? 'followers' : column
  const order = [{ by: influencer[by], desc: filter.order === 'desc' }, { by: influencer.id }]
  if (filter.search !== '') {
    const asked = {
      text: filter.search,
      within,
      where: where(filter, null),
      order: column === 'relevance' ? undefined : order,
      pageNo,
      pageSize,
    }
    const found = await search({ db, now }, creatorSearch, asked)
    const rows = await db.select().from(influencer).where(inArray(influencer.id, found.ids))
    return searchedPage(
      found,
      rows.map((row) => ({ id: row.id, record: presentRow(row) })),
      filter,
    )
  }
  const condition = and(within && isShown, where(filter, null))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(influencer)
      .where(condition)
      .orderBy((filter.order === 'asc' ? asc : desc)(influencer[by]), influencer.id)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.$count(influencer, condition),
  ])
  return page(rows.map(presentRow), total, filter)
}

/** A page of the directory, with what each value of each filter would leave given the others. */
export async function searchCreators(scene: Scene, input: z.output<(typeof influencerCalls)['GET /ws/influencer/search']['input']>) {
  const { db, now } = scene
  const count = sql<number>`count(*)::int`
  const within = and(isShown, await searchCondition(scene, creatorSearch, input.search, 'open'))
  const [found, regions, platforms, fields] = await Promise.all([
    listed(scene, input, 'open', present),
    db
      .select({ code: influencer.region, count })
      .from(influencer)
      .where(and(within, where(input, 'region')))
      .groupBy(influencer.region),
    db
      .select({ code: influencer.platform, count })
      .from(influencer)
      .where(and(within, where(input, 'platform')))
      .groupBy(influencer.platform),
    db
      .select({ code: sql<string>`field`, count })
      .from(sql`${influencer}, unnest(${influencer.fields}) as field`)
      .where(and(within, where(input, 'field')))
      .groupBy(sql`field`),
  ])
  return {
    ...found,
    facets: { region: regions.map((one) => ({ ...regionOf(one.code), count: one.count })), platform: platforms, field: fields },
    asOf: now.toString(),
  }
}

export const creatorsKept = (scene: Scene, input: z.output<(typeof influencerCalls)['GET /ws/operator/influencers']['input']>) =>
  listed(scene, input, undefined, (row): KeptCreator => ({ ...present(row), shown: row.shown, changedAt: row.changedAt.toString() }))
