import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import type { Config } from '../../../../platform/server/config.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { audit, auditMonth } from '../../../../platform/server/data/tables.ts'
import { BATCH, type Night } from '../../../../platform/server/jobs/night.ts'
import { ARCHIVE } from '../../../../platform/server/postgres/backup/backup.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { recordAudit } from '../../../../platform/server/wire/audit.ts'
import { AUDIT_KEPT_MONTHS } from '../../../../rules/constants.ts'

/** What is written and what is read back must agree in each of these. */
interface Sums {
  rows: number
  /** Of the bytes of the file. */
  sha256: string
  /** Of the lines. */
  lines: string
}

const zip = promisify(gzip)
const folderIn = (config: Pick<Config, 'DATA_DIR'>): string => join(resolve(config.DATA_DIR), ARCHIVE)
const nameOf = (month: string): string => `${month}.ndjson.gz`
/** The file of a month ("2024-10"): a line of JSON for each row, compressed by gzip. */
export const archiveFile = (config: Pick<Config, 'DATA_DIR'>, month: string): string => join(folderIn(config), 'audit', nameOf(month))

/**
 * Moves each month that is old enough to a file of the archive, one after the other: written, read back and compared, and only then
 * dropped, in the transaction that notes it. A month that the night leaves half done begins again with the next; one that fails holds up
 * no other.
 */
