import { beforeAll, describe, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, formOf, renew, type Stage } from '../../../../../test/support/demands.ts'
import { individual, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { TURN_DOWN_MINUTES } from '../../../../rules/demand.ts'
import { sharedHours } from '../server/compare.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const owner = () => people.publisher.as
const detail = (id: string, who: { as: Person['as'] }) => h.ok('GET /ws/demand/detail', { id }, who.as)
const applicationOf = async (id: string, who: Person) =>
  (await h.ok('GET /ws/demand/providers', { id }, owner())).records.find(({ person }) => person.id === who.accountId)!
const noticesTo = async (id: string, who: Person, kind: string) => {
  const { rows } = await h.services.pool.query<{ params: Record<string, { en: string }> }>(
    'select params from notice where account_id = $1 and kind = $2 and link like $3',
    [who.accountId, kind, `%${id}%`],
  )
  return rows.map(({ params }) => params)
}

/** A demand in matching, to which these many have applied. */
async function applied(count: number, more: Record<string, string> = {}) {
  const id = await demandAt(h, people, 2)
  const bidders = await Promise.all(Array.from({ length: count }, () => individual(h)))
  for (const { as } of bidders) await h.ok('POST /ws/demand/apply', { id, price: '8000', ...more }, as)
  return { id, bidders: bidders as [Person, ...Person[]] }
}

const turnDown = (id: string, who: Person, more: Record<string, unknown> = {}) =>
  h.ok('POST /ws/demand/bid/turnDown', { id, accountId: who.accountId, category: 'price', ...more }, owner())
const minutesPass = async () => {
  h.clock.advance({ minutes: TURN_DOWN_MINUTES })
  await h.jobs.runDue()
}

describe('a bid that the company turns down', () => {
  it('is known to the applicant ten minutes later, with the category and the words, and can be taken back until recruitment ends', async () => {
    const { id, bidders } = await applied(1)
    const [person] = bidders
    await turnDown(id, person, { category: 'dates', reason: 'We need you in March' })
    expect(await applicationOf(id, person)).toMatchObject({
      ...{ state: 'applied', turnDownCategory: 'dates', turnDownAt: expect.any(String), reason: 'We need you in March' },
    })
    expect((await detail(id, person)).myApplication).toMatchObject({ state: 'applied', turnDownCategory: null, reason: '' })
    expect(JSON.stringify(await detail(id, person))).not.toContain('March')
    await minutesPass()
    expect((await detail(id, person)).myApplication).toMatchObject({
      ...{ state: 'turnedDown', turnDownCategory: 'dates', reason: 'We need you in March' },
    })
    expect(await noticesTo(id, person, 'bidTurnedDown')).toMatchObject([{ why: { en: 'Dates. We need you in March' } }])
    expect((await h.refused('POST /ws/demand/apply', { id }, person.as)).error).toBe('bidTurnedDown')
    const { records } = await h.ok('GET /ws/demand/joined', { state: 'past' }, person.as)
    expect(records).toMatchObject([{ id, applicationState: 'turnedDown' }])
    expect((await h.refused('POST /ws/demand/application/withdraw', { id }, person.as)).error).toBe('noApplication')
    expect((await h.refused('POST /ws/demand/bid/revise', { id, bidVersion: 1 }, person.as)).error).toBe('noApplication')
    await h.ok('POST /ws/demand/bid/reconsider', { id, accountId: person.accountId }, owner())
    expect(await noticesTo(id, person, 'bidReconsidered')).toHaveLength(1)
    await h.ok('POST /ws/demand/pick', { id, accountId: person.accountId, bidVersion: 1 }, owner())
  })

  it('within the minutes is taken back unseen, cannot be picked, and is another bid once it is revised', async () => {
    const { id, bidders } = await applied(4)
    const [back, revised, withdrawn] = bidders as [Person, Person, Person, Person]
    for (const one of bidders.slice(0, 3)) await turnDown(id, one)
    const pick = { id, accountId: back.accountId, bidVersion: 1 }
    expect((await h.refused('POST /ws/demand/pick', pick, owner())).error).toBe('turnedDownAlready')
    expect((await h.refused('POST /ws/demand/bid/turnDown', { ...pick, category: 'price' }, owner())).error).toBe('turnedDownAlready')
    await h.ok('POST /ws/demand/bid/reconsider', { id, accountId: back.accountId }, owner())
    await h.ok('POST /ws/demand/bid/revise', { id, bidVersion: 1, price: '7000' }, revised.as)
    await h.ok('POST /ws/demand/application/withdraw', { id }, withdrawn.as)
    await minutesPass()
    for (const one of bidders) expect(await noticesTo(id, one, 'bidTurnedDown')).toEqual([])
    expect(await applicationOf(id, revised)).toMatchObject({ state: 'applied', turnDownAt: null, turnDownCategory: null })
    expect(await applicationOf(id, withdrawn)).toMatchObject({ state: 'withdrawn' })
    const again = { id, accountId: back.accountId }
    expect((await h.refused('POST /ws/demand/bid/reconsider', again, owner())).error).toBe('notTurnedDown')
    await h.ok('POST /ws/demand/pick', pick, owner())
  })

  it('names the bid that was read and a category; “other” needs words; nobody else may', async () => {
    const { id, bidders } = await applied(2)
    const [person, rival] = bidders as [Person, Person]
    const input = { id, accountId: person.accountId, category: 'price' }
    expect((await h.refused('POST /ws/demand/bid/turnDown', { ...input, bidVersion: 2 }, owner())).error).toBe('changedMeanwhile')
    const other = await h.refused('POST /ws/demand/bid/turnDown', { ...input, category: 'other' }, owner())
    expect(Object.keys(other.fields ?? {})).toEqual(['reason'])
    expect((await h.refused('POST /ws/demand/bid/turnDown', input, rival.as)).error).toBe('forbidden')
    const stranger = { ...input, accountId: (await individual(h)).accountId }
    expect((await h.refused('POST /ws/demand/bid/turnDown', stranger, owner())).error).toBe('notApplied')
    expect((await h.refused('POST /ws/demand/bid/shortlist', { ...stranger, category: undefined, shortlisted: true }, owner())).error).toBe(
      'notApplied',
    )
  })

  it('against a pick at the same moment: one of both is too late, and who was picked is not turned down', async () => {
    const { id, bidders } = await applied(2)
    const [{ accountId }] = bidders
    const both = await Promise.all([
      h.call('POST /ws/demand/pick', { id, accountId, bidVersion: 1 }, owner()),
      h.call('POST /ws/demand/bid/turnDown', { id, accountId, category: 'price' }, owner()),
    ])
    expect(both.filter(({ body }) => body.success)).toHaveLength(1)
    await minutesPass()
    const { state } = await applicationOf(id, bidders[0])
    expect(state).toBe(both[0]!.body.success ? 'picked' : 'turnedDown')
  })
})

describe('a bid that has to be renewed', () => {
  it('is one older than a change of substance: it waits for the applicant, not for the company, until it is confirmed', async () => {
    const { id, bidders } = await applied(1)
    const [person] = bidders
    const { version } = await detail(id, { as: owner() })
    await h.ok('POST /ws/demand/edit', { id, version, form: formOf(h, { title: '慕尼黑安装与培训 Munich training' }) }, owner())
    await h.ok('POST /ws/demand/publish', { id }, owner())
    await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)
    expect(await detail(id, { as: owner() })).toMatchObject({ seaServiceStatus: 2, next: null })
    expect(await detail(id, person)).toMatchObject({ next: { move: 'reviseBid' }, myApplication: { stale: true } })
    const pick = { id, accountId: person.accountId }
    expect((await h.refused('POST /ws/demand/pick', { ...pick, bidVersion: 1 }, owner())).error).toBe('bidStale')
    expect((await h.refused('GET /ws/demand/pick/preview', pick, owner())).error).toBe('bidStale')
    await h.ok('POST /ws/demand/bid/revise', { id, bidVersion: 1, price: '8000' }, person.as)
    expect(await detail(id, person)).toMatchObject({ next: null, myApplication: { stale: false } })
    expect((await detail(id, { as: owner() })).next).toMatchObject({ move: 'pick' })
    await h.ok('POST /ws/demand/pick', { ...pick, bidVersion: 2 }, owner())
  })

  it('stays what it is after an edit that changes no substance', async () => {
    const { id, bidders } = await applied(1)
    const { version } = await detail(id, { as: owner() })
    await h.ok('POST /ws/demand/edit', { id, version, form: formOf(h, { recruitEnd: dayFrom(h, 19) }) }, owner())
    expect((await detail(id, bidders[0])).myApplication).toMatchObject({ stale: false })
  })

  it('is one that expired: its applicant is notified in the night, once', async () => {
    const { id, bidders } = await applied(1, { validUntil: dayFrom(h, 1) })
    for (let day = 0; day < 3; day++) {
      h.clock.advance({ hours: 24 })
      await h.jobs.runDue()
    }
    await renew(h, people)
    await signInAgain(h, bidders[0])
    expect(await noticesTo(id, bidders[0], 'bidExpired')).toHaveLength(1)
    expect(await detail(id, { as: owner() })).toMatchObject({ next: null })
    expect(await detail(id, bidders[0])).toMatchObject({ next: { move: 'reviseBid' }, myApplication: { stale: true } })
  })
})

