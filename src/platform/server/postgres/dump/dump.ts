import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { copyOut } from './copy.ts'
import { type DumpHeader, END_OF_ROWS, type Partition, SAME_TEXT, type SequenceState, type TableEnd, type TableStart } from './format.ts'

interface DumpOrder {
  /** The database under its owner. */
  ownerUrl: string
  /** Replaced if it exists. */
  file: string
  about: Omit<DumpHeader, 'format' | 'postgres' | 'partitions'>
  /** 1 to 22; higher is smaller and slower. */
  level?: number
}

/** The counts of a dump, by table. */
export type DumpCounts = Record<string, TableEnd>

const NEWLINE = 10

/** Writes every row of a database at one moment, while others go on writing. The file appears when it is whole. */
export async function dumpDatabase({ ownerUrl, file, about, level = 9 }: DumpOrder): Promise<DumpCounts> {
  const client = new pg.Client({ connectionString: ownerUrl })
  const half = `${file}.unfinished`
  await client.connect()
  try {
    await client.query(SAME_TEXT)
    await client.query('begin isolation level repeatable read read only')
    const pack = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: level } })
    const out = createWriteStream(half, { mode: 0o600, flush: true })
    pack.pipe(out)
    const written = Promise.all([finished(pack), finished(out)])
    // Heard below; a full disk may come at any time before.
    written.catch(() => undefined)
    const line = async (value: unknown) => {
      if (!pack.write(`${typeof value === 'string' ? value : JSON.stringify(value)}\n`)) await once(pack, 'drain')
    }
    const counts: DumpCounts = {}
    const write = async () => {
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      const header: DumpHeader = { format: 1, ...about, postgres: rows[0]!.server_version, partitions: await partitionsIn(client) }
      await line(header)
      for (const { key, ...start } of await tablesIn(client)) {
        await line(start satisfies TableStart)
        const end = await rowsOf(client, { key, ...start }, pack)
        counts[start.table] = end
        await line(END_OF_ROWS)
        await line(end)
      }
      await line({ sequences: await sequencesIn(client) })
      pack.end()
      await written
    }
    await Promise.race([write(), written.then(() => undefined)])
    await rename(half, file)
    return counts
  } catch (error) {
    await rm(half, { force: true })
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Table = TableStart & { key: string[] }

async function rowsOf(client: pg.Client, { table, columns, key }: Table, to: ReturnType<typeof createZstdCompress>): Promise<TableEnd> {
  const hash = createHash('sha256')
  let rows = 0
  // A query, not the table: PostgreSQL 18 copies partitioned tables in no other way. By key: the same rows give the same bytes.
  const order = key.length > 0 ? ` order by ${key.join(', ')}` : ''
  await copyOut(client, `copy (select ${columns.join(', ')} from ${table}${order}) to stdout`, to, (chunk) => {
    hash.update(chunk)
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++
  })
  return { rows, sha256: hash.digest('hex') }
}

/** Without the record of migrations, which is made with the tables. Partitioned tables are whole; generated columns are left out. */
async function tablesIn(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as "table",
      array(select quote_ident(attname) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select quote_ident(a.attname) from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum where i.indrelid = c.oid and i.indisprimary order by place) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`)
  return rows
}

async function partitionsIn(client: pg.Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    select format('%I.%I', n.nspname, c.relname) as name, format('%I.%I', pn.nspname, p.relname) as parent,
      pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid
    join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
    where c.relispartition and c.relkind in ('r', 'p') and n.nspname = 'public' order by c.relkind = 'r', 2, 1`)
  return rows
}

async function sequencesIn(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
    from pg_sequences where schemaname = 'public' order by 1`)
  return rows
}
