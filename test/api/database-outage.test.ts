import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { SettableClock, systemClock } from '../../src/platform/server/clock.ts'
import { checkConnection } from '../../src/platform/server/data/check-connection.ts'
import { isUnavailable, openDatabase } from '../../src/platform/server/data/database.ts'
import { CuttingProxy } from '../support/cutting-proxy.ts'
import { freshDatabase } from '../support/database.ts'
import { startServer } from '../support/server.ts'

/** A database that stops under two servers, and comes back, is in `deep/database-outage.test.ts`. */
it('a database that answers nothing any more is an outage', async () => {
  const database = await freshDatabase()
  let isFrozen = false
  // What passes waits for longer than the test, or not at all.
  const proxy = new CuttingProxy(new URL(database.appUrl), { delayMs: 1, random: () => (isFrozen ? 60_000 : 0) })
  const url = new URL(database.appUrl)
  url.port = new URL(await proxy.listen()).port
  const behind = await startServer({ databaseUrl: url.href })
  const ready = async () => (await fetch(`${behind.url}/api/health`)).status
  expect(await ready()).toBe(200)
  isFrozen = true
  expect(await ready()).toBe(503)
  expect((await fetch(`${behind.url}/api/health/live`)).status).toBe(200)
  isFrozen = false
  proxy.cut(1, () => 0)
  await expect.poll(ready, { interval: 50, timeout: 15_000 }).toBe(200)
  await behind.close()
  await proxy.close()
  await database.drop()
})

it('a connection that comes too late for who waited for it goes back to the pool', async () => {
  const database = await freshDatabase()
  let delay = 0
  const proxy = new CuttingProxy(new URL(database.appUrl), { delayMs: 1, random: () => delay })
  const url = new URL(database.appUrl)
  url.port = new URL(await proxy.listen()).port
  const own = openDatabase(url.href, { max: 1 })
  const held = await own.pool.connect()
  // What the pool asks a new connection before it gives it out is being answered when the five seconds of who waits for it are over.
  own.pool.once('connect', () => {
    delay = 2_000
  })
  const failed = expect(own.pool.connect()).rejects.toThrow('timeout')
  await pause(2_500)
  held.release(true)
  await failed
  delay = 0
  expect((await own.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  expect(own.pool.idleCount).toBe(1)
  await own.close()
  await proxy.close()
  await database.drop()
})

it('is no outage that every connection of the pool is busy: readiness has one of its own', async () => {
  const h = await startServer({ pool: 2 })
  const held = [await h.services.pool.connect(), await h.services.pool.connect()]
  expect((await fetch(`${h.url}/api/health`)).status).toBe(200)
  for (const client of held) client.release()
  await h.close()
})

describe('before a server serves', () => {
  it('its connections are its own and have the settings that it asked for', async () => {
    const database = await freshDatabase()
    const own = openDatabase(database.appUrl)
    const lines: string[] = []
    await checkConnection(own, systemClock, (line) => lines.push(line))
    expect(lines).toEqual([])
    const client = await own.pool.connect()
    await client.query("set statement_timeout = '1min'")
    client.release()
    await expect(checkConnection(own, systemClock, () => undefined)).rejects.toThrow(
      /pooler.*statement_timeout is 60000, and 15000 was asked/,
    )
    await own.close()
    await database.drop()
  })

  it('a clock that differs from that of the database is named, and refused above five seconds', async () => {
    const database = await freshDatabase()
    const own = openDatabase(database.appUrl)
    const clock = new SettableClock()
    const lines: string[] = []
    clock.advance({ seconds: 3 })
    await checkConnection(own, clock, (line) => lines.push(line))
    expect(lines).toEqual([expect.stringMatching(/^The clock of this server differs from that of the database by \d+ ms/)])
    for (const seconds of [7, -20]) {
      clock.advance({ seconds })
      await expect(checkConnection(own, clock, () => undefined)).rejects.toThrow(/differ by \d+ seconds: synchronise/)
    }
    await own.close()
    await database.drop()
  })
})

it('a database whose host is not found is unavailable, too', async () => {
  const nowhere = openDatabase('postgres://hengdu@database.invalid/hengdu')
  const error = await nowhere.pool.query('select 1').catch((reason) => reason)
  expect(isUnavailable(error)).toBe(true)
  await nowhere.close()
})