describe('bids beside each other', () => {
  it('show what each has finished here, with this company and on time; the shortlist is the company’s alone', async () => {
    const { id, bidders } = await applied(1)
    const [person] = bidders
    const served = await demandAt(h, people, 8)
    expect(await detail(served, { as: owner() })).toMatchObject({ outcome: 'completed' })
    await h.ok('POST /ws/demand/apply', { id, price: '9000' }, people.provider.as)
    const tracks = await h.ok('GET /ws/demand/bids/tracks', { id }, owner())
    expect(tracks.find(({ partyId }) => partyId === person.accountId)).toMatchObject({ finished: 0, withUs: 0, onTime: 0 })
    expect(tracks.find(({ partyId }) => partyId === people.provider.accountId)).toMatchObject({ finished: 1, withUs: 1, onTime: 1 })
    expect((await h.refused('GET /ws/demand/bids/tracks', { id }, people.provider.as)).error).toBe('forbidden')
    await h.ok('POST /ws/demand/bid/shortlist', { id, accountId: person.accountId, shortlisted: true }, owner())
    expect(await applicationOf(id, person)).toMatchObject({ shortlisted: true })
    expect((await detail(id, person)).myApplication).not.toHaveProperty('shortlisted')
    const seenByOperator = await h.ok('GET /ws/demand/providers', { id }, people.platform.as)
    expect(seenByOperator.records.every(({ shortlisted }) => !shortlisted)).toBe(true)
  })

  it('share the hours of both places, across the date line and with half hours', () => {
    const now = Temporal.Instant.from('2026-11-28T00:00:00Z')
    const hours = (a: string, b: string) => sharedHours(now, a, b)
    expect(hours('Asia/Shanghai', 'Asia/Shanghai')).toBe(9)
    expect(hours('Asia/Shanghai', 'Europe/Berlin')).toBe(2)
    expect(hours('Asia/Shanghai', 'Asia/Kolkata')).toBe(6.5)
    expect(hours('Pacific/Auckland', 'America/Los_Angeles')).toBe(6)
    expect(hours('Asia/Shanghai', 'America/New_York')).toBe(0)
    expect(sharedHours(now, null, 'Asia/Shanghai')).toBeNull()
  })
})
