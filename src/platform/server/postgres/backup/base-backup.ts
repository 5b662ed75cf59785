import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The cluster as PostgreSQL sends it, with the log that makes it consistent, and PostgreSQL's list of its files with their checksums. */
export const CLUSTER_TAR = 'base.tar'
export const CLUSTER_MANIFEST = 'backup_manifest'

const FOR_CLUSTER = "LABEL 'hengdu', PROGRESS true, CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256'"
const KB = 1024

/** `pg` reads the messages of a copy and leaves them to the query: the first byte of each says what it brings. */
class CopyOut extends pg.Query {
  readonly #take: (kind: string, bytes: Buffer) => void

  constructor(text: string, take: (kind: string, bytes: Buffer) => void) {
    super(text)
    this.#take = take
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#take(String.fromCharCode(chunk[0]!), chunk.subarray(1))
  }
}

/**
 * Writes a base backup into a folder: what `pg_basebackup` does, which the embedded binaries do not hold. `progress` gets the share that
 * has arrived, of a total that PostgreSQL estimates.
 */
export async function takeBaseBackup(ownerUrl: string, folder: string, progress: (share: number) => void): Promise<void> {
  const url = new URL(ownerUrl)
  url.searchParams.set('replication', 'true')
  const client = new pg.Client({ connectionString: url.href })
  const lost = new Promise<never>((_, fail) => client.on('error', fail))
  // The race below hears it; a loss after the backup is over concerns nobody, and unheard it would end the process.
  lost.catch(() => undefined)
  await client.connect()
  try {
    // Keeps the log from its start on; it ends with the connection.
    await client.query(`CREATE_REPLICATION_SLOT hengdu_backup_${process.pid} TEMPORARY PHYSICAL (RESERVE_WAL)`)
    await Promise.race([receive(client, folder, progress), lost])
  } finally {
    // A connection that is gone cannot be ended; why it went has been thrown already.
    await client.end().catch(() => undefined)
  }
}

/** Written at once, so that PostgreSQL sends no faster than the disk takes it: `chunk` belongs to `pg` and is used again. */
function receive(client: pg.Client, folder: string, progress: (share: number) => void): Promise<void> {
  return new Promise((done, fail) => {
    const open: number[] = []
    const names: string[] = []
    let total = 0
    let arrived = 0
    const begin = (name: string) => {
      if (name !== [CLUSTER_TAR, CLUSTER_MANIFEST][names.length]) throw new Error(`PostgreSQL sent ${name}, which nobody expected`)
      names.push(name)
      open.push(openSync(join(folder, name), 'wx', 0o600))
    }
    const close = () => {
      for (const file of open.splice(0)) {
        fsyncSync(file)
        closeSync(file)
      }
    }
    const take = (kind: string, bytes: Buffer) => {
      if (kind === 'n') begin(bytes.toString('latin1', 0, bytes.indexOf(0)))
      else if (kind === 'm') begin(CLUSTER_MANIFEST)
      else if (kind === 'd') {
        writeFileSync(open.at(-1)!, bytes)
        arrived += bytes.length
        if (total > 0) progress(Math.min(1, arrived / total))
      }
    }
    const query = new CopyOut(`BASE_BACKUP (${FOR_CLUSTER})`, (kind, bytes) => {
      try {
        take(kind, bytes)
      } catch (error) {
        // A full disk, for instance: what PostgreSQL still sends finds nobody.
        fail(error)
        open.length = 0
      }
    })
    query.on('row', ({ size }: { size?: string | null }) => {
      total += Number(size ?? 0) * KB
    })
    query.on('error', fail)
    query.on('end', () => {
      try {
        close()
        if (names.length === 2) done()
        else fail(new Error(`PostgreSQL sent ${names.join(', ') || 'nothing'} of ${CLUSTER_TAR} and ${CLUSTER_MANIFEST}`))
      } catch (error) {
        fail(error)
      }
    })
    client.query(query)
  })
}
