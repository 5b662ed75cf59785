import type { z } from 'zod'
import type { Paging } from '../../../../platform/contract/page.ts'
import { and, arrayContains, eq, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { listed, orderOf, type Sorting } from '../../../../platform/server/data/search/listed.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import type { Searchable } from '../../../../platform/server/data/search/searchable.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { vocabulary } from '../../../base/dictionary/server/reads.ts'
import type { Creator, influencerCalls, KeptCreator } from '../contract/calls.ts'
import { influencerFields } from './search-fields.ts'
import { influencer } from './tables.ts'

type Filter = Pick<z.output<(typeof influencerCalls)['GET /ws/influencer/search']['input']>, 'search' | 'region' | 'platform' | 'field'>
type Row = typeof influencer.$inferSelect
type Scene = Pick<Look<unknown>, 'db' | 'now' | 'services'>

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

type Listed = Filter & Paging & Pick<Sorting<'followers' | 'statedOn'>, 'order'> & { column?: 'relevance' | 'followers' | 'statedOn' }

const creators = <T extends object>(scene: Scene, input: Listed, within: 'open' | undefined, presentRow: (row: Row) => T) =>
  listed(scene, creatorSearch, input, {
    within,
    where: where(input, null),
    order: orderOf({ column: 'relevance', ...input }, influencer, 'followers', influencer.id),
    rows: (condition) => scene.db.select().from(influencer).where(condition),
    id: (row) => row.id,
    total: (condition) => scene.db.$count(influencer, condition),
    map: (rows) => rows.map(presentRow),
  })

/** A page of the directory, with the number of results that each value of each filter would give under the other filters. */
export async function searchCreators(scene: Scene, input: z.output<(typeof influencerCalls)['GET /ws/influencer/search']['input']>) {
  const { db, now } = scene
  const count = sql<number>`count(*)::int`
  const within = and(isShown, await searchCondition(scene, creatorSearch, input.search, 'open'))
  const [shown, regions, platforms, fields] = await Promise.all([
    creators(scene, input, 'open', present),
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
    ...shown,
    facets: { region: regions.map((one) => ({ ...namedArea(one.code), count: one.count })), platform: platforms, field: fields },
    asOf: now.toString(),
  }
}

export const creatorsKept = (scene: Scene, input: z.output<(typeof influencerCalls)['GET /ws/operator/influencers']['input']>) =>
  creators(
    scene,
    input,
    undefined,
    (row): KeptCreator => ({ ...present(row), version: row.version, shown: row.shown, changedAt: row.changedAt.toString() }),
  )
