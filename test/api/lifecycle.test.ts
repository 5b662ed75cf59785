import { beforeAll, describe, expect, it } from 'vitest'
import { eq, integer, like, pgTable, text } from '../../src/platform/server/data/drizzle.ts'
import { defineLifecycle, holdRow, storedIn, turn, turnAll } from '../../src/platform/server/data/lifecycle.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { serverForFile } from '../support/suite.ts'

/** A table of the test's own: the lifecycle code knows no feature. */
const parcel = pgTable('parcel', {
  code: text('code').primaryKey(),
  state: text('state').$type<'packed' | 'sent' | 'lost' | 'arrived'>().notNull(),
  version: integer('version').notNull().default(1),
  note: text('note').notNull().default(''),
})
const parcels = storedIn(
  { table: parcel, key: 'code', column: 'state', counter: 'version' },
  defineLifecycle('parcel', {
    packed: { send: 'sent', label: 'packed', lose: 'lost' },
    sent: { settle: ['arrived', 'lost'], label: 'sent', lose: 'lost' },
    lost: { find: 'sent' },
    arrived: {},
  }),
)

const h = serverForFile()
beforeAll(async () => {
  await h.asOwner(
    "create table parcel (code text primary key, state text not null, version int not null default 1, note text not null default '')",
  )
  await h.asOwner('grant select, insert, update, delete on parcel to public')
})

const act = <T>(run: (act: Act) => Promise<T>): Promise<T> => performAsSystem(h.services, 'lifecycle', run)
const stored = async (code: string) => (await h.services.db.select().from(parcel).where(eq(parcel.code, code)))[0]
let made = 0
async function packed(): Promise<string> {
  const code = `parcel ${++made}`
  await h.services.db.insert(parcel).values({ code, state: 'packed' })
  return code
}
const overtaken = { error: 'staleState' }

describe('turn', () => {
  it('changes the state, sets the columns of the move, and increments the version', async () => {
    const code = await packed()
    const after = await act(async (one) => turn(one, parcels, await holdRow(one, parcels, code), 'send', { set: { note: 'by air' } }))
    expect(after).toEqual({ code, state: 'sent', version: 2, note: 'by air' })
    expect(await stored(code)).toEqual(after)
  })

  it('of two concurrent moves lets one through: the other is refused as overtaken, and writes nothing', async () => {
    const code = await packed()
    const seen = (await stored(code))!
    // Both have read the row before either writes.
    const answers = await Promise.allSettled(
      ['by air', 'by sea'].map((note) => act((one) => turn(one, parcels, seen, 'send', { set: { note } }))),
    )
    const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(done).toHaveLength(1)
    expect(answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))).toEqual([expect.objectContaining(overtaken)])
    expect(await stored(code)).toEqual({ ...done[0], version: 2 })
  })

  it('is also refused after a change that left the state as it was', async () => {
    const code = await packed()
    const seen = (await stored(code))!
    await act((one) => turn(one, parcels, seen, 'label', { set: { note: 'fragile' } }))
    await expect(act((one) => turn(one, parcels, seen, 'send'))).rejects.toMatchObject(overtaken)
    expect(await stored(code)).toMatchObject({ state: 'packed', note: 'fragile' })
  })

  it('refuses a move that the state does not have', async () => {
    const code = await packed()
    await expect(act(async (one) => turn(one, parcels, await holdRow(one, parcels, code), 'find'))).rejects.toMatchObject(overtaken)
    expect(await stored(code)).toMatchObject({ state: 'packed', version: 1 })
  })

  it('leads to the requested one of the targets that the table names', async () => {
    for (const [to, ends] of [
      [undefined, 'arrived'],
      ['arrived', 'arrived'],
      ['lost', 'lost'],
    ] as const) {
      const code = await packed()
      await act(async (one) => turn(one, parcels, await holdRow(one, parcels, code), 'send'))
      expect((await act(async (one) => turn(one, parcels, await holdRow(one, parcels, code), 'settle', { to }))).state).toBe(ends)
    }
    const code = await packed()
    const wrong = act(async (one) => turn(one, parcels, await holdRow(one, parcels, code), 'send', { to: 'lost' }))
    await expect(wrong).rejects.toThrow('lifecycle parcel: send does not lead from packed to lost')
  })
})

