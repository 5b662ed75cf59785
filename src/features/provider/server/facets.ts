import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Look } from '../../../platform/server/house.ts'
import { keptFor } from '../../../platform/server/kept.ts'
import { regionOf } from './present.ts'
import { conditionsOf, type Filters, isListed } from './search.ts'
import { provider } from './tables.ts'

type Facet = Exclude<keyof Filters, 'search'>
const columns = { region: provider.regions, service: provider.services, industry: provider.industries, language: provider.languages }
type Counted = { code: string; count: number }[]

const KEPT_FROM = 1_000

/** For each filter, how many providers each of its values has among those that the search and the other filters leave. */
export function facetsOf(look: Look<unknown>, filters: Filters) {
  return keptFor(
    look,
    `provider.facets ${JSON.stringify(filters)}`,
    () => count(look, filters),
    (facets) => facets.total >= KEPT_FROM,
  )
}

async function count(look: Look<unknown>, filters: Filters) {
  const conditions = conditionsOf(filters)
  const without = (facet?: Facet): SQL | undefined =>
    and(isListed, ...Object.entries(conditions).flatMap(([name, condition]) => (name === facet ? [] : [condition])))
  const valuesOf = async (facet: keyof typeof columns): Promise<Counted> => {
    const column: PgColumn = columns[facet]
    const { rows } = await look.db.execute<{ code: string; count: number }>(
      sql`select code, count(*) as count from ${provider}, unnest(${column}) as code where ${without(facet)} group by code order by count desc, code`,
    )
    // What is chosen keeps its line, also where nothing is left of it.
    const counted = new Set(rows.map((row) => row.code))
    return [...rows, ...filters[facet].filter((code) => !counted.has(code)).map((code) => ({ code, count: 0 }))]
  }
  const [total, verified, region, service, industry, language] = await Promise.all([
    look.db.$count(provider, without()),
    look.db.$count(provider, and(without('verified'), sql`${provider.verified}`)),
    valuesOf('region'),
    valuesOf('service'),
    valuesOf('industry'),
    valuesOf('language'),
  ])
  return {
    total,
    verified,
    region: region.map(({ code, count }) => ({ ...regionOf(code), count })),
    service,
    industry,
    language,
  }
}
