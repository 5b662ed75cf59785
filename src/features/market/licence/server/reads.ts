import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, desc, eq, gte, isNull, or } from '../../../../platform/server/data/drizzle.ts'
import { plain, type Vocabulary } from '../../../../platform/server/data/search/vocabulary.ts'
import { wordsOf } from '../../../../platform/server/data/search/words.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { SERVICE_HOURS } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { areaNames, namedArea } from '../../../base/area/server/reads.ts'
import { vocabulary } from '../../../base/dictionary/server/reads.ts'
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

/** Folded, its words apart by single spaces. */
const textOf = (row: Row) =>
  plain(
    [
      row.holderCn,
      row.holderEn,
      row.authorityCn,
      row.authorityEn,
      row.number,
      row.scopeCn,
      row.scopeEn,
      ...Object.values(areaNames(row.region)),
    ].join(' '),
  )

const SHORT = 3

/** Whether a text has a word or phrase. Short Latin words match whole ("MAS" is not in "Thomas"), longer ones also as a beginning. */
function has(text: string, said: string): boolean {
  if (!/^[a-z0-9]/.test(said)) return text.includes(said)
  return said.length <= SHORT ? ` ${text} `.includes(` ${said} `) : ` ${text}`.includes(` ${said}`)
}

/** Every word of the search, or a synonym of it, is in the text. */
function matcher(search: string, known: Vocabulary): (row: Row) => boolean {
  if (search.trim() === '') return () => true
  const asked = wordsOf(search, known).map(({ typed, names }) => [typed, ...names.flatMap((name) => name.words)].map(plain))
  return (row) => asked.length > 0 && asked.every((ways) => ways.some((way) => has(textOf(row), way)))
}

/** The register has some hundred lines at most: it is read whole, so that the counts of the filters need no further query. */
export async function licenceRegister({ db, now, services }: Look<unknown>, filter: { search: string; kind: string; region: string }) {
  const rows = await db
    .select()
    .from(licence)
    .where(eq(licence.shown, true))
    .orderBy(asc(licence.kind), asc(licence.region), desc(licence.issuedOn))
  const found = rows.filter(matcher(filter.search, vocabulary(services.features)))
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

/** How many payment licences the register shows that are in force today. */
export const paymentLicences = (db: Reader, now: Temporal.Instant): Promise<number> =>
  db.$count(
    licence,
    and(eq(licence.shown, true), eq(licence.kind, 'payment'), or(isNull(licence.expiresOn), gte(licence.expiresOn, dayOf(now)))),
  )

export async function licencesOf(db: Reader, now: Temporal.Instant): Promise<KeptLicence[]> {
  const rows = await db.select().from(licence).orderBy(asc(licence.kind), asc(licence.region), desc(licence.issuedOn))
  const people = await accountsByIds(
    db,
    rows.map((row) => row.changedBy),
  )
  const today = dayOf(now)
  return rows.map((row) => ({
    ...present(row, today),
    version: row.version,
    shown: row.shown,
    changedBy: people.get(row.changedBy)?.name ?? '',
    changedAt: row.changedAt.toString(),
  }))
}
