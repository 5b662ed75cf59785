import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/server/data/database.ts'
import { SharedCounts } from '../../src/platform/server/wire/shared-counts.ts'
import { individual, type Person } from '../support/personas.ts'
import { startServer } from '../support/server.ts'
import { serverForFile } from '../support/suite.ts'

/** Limits are those of all servers together, not of each. */

const one = serverForFile()
let person: Person
beforeAll(async () => {
  person = await individual(one)
})

const silent = { warn: () => undefined } as never
const counts = () => new SharedCounts(one.services.db, silent)
const rows = async (key: string) => (await one.services.pool.query('select used from request_count where key = $1', [key])).rows

/** Every server is asked as often, all at once. */
async function admitted(servers: readonly SharedCounts[], name: string, most: number, each: number): Promise<number> {
  const asked = servers.flatMap((server) => Array.from({ length: each }, () => server.take({ name, most, seconds: 600 }, 'somebody')))
  return (await Promise.all(asked)).filter((waitMs) => waitMs === 0).length
}

describe('an allowance over three servers', () => {
  it.each([1, 10, 149])('of %i is exact, asked for at once or in turn', async (most) => {
    expect(await admitted([counts(), counts(), counts()], `at-once-${most}`, most, most)).toBe(most)
    const servers = [counts(), counts(), counts()]
    let done = 0
    for (let nth = 0; nth < most + 5; nth++)
      if ((await servers[nth % 3]!.take({ name: `in-turn-${most}`, most, seconds: 600 }, 'somebody')) === 0) done++
    expect(done).toBe(most)
  })

  it.each([150, 300, 3_000])('of %i is kept to a share for each further server', async (most) => {
    const share = Math.floor(most / 50)
    for (const each of [most, Math.ceil(most / 3) + share]) {
      const done = await admitted([counts(), counts(), counts()], `large-${most}-${each}`, most, each)
      expect(done).toBeGreaterThanOrEqual(most - 2 * share)
      expect(done).toBeLessThanOrEqual(most + 2 * share)
    }
  })

  it('costs no statement below the first share, and is exact on one server', async () => {
    const alone = counts()
    expect(await admitted([alone], 'few', 3_000, 60)).toBe(60)
    expect(await rows('few:somebody')).toEqual([])
    expect(await admitted([alone], 'few', 3_000, 1)).toBe(1)
    expect(await rows('few:somebody')).toEqual([{ used: 120 }])
    expect(await admitted([alone], 'few', 3_000, 4_000)).toBe(3_000 - 61)
  })

  it('begins again when its time is over', async () => {
    const allowance = { name: 'again', most: 2, seconds: 600 }
    const taken = async () => {
      const [a, b] = [counts(), counts()]
      return [await a.take(allowance, 'x'), await b.take(allowance, 'x'), await a.take(allowance, 'x')].map((waitMs) => waitMs === 0)
    }
    expect(await taken()).toEqual([true, true, false])
    expect(await taken()).toEqual([false, false, false])
    await one.services.pool.query(`update request_count set ends_at = now() - interval '1 second' where key = 'again:x'`)
    expect(await taken()).toEqual([true, true, false])
  })

  it('is that of each server while there is no database', async () => {
    const closed = openDatabase(one.services.pool.options.connectionString!, { max: 1 })
    await closed.close()
    const away = new SharedCounts(closed.db, silent)
    expect(await admitted([away], 'away', 5, 20)).toBe(5)
  })
})

it('requests of a person are counted over two servers, and so are those of a visitor', async () => {
  const settings = { databaseUrl: one.services.pool.options.connectionString!, perMinute: 10 }
  const servers = [await startServer(settings), await startServer(settings)]
  try {
    const statuses = async (as: Person['as'] | undefined) => {
      const all = await Promise.all(Array.from({ length: 30 }, (_, nth) => servers[nth % 2]!.call('GET /ws/account/me', {}, as)))
      return all.map(({ status }) => status).filter((status) => status !== 429)
    }
    expect(await statuses(person.as)).toEqual(Array(10).fill(200))
    expect(await statuses(undefined)).toEqual(Array(10).fill(401))
  } finally {
    for (const server of servers) await server.close()
  }
})

it('what is over is deleted by the next minute, since it names addresses; the table is not in the log of the database', async () => {
  await one.services.pool.query(`insert into request_count values ('open:203.0.113.9', 3, now() - interval '1 second')`)
  one.clock.advance({ minutes: 2 })
  await one.jobs.runDue()
  expect(await rows('open:203.0.113.9')).toEqual([])
  const { rows: kind } = await one.services.pool.query(`select relpersistence from pg_class where relname = 'request_count'`)
  expect(kind).toEqual([{ relpersistence: 'u' }])
})