describe('turnAll', () => {
  const read = (codes: string[]) => Promise.all(codes.map(async (code) => (await stored(code))!))

  it('changes several, from different states, to one', async () => {
    const codes = [await packed(), await packed()]
    await act(async (one) => turn(one, parcels, await holdRow(one, parcels, codes[1]!), 'send'))
    const rows = await read(codes)
    const turned = await act((one) => turnAll(one, parcels, rows, 'lose', { set: { note: 'both' } }))
    expect(turned.map((row) => [row.state, row.note])).toEqual([
      ['lost', 'both'],
      ['lost', 'both'],
    ])
    expect((await read(codes)).map((row) => row.version)).toEqual([2, 3])
    expect(await act((one) => turnAll(one, parcels, [], 'send'))).toEqual([])
  })

  it('changes all or none', async () => {
    const codes = [await packed(), await packed()]
    const rows = await read(codes)
    await act((one) => turn(one, parcels, rows[1]!, 'label'))
    await expect(act((one) => turnAll(one, parcels, rows, 'send'))).rejects.toMatchObject(overtaken)
    expect((await read(codes)).map((row) => row.state)).toEqual(['packed', 'packed'])
  })

  it('guards each row by its own state and version: those of another row do not count', async () => {
    const codes = [await packed(), await packed()]
    const seen = await read(codes)
    await act((one) => turn(one, parcels, seen[0]!, 'label'))
    const [labelled, plain] = await read(codes)
    const swapped = [
      { ...labelled!, version: plain!.version },
      { ...plain!, version: labelled!.version },
    ]
    await expect(act((one) => turnAll(one, parcels, swapped, 'send'))).rejects.toMatchObject(overtaken)
    expect(await act((one) => turnAll(one, parcels, [labelled!, plain!], 'send'))).toHaveLength(2)
  })

  it('changes ten thousand by one statement', async () => {
    await h.services.pool.query("insert into parcel (code, state) select 'many ' || n, 'packed' from generate_series(1, 10000) n")
    const many = await h.services.db.select().from(parcel).where(like(parcel.code, 'many %'))
    expect(await act((one) => turnAll(one, parcels, many, 'send'))).toHaveLength(10_000)
  })

  it('does not lead rows to different states by one move', async () => {
    const codes = [await packed(), await packed()]
    await act(async (one) => turn(one, parcels, await holdRow(one, parcels, codes[1]!), 'send'))
    const rows = await read(codes)
    await expect(act((one) => turnAll(one, parcels, rows, 'label'))).rejects.toThrow('label leads these rows to different states')
  })
})

describe('hold', () => {
  it('is notFound without a row, and staleState for one that differs from what was seen', async () => {
    const code = await packed()
    await expect(act((one) => holdRow(one, parcels, 'nowhere'))).rejects.toMatchObject({ error: 'notFound' })
    await expect(act((one) => holdRow(one, parcels, code, { version: 2 }))).rejects.toMatchObject(overtaken)
    await expect(act((one) => holdRow(one, parcels, code, { version: 1, state: 'sent' }))).rejects.toMatchObject(overtaken)
    expect(await act((one) => holdRow(one, parcels, code, { version: 1, state: 'packed' }))).toMatchObject({ code })
    expect(await act((one) => holdRow(one, parcels, eq(parcel.code, code)))).toMatchObject({ code })
  })

  it('locks the row until the transaction ends', async () => {
    const code = await packed()
    const order: string[] = []
    const locked = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    const first = act(async (one) => {
      const row = await holdRow(one, parcels, code)
      locked.resolve()
      await mayGoOn.promise
      order.push('first')
      return turn(one, parcels, row, 'send')
    })
    await locked.promise
    const second = act(async (one) => {
      const row = await holdRow(one, parcels, code)
      order.push('second')
      return row
    })
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    while ((await h.services.pool.query(waiting)).rowCount === 0);
    mayGoOn.resolve()
    await first
    expect((await second).state).toBe('sent')
    expect(order).toEqual(['first', 'second'])
  })
})
