import { beforeAll, describe, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, plannedAt, renew, type Stage } from '../../../../../test/support/demands.ts'
import { company, individual, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const detail = (id: string, who: { as: Person['as'] }) => h.ok('GET /ws/demand/detail', { id }, who.as)
const applicants = async (id: string) => (await h.ok('GET /ws/demand/providers', { id }, people.publisher.as)).records
const bidOf = async (id: string, who: Person) => (await applicants(id)).find(({ person }) => person.id === who.accountId)!

const terms = (more: Record<string, string> = {}) => ({
  price: '8400.00',
  startsOn: dayFrom(h, 10),
  finishesOn: dayFrom(h, 40),
  validUntil: dayFrom(h, 20),
  message: 'Two engineers on site',
  ...more,
})

describe('a bid', () => {
  it('has a price, days and a plan; each revision is a version, and the company sees all of them', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, ...terms() }, person.as)
    const mine = (await detail(id, person)).myApplication
    expect(mine).toMatchObject({ state: 'applied', bidVersion: 1, bids: [{ version: 1, priceMinor: 840_000, finishesOn: dayFrom(h, 40) }] })
    await h.ok('POST /ws/demand/bid/revise', { id, bidVersion: 1, ...terms({ price: '7900.50', message: 'One engineer' }) }, person.as)
    const seen = await bidOf(id, person)
    expect(seen).toMatchObject({ state: 'applied', bidVersion: 2, message: 'One engineer' })
    expect(seen.bids.map(({ version, priceMinor, message }) => [version, priceMinor, message])).toEqual([
      [2, 790_050, 'One engineer'],
      [1, 840_000, 'Two engineers on site'],
    ])
  })

  it('that leaves its terms out is at those of the demand, also after an edit of them', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, message: 'Yes' }, person.as)
    const { amountMinor, expectedCompletion } = await detail(id, person)
    const [bid] = (await bidOf(id, person)).bids
    expect(bid).toMatchObject({ priceMinor: amountMinor, finishesOn: expectedCompletion, startsOn: null, validUntil: null })
  })

  it('is one for each party: who applies again after withdrawing continues its versions', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, ...terms() }, person.as)
    await h.ok('POST /ws/demand/application/withdraw', { id }, person.as)
    await h.ok('POST /ws/demand/apply', { id, ...terms({ price: '8300' }) }, person.as)
    expect((await applicants(id)).filter((one) => one.person.id === person.accountId)).toHaveLength(1)
    expect((await bidOf(id, person)).bids.map(({ version }) => version)).toEqual([2, 1])
  })

  it('is refused at the field: price, days in the past or in the wrong order, days of a demand with a plan', async () => {
    const id = await demandAt(h, people, 2)
    const { id: planned } = await plannedAt(h, people, 2)
    const person = await individual(h)
    const wrong: [string, Record<string, string>, string][] = [
      [id, { price: '0' }, 'price'],
      [id, { price: '1000000.01' }, 'price'],
      [id, { price: '1.001' }, 'price'],
      [id, { startsOn: dayFrom(h, -1) }, 'startsOn'],
      [id, { finishesOn: dayFrom(h, -1) }, 'finishesOn'],
      [id, { finishesOn: dayFrom(h, 5) }, 'finishesOn'],
      [id, { validUntil: dayFrom(h, -1) }, 'validUntil'],
      [id, { startsOn: 'soon' }, 'startsOn'],
      [planned, { finishesOn: dayFrom(h, 41) }, 'finishesOn'],
    ]
    for (const [demandId, over, field] of wrong) {
      const refused = await h.refused('POST /ws/demand/apply', { id: demandId, ...terms(over) }, person.as)
      expect(Object.keys(refused.fields ?? {}), JSON.stringify(over)).toEqual([field])
    }
    expect((await detail(id, person)).myApplication).toBeNull()
  })

  it('is revised from the version that was read: of two members of a firm, the second sees the other one first', async () => {
    const id = await demandAt(h, people, 2)
    const firm = await company(h)
    await h.ok('POST /ws/demand/apply', { id, ...terms() }, firm.as)
    const revise = (price: string, bidVersion: number) =>
      h.call('POST /ws/demand/bid/revise', { id, bidVersion, ...terms({ price }) }, firm.as)
    const both = await Promise.all([revise('8000', 1), revise('8100', 1)])
    expect(both.map(({ body }) => body.code).toSorted()).toEqual([200, 40903])
    expect((await detail(id, firm)).myApplication).toMatchObject({ bidVersion: 2, bids: [{ version: 2 }, { version: 1 }] })
  })

  it('has thirty versions at most', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, ...terms() }, person.as)
    for (let bidVersion = 1; bidVersion < 30; bidVersion++)
      await h.ok('POST /ws/demand/bid/revise', { id, bidVersion, ...terms({ price: String(8000 + bidVersion) }) }, person.as)
    const more = await h.refused('POST /ws/demand/bid/revise', { id, bidVersion: 30, ...terms() }, person.as)
    expect(more.error).toBe('bidVersionsMost')
  })
})

