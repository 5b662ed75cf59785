import type { WageCurrency } from '../../../../platform/contract/amount.ts'
import { today } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, desc, eq, gte, inArray, isNull, lte, or } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { areaTree, findArea } from '../../../base/area/server/reads.ts'
import { type Component, type RateVersion, wageCurrency } from '../contract/schema.ts'
import { costComponent, costRate, type RateRow } from './tables.ts'

interface EmployingRegion {
  code: string
  name: { cn: string; en: string }
  currency: WageCurrency
}

/** Countries and regions where somebody could be employed: those with a currency. Built once; the tree does not change. */
let regions: EmployingRegion[] | undefined
export const employingRegions = () => {
  regions ??= areaTree().flatMap(({ code, cn, en, currency, zone }) =>
    currency && zone ? [{ code, name: { cn, en }, currency: wageCurrency.parse(currency) }] : [],
  )
  return regions
}

/** The region's name and currency; refused for uninhabited regions. */
export function employingRegion(code: string): EmployingRegion {
  const area = findArea(code)?.area
  if (!area?.currency || code.length !== 2) throw refuseFields({ region: 'areaUnknown' })
  return { code, name: { cn: area.cn, en: area.en }, currency: wageCurrency.parse(area.currency) }
}

const inForceOn = (day: string) =>
  and(eq(costRate.state, 'reviewed'), lte(costRate.effectiveFrom, day), or(isNull(costRate.effectiveTo), gte(costRate.effectiveTo, day)))

/** The reviewed version in force on a day, or null: then there is no estimate. */
export async function rateInForce(db: Reader, region: string, day: string): Promise<RateRow | null> {
  const [row] = await db
    .select()
    .from(costRate)
    .where(and(eq(costRate.region, region), inForceOn(day)))
    .orderBy(desc(costRate.effectiveFrom))
    .limit(1)
  return row ?? null
}

/** The draft that waits for review, and when it was edited last. */
export async function draftOf(db: Reader, region: string): Promise<{ id: string; editedAt: string }> {
  const [row] = await db
    .select({ id: costRate.id, editedAt: costRate.editedAt })
    .from(costRate)
    .where(and(eq(costRate.region, region), eq(costRate.state, 'draft')))
  if (!row) throw refuse('notFound')
  return { id: row.id, editedAt: row.editedAt.toString() }
}

export async function reviewedRegions(db: Reader, day: string): Promise<Set<string>> {
  const rows = await db.selectDistinct({ region: costRate.region }).from(costRate).where(inForceOn(day))
  return new Set(rows.map(({ region }) => region))
}

export async function componentsOf(db: Reader, rateIds: readonly string[]): Promise<Map<string, Component[]>> {
  const found = new Map<string, Component[]>(rateIds.map((id) => [id, []]))
  if (rateIds.length === 0) return found
  const rows = await db
    .select()
    .from(costComponent)
    .where(inArray(costComponent.rateId, [...rateIds]))
    .orderBy(asc(costComponent.sort))
  for (const { rateId, sort: _, nameCn, nameEn, noteCn, noteEn, ...row } of rows)
    found.get(rateId)?.push({ ...row, name: { cn: nameCn, en: nameEn }, note: { cn: noteCn, en: noteEn } })
  return found
}

/** Regions that have any version, for the operator. */
export async function keptRegions(look: Look<unknown>) {
  const day = today(look.now)
  const rows = await look.db.select().from(costRate).orderBy(asc(costRate.region), desc(costRate.effectiveFrom))
  const lines = await componentsOf(
    look.db,
    rows.map(({ id }) => id),
  )
  return [...new Set(rows.map(({ region }) => region))].map((code) => {
    const own = rows.filter(({ region }) => region === code)
    const current = own.find((row) => isInForce(row, day))
    const draft = own.find(({ state }) => state === 'draft')
    return {
      ...employingRegion(code),
      current: current
        ? {
            version: current.version,
            effectiveFrom: current.effectiveFrom,
            reviewedOn: reviewDay(current),
            sample: current.sample,
            lines: lines.get(current.id)?.length ?? 0,
          }
        : null,
      draft: draft ? { version: draft.version, editedAt: draft.editedAt.toString() } : null,
      versions: own.length,
    }
  })
}

const isInForce = (row: RateRow, day: string): boolean =>
  row.state === 'reviewed' && row.effectiveFrom <= day && (row.effectiveTo === null || row.effectiveTo >= day)

export const reviewDay = (row: RateRow): string => (row.reviewedAt ? today(row.reviewedAt) : '')

export async function versionsOf(look: Look, code: string) {
  const { currency, ...region } = employingRegion(code)
  const rows = await look.db.select().from(costRate).where(eq(costRate.region, code)).orderBy(desc(costRate.version))
  const lines = await componentsOf(
    look.db,
    rows.map(({ id }) => id),
  )
  const people = await accountsByIds(
    look.db,
    rows.flatMap((row) => [...row.editors, row.reviewedBy, row.retiredBy]).filter((one): one is string => one !== null),
  )
  const nameOf = (id: string | null) => (id ? (people.get(id)?.name ?? '') : '')
  const current = await rateInForce(look.db, code, today(look.now))
  const versions = rows.map(
    (row): RateVersion => ({
      id: row.id,
      version: row.version,
      edition: row.edition,
      state: row.state,
      effectiveFrom: row.effectiveFrom,
      effectiveTo: row.effectiveTo,
      note: { cn: row.noteCn, en: row.noteEn },
      sample: row.sample,
      components: lines.get(row.id) ?? [],
      editors: row.editors.map(nameOf),
      editedByMe: row.editors.includes(look.actor.accountId),
      editedAt: row.editedAt.toString(),
      reviewedBy: nameOf(row.reviewedBy),
      reviewedAt: row.reviewedAt?.toString() ?? null,
      retiredBy: nameOf(row.retiredBy),
      retiredAt: row.retiredAt?.toString() ?? null,
      retireReason: row.retireReason,
    }),
  )
  return { region, currency, currentId: current?.id ?? null, versions }
}
