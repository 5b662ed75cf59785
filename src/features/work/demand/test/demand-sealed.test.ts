import { beforeAll, describe, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, formOf, renew, type Stage } from '../../../../../test/support/demands.ts'
import { individual, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { allCalls } from '../../../../app/server/features.ts'
import type { CallSpec } from '../../../../platform/contract/call.ts'
import { SEALED_PICK_DAYS } from '../../../../rules/demand.ts'

/** Sealed bids: until recruitment ends the company learns roughly how many there are, and nothing else. */

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const owner = () => people.publisher.as
const sealed = (over: object = {}) => demandAt(h, people, 2, { bidding: 'sealed', ...over })
const apply = (id: string, who: Person, price = '8000') =>
  h.ok('POST /ws/demand/apply', { id, price, message: `${price} from ${who.accountId}` }, who.as)
const detail = (id: string, who: { token: string } = owner()) => h.ok('GET /ws/demand/detail', { id }, who)
const state = async (id: string) =>
  (
    await h.services.pool.query<{ s: number; opened: unknown }>(
      'select sea_service_status as s, bids_opened_at as opened from demand where id = $1',
      [id],
    )
  ).rows[0]!
const noticesOf = async (id: string, accountId: string) =>
  (
    await h.services.pool.query<{ kind: string }>('select kind from notice where account_id = $1 and link like $2 order by id', [
      accountId,
      `%${id}%`,
    ])
  ).rows.map(({ kind }) => kind)

/** Every read, and every export, that a member of a company may make, but for the one whose answer is the time while the desk is open. */
const reads = Object.entries(allCalls as Readonly<Record<string, CallSpec>>).filter(
  ([key, spec]) =>
    ['company', 'member', 'signedIn'].includes(spec.audience) &&
    !key.includes('ogout') &&
    key !== 'GET /ws/advisory/hours' &&
    (key.startsWith('GET ') || key.endsWith('/export')),
)
/** By the demand, and by the bidder, as far as a call takes them. */
async function everythingRead(id: string, { accountId }: Person, who: { token: string }): Promise<string[]> {
  const answers: string[] = []
  for (const [key, { input }] of reads) {
    const takes = Object.keys((input as { shape?: object }).shape ?? {})
    for (const about of takes.includes('id') ? [id, accountId] : [id]) {
      const all = { id: about, demandId: id, accountId, partyId: accountId, companyId: people.publisher.companyId, search: '' }
      const named = Object.fromEntries(Object.entries(all).filter(([name]) => takes.includes(name)))
      const { status, body } = await h.call(key as keyof typeof allCalls, named as never, who)
      answers.push(
        `${key} ${status} ${JSON.stringify((body as { result?: unknown }).result ?? null).replace(/"(requestId|exportedAt)":"[^"]+"/g, '')}`,
      )
    }
  }
  return answers
}

describe('while bids are sealed', () => {
  it('no answer of the company differs with a bid, however it is changed', async () => {
    const id = await sealed()
    const [first, second, third] = [await individual(h), await individual(h), await individual(h)] as const
    await apply(id, first)
    await apply(id, second)
    const viewers = [owner(), people.platform.as]
    const seen = async () => Promise.all(viewers.map((who) => everythingRead(id, first, who)))
    const before = await seen()
    await h.ok('POST /ws/demand/bid/revise', { id, bidVersion: 1, price: '1234', message: 'A quite different plan' }, first.as)
    await h.ok('POST /ws/demand/bid/draft/save', { demandId: id, form: { message: 'Even cheaper' } }, second.as)
    await h.ok('POST /ws/demand/application/withdraw', { id }, second.as)
    await apply(id, third, '7000')
    await apply(id, second, '6000')
    const after = await seen()
    for (const [at, answers] of before.entries()) expect(after[at]).toEqual(answers)
    expect(await detail(id)).toMatchObject({ applicants: 1, bidsSealed: true, next: null })
    expect(JSON.stringify(after)).not.toContain(third.accountId)
    for (const who of [people.publisher.owner.accountId, people.publisher.member.demandManager!.accountId])
      expect((await noticesOf(id, who)).filter((kind) => /applied|bidRevised|applicationWithdrawn/.test(kind))).toEqual([])
    expect(await h.ok('GET /ws/demand/mine', { waiting: 'me', search: '', pageSize: 100 }, owner())).not.toMatchObject({
      records: expect.arrayContaining([expect.objectContaining({ id })]),
    })
  })

  it('every decision on a bid is refused with the same words, whether or not there is one', async () => {
    const id = await sealed()
    const [bidder, stranger] = [await individual(h), await individual(h)]
    await apply(id, bidder)
    const calls = {
      'POST /ws/demand/pick': {},
      'POST /ws/demand/bid/counter': { bidVersion: 1, price: '1' },
      'POST /ws/demand/bid/counter/withdraw': {},
      'POST /ws/demand/bid/turnDown': { category: 'price' },
      'POST /ws/demand/bid/reconsider': {},
      'POST /ws/demand/bid/shortlist': { shortlisted: true },
      'POST /ws/demand/bid/note': { text: 'x', version: 0 },
      'POST /ws/demand/bids/export': {},
      'GET /ws/demand/bids/tracks': {},
      'GET /ws/demand/pick/preview': {},
    } as const
    for (const [key, more] of Object.entries(calls)) {
      for (const { accountId } of [bidder, stranger]) {
        const input = /tracks|export/.test(key) ? { id } : { id, accountId, ...more }
        expect([key, (await h.refused(key as keyof typeof allCalls, input as never, owner())).error]).toEqual([key, 'bidsSealed'])
      }
    }
    expect(await h.ok('GET /ws/demand/providers', { id }, owner())).toEqual({ records: [], picked: null })
    expect(await detail(id, bidder.as)).toMatchObject({ bidsSealed: true, myApplication: { bids: [{ priceMinor: 800_000 }] } })
  })

  it('an invitation does not tell who has applied', async () => {
    const id = await sealed()
    const [bidder, stranger] = [await individual(h), await individual(h)]
    await apply(id, bidder)
    const invite = ({ accountId }: Person) => h.call('POST /ws/demand/add', { id, accountId, message: 'x' }, owner())
    expect([(await invite(bidder)).status, (await invite(stranger)).status]).toEqual([200, 200])
    expect([(await invite(bidder)).status, (await invite(stranger)).status]).toEqual([422, 422])
    const list = async () => (await h.ok('GET /ws/demand/invitations', { id }, owner())).records
    expect((await list()).map((one) => [one.state, one.revocable])).toEqual([
      ['sent', true],
      ['sent', true],
    ])
    for (const one of await list()) await h.ok('POST /ws/demand/invitation/revoke', { id: one.id }, owner())
    expect(await detail(id, bidder.as)).toMatchObject({ myApplication: { state: 'applied' } })
  })

  it('neither writing to an applicant nor their files or profile are open', async () => {
    const id = await sealed()
    const bidder = await individual(h)
    await apply(id, bidder)
    const { rows } = await h.services.pool.query('select 1 from chat_conversation where about = $1', [id])
    expect(rows).toEqual([])
    expect((await h.call('GET /ws/profile/public', { id: bidder.accountId } as never, owner())).status).not.toBe(200)
  })

  it('the option is fixed by the publication, and recruitment does not end earlier', async () => {
    const id = await sealed()
    const edit = (over: object) => h.refused('POST /ws/demand/edit', { id, form: formOf(h, { bidding: 'sealed', ...over }) }, owner())
    expect((await edit({ bidding: 'open' })).error).toBe('biddingFixed')
    expect((await edit({ recruitEnd: dayFrom(h, 1) })).error).toBe('sealedEnd')
    const draft = await demandAt(h, people, 0, { bidding: 'sealed' })
    await h.ok('POST /ws/demand/edit', { id: draft, form: formOf(h) }, owner())
    expect(await detail(draft)).toMatchObject({ bidding: 'open', bidsSealed: false })
    const open = await demandAt(h, people, 2)
    expect((await h.refused('POST /ws/demand/edit', { id: open, form: formOf(h, { bidding: 'sealed' }) }, owner())).error).toBe(
      'biddingFixed',
    )
  })

  it('a request that is cancelled keeps them sealed', async () => {
    const id = await sealed()
    await apply(id, await individual(h))
    await h.ok('POST /ws/demand/cancel', { id, reason: 'x' }, owner())
    expect(await h.ok('GET /ws/demand/providers', { id }, owner())).toEqual({ records: [], picked: null })
    expect((await detail(id)).timeline.filter(({ move }) => move === 'apply')).toEqual([])
  })
})

describe('when recruitment ends', () => {
  const pass = async (days: number) => {
    h.clock.advance({ hours: 24 * days })
    await h.jobs.runDue()
    await renew(h, people)
  }

  it('they are opened once and said so, and one is picked within the days after it, or the request closes', async () => {
    const over = { recruitEnd: dayFrom(h, 3) }
    const [id, unpicked] = [await sealed(over), await sealed(over)]
    const bidder = await individual(h)
    await apply(id, bidder)
    await apply(unpicked, bidder)
    await pass(2)
    expect(await detail(id)).toMatchObject({ bidsSealed: true })
    await pass(2)
    await h.jobs.runDue()
    await signInAgain(h, bidder)
    expect(await detail(id)).toMatchObject({ bidsSealed: false, applicants: 1, next: { move: 'pick' } })
    expect((await h.ok('GET /ws/demand/providers', { id }, owner())).records).toMatchObject([{ bids: [{ priceMinor: 800_000 }] }])
    for (const [who, kind] of [
      [people.publisher.owner.accountId, 'bidsOpened'],
      [bidder.accountId, 'bidOpened'],
    ] as const)
      expect((await noticesOf(id, who)).filter((one) => one.includes(kind))).toHaveLength(1)
    const late = await individual(h)
    expect((await h.refused('POST /ws/demand/apply', { id }, late.as)).error).toBe('recruitmentEnded')
    expect((await h.refused('POST /ws/demand/edit', { id, form: formOf(h, { bidding: 'sealed' }) }, owner())).error).toBe('bidsOpened')
    await h.ok('POST /ws/demand/bid/counter', { id, accountId: bidder.accountId, bidVersion: 1, price: '7900' }, owner())
    await h.ok('POST /ws/demand/bid/counter/accept', { id, bidVersion: 1 }, bidder.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: bidder.accountId, bidVersion: 2 }, owner())
    await h.ok('POST /ws/demand/cancelPick', { id, reason: 'x' }, owner())
    expect(await state(id)).toMatchObject({ s: 2 })
    expect((await h.refused('POST /ws/demand/apply', { id }, late.as)).error).toBe('recruitmentEnded')
    await pass(SEALED_PICK_DAYS)
    expect(await state(unpicked)).toMatchObject({ s: 8 })
    expect(await detail(unpicked)).toMatchObject({ outcome: 'recruitmentOver', escrow: { heldMinor: 0 } })
  })

  it('one whose review lasted longer is not published any more', async () => {
    const id = await demandAt(h, people, 1, { bidding: 'sealed', recruitEnd: dayFrom(h, 2) })
    await h.ok('POST /ws/demand/publish', { id }, owner())
    await pass(4)
    expect((await h.refused('POST /ws/operator/demand/approve', { id }, people.platform.as)).error).toBe('recruitmentPast')
  })
})
