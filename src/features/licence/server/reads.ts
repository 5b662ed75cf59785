import { asc, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/server/database.ts'
import { SERVICE_HOURS } from '../../../rules/constants.ts'
import { accountsByIds } from '../../account/server/reads.ts'
import { areaNames, namedArea } from '../../area/server/reads.ts'
import type { KeptLicence, Licence } from '../contract/calls.ts'
import { licence } from './tables.ts'

type Row = typeof licence.$inferSelect

const dayOf = (now: Temporal.Instant) => now.toZonedDateTimeISO(SERVICE_HOURS.zone).toPlainDate().toString()

const present = (row: Row, today: string): Licence => ({
  id: row.id,
  kind: row.kind,
  holder: { cn: row.holderCn, en: row.holderEn },
  authority: { cn: row.authorityCn, en: row.authorityEn },
  region: namedArea(row.region),
  number: row.number,
  scope: { cn: row.scopeCn, en: row.scopeEn },
  issuedOn: row.issuedOn,
  expiresOn: row.expiresOn,
  expired: row.expiresOn !== null && row.expiresOn < today,
  url: row.url,
  isDemo: row.isDemo,
})

const words = (row: Row) =>
  [
    row.holderCn,
    row.holderEn,
    row.authorityCn,
    row.authorityEn,
    row.number,
    row.scopeCn,
    row.scopeEn,
    ...Object.values(areaNames(row.region)),
  ]
    .join(' ')
    .toLowerCase()

/** The register has some hundred lines at most: it is read whole, so that the counts of the filters need no further query. */
export async function register(db: Reader, filter: { search: string; kind: string; region: string }, now: Temporal.Instant) {
  const rows = await db
    .select()
    .from(licence)
    .where(eq(licence.shown, true))
    .orderBy(asc(licence.kind), asc(licence.region), desc(licence.issuedOn))
  const asked = filter.search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => asked.every((word) => words(row).includes(word)))
  const ofKind = found.filter((row) => filter.kind === '' || row.kind === filter.kind)
  const ofRegion = found.filter((row) => filter.region === '' || row.region === filter.region)
  const today = dayOf(now)
  return {
    records: ofKind.filter((row) => filter.region === '' || row.region === filter.region).map((row) => present(row, today)),
    kinds: Object.fromEntries([...Map.groupBy(ofRegion, (row) => row.kind)].map(([kind, all]) => [kind, all.length])),
    regions: [...Map.groupBy(ofKind, (row) => row.region)].map(([code, all]) => ({ ...namedArea(code), count: all.length })),
    asOf: now.toString(),
  }
}

export async function licencesOf(db: Reader, now: Temporal.Instant): Promise<KeptLicence[]> {
  const rows = await db.select().from(licence).orderBy(asc(licence.kind), asc(licence.region), desc(licence.issuedOn))
  const people = await accountsByIds(
    db,
    rows.map((row) => row.changedBy),
  )
  const today = dayOf(now)
  return rows.map((row) => ({
    ...present(row, today),
    shown: row.shown,
    changedBy: people.get(row.changedBy)?.name ?? '',
    changedAt: row.changedAt.toString(),
  }))
}
