import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate } from '../../src/platform/server/data/migrate.ts'
import { APP_ROLE } from '../../src/platform/server/postgres/postgres.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { individual } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** What waits for somebody else gives up in time, says so, and leaves nothing behind. */

const undo: Array<() => unknown> = []
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each()
})

async function client(url: string): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: url })
  await one.connect()
  undo.push(() => one.end())
  return one
}

async function database(): Promise<FreshDatabase> {
  const fresh = await freshDatabase()
  undo.push(() => fresh.drop())
  return fresh
}

async function server(options: Parameters<typeof startServer>[0]): Promise<TestServer> {
  const h = await startServer(options)
  undo.push(() => h.close())
  return h
}

describe('a request that waits for a lock', () => {
  it('is asked to come back, and passes when the lock is free', async () => {
    const own = await database()
    const h = await server({ databaseUrl: own.appUrl, lockMs: 300 })
    const { token } = await individual(h)
    const holder = await client(own.url)
    await holder.query('begin')
    await holder.query('lock table audit in access exclusive mode')
    const save = () => h.call('POST /ws/account/preferences', { lang: 'en' }, { token })
    const [first, second] = await Promise.all([save(), save()])
    for (const { status, body } of [first, second]) {
      expect(status).toBe(503)
      expect(body).toMatchObject({ success: false, code: 50301, result: { error: 'busy' } })
    }
    await holder.query('rollback')
    expect((await save()).body.success).toBe(true)
  })
})

describe('a migration that waits for a lock', () => {
  it('gives up its place in between, so that others pass, and comes through when the lock is free', async () => {
    const own = await database()
    const holder = await client(own.url)
    await holder.query('drop schema public, partitions cascade; create schema public; truncate migration.applied')
    await holder.query('begin')
    // Reading what is done is possible, recording is not.
    await holder.query('lock table migration.applied in share row exclusive mode')
    const watcher = await client(own.url)
    const waiting = async () =>
      (await watcher.query('select count(*)::int as n from pg_locks where not granted and relation is not null')).rows[0].n as number
    const migrated = migrate(own.url, APP_ROLE)
    await expect.poll(waiting, { interval: 20, timeout: 20_000 }).toBe(1)
    await expect.poll(waiting, { interval: 20, timeout: 20_000 }).toBe(0)
    await holder.query('commit')
    await migrated
    expect((await watcher.query('select count(*)::int as n from account')).rows[0].n).toBe(0)
  })
})

describe('an upload', () => {
  const head = (token: string, length: number) =>
    `POST /api/sys/common/uploadFile HTTP/1.1\r\nhost: localhost\r\nx-access-token: ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`
  const begin =
    '--x\r\ncontent-disposition: form-data; name="authCode"\r\n\r\navatar\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG'

  async function slow(uploadMs: number) {
    const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-slow-'))
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const h = await server({ config: { DATA_DIR: dataDir }, connections: { uploadMs } })
    const { token } = await individual(h)
    const socket = connect(Number(new URL(h.url).port), '127.0.0.1')
    undo.push(() => socket.destroy())
    const one = { text: '', closed: new Promise<void>((resolve) => socket.once('close', () => resolve())), socket }
    socket.on('data', (piece) => {
      one.text += String(piece)
    })
    socket.on('error', () => undefined)
    socket.write(`${head(token, 100_000)}${begin}${'a'.repeat(20_000)}`)
    const incoming = () => readdirSync(join(dataDir, 'files/incoming')).length
    await expect.poll(incoming).toBe(1)
    return { ...one, said: () => one.text, incoming }
  }

  it('that takes too long is answered, its connection closed, and nothing of it stays', async () => {
    const { closed, said, incoming } = await slow(2_000)
    await closed
    expect(said()).toMatch(/^HTTP\/1\.1 408 /)
    expect(said()).toContain('"error":"tooSlow"')
    await expect.poll(incoming).toBe(0)
  })

  it('whose sender leaves leaves nothing behind', async () => {
    const { socket, incoming } = await slow(300_000)
    socket.destroy()
    await expect.poll(incoming).toBe(0)
  })
})
