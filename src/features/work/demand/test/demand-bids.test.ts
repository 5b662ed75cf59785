import { beforeAll, describe, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, plannedAt, renew, type Stage, setLimit } from '../../../../../test/support/demands.ts'
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

  it('for work that is paid by a rate has no total of its own', async () => {
    const { id } = await plannedAt(h, people, 2)
    await h.services.pool.query(`update demand set contract_kind = 'payAsYouGo' where id = $1`, [id])
    const person = await individual(h)
    const refused = await h.refused('POST /ws/demand/apply', { id, price: '999' }, person.as)
    expect(Object.keys(refused.fields ?? {})).toEqual(['price'])
    await h.ok('POST /ws/demand/apply', { id, price: '1000' }, person.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: person.accountId, bidVersion: 1 }, people.publisher.as)
    expect(await detail(id, people.publisher)).toMatchObject({ amountMinor: 100_000, askedMinor: null })
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

describe('a price that differs from the amount', () => {
  const money = async (id: string) => {
    const { escrow, amountMinor, parts } = await detail(id, people.publisher)
    return { amountMinor, held: escrow?.heldMinor, parts: parts.map((part) => [part.amountMinor, part.heldMinor]) }
  }
  const wallet = async () => (await h.ok('GET /ws/demand/hosting/preview', { id: await one() }, people.publisher.as)).walletMinor
  const one = async () => (known.demand ??= await demandAt(h, people, 0))
  const known: { demand?: string } = {}
  /** Applied at a price, not picked yet. */
  const bidAt = async (price: string, id?: string) => {
    const demandId = id ?? (await demandAt(h, people, 2))
    const person = await individual(h)
    await h.ok('POST /ws/demand/apply', { id: demandId, price }, person.as)
    return { id: demandId, person, pick: { id: demandId, accountId: person.accountId, bidVersion: 1 } }
  }

  it('above it is added with the pick as the preview says, and is what the work costs', async () => {
    const { id, person, pick } = await bidAt('9000')
    const before = await wallet()
    expect(await h.ok('GET /ws/demand/pick/preview', { id, accountId: person.accountId }, people.publisher.as)).toEqual({
      ...{ bidVersion: 1, priceMinor: 900_000, dueMinor: 900_000, heldMinor: 840_000, topUpMinor: 60_000, backMinor: 0 },
    })
    const { money: posted } = await h.ok('POST /ws/demand/pick', pick, people.publisher.as)
    expect(posted).toEqual({ cause: 'demand.fund', amountMinor: 60_000, currency: 'EUR' })
    expect(await money(id)).toMatchObject({ amountMinor: 900_000, held: 900_000 })
    expect(await wallet()).toBe(before - 60_000)
    expect(await h.ok('GET /ws/demand/release/preview', { id }, person.as)).toMatchObject({ grossMinor: 900_000, netMinor: 855_000 })
    await h.ok('POST /ws/demand/start', { id, agreed: true }, person.as)
    await h.ok('POST /ws/demand/complete', { id, note: 'Done' }, person.as)
    await h.ok('POST /ws/demand/confirm', { id, netMinor: 855_000 }, people.publisher.as)
    expect(await detail(id, person)).toMatchObject({
      escrow: { hostedMinor: 900_000, releasedMinor: 900_000, heldMinor: 0, refundedMinor: 0 },
    })
  })

  it('below it returns when the work begins, not before', async () => {
    const { id, person, pick } = await bidAt('8000.01')
    const before = await wallet()
    expect(await h.ok('POST /ws/demand/pick', pick, people.publisher.as)).toMatchObject({ money: null })
    expect(await money(id)).toMatchObject({ amountMinor: 800_001, held: 840_000 })
    expect((await h.ok('GET /ws/demand/release/preview', { id }, person.as)).grossMinor).toBe(800_001)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, person.as)
    expect(await money(id)).toMatchObject({ amountMinor: 800_001, held: 800_001 })
    expect(await wallet()).toBe(before + 39_999)
  })

  it.each(['cancelPick', 'decline', 'time', 'cancel'] as const)(
    'goes back to the wallet by %s, and the demand to its amount',
    async (how) => {
      for (const price of ['9000', '8000']) {
        const { id, person, pick } = await bidAt(price)
        const before = await wallet()
        await h.ok('POST /ws/demand/pick', pick, people.publisher.as)
        if (how === 'cancelPick') await h.ok('POST /ws/demand/cancelPick', { id, reason: 'x' }, people.publisher.as)
        else if (how === 'decline') await h.ok('POST /ws/demand/decline', { id, reason: 'x' }, person.as)
        else if (how === 'cancel') await h.ok('POST /ws/demand/cancel', { id, reason: 'x' }, people.publisher.as)
        else {
          h.clock.advance({ hours: 24 * 7 })
          await h.jobs.runDue()
          await renew(h, people)
          await signInAgain(h, person)
        }
        const all = how === 'cancel'
        // Time runs out for what others picked, too.
        if (how !== 'time') expect(await wallet()).toBe(before + (all ? 840_000 : 0))
        if (all) continue
        expect(await money(id)).toMatchObject({ amountMinor: 840_000, held: 840_000 })
        await h.ok('POST /ws/demand/pick', pick, people.publisher.as)
        expect((await money(id)).held).toBe(price === '9000' ? 900_000 : 840_000)
      }
    },
  )

  it('is divided among the parts of a plan in its proportions; each way back is exact', async () => {
    const { id, parts } = await plannedAt(h, people, 2)
    expect(parts.map(({ amountMinor }) => amountMinor)).toEqual([30_000, 30_000, 40_000])
    const { person, pick } = await bidAt('1100.01', id)
    await h.ok('POST /ws/demand/pick', pick, people.publisher.as)
    expect(await money(id)).toEqual({
      amountMinor: 110_001,
      held: 33_000,
      parts: [
        [33_000, 33_000],
        [33_000, 0],
        [44_001, 0],
      ],
    })
    await h.ok('POST /ws/demand/cancelPick', { id, reason: 'x' }, people.publisher.as)
    expect(await money(id)).toEqual({
      amountMinor: 100_000,
      held: 30_000,
      parts: [
        [30_000, 30_000],
        [30_000, 0],
        [40_000, 0],
      ],
    })
    const cheap = await bidAt('500', id)
    await h.ok('POST /ws/demand/pick', cheap.pick, people.publisher.as)
    expect(await money(id)).toEqual({
      amountMinor: 50_000,
      held: 30_000,
      parts: [
        [15_000, 30_000],
        [15_000, 0],
        [20_000, 0],
      ],
    })
    await h.ok('POST /ws/demand/start', { id, agreed: true }, cheap.person.as)
    expect(await money(id)).toEqual({
      amountMinor: 50_000,
      held: 15_000,
      parts: [
        [15_000, 15_000],
        [15_000, 0],
        [20_000, 0],
      ],
    })
    // Who was not picked goes on reading what the company had asked for.
    const rival = await detail(id, person)
    expect([rival.amountMinor, rival.dueMinor, rival.parts.map(({ amountMinor }) => amountMinor)]).toEqual([
      100_000,
      30_000,
      [30_000, 30_000, 40_000],
    ])
  })

  it('is refused if the wallet does not cover it, with nothing changed', async () => {
    const poor = await company(h, { funded: [{ amountMinor: 850_000, currency: 'EUR' }] })
    const id = await demandAt(h, { ...people, publisher: poor } as Stage, 2)
    const { pick } = await bidAt('8500.01', id)
    await h.refused('POST /ws/demand/pick', pick, poor.as)
    expect(await detail(id, poor)).toMatchObject({ seaServiceStatus: 2, amountMinor: 840_000, escrow: { heldMinor: 840_000 } })
    const fits = await bidAt('8500', id)
    await h.ok('POST /ws/demand/pick', fits.pick, poor.as)
    expect((await detail(id, poor)).escrow?.heldMinor).toBe(850_000)
  })

  it('needs the second person that its whole price needs, who approves the bid that was read', async () => {
    await setLimit(h, people.publisher, { euros: 500_000 })
    const { id, person, pick } = await bidAt('999999')
    expect(await h.ok('POST /ws/demand/pick', pick, people.publisher.as)).toMatchObject({ seaServiceStatus: 2, waits: true, money: null })
    expect(await money(id)).toMatchObject({ amountMinor: 840_000, held: 840_000 })
    await h.ok('POST /ws/demand/bid/revise', { id, price: '9000', bidVersion: 1 }, person.as)
    const [asked] = (await h.ok('GET /ws/approval/list', { state: 'pending' }, people.publisher.member.finance.as)).records
    const approve = await h.refused('POST /ws/approval/approve', { id: asked!.id }, people.publisher.member.finance.as)
    expect(approve.error).toBe('changedMeanwhile')
    expect(await money(id)).toMatchObject({ amountMinor: 840_000, held: 840_000 })
    await setLimit(h, people.publisher, { off: true })
  })

  it('names who was picked and who asked for it, once a second person has approved it', async () => {
    const { publisher } = people
    await setLimit(h, publisher, { euros: 500_000 })
    const { id, person, pick } = await bidAt('999999')
    await h.ok('POST /ws/demand/pick', pick, publisher.as)
    const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, publisher.member.finance.as)
    const asked = records.find(({ link }) => link.includes(id))!
    await h.ok('POST /ws/approval/approve', { id: asked.id }, publisher.member.finance.as)
    const named = { subjectName: person.name, actorName: publisher.member.finance.name, askedByName: publisher.owner.name }
    const picked = async (as: { token: string }) => (await detail(id, { as })).timeline.find(({ move }) => move === 'pick')
    expect(await picked(publisher.as)).toMatchObject(named)
    expect(await picked(person.as)).toMatchObject(named)
    await h.ok('POST /ws/demand/cancelPick', { id, reason: 'Picked by mistake' }, publisher.as)
    expect(await picked(publisher.as)).toMatchObject(named)
    await setLimit(h, publisher, { off: true })
  })

  it('is posted once by picks at the same moment', async () => {
    const { id, pick } = await bidAt('9000')
    const before = await wallet()
    const picks = await Promise.all(Array.from({ length: 4 }, () => h.call('POST /ws/demand/pick', pick, people.publisher.as)))
    expect(picks.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect([await wallet(), (await money(id)).held]).toEqual([before - 60_000, 900_000])
  })
})
