import { and, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { keptFor } from '../../../../platform/server/kept.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { countKey, type Filters, filtersOf, isListed, searchedFor, shorterSearches } from './search.ts'
import { provider } from './tables.ts'

const facetNames = ['region', 'service', 'industry', 'language', 'verified'] as const
type Facet = (typeof facetNames)[number]
type Counted = Facet | 'samples' | 'total'
type Counts = Record<Counted, { code: string; count: number }[]>

/** For each filter, the number of providers of each of its values among those that match the search and the other filters. */
export function facetsOf(look: Look<Actor | null>, filters: Filters) {
  return keptFor(look, `provider.facets ${countKey(look, filters)}`, () => count(look, filters))
}

async function count(look: Look<Actor | null>, filters: Filters) {
  const conditions = filtersOf(look, filters)
  const within = and(isListed, await searchedFor(look, filters.search))
  // Unused filters share their counts; each used one has its own, without itself.
  const chosen = facetNames.filter((name) => conditions[name] !== undefined)
  const [shared, ...own] = await Promise.all([
    counted(look, and(within, ...Object.values(conditions))),
    ...chosen.map((name) =>
      counted(look, and(within, ...Object.entries(conditions).flatMap(([other, one]) => (other === name ? [] : [one]))), name),
    ),
  ])
  const of = (name: Facet) => {
    const rows = (chosen.includes(name) ? own[chosen.indexOf(name)] : shared)![name]
    // Chosen values stay listed, also with a count of zero.
    const found = new Set(rows.map((row) => row.code))
    const wanted = name === 'verified' ? [] : filters[name].filter((code) => !found.has(code))
    return [...rows, ...wanted.map((code) => ({ code, count: 0 }))]
  }
  const total = shared!.total[0]?.count ?? 0
  return {
    total,
    shorter: total > 0 ? [] : await shorter(look, filters),
    samples: shared!.samples[0]?.count ?? 0,
    verified: of('verified')[0]?.count ?? 0,
    region: of('region').map(({ code, count }) => ({ ...namedArea(code), count })),
    service: of('service'),
    industry: of('industry'),
    language: of('language'),
  }
}

/** How many each shorter search finds within the other filters, most first; none that finds nothing. */
async function shorter(look: Look<Actor | null>, filters: Filters) {
  const searches = shorterSearches(look, filters.search)
  const found = await Promise.all(
    searches.map(async ({ text, condition }) => ({
      search: text,
      count: await look.db.$count(provider, and(isListed, await condition(), ...Object.values(filtersOf(look, filters)))),
    })),
  )
  return found.filter(({ count: n }) => n > 0).sort((a, b) => b.count - a.count)
}

const parts: Record<Counted, SQL> = {
  region: sql`select 'region' as facet, code, count(*) as count from matched, unnest(regions) as code group by code`,
  service: sql`select 'service' as facet, code, count(*) as count from matched, unnest(services) as code group by code`,
  industry: sql`select 'industry' as facet, code, count(*) as count from matched, unnest(industries) as code group by code`,
  language: sql`select 'language' as facet, code, count(*) as count from matched, unnest(languages) as code group by code`,
  verified: sql`select 'verified' as facet, '' as code, count(*) as count from matched where verified`,
  samples: sql`select 'samples' as facet, '' as code, count(*) as count from matched where is_demo`,
  total: sql`select 'total' as facet, '' as code, count(*) as count from matched`,
}

/** The rows are read once for all counts. */
async function counted(look: Look<Actor | null>, where: SQL | undefined, only?: Facet): Promise<Counts> {
  const wanted = only ? [parts[only]] : Object.values(parts)
  const { rows } = await look.db.execute<{ facet: Counted; code: string; count: number }>(
    sql`with matched as materialized (select regions, services, industries, languages, verified, is_demo from ${provider} where ${where})
        ${sql.join(wanted, sql` union all `)} order by count desc, code`,
  )
  const counts: Counts = { region: [], service: [], industry: [], language: [], verified: [], samples: [], total: [] }
  for (const { facet, code, count } of rows) counts[facet].push({ code, count })
  return counts
}
