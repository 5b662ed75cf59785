import { expect, it } from 'vitest'
import { beanOrder } from '../../src/features/money/bean/server/tables.ts'
import { moneyOrder } from '../../src/features/money/wallet/server/tables.ts'
import type { Tx } from '../../src/platform/server/data/database.ts'
import { freeNumbers, nextMoneyNumber } from '../../src/platform/server/data/numbers.ts'
import { cast } from '../support/demands.ts'
import { serverForFile } from '../support/suite.ts'

/** Numbers of orders and withdrawals have no gaps, and taking one waits for nobody. */

const h = serverForFile()

const take = (tx: Tx) => nextMoneyNumber(tx, 'O', h.clock.now(), moneyOrder.number)
const n = (number: string) => Number(number.split('-').at(-1))
const begun = () => h.services.db.transaction(async (tx) => n(await take(tx)))
const makeFree = () => h.services.db.transaction((tx) => freeNumbers({ tx }))

class Refused extends Error {}
/** A transaction that is open until the test ends it. */
async function opened() {
  const end = Promise.withResolvers<boolean>()
  const number = Promise.withResolvers<number>()
  const done = h.services.db
    .transaction(async (tx) => {
      number.resolve(n(await take(tx)))
      if (!(await end.promise)) throw new Refused()
    })
    .catch((error) => {
      if (!(error instanceof Refused)) throw error
    })
  const ended = (kept: boolean) => {
    end.resolve(kept)
    return done
  }
  return { number: await number.promise, end: ended }
}

it('a refused request gives its number to the next one, and nobody waits for an open transaction', async () => {
  const first = await begun()
  await makeFree()
  const [a, b, c] = [await opened(), await opened(), await opened()]
  expect([a.number, b.number, c.number]).toEqual([first + 1, first + 2, first + 3])
  await b.end(false)
  await c.end(true)
  const d = await opened()
  expect(d.number).toBe(first + 2)
  await d.end(true)
  await a.end(true)
  expect(await begun()).toBe(first + 4)
})

it('of many at once, half of them refused, none has the number of another and none is missing in the end', async () => {
  const first = await begun()
  await makeFree()
  const kept: number[] = []
  await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      await h.services.db
        .transaction(async (tx) => {
          const number = n(await take(tx))
          if (at % 2) throw new Refused()
          kept.push(number)
        })
        .catch((error) => {
          if (!(error instanceof Refused)) throw error
        })
    }),
  )
  const last = Math.max(...kept)
  while (kept.length < last - first) kept.push(await begun())
  expect(kept.sort((one, other) => one - other)).toEqual(Array.from({ length: kept.length }, (_, at) => first + 1 + at))
})

it('what is made free moves the counter on: with none left, numbers go on after them', async () => {
  await makeFree()
  const { rows } = await h.services.pool.query(`delete from number_free where series = 'O' returning n`)
  const highest = Math.max(...rows.map((row) => Number(row.n)))
  expect(rows).toHaveLength(500)
  expect(await begun()).toBe(highest + 1)
})

it('a series goes on after what is there, and passes over a number that a server of the release before has used', async () => {
  const people = await cast(h)
  const used = async (number: string) =>
    h.services.pool.query(
      `insert into bean_order (number, owner_type, owner_id, beans, price_minor, payment, voucher_file_id, state, created_by, created_at)
       values ($1, 'person', $2, 1, 1, 'transfer', gen_random_uuid(), 'pending', $2, now())`,
      [number, people.provider.accountId],
    )
  const year = h.clock.now().toZonedDateTimeISO('Asia/Shanghai').year
  await used(`B-${year}-0260`)
  await used(`B-${year}-0262`)
  const bean = () => h.services.db.transaction((tx) => nextMoneyNumber(tx, 'B', h.clock.now(), beanOrder.number))
  expect(await bean()).toBe(`B-${year}-0263`)
  await used(`B-${year}-0264`)
  expect(await bean()).toBe(`B-${year}-0265`)
})
