import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { freshDatabase } from '../support/database.ts'
import { individual } from '../support/personas.ts'
import { startServer, TEST_KEY } from '../support/server.ts'
import { accountsIn, endWithFile, freshDirectory, healthy, Started, signIn } from '../support/started.ts'

/** On a database that it does not own. The embedded one is in `deep/start.test.ts`, every setting in `config.test.ts`. */
endWithFile()
/** A process starts within seconds; on a machine that is busy with others, within minutes. */
vi.setConfig({ testTimeout: 300_000 })

it('a start on a database of one’s own leaves it empty, starts no other, and ends at SIGINT', async () => {
  const own = await freshDatabase()
  const dataDir = join(freshDirectory(), 'data')
  const plain = new Started({ DATABASE_URL: own.url, DATA_DIR: dataDir })
  const url = await plain.ready()
  await healthy(url)
  expect((await signIn(url)).success).toBe(false)
  expect(await accountsIn(own.url)).toBe(0)
  expect(plain.out).not.toContain('Demo accounts')
  expect(await plain.interrupt()).toBe(0)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  await own.drop()
})

it('production is refused on a database that contains the demo world, in one line: the passwords of its accounts are public', async () => {
  const own = await freshDatabase()
  const h = await startServer({ databaseUrl: own.url })
  await individual(h)
  await h.services.pool.query('update account set demo = true')
  await h.close()
  const production = { HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example', MESSAGES: 'none', SECRET_KEY: TEST_KEY }
  const live = new Started({ DATABASE_URL: own.url, DATA_DIR: join(freshDirectory(), 'data'), ...production })
  expect(await live.ended).toBe(1)
  expect(live.complaints).toEqual([
    'The database holds the demo world, whose passwords are public: production needs a DATA_DIR or DATABASE_URL of its own',
  ])
  expect(live.out).not.toContain('is ready')
  await own.drop()
})

it('an invalid setting ends the start with one line, before anything is made', async () => {
  const dataDir = freshDirectory()
  const wrong = new Started({ DATA_DIR: dataDir, PORT: 'abc' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.complaints).toEqual([expect.stringContaining('PORT="abc"')])
  expect(wrong.out).toBe('')
  expect(readdirSync(dataDir)).toEqual([])
})

it('a DATA_DIR that cannot be made, and a wrong password of the owner, are each named in one line', async () => {
  const nowhere = new Started({ DATA_DIR: '/proc/hengdu/data' })
  expect(await nowhere.ended).toBe(1)
  expect(nowhere.complaints).toEqual([expect.stringContaining('Cannot write to the data directory /proc/hengdu/data')])
  const own = await freshDatabase()
  const stranger = new URL(own.url)
  stranger.username = 'nobody_known'
  const refused = new Started({ DATABASE_URL: own.url, DATABASE_OWNER_URL: stranger.href, DATA_DIR: join(freshDirectory(), 'data') })
  expect(await refused.ended).toBe(1)
  expect(refused.complaints).toEqual([expect.stringContaining('The database of DATABASE_OWNER_URL cannot be used')])
  await own.drop()
})

it('a database that comes up beside the server is waited for, with one line', async () => {
  const own = await freshDatabase()
  const target = new URL(own.url)
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  const url = new URL(own.url)
  url.host = `127.0.0.1:${port}`
  const server = new Started({
    DATABASE_URL: url.href,
    DATABASE_WAIT_SECONDS: '600',
    DATA_DIR: join(freshDirectory(), 'data'),
    SECRET_KEY: TEST_KEY,
  })
  await vi.waitFor(() => expect(server.err).toContain('The database is not there yet (ECONNREFUSED)'), { timeout: 120_000 })
  const sockets = new Set<Socket>()
  const relay = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    for (const socket of [incoming, outgoing]) sockets.add(socket.on('error', () => undefined))
    incoming.pipe(outgoing).pipe(incoming)
  }).listen(port, '127.0.0.1')
  await healthy(await server.ready())
  expect(server.err.match(/not there yet/g)).toHaveLength(1)
  expect(await server.interrupt()).toBe(0)
  expect(server.out).toMatch(/Hengdu \S+ has stopped/)
  for (const socket of sockets) socket.destroy()
  relay.close()
  await own.drop()
})

it('a server outlives the reader of its output', async () => {
  const own = await freshDatabase()
  const server = new Started({ DATABASE_URL: own.url, DATA_DIR: join(freshDirectory(), 'data'), SECRET_KEY: TEST_KEY })
  const url = await server.ready()
  server.process.stdout!.destroy()
  server.process.stderr!.destroy()
  // Each of these writes lines.
  for (let n = 0; n < 3; n++) {
    const phone = `1350000900${n}`
    await fetch(`${url}/api/ws/account/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: 'register', areaCode: '86', phone }),
    })
  }
  await healthy(url)
  server.process.kill('SIGINT')
  expect(await server.ended).toBe(0)
  await own.drop()
})
