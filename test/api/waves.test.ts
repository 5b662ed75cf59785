import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/platform/server/data/database.ts'
import { freshDatabase } from '../support/database.ts'

/** Prepared statements that are sent at one time, as callers that know nothing of each other send them. */
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase(fresh.url, { max: 5 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

let made = 0
const named = (text: string, values: unknown[] = [], more: object = {}) => ({ name: `wave_${made++}`, text, values, ...more })
const ask = (config: pg.QueryConfig | pg.QueryArrayConfig): Promise<{ rows: unknown[]; rowCount: number | null }> =>
  database.pool.query(config)

it('answers each with its own rows, as objects or arrays, again and again, on every connection of the pool', async () => {
  const people = named('select n, case when n > 1 then n::text end as label from generate_series(1, $1::int) n', [3])
  const place = named('select $1::text as name, $2::jsonb as more, $3::int8 as big', ['横渡', { a: [1] }, 2 ** 40], { rowMode: 'array' })
  const none = named('select 1 as one where false')
  for (let round = 0; round < 3; round++) {
    // Too many for one connection's turn: more waves than one are under way.
    const waves = Array.from({ length: 8 }, async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return Promise.all([ask(people), ask(place), ask(none)])
    })
    for (const [some, one, nothing] of await Promise.all(waves)) {
      expect(some).toEqual({
        rows: [
          { n: 1, label: null },
          { n: 2, label: '2' },
          { n: 3, label: '3' },
        ],
        rowCount: 3,
      })
      expect(one.rows).toEqual([['横渡', { a: [1] }, 2 ** 40]])
      expect(nothing).toEqual({ rows: [], rowCount: 0 })
    }
  }
})

it('fails the one that fails: what others sent with it is done, once', async () => {
  await database.pool.query('create table wave_trial (n int)')
  const write = (n: number) => ask(named('insert into wave_trial values ($1)', [n]))
  const divide = ask(named('select 1 / $1::int', [0]))
  const results = await Promise.allSettled([write(1), divide, write(2), ask(named('select nothing from wave_trial')), write(3)])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
  await expect(divide).rejects.toMatchObject({ code: '22012' })
  const { rows } = await database.pool.query('select array_agg(n order by n) as all from wave_trial')
  expect(rows).toEqual([{ all: [1, 2, 3] }])
})

it('fails all whose connection is lost, and the next are answered', async () => {
  const sleep = named('select pg_sleep(20)')
  const lost = Promise.allSettled([ask(named('select 1')), ask(sleep), ask(named('select 2'))])
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await expect
    .poll(async () => (await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where query = $1', [sleep.text])).rowCount)
    .toBe(1)
  await admin.end()
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect((await ask(named('select 3 as three'))).rows).toEqual([{ three: 3 }])
})

it('refuses a second text under one name, and a value that cannot be sent, without harm to the others', async () => {
  const [one, two] = [named('select 1 as one'), named('select 2 as two')]
  await ask(one)
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  const results = await Promise.allSettled([
    ask(two),
    ask({ ...one, text: 'select 5' }),
    ask(named('select $1::jsonb', [circle])),
    ask(named('select 3 as three')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
})

it('a flood in which every third fails ends, each with its own answer, and leaves the pool as it was', async () => {
  const good = named('select $1::int as n')
  const bad = [named('select 1 / $1::int', [0]), named('select $1::text', ['\u0000']), named('select $1::uuid', ['nobody'])]
  const results = await Promise.allSettled(
    Array.from({ length: 45 }, (_, n) => ask(n % 3 === 0 ? bad[(n / 3) % bad.length]! : { ...good, values: [n] })),
  )
  for (const [n, result] of results.entries()) {
    expect(result.status).toBe(n % 3 === 0 ? 'rejected' : 'fulfilled')
    if (result.status === 'fulfilled') expect(result.value.rows).toEqual([{ n }])
  }
  expect(database.pool.waitingCount).toBe(0)
  expect((await Promise.all(Array.from({ length: 20 }, (_, n) => ask({ ...good, values: [n] })))).map(({ rows }) => rows)).toEqual(
    Array.from({ length: 20 }, (_, n) => [{ n }]),
  )
})
