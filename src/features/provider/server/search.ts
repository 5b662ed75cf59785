import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ParsedOf } from '../../../platform/contract/call.ts'
import type { Page } from '../../../platform/contract/page.ts'
import { type Actor, ownerOf } from '../../../platform/server/actor.ts'
import { keptFor } from '../../../platform/server/kept.ts'
import { paged } from '../../../platform/server/query.ts'
import type { Look } from '../../../platform/server/services.ts'
import type { providerCalls } from '../contract/calls.ts'
import type { ProviderRow as ProviderAnswer } from '../contract/schema.ts'
import { type Brief, present } from './present.ts'
import { provider, providerUnlock } from './tables.ts'
import { inName, matches } from './words.ts'

type SearchInput = ParsedOf<(typeof providerCalls)['GET /ws/provider/search']>
export type Filters = Pick<SearchInput, 'search' | 'region' | 'service' | 'industry' | 'language' | 'verified'>

/** The columns of a row of the list; the rest of a provider is read where one is opened. */
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
  isDemo: provider.isDemo,
}

const anyOf = (column: PgColumn, values: readonly string[]): SQL | undefined =>
  values.length > 0 ? sql`${column} && ${sql.param([...values])}::text[]` : undefined

export const isListed = sql`${provider.state} = 'listed'`

/** Each filter by its name, so that the counts of one can leave it out. */
export const conditionsOf = (filters: Filters): Record<keyof Filters, SQL | undefined> => ({
  search: matches(filters.search),
  region: anyOf(provider.regions, filters.region),
  service: anyOf(provider.services, filters.service),
  industry: anyOf(provider.industries, filters.industry),
  language: anyOf(provider.languages, filters.language),
  verified: filters.verified ? eq(provider.verified, true) : undefined,
})

const standing = [desc(provider.verified), asc(provider.responseHours), asc(provider.id)]

/** Of more than so many, whose name holds the words says little, and to know it PostgreSQL would read them all: they come in the order of an index. */
const NAMED_MOST = 2_000

function orderOf(look: Look<unknown>, input: SearchInput, total: number): SQL[] {
  if (input.column === 'name')
    return look.lang === 'cn'
      ? [sql`${provider.nameCn} collate "zh-x-icu"`, asc(provider.id)]
      : [sql`lower(${provider.nameEn})`, asc(provider.id)]
  const named = input.column === 'relevance' && total <= NAMED_MOST ? inName(input.search) : undefined
  return named ? [desc(named), ...standing] : standing
}

export async function searchProviders(look: Look<Actor | null>, input: SearchInput): Promise<Page<ProviderAnswer>> {
  const where = and(isListed, ...Object.values(conditionsOf(input)))
  const { pageNo, pageSize, column, order, ...filters } = input
  const total = await keptFor(look, `provider.count ${JSON.stringify(filters)}`, () => look.db.$count(provider, where))
  return paged(input, {
    rows: look.db
      .select(briefColumns)
      .from(provider)
      .where(where)
      .orderBy(...orderOf(look, input, total)),
    total,
    map: (rows) => presentRows(look, rows),
  })
}

async function presentRows(look: Look<Actor | null>, rows: Brief[]): Promise<ProviderAnswer[]> {
  const unlocked = await unlockedOf(
    look,
    rows.map((row) => row.id),
  )
  return rows.map((row) => present(row, unlocked.has(row.id)))
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
