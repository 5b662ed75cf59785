import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { sqlState } from './database.ts'
import { assertPrimary, READ_ONLY } from './moved.ts'

/** Not there yet: its host, its port, the end of its own start, or a standby that is to be promoted. Anything else is a matter of the settings. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', '57P03', READ_ONLY])
const PAUSE_MS = 500

/** Containers start together: a database that comes up beside the server is waited for. Whatever else is wrong is met by what comes next. */
export async function waitForDatabase(url: string, seconds: number, say: (line: string) => void): Promise<void> {
  const end = performance.now() + seconds * 1000
  for (let isSaid = false; performance.now() < end; ) {
    const failure = await tryOnce(url)
    if (failure === null || !NOT_YET.has(sqlState(failure) ?? '')) return
    if (!isSaid) say(`The database is not there yet (${sqlState(failure)}): waiting for it, for ${seconds} seconds`)
    isSaid = true
    await sleep(PAUSE_MS)
  }
}

async function tryOnce(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await assertPrimary(client)
    return null
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}
