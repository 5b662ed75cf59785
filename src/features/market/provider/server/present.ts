import { sql } from '../../../../platform/server/data/drizzle.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import type { ProviderRow as ProviderAnswer } from '../contract/schema.ts'
import type { ProviderRow } from './tables.ts'

/** The day on which an operator gave it to who has it now, by their licence. A row of another owner says nothing about this one. */
export const licenceOn = sql<
  string | null
>`(select (max(c.decided_at) at time zone ${sql.raw(`'${BOOKS_ZONE}'`)})::date::text from provider_claim c
  where c.owner_id = "provider"."owner_id" and c.owner_type = "provider"."owner_type" and c.provider_id = "provider"."id"
    and c.way = 'licence' and c.state = 'approved')`

/** The data of a row of the list. */
export type Brief = Pick<
  ProviderRow,
  | 'id'
  | 'number'
  | 'nameCn'
  | 'nameEn'
  | 'introCn'
  | 'introEn'
  | 'homeRegion'
  | 'regions'
  | 'services'
  | 'industries'
  | 'languages'
  | 'verification'
  | 'verifiedOn'
  | 'responseHours'
  | 'foundedYear'
  | 'teamSize'
  | 'priceCn'
  | 'priceEn'
  | 'isDemo'
  | 'ownerId'
> & { licenceOn: string | null }

export const providerName = (row: Pick<ProviderRow, 'number' | 'nameCn' | 'nameEn'>) => ({
  cn: `${row.nameCn}（${row.number}）`,
  en: `${row.nameEn} (${row.number})`,
})

const REGIONS_SHOWN = 6

/** Home first, if it also works there. */
export const regionsOf = (row: Pick<ProviderRow, 'homeRegion' | 'regions'>): string[] => [
  ...row.regions.filter((code) => code === row.homeRegion),
  ...row.regions.filter((code) => code !== row.homeRegion),
]

export function presentProvider(row: Brief, unlocked: boolean): ProviderAnswer {
  return {
    number: row.number,
    name: { cn: row.nameCn, en: row.nameEn },
    intro: { cn: row.introCn, en: row.introEn },
    home: namedArea(row.homeRegion),
    regions: regionsOf(row).slice(0, REGIONS_SHOWN).map(namedArea),
    regionCount: row.regions.length,
    services: row.services,
    industries: row.industries,
    languages: row.languages,
    verification: row.verification,
    verifiedOn: row.verifiedOn,
    licenceOn: row.licenceOn,
    responseHours: row.responseHours,
    foundedYear: row.foundedYear,
    teamSize: row.teamSize,
    price: { cn: row.priceCn, en: row.priceEn },
    isDemo: row.isDemo,
    hasAccount: row.ownerId !== null,
    unlocked,
  }
}