describe('a pick', () => {
  it('of another price is refused, with both amounts', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, ...terms({ price: '9000' }) }, person.as)
    const pick = { id, accountId: person.accountId, bidVersion: 1 }
    expect((await h.refused('POST /ws/demand/pick', pick, people.publisher.as)).error).toBe('bidPriceDiffers')
  })

  it('names the version that it saw: another is changedMeanwhile', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, ...terms({ price: '8000' }) }, person.as)
    await h.ok('POST /ws/demand/bid/revise', { id, bidVersion: 1, ...terms() }, person.as)
    const pick = (more: object) => ({ id, accountId: person.accountId, ...more })
    for (const more of [{ bidVersion: 1 }, { bidVersion: 3 }, {}])
      expect((await h.refused('POST /ws/demand/pick', pick(more), people.publisher.as)).error).toBe('changedMeanwhile')
    await h.ok('POST /ws/demand/pick', pick({ bidVersion: 2 }), people.publisher.as)
  })

  it('against a revision: one of both is too late', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, ...terms() }, person.as)
    const [picked, revised] = await Promise.all([
      h.call('POST /ws/demand/pick', { id, accountId: person.accountId, bidVersion: 1 }, people.publisher.as),
      h.call('POST /ws/demand/bid/revise', { id, bidVersion: 1, ...terms({ message: 'Later' }) }, person.as),
    ])
    expect([picked, revised].filter(({ body }) => body.code === 200)).toHaveLength(1)
  })

  it('of a bid that is no longer valid is refused until it is renewed', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id, ...terms({ validUntil: dayFrom(h, 0) }) }, person.as)
    h.clock.advance({ hours: 24 })
    await renew(h, people)
    await signInAgain(h, person)
    const pick = (bidVersion: number) => ({ id, accountId: person.accountId, bidVersion })
    expect((await h.refused('POST /ws/demand/pick', pick(1), people.publisher.as)).error).toBe('bidExpired')
    await h.ok('POST /ws/demand/bid/revise', { id, bidVersion: 1, ...terms() }, person.as)
    await h.ok('POST /ws/demand/pick', pick(2), people.publisher.as)
  })

  it('is for the days of the bid: work that begins is due on its finish day', async () => {
    const id = await demandAt(h, people, 2)
    const person = await individual(h)
    const before = await detail(id, person)
    await h.ok('POST /ws/demand/apply', { id, ...terms({ startsOn: '', finishesOn: dayFrom(h, 2) }) }, person.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: person.accountId, bidVersion: 1 }, people.publisher.as)
    expect((await detail(id, person)).expectedCompletion).toBe(before.expectedCompletion)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, person.as)
    expect((await detail(id, person)).expectedCompletion).toBe(dayFrom(h, 2))
  })
})
