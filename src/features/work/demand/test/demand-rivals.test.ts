import { expect, it } from 'vitest'
import { cast, dayFrom, demandAt, plannedAt, planOf } from '../../../../../test/support/demands.ts'
import { individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

/** What one applicant can learn of another: how many there are, roughly, and nothing else. */

const h = serverForFile()

/** What differs by the time or by which of two demands it is, not by what a rival did. */
const own = /"(number|version|title)":("[^"]*"|\d+)/g
const ids = /[0-9a-f]{8}-[0-9a-f-]{27}|D-\d{4}-\d+|\d{4}-\d\d-\d\dT[0-9:.]+Z/g
const alike = (answer: unknown) => JSON.stringify(answer).replaceAll(own, '"$1":0').replaceAll(ids, '')

it.each(['one part', 'a plan'] as const)(
  'no answer, notice or order of a rival differs with the price and days of another, for %s',
  async (kind) => {
    const people = await cast(h)
    const { publisher, provider } = people
    const rival = await individual(h)
    const one = (price: string, finishesOn: string) => ({ price, ...(kind === 'one part' && { finishesOn }) })
    const bids = [one('500', dayFrom(h, 30)), one('1500', dayFrom(h, 60))]
    const pair = await Promise.all(
      bids.map(async () =>
        kind === 'a plan' ? (await plannedAt(h, people, 2, planOf(h))).id : demandAt(h, people, 2, { amount: '8400' }),
      ),
    )
    for (const id of pair) await h.ok('POST /ws/demand/apply', { id, price: '1000' }, rival.as)
    const stranger = await individual(h)
    const views = async (id: string, who: Person) => {
      const joined = (column: 'amount' | 'expectedCompletion') =>
        h
          .ok('GET /ws/demand/joined', { column, search: '', pageSize: 50 }, who.as)
          .then(({ records }) => records.filter((row) => row.id === id))
      const notices = (await h.ok('GET /ws/notice/list', { pageSize: 100 }, who.as)).records.filter((row) =>
        JSON.stringify(row).includes(id),
      )
      const more = [await h.call('GET /ws/demand/providers', { id }, who.as), await h.call('GET /ws/demand/timeline', { id }, who.as)]
      const previews = [
        await h.call('GET /ws/demand/release/preview', { id }, who.as),
        await h.call('GET /ws/demand/detail', { id }, who.as),
      ]
      const hall = (await h.ok('GET /ws/hall/list', { pageSize: 50 }, who.as)).records.filter((row) => row.id === id)
      return alike([
        await joined('amount'),
        await joined('expectedCompletion'),
        notices,
        hall,
        [...more, ...previews].map(({ body }) => body.result),
      ])
    }
    const steps: ((id: string, at: number) => Promise<unknown>)[] = [
      (id, at) => h.ok('POST /ws/demand/apply', { id, ...bids[at] }, provider.as),
      (id, at) => h.ok('POST /ws/demand/bid/revise', { id, bidVersion: 1, ...bids[at], message: `${at}` }, provider.as),
      (id) => h.ok('POST /ws/demand/pick', { id, accountId: provider.accountId, bidVersion: 2 }, publisher.as),
      (id) => h.ok('POST /ws/demand/start', { id, agreed: true }, provider.as),
    ]
    for (const step of steps) {
      for (const [at, id] of pair.entries()) await step(id, at)
      for (const who of [rival, stranger]) {
        const [first, second] = await Promise.all(pair.map((id) => views(id, who)))
        expect(first).toBe(second)
      }
    }
    // In the order of a list: both asked for the same, so what was agreed does not tell them apart.
    const order = async (direction: 'asc' | 'desc') =>
      (await h.ok('GET /ws/demand/joined', { column: 'amount', order: direction, search: '' }, rival.as)).records.map(({ id }) => id)
    expect(await order('asc')).toEqual((await order('desc')).toReversed())
    expect((await order('asc')).filter((id) => pair.includes(id))).toEqual(pair.toSorted())
  },
)

it('the number of applicants is exact for the company, and one of three bands for everybody else', async () => {
  const people = await cast(h)
  const id = await demandAt(h, people, 2)
  const stranger = await individual(h)
  const seen = async (who: Person) => (await h.ok('GET /ws/demand/detail', { id }, who.as)).applicants
  expect(await seen(stranger)).toBe(0)
  const expected = [1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 11, 11]
  for (const [at, band] of expected.entries()) {
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id }, person.as)
    expect([await seen(stranger), await seen(person), await seen(people.publisher.owner)]).toEqual([band, band, at + 1])
  }
})
