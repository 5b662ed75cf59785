import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, formOf, renew, type Stage } from '../../../../../test/support/demands.ts'
import { individual, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { COUNTER_DAYS, COUNTERS_MAX } from '../../../../rules/demand.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const owner = () => people.publisher.as
const again = async (who: Person) => {
  await signInAgain(h, who)
  return who
}
const detail = (id: string, as: Person['as']) => h.ok('GET /ws/demand/detail', { id }, as)
const applicationOf = async (id: string, who: Person) =>
  (await h.ok('GET /ws/demand/providers', { id }, owner())).records.find(({ person }) => person.id === who.accountId)!
const noticesTo = async (id: string, accountId: string, kind: string) => {
  const { rows } = await h.services.pool.query<{ params: Record<string, { en: string }> }>(
    'select params from notice where account_id = $1 and kind = $2 and link like $3',
    [accountId, kind, `%${id}%`],
  )
  return rows.map(({ params }) => params)
}

/** A demand of 8,400 in matching, to which these many have applied for 900. */
async function applied(count: number) {
  const id = await demandAt(h, people, 2)
  const bidders = await Promise.all(Array.from({ length: count }, () => individual(h)))
  for (const { as } of bidders) await h.ok('POST /ws/demand/apply', { id, price: '900', message: 'In three weeks' }, as)
  return { id, bidders: bidders as [Person, ...Person[]] }
}
const terms = (id: string, who: Person, more: Record<string, unknown> = {}) => ({
  id,
  accountId: who.accountId,
  bidVersion: 1,
  price: '850',
  ...more,
})
const counter = (...of: Parameters<typeof terms>) => h.ok('POST /ws/demand/bid/counter', terms(...of), owner())
const refusal = async (...of: Parameters<typeof terms>) => (await h.refused('POST /ws/demand/bid/counter', terms(...of), owner())).error

describe('a counter-offer', () => {
  it('that is accepted becomes the next version of the bid, agreed by both, and is picked at its price', async () => {
    const { id, bidders } = await applied(1)
    const [person] = bidders
    await counter(id, person, { message: 'For 850 it is yours' })
    const offered = { priceMinor: 85_000, message: 'For 850 it is yours', answer: null }
    expect((await detail(id, person.as)).myApplication).toMatchObject({ countered: true, bids: [{ version: 1, counter: offered }] })
    expect(await detail(id, person.as)).toMatchObject({ next: { move: 'acceptCounter' } })
    expect(await applicationOf(id, person)).toMatchObject({ countered: true, bids: [{ counter: offered }] })
    expect(await noticesTo(id, person.accountId, 'bidCountered')).toHaveLength(1)
    await h.ok('POST /ws/demand/bid/counter/accept', { id, bidVersion: 1 }, person.as)
    expect(await applicationOf(id, person)).toMatchObject({
      ...{ countered: false, bidVersion: 2, message: 'In three weeks' },
      bids: [
        { version: 2, agreed: true, priceMinor: 85_000, counter: null },
        { version: 1, agreed: false, priceMinor: 90_000, counter: { answer: 'accepted' } },
      ],
    })
    expect(await noticesTo(id, people.publisher.owner.accountId, 'counterAccepted')).toHaveLength(1)
    await h.ok('POST /ws/demand/pick', { id, accountId: person.accountId, bidVersion: 2 }, owner())
    expect(await detail(id, owner())).toMatchObject({ amountMinor: 85_000, askedMinor: 840_000 })
  })

  it('leaves the bid as it is: it can be picked meanwhile, and stays when the terms are declined', async () => {
    const { id, bidders } = await applied(2)
    const [person, other] = bidders as [Person, Person]
    await counter(id, person)
    await h.ok('POST /ws/demand/bid/counter/decline', { id, bidVersion: 1, reason: 'Not below 900' }, person.as)
    expect(await applicationOf(id, person)).toMatchObject({
      countered: false,
      bids: [{ priceMinor: 90_000, counter: { answer: 'declined', reason: 'Not below 900' } }],
    })
    expect(await noticesTo(id, people.publisher.owner.accountId, 'counterDeclined')).toMatchObject([{ why: 'Not below 900' }])
    await counter(id, other)
    await h.ok('POST /ws/demand/pick', { id, accountId: other.accountId, bidVersion: 1 }, owner())
    expect(await detail(id, owner())).toMatchObject({ amountMinor: 90_000 })
    // Terms for an application that was picked since are over, also once it is back.
    await h.ok('POST /ws/demand/cancelPick', { id, reason: 'x' }, owner())
    expect((await h.refused('POST /ws/demand/bid/counter/accept', { id, bidVersion: 1 }, other.as)).error).toBe('noCounter')
  })

  it('is one at a time, withdrawn by the company, answered by a new version, and limited in number', async () => {
    const { id, bidders } = await applied(1)
    const [person] = bidders
    await counter(id, person)
    expect(await refusal(id, person, { price: '800' })).toBe('counterOpen')
    await h.ok('POST /ws/demand/bid/counter/withdraw', { id, accountId: person.accountId }, owner())
    expect((await h.refused('POST /ws/demand/bid/counter/withdraw', { id, accountId: person.accountId }, owner())).error).toBe('noCounter')
    expect((await h.refused('POST /ws/demand/bid/counter/accept', { id, bidVersion: 1 }, person.as)).error).toBe('noCounter')
    await counter(id, person)
    await h.ok('POST /ws/demand/bid/revise', { id, bidVersion: 1, price: '880' }, person.as)
    expect(await applicationOf(id, person)).toMatchObject({ countered: false, bids: [{ priceMinor: 88_000, counter: null }, {}] })
    expect((await h.refused('POST /ws/demand/bid/counter/accept', { id, bidVersion: 2 }, person.as)).error).toBe('noCounter')
    for (let made = 2; made < COUNTERS_MAX; made++) {
      await counter(id, person, { bidVersion: 2, price: String(800 - made) })
      await h.ok('POST /ws/demand/bid/counter/withdraw', { id, accountId: person.accountId }, owner())
    }
    expect(await refusal(id, person, { bidVersion: 2 })).toBe('countersMost')
  })

  it('names the bid that was read, differs from it, and is made by the company alone', async () => {
    const { id, bidders } = await applied(2)
    const [person, rival] = bidders as [Person, Person]
    expect(await refusal(id, person, { bidVersion: 2 })).toBe('changedMeanwhile')
    expect(await refusal(id, person, { price: '900' })).toBe('counterSame')
    const past = await h.refused('POST /ws/demand/bid/counter', terms(id, person, { finishesOn: '2001-01-01' }), owner())
    expect(Object.keys(past.fields ?? {})).toEqual(['finishesOn'])
    expect(await refusal(id, await individual(h))).toBe('notApplied')
    await counter(id, person)
    expect((await h.refused('POST /ws/demand/bid/counter/accept', { id, bidVersion: 1 }, rival.as)).error).toBe('noCounter')
    expect(JSON.stringify(await detail(id, rival.as))).not.toContain('85000')
    await h.ok('POST /ws/demand/bid/turnDown', { id, accountId: rival.accountId, category: 'price' }, owner())
    expect(await refusal(id, rival)).toBe('turnedDownAlready')
  })

  it('is over after its days, and with a change of substance', async () => {
    const { id, bidders } = await applied(2)
    const [late, outdated] = bidders as [Person, Person]
    await counter(id, late)
    h.clock.advance({ hours: 24 * COUNTER_DAYS })
    expect((await h.refused('POST /ws/demand/bid/counter/accept', { id, bidVersion: 1 }, (await again(late)).as)).error).toBe('noCounter')
    await h.jobs.runDue()
    expect(await noticesTo(id, people.publisher.owner.accountId, 'counterLapsed')).toHaveLength(1)
    await renew(h, people)
    await signInAgain(h, late)
    await counter(id, outdated)
    const { version } = await detail(id, owner())
    await h.ok('POST /ws/demand/edit', { id, version, form: formOf(h, { title: '慕尼黑安装与培训 Munich training' }) }, owner())
    expect((await detail(id, (await again(outdated)).as)).myApplication).toMatchObject({ countered: false, stale: true })
  })

  it('against a revision at the same moment: one of both is too late', async () => {
    const { id, bidders } = await applied(1)
    const [person] = bidders
    await counter(id, person)
    const both = await Promise.all([
      h.call('POST /ws/demand/bid/counter/accept', { id, bidVersion: 1 }, person.as),
      h.call('POST /ws/demand/bid/revise', { id, bidVersion: 1, price: '700' }, person.as),
      h.call('POST /ws/demand/bid/counter/withdraw', { id, accountId: person.accountId }, owner()),
    ])
    const [accepted, revised, withdrawn] = both.map(({ body }) => body.success)
    expect(accepted && (revised || withdrawn)).toBe(false)
    const { bidVersion, bids } = await applicationOf(id, person)
    expect(bidVersion).toBe(accepted || revised ? 2 : 1)
    expect(bids[0]!.priceMinor).toBe(accepted ? 85_000 : revised ? 70_000 : 90_000)
  })
})
