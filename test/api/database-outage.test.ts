import { expect, it } from 'vitest'
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

it('a database whose host is not found is unavailable, too', async () => {
  const nowhere = openDatabase('postgres://hengdu@database.invalid/hengdu')
  const error = await nowhere.pool.query('select 1').catch((reason) => reason)
  expect(isUnavailable(error)).toBe(true)
  await nowhere.close()
})