export async function archiveMonths(night: Night): Promise<void> {
  let due: string[] = []
  await night.inBatches(async ({ db }) => {
    due = await monthsDue(db, night.now)
    return 0
  })
  const failures: unknown[] = []
  for (const month of due)
    try {
      const written = await writeMonth(night, month)
      if (written) await night.inBatches((act) => noteAndDrop(act, month, written))
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new Error(failures.map((each) => (each as Error).message).join('; '), { cause: failures[0] })
}

/** The months that have a partition, are old enough and are not held, oldest first. */
async function monthsDue(db: Reader, now: Temporal.Instant): Promise<string[]> {
  const first = now.toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth().subtract({ months: AUDIT_KEPT_MONTHS })
  return (await monthsInDatabase(db)).filter(({ month, heldAt }) => month < first.toString() && !heldAt).map(({ month }) => month)
}

/** Months of the audit log with a partition of their own, oldest first, and whether they are held. */
export async function monthsInDatabase(db: Reader): Promise<{ month: string; heldAt: string | null; holdReason: string | null }[]> {
  const { rows } = await db.execute<{ month: string; heldAt: string | null; holdReason: string | null }>(sql`
    select part.month, ${auditMonth.heldAt}::text as "heldAt", ${auditMonth.holdReason} as "holdReason"
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
      cross join lateral (select replace(substring(c.relname from '^audit_(\\d{4}_\\d{2})$'), '_', '-') as month) part
      left join ${auditMonth} on ${auditMonth.month} = part.month
    where i.inhparent = 'audit'::regclass and part.month is not null order by 1`)
  return rows
}

/** Null if the night is over or a batch has failed: then nothing is in the archive. */
async function writeMonth(night: Night, month: string): Promise<Sums | null> {
  const path = archiveFile(night.services.config, month)
  // Backups leave out what is there.
  const half = join(folderIn(night.services.config), 'incoming', nameOf(month))
  for (const folder of [dirname(path), dirname(half)]) await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(half, 'w', 0o600)
  try {
    const written = await writeRows(night, month, file)
    if (!written) return null
    await file.sync()
    await rename(half, path)
    const read = await sumsOf(path)
    for (const key of ['rows', 'sha256', 'lines'] as const)
      if (read[key] !== written[key]) throw new Error(`${path} cannot be read back as it was written (${key})`)
    await writeFile(`${path}.sha256`, `${written.sha256}  ${nameOf(month)}\n`, { mode: 0o600, flush: true })
    return written
  } finally {
    await file.close()
    await rm(half, { force: true })
  }
}

async function writeRows(night: Night, month: string, file: FileHandle): Promise<Sums | null> {
  const [bytes, lines] = [createHash('sha256'), createHash('sha256')]
  let rows = 0
  let last: string | null = null
  let isWhole = false
  await night.inBatches(async ({ db }) => {
    const some = await rowsOf(db, month, last)
    if (some.length > 0) {
      const text = some.map(({ line }) => `${line}\n`).join('')
      const packed = await zip(text)
      await file.write(packed)
      bytes.update(packed)
      lines.update(text)
    }
    rows += some.length
    last = some.at(-1)?.id ?? last
    isWhole = some.length < BATCH
    return some.length
  })
  return isWhole ? { rows, sha256: bytes.digest('hex'), lines: lines.digest('hex') } : null
}

/** In the order of their ids. Network addresses are kept for less long than the rest. */
async function rowsOf(db: Reader, month: string, after: string | null): Promise<{ id: string; line: string }[]> {
  const start = sql`${`${month}-01T00:00:00Z`}::timestamptz`
  const { rows } = await db.execute<{ id: string; line: string }>(sql`
    select id, (to_jsonb(${audit}) - 'ip')::text as line from ${audit}
    where id >= id_floor(${start}) and id < id_floor(${start} + interval '1 month') and ${after ? sql`id > ${after}` : sql`true`}
    order by id limit ${BATCH}`)
  return rows
}

/** Reads a file of the archive as it is on the disk. */
async function sumsOf(path: string): Promise<Sums> {
  const [bytes, lines] = [createHash('sha256'), createHash('sha256')]
  let rows = 0
  const seen = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(createReadStream(path), seen, createGunzip(), async (text: AsyncIterable<Buffer>) => {
    for await (const chunk of text) {
      lines.update(chunk)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++
    }
  })
  return { rows, sha256: bytes.digest('hex'), lines: lines.digest('hex') }
}

async function noteAndDrop(act: Act, month: string, { rows, sha256 }: Sums): Promise<number> {
  const archived = { archivedAt: act.now, rows, sha256 }
  await act.tx
    .insert(auditMonth)
    .values({ month, ...archived })
    .onConflictDoUpdate({ target: auditMonth.month, set: archived })
  await act.tx.execute(sql`select drop_archived_month(${month})`)
  await recordAudit(act, { call: 'audit.archive', input: { month, rows, sha256 } })
  return 0
}

/** Keeps a month in the database, for a dispute or a case, until it is released. Throws a sentence if it is in the archive already. */
export async function holdMonth(act: Act, month: string, reason: string): Promise<void> {
  const held = { heldAt: act.now, holdReason: reason }
  const [row] = await act.tx
    .insert(auditMonth)
    .values({ month, ...held })
    .onConflictDoUpdate({ target: auditMonth.month, set: held, setWhere: sql`${auditMonth.archivedAt} is null` })
    .returning({ month: auditMonth.month })
  if (!row) throw new Error(`${month} is in the archive already, from which nothing is deleted`)
  await recordAudit(act, { call: 'npm run audit-log -- hold', input: { month, reason } })
}

/** Throws a sentence if the month is not held. */
export async function releaseMonth(act: Act, month: string): Promise<void> {
  const [row] = await act.tx
    .update(auditMonth)
    .set({ heldAt: null, holdReason: null })
    .where(sql`${eq(auditMonth.month, month)} and ${auditMonth.heldAt} is not null`)
    .returning({ month: auditMonth.month })
  if (!row) throw new Error(`${month} is not held`)
  await recordAudit(act, { call: 'npm run audit-log -- release', input: { month } })
}

export const archivedMonths = (db: Reader) =>
  db
    .select({ month: auditMonth.month, rows: auditMonth.rows, sha256: auditMonth.sha256, archivedAt: auditMonth.archivedAt })
    .from(auditMonth)
    .where(sql`${auditMonth.archivedAt} is not null`)
    .orderBy(auditMonth.month)

/** Throws a sentence if the file of a month is missing or is not as it was written. */
export async function checkArchived(config: Config, { month, sha256 }: { month: string; sha256: string | null }): Promise<void> {
  const path = archiveFile(config, month)
  const sums = await sumsOf(path).catch((error) => {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`)
  })
  if (sums.sha256 !== sha256) throw new Error(`${path} is not as it was written: its SHA-256 is ${sums.sha256}, and ${sha256} was noted`)
}

/** The lines of an archived month, oldest first. */
export async function* linesOf(config: Config, month: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(archiveFile(config, month)).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })
}
