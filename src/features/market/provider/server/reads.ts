import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { keptFor } from '../../../../platform/server/kept.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import type { ContactKind, ProviderDetail, Verification } from '../contract/schema.ts'
import { licenceOn, presentProvider, regionsOf } from './present.ts'
import { unlockedOf } from './search.ts'
import { type ContactRow, type ProviderRow, provider, providerContact } from './tables.ts'

export async function providerByNumber(
  db: Reader,
  number: string,
): Promise<{ row: ProviderRow; contact: ContactRow; licenceOn: string | null } | null> {
  const [found] = await db
    .select({ row: provider, contact: providerContact, licenceOn })
    .from(provider)
    .innerJoin(providerContact, eq(providerContact.providerId, provider.id))
    .where(eq(provider.number, number.toUpperCase()))
  return found ?? null
}

async function listedProvider(db: Reader, number: string) {
  const found = await providerByNumber(db, number)
  if (found?.row.state !== 'listed') throw refuse('notFound')
  return found
}

export async function providerDetailOf(look: Look<Actor | null>, number: string): Promise<ProviderDetail> {
  const { row, contact, licenceOn: licence } = await listedProvider(look.db, number)
  const unlocked = await unlockedOf(look, [row.id])
  const has: Record<ContactKind, string> = { ...contact, website: row.website }
  return {
    ...presentProvider({ ...row, licenceOn: licence }, unlocked.has(row.id)),
    regions: regionsOf(row).map(namedArea),
    contactKinds: (['person', 'phone', 'email', 'wechat', 'website'] as const).filter((kind) => has[kind] !== ''),
    contactDead: contact.deadAt !== null,
    unlockCost: UNLOCK_CONTACT_BEANS,
    refusesInvitations: row.refusesInvitations,
    updatedAt: row.updatedAt.toString(),
  }
}

/** For checking whether a given number is real. Unlisted providers are not named. */
export async function verifyNumber(look: Look<unknown>, number: string) {
  const row = (await providerByNumber(look.db, number))?.row
  const listed = row?.state === 'listed' ? row : null
  return {
    number,
    listed: listed !== null,
    name: listed && { cn: listed.nameCn, en: listed.nameEn },
    home: listed && namedArea(listed.homeRegion),
    verification: (listed?.verification ?? null) as Verification | null,
    verifiedOn: listed?.verifiedOn ?? null,
    isDemo: listed?.isDemo ?? false,
    asOf: look.now.toString(),
  }
}

/** Number of listed providers that serve or are based in each region. */
export async function providerCounts(db: Reader, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ code: string; count: number }>(
    sql`select code, count(*) as count from ${provider}, unnest(regions) as code
        where state = 'listed' and regions && ${sql.param([...codes])}::text[] and code = any(${sql.param([...codes])}::text[]) group by code`,
  )
  return new Map(rows.map((row) => [row.code, row.count]))
}

/** Listed firms: all of them, latest change first, or those that serve a region in the order of the directory. */
export async function listedProviders(
  db: Reader,
  limit: number,
  region?: string,
): Promise<{ id: string; changedAt: Temporal.Instant; name: Pair }[]> {
  const rows = await db
    .select({ id: provider.number, changedAt: provider.updatedAt, cn: provider.nameCn, en: provider.nameEn })
    .from(provider)
    .where(and(eq(provider.state, 'listed'), region ? sql`${provider.regions} @> ${sql.param([region])}::text[]` : undefined))
    .orderBy(
      ...(region ? [desc(eq(provider.homeRegion, region)), desc(provider.standing), provider.responseHours] : [desc(provider.updatedAt)]),
      provider.number,
    )
    .limit(limit)
  return rows.map(({ cn, en, ...row }) => ({ ...row, name: { cn, en } }))
}

/** Regions that at least one listed firm serves, those with most firms first. */
export async function servedRegions(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from ${provider}, unnest(regions) as code where state = 'listed' group by code order by count(*) desc, code`,
  )
  return rows.map(({ code }) => code)
}

/** How many regions at least one listed firm serves. In a large directory it is counted every ten seconds at most. */
export async function servedCount(look: Look<unknown>): Promise<number> {
  const counted = await keptFor(look, 'provider.served', async () => {
    const { rows } = await look.db.execute<{ regions: number; total: number }>(
      sql`select count(distinct code)::int as regions, count(*)::int as total from ${provider}, unnest(regions) as code where state = 'listed'`,
    )
    return rows[0] ?? { regions: 0, total: 0 }
  })
  return counted.regions
}
