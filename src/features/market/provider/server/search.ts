import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { and, eq, inArray, type PgColumn, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { listed } from '../../../../platform/server/data/search/listed.ts'
import { holdsWords, searchCondition, withoutOneWord } from '../../../../platform/server/data/search/search.ts'
import type { Order, Searchable } from '../../../../platform/server/data/search/searchable.ts'
import { keptFor } from '../../../../platform/server/kept.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type Actor, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { vocabulary } from '../../../base/dictionary/server/reads.ts'
import { isBookmarked } from '../../../base/saved/server/reads.ts'
import type { providerCalls } from '../contract/calls.ts'
import { SHOWN_FIRST } from '../contract/dictionaries.ts'
import { providerNumber } from '../contract/number.ts'
import type { ProviderRow as ProviderAnswer } from '../contract/schema.ts'
import { type Brief, licenceOn, presentProvider } from './present.ts'
import { providerFields } from './search-fields.ts'
import { provider, providerUnlock } from './tables.ts'

type SearchInput = ParsedOf<(typeof providerCalls)['GET /ws/provider/search']>
export type Filters = Pick<SearchInput, 'search' | 'region' | 'service' | 'industry' | 'language' | 'verified' | 'bookmarked'>

/** The columns of a row of the list; the rest of a provider is read when one is opened. */
const briefColumns = {
  id: provider.id,
  number: provider.number,
  nameCn: provider.nameCn,
  nameEn: provider.nameEn,
  introCn: provider.introCn,
  introEn: provider.introEn,
  homeRegion: provider.homeRegion,
  regions: provider.regions,
  services: provider.services,
  industries: provider.industries,
  languages: provider.languages,
  verification: provider.verification,
  verifiedOn: provider.verifiedOn,
  responseHours: provider.responseHours,
  foundedYear: provider.foundedYear,
  teamSize: provider.teamSize,
  priceCn: provider.priceCn,
  priceEn: provider.priceEn,
  ownerId: provider.ownerId,
  licenceOn,
  isDemo: provider.isDemo,
}

const anyOf = (column: PgColumn, values: readonly string[]): SQL | undefined =>
  values.length > 0 ? sql`${column} && ${sql.param([...values])}::text[]` : undefined

export const isListed = sql`${provider.state} = 'listed'`

/** Each filter by its name, so that the counts of one can exclude it. */
export const filtersOf = (
  { actor }: Pick<Look<Actor | null>, 'actor'>,
  filters: Filters,
): Record<Exclude<keyof Filters, 'search'>, SQL | undefined> => ({
  region: anyOf(provider.regions, filters.region),
  service: anyOf(provider.services, filters.service),
  industry: anyOf(provider.industries, filters.industry),
  language: anyOf(provider.languages, filters.language),
  verified: filters.verified ? eq(provider.verified, true) : undefined,
  bookmarked: filters.bookmarked ? isBookmarked(actor, 'directory', provider.number) : undefined,
})

/** Counts are kept for all callers, but for a list of one's own bookmarks. */
export const countKey = ({ actor }: Pick<Look<Actor | null>, 'actor'>, filters: Filters): string =>
  `${filters.bookmarked ? (actor?.accountId ?? '') : ''} ${JSON.stringify(filters)}`

/** The verified first, then those whose verification has expired, then the others; within each, those that answer soonest. */
const standing: Order[] = [{ by: provider.standing, desc: true }, { by: provider.responseHours }, { by: provider.id }]

const amongFirst = (value: SQL, wanted: readonly string[]): Order[] =>
  wanted.length > 0 ? [{ by: sql`(${value} = any(${sql.param([...wanted])}::text[]))`, desc: true }] : []

/** Asked for some countries, a firm at home in one of them comes before firms that also serve it. */
const homeFirst = (regions: readonly string[]): Order[] => amongFirst(sql`${provider.homeRegion}`, regions)

/** Firms by name, number, region, service and description. */
export const providerSearch: Searchable = {
  fields: providerFields,
  table: provider,
  id: provider.id,
  vocabulary,
  order: [...standing.slice(0, 2), { by: provider.id, desc: true }],
  /** At home in the country before serving it, then mainly doing what is sought before also doing it. */
  closest: (meant) => [...homeFirst(meant('region')), ...amongFirst(sql`${provider.services}[1]`, meant('service'))],
}

/** A number as people type it: "P00045", "p-45". Digits alone may be words of a text. */
const asMeant = (text: string): string => (/^\s*p/i.test(text) ? (providerNumber(text) ?? text) : text)

export const searchedFor = (look: Look<unknown>, text: string): Promise<SQL | undefined> =>
  searchCondition(look, providerSearch, asMeant(text), 'open')

/** What finds firms when the whole text finds none: the text without one of its words. */
export const shorterSearches = (look: Look<unknown>, text: string): { text: string; condition: () => Promise<SQL> }[] =>
  withoutOneWord(look, providerSearch, asMeant(text)).map((shorter) => ({
    text: shorter,
    condition: () => holdsWords(look, providerSearch, shorter),
  }))

const byName = (look: Look<unknown>): Order[] => [
  { by: look.lang === 'cn' ? sql`${provider.nameCn} collate "zh-x-icu"` : sql`lower(${provider.nameEn})` },
  { by: provider.id },
]

const inOrder = (order: readonly Order[]): SQL =>
  sql.join(
    order.map(({ by, desc }) => (desc ? sql`${by} desc` : sql`${by}`)),
    sql`, `,
  )

/** The best firm of each country that most visitors come for; of some services, one that mainly does them. */
async function leadersOf(look: Look<Actor | null>, where: SQL | undefined): Promise<string[]> {
  const { rows } = await look.db.execute<{ id: string }>(sql`
    select leader.id from unnest(${sql.param([...SHOWN_FIRST])}::text[]) with ordinality as shown (code, place), lateral (
      select ${provider.id} as id from ${provider} where ${and(where, sql`${provider.homeRegion} = shown.code`)} order by ${inOrder(standing)} limit 1
    ) as leader order by shown.place`)
  return rows.map(({ id }) => id)
}

/** Up to this row of a list, it is read in the order of indexes. */
const INDEXED_MOST = 1_000

/**
 * The order without words: asked for some countries, home first; otherwise the leaders. Then all firms that mainly do a service that is
 * asked for. `among` are the only rows that can be on the page, read in the order of an index: sorting all of a large directory would
 * take longer than finding them, but for pages that nobody turns to. A row on the page is among the best of those that meet all that it
 * meets: whatever is better there comes before it on the page, too.
 */
async function usually(look: Look<Actor | null>, input: SearchInput): Promise<{ order: Order[]; among: SQL | undefined }> {
  const firsts = [...homeFirst(input.region), ...amongFirst(sql`${provider.services}[1]`, input.service)]
  const wanted = and(isListed, ...Object.values(filtersOf(look, input)))
  const meeting = (met: readonly Order[]) => and(wanted, ...met.map(({ by }) => sql`${by}`))
  const leaders = input.region.length > 0 ? [] : await leadersOf(look, meeting(firsts))
  const most = input.pageNo * input.pageSize + leaders.length
  const best = (met: readonly Order[]) =>
    sql`array(select ${provider.id} from ${provider} where ${meeting(met)} order by ${inOrder(standing)} limit ${most})`
  const first = sql`${sql.param(leaders)}::uuid[]`
  const lists = sql.join([first, ...subsets(firsts).map(best)], sql` || `)
  return {
    order: [...(leaders.length > 0 ? [{ by: sql`array_position(${first}, ${provider.id})` }] : []), ...firsts, ...standing],
    among: most > INDEXED_MOST ? undefined : sql`${provider.id} = any(${lists})`,
  }
}

const subsets = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, nth) => bits & (1 << nth)))

