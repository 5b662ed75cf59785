import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createZstdDecompress } from 'node:zlib'
import pg from 'pg'
import { copyIn } from './copy.ts'
import { type DumpHeader, DumpProblem, END_OF_ROWS, SAME_TEXT, type SequenceState, type TableEnd, type TableStart } from './format.ts'
import { makeSchema } from './schema.ts'

interface LoadOrder {
  file: string
  /** An empty database, under a role that may set `session_replication_role`: the embedded database's owner may. */
  ownerUrl: string
}

const NEWLINE = 10

/**
 * Fills an empty database with a dump: its tables by the migrations of the dump; then, in one transaction, its rows, each table compared
 * with the dump's count and checksum, and its sequences. Triggers are off meanwhile: every row was accepted once, and is written as it
 * was. The database is then as old as the dump, and `migrate` brings it up to date.
 */
export async function loadDump({ file, ownerUrl }: LoadOrder): Promise<DumpHeader> {
  const lines = new Lines(file)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const header = headerIn(file, await lines.next())
    if (await hasRows(client)) throw new DumpProblem('A dump is loaded into an empty database, and this one has rows')
    await makeSchema(ownerUrl, header.schema)
    await client.query(SAME_TEXT)
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const { name, parent, bound } of header.partitions)
      await client.query(`create table if not exists ${name} partition of ${parent} ${bound}`)
    await fill(client, file, lines)
    await client.query('commit')
    await client.query('analyze')
    return header
  } finally {
    await lines.close()
    await client.end().catch(() => undefined)
  }
}

function headerIn(file: string, line: string | null): DumpHeader {
  const header = objectIn<Partial<DumpHeader>>(line)
  if (!header || typeof header.format !== 'number') throw new DumpProblem(`${file} is no dump of Hengdu, or is damaged`)
  if (header.format !== 1) throw new DumpProblem(`${file} is of a later version of Hengdu: load it with that one`)
  return header as DumpHeader
}

/** Tables without rows are of a load that failed. */
async function hasRows(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  for (const { name } of rows) if ((await client.query(`select from ${name} limit 1`)).rowCount) return true
  return false
}

type Section = Partial<TableStart> & { sequences?: SequenceState[] }

async function fill(client: pg.Client, file: string, lines: Lines): Promise<void> {
  for (;;) {
    const section = objectIn<Section>(await lines.next())
    if (section?.table && section.columns) {
      await fillTable(client, section as TableStart, lines)
    } else if (section?.sequences) {
      for (const { name, value, called } of section.sequences) await client.query('select setval($1, $2, $3)', [name, value, called])
      return
    } else throw new DumpProblem(`${file} is damaged or not whole`)
  }
}

async function fillTable(client: pg.Client, { table, columns }: TableStart, lines: Lines): Promise<void> {
  const hash = createHash('sha256')
  let rows = 0
  const read = async function* () {
    for await (const chunk of lines.rows()) {
      hash.update(chunk)
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++
      yield chunk
    }
  }
  // What a migration has filled is in the dump as well.
  await client.query(`delete from ${table}`)
  await copyIn(client, `copy ${table} (${columns.join(', ')}) from stdin`, read())
  const end = objectIn<TableEnd>(await lines.next())
  if (end?.rows !== rows || end.sha256 !== hash.digest('hex')) throw new DumpProblem(`The rows of ${table} are not what was dumped`)
}

function objectIn<T>(line: string | null): T | null {
  try {
    return line === null ? null : (JSON.parse(line) as T)
  } catch {
    return null
  }
}

/** The lines of a compressed file. */
class Lines {
  readonly #source: ReturnType<typeof createReadStream>
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(file: string) {
    this.#source = createReadStream(file)
    const unpack = createZstdDecompress()
    this.#source.on('error', (error) => unpack.destroy(error))
    // The next read throws it.
    unpack.on('error', () => undefined)
    this.#chunks = this.#source.pipe(unpack)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  /** The next line without its end, or null after the last. */
  async next(): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE)
      if (end >= 0) {
        const line = this.#rest.toString('utf8', 0, end)
        this.#rest = this.#rest.subarray(end + 1)
        return line
      }
      if (!(await this.#more())) return null
    }
  }

  /** Whole lines, many at a time, up to the end of rows. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      let at = 0
      for (let end = this.#rest.indexOf(NEWLINE); end >= 0; end = this.#rest.indexOf(NEWLINE, at)) {
        if (end - at === END_OF_ROWS.length && this.#rest.toString('latin1', at, end) === END_OF_ROWS) {
          const last = this.#rest.subarray(0, at)
          this.#rest = this.#rest.subarray(end + 1)
          if (last.length > 0) yield last
          return
        }
        at = end + 1
      }
      const whole = this.#rest.subarray(0, at)
      this.#rest = this.#rest.subarray(at)
      if (whole.length > 0) yield whole
      if (!(await this.#more())) throw new DumpProblem('The dump ends in the middle of a table')
    }
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next().catch((error: Error) => {
      throw new DumpProblem(`The dump cannot be read: ${error.message}`)
    })
    if (done) return false
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
    return true
  }

  async close(): Promise<void> {
    await this.#chunks.return?.()
    this.#source.destroy()
  }
}
