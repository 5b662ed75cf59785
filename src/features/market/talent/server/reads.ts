import type { z } from 'zod'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, arrayContains, eq, getTableColumns, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { listed, orderOf } from '../../../../platform/server/data/search/listed.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import type { Searchable } from '../../../../platform/server/data/search/searchable.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { accountsByIds, isDemoAccount } from '../../../base/account/server/reads.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { vocabulary } from '../../../base/dictionary/server/reads.ts'
import { checkedAmong } from '../../../base/profile/server/reads.ts'
import type { TalentCard, talentCalls } from '../contract/calls.ts'
import { talentFields } from './search-fields.ts'
import { talentCard } from './tables.ts'

type Input = z.output<(typeof talentCalls)['GET /ws/talent/search']['input']>
type Filter = Pick<Input, 'search' | 'region' | 'language' | 'available'>
type Row = typeof talentCard.$inferSelect & { isDemo: boolean }
type Scene = Pick<Look<unknown>, 'db' | 'now' | 'services'>

const rate = (amountMinor: number | null, currency: string | null) =>
  amountMinor === null || currency === null ? null : { amountMinor, currency }

const present = (row: Row, checked: ReadonlyMap<string, string | null>): TalentCard => ({
  number: row.number,
  region: namedArea(row.region),
  position: row.position,
  skills: row.skills,
  languages: row.languages,
  years: row.years,
  roles: row.roles,
  monthlyRate: rate(row.monthlyRateMinor, row.rateCurrency),
  hourlyRate: rate(row.hourlyRateMinor, row.rateCurrency),
  verified: checked.has(row.accountId),
  checkedOn: checked.get(row.accountId) ?? null,
  available: row.available,
  isDemo: row.isDemo,
  updatedAt: row.updatedAt.toString(),
})

/** Cards by position, number, region, language, skills and past roles. */
export const talentSearch: Searchable = {
  fields: talentFields,
  table: talentCard,
  id: talentCard.accountId,
  vocabulary,
  order: [
    { by: talentCard.updatedAt, desc: true },
    { by: talentCard.accountId, desc: true },
  ],
}

export const talentWhere = (filter: Filter, without?: 'region' | 'language'): SQL | undefined =>
  and(
    filter.region && without !== 'region' ? eq(talentCard.region, filter.region) : undefined,
    filter.language && without !== 'language' ? arrayContains(talentCard.languages, [filter.language]) : undefined,
    filter.available ? eq(talentCard.available, true) : undefined,
  )

/** A page of cards; `presentRows` builds the records of its rows. */
const listedCards = <T extends object>(scene: Scene, input: Input, presentRows: (rows: Row[]) => Promise<T[]>) =>
  listed(scene, talentSearch, input, {
    within: 'open',
    where: talentWhere(input),
    order: orderOf(input, talentCard, 'updatedAt', talentCard.accountId),
    rows: (condition) =>
      scene.db
        .select({ ...getTableColumns(talentCard), isDemo: isDemoAccount(talentCard.accountId) })
        .from(talentCard)
        .where(condition),
    id: (row) => row.accountId,
    total: (condition) => scene.db.$count(talentCard, condition),
    map: presentRows,
  })

async function cards(db: Reader, rows: readonly Row[]): Promise<TalentCard[]> {
  const checked = await checkedAmong(
    db,
    rows.map((row) => row.accountId),
  )
  return rows.map((row) => present(row, checked))
}

export async function searchTalent(scene: Scene, input: Input) {
  const { db, now } = scene
  const count = sql<number>`count(*)::int`
  const words = await searchCondition(scene, talentSearch, input.search)
  const [shown, regions, languages] = await Promise.all([
    listedCards(scene, input, (rows) => cards(db, rows)),
    db
      .select({ code: talentCard.region, count })
      .from(talentCard)
      .where(and(words, talentWhere(input, 'region')))
      .groupBy(talentCard.region),
    db
      .select({ code: sql<string>`spoken`, count })
      .from(sql`${talentCard}, unnest(${talentCard.languages}) as spoken`)
      .where(and(words, talentWhere(input, 'language')))
      .groupBy(sql`spoken`),
  ])
  return {
    ...shown,
    facets: { region: regions.map((one) => ({ ...namedArea(one.code), count: one.count })), language: languages },
    asOf: now.toString(),
  }
}

export const talentWithNames = (scene: Scene, input: z.output<(typeof talentCalls)['GET /ws/operator/talent']['input']>) =>
  listedCards(scene, { ...input, column: 'relevance' }, async (rows) => {
    const shown = await cards(scene.db, rows)
    const people = await accountsByIds(
      scene.db,
      rows.map((row) => row.accountId),
    )
    return shown.map((card, at) => {
      const accountId = rows[at]?.accountId ?? ''
      return { ...card, accountId, name: people.get(accountId)?.name ?? '' }
    })
  })