export async function searchProviders(look: Look<Actor | null>, input: SearchInput) {
  const { pageNo: _, pageSize: __, column, order: ___, ...filters } = input
  const isBestFirst = column === 'relevance' && input.search !== ''
  const isUsual = column === 'relevance' && !isBestFirst
  const usual = isUsual ? await usually(look, input) : undefined
  return listed(
    look,
    { ...providerSearch, order: [...homeFirst(input.region), ...providerSearch.order] },
    { ...input, search: asMeant(input.search) },
    {
      within: 'open',
      where: and(...Object.values(filtersOf(look, input))),
      order: isBestFirst ? undefined : (usual?.order ?? (column === 'name' ? byName(look) : standing)),
      rows: (where) => look.db.select(briefColumns).from(provider).where(and(where, usual?.among)),
      id: (row) => row.id,
      total: (where) => keptFor(look, `provider.count ${countKey(look, filters)}`, () => look.db.$count(provider, where)),
      map: (rows) => presentRows(look, rows),
    },
  )
}

async function presentRows(look: Look<Actor | null>, rows: Brief[]): Promise<ProviderAnswer[]> {
  const unlocked = await unlockedOf(
    look,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentProvider(row, unlocked.has(row.id)))
}

/** Which of these the caller's company, or the caller, has paid for. */
export async function unlockedOf(look: Look<Actor | null>, ids: string[]): Promise<Set<string>> {
  const { actor } = look
  if ((actor?.kind !== 'company' && actor?.kind !== 'individual') || ids.length === 0) return new Set()
  const owner = ownerOf(actor)
  const rows = await look.db
    .select({ id: providerUnlock.providerId })
    .from(providerUnlock)
    .where(
      and(
        eq(providerUnlock.ownerType, owner.ownerType),
        eq(providerUnlock.ownerId, owner.ownerId),
        eq(providerUnlock.state, 'unlocked'),
        inArray(providerUnlock.providerId, ids),
      ),
    )
  return new Set(rows.map((row) => row.id))
}
