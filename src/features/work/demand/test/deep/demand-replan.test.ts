import { describe, expect, it } from 'vitest'
import { cast, dayFrom, monthlyAt, plannedAt, renew, type Stage, weeklyAt } from '../../../../../../test/support/demands.ts'
import { company, individual } from '../../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'
import { REPEATS_MAX } from '../../../../../rules/demand.ts'
import { balancesByOwner } from '../../../../money/ledger/server/reads.ts'
import { noticeOf } from '../../contract/plan/notice.ts'

/** Changes of a plan while the work goes on: one side proposes, the other accepts within seven days; only what is not funded changes. */

const h = serverForFile()
const known: { people?: Stage } = {}
const all = async () => (known.people ??= await cast(h))
const escrow = async (id: string) => (await balancesByOwner(h.services.db, 'demandEscrow', [id]))[0]?.amountMinor ?? 0
const detail = async (id: string, as?: { token: string }) => h.ok('GET /ws/demand/detail', { id }, as ?? (await all()).publisher.as)
const news = async (as: { token: string }) => JSON.stringify((await h.ok('GET /ws/notice/list', { pageSize: 100 }, as)).records)
const one = (name: string, amount: string, more: Record<string, unknown> = {}) => ({ name, amount, ...more })
const planOf = async (id: string) =>
  (await detail(id)).parts.map(({ place, name, state, isLast, amountMinor, heldMinor }) => ({
    place,
    name,
    state,
    isLast,
    amountMinor,
    heldMinor,
  }))
const fields = async (id: string, input: Record<string, unknown>, as: { token: string }) =>
  Object.keys((await h.refused('POST /ws/demand/plan/propose', { id, note: 'x', ...input }, as)).fields ?? {})

describe('a change of milestones', () => {
  it('adds, renames and moves what is not funded, once the other side accepts', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id } = await plannedAt(h, people, 4)
    const milestones = [
      one('Pilot', '250', { dueOn: dayFrom(h, 35) }),
      one('Roll-out', '350', { dueOn: dayFrom(h, 45) }),
      one('Training', '50', { dueOn: dayFrom(h, 50) }),
      one('Handover', '150'),
    ]
    const before = await planOf(id)
    await h.ok('POST /ws/demand/plan/propose', { id, milestones, note: 'The pilot needs a step of its own' }, provider.as)
    expect(await planOf(id)).toEqual(before)
    expect(await news(publisher.as)).toContain('The pilot needs a step of its own')
    expect((await detail(id)).planChange).toMatchObject({ isMine: false, side: 'provider' })
    expect((await detail(id)).next).toMatchObject({ move: 'acceptPlan' })
    expect((await detail(id, provider.as)).planChange).toMatchObject({ isMine: true })
    expect((await h.refused('POST /ws/demand/plan/accept', { id }, provider.as)).error).toBe('noPlanChange')
    expect((await h.refused('POST /ws/demand/plan/withdraw', { id }, publisher.as)).error).toBe('noPlanChange')
    expect((await h.refused('POST /ws/demand/plan/propose', { id, milestones, note: 'x' }, publisher.as)).error).toBe('planProposed')
    for (const stranger of [await individual(h), (await company(h)).owner])
      expect((await h.refused('POST /ws/demand/plan/accept', { id }, stranger.as)).error).toBe('notFound')

    await h.ok('POST /ws/demand/plan/accept', { id }, publisher.as)
    const funded = { place: 1, name: 'Milestone 1', state: 'funded', isLast: false, amountMinor: 30_000, heldMinor: 30_000 }
    const planned = { state: 'planned', isLast: false, heldMinor: 0 }
    expect(await planOf(id)).toEqual([
      funded,
      { ...planned, place: 2, name: 'Pilot', amountMinor: 25_000 },
      { ...planned, place: 3, name: 'Roll-out', amountMinor: 35_000 },
      { ...planned, place: 4, name: 'Training', amountMinor: 5_000 },
      { ...planned, place: 5, name: 'Handover', amountMinor: 15_000, isLast: true },
    ])
    expect(await detail(id)).toMatchObject({ amountMinor: 110_000, planChange: null })
    expect(await news(provider.as)).toContain('planAccepted')
    // The plan works on: the new part is funded, sent and released like any other.
    const pilot = (await detail(id)).parts[1]!
    await h.ok('POST /ws/demand/part/fund', { id: pilot.id }, publisher.as)
    await h.ok('POST /ws/demand/part/send', { id: pilot.id, note: 'Done' }, provider.as)
    const training = (await detail(id)).parts[3]!
    await h.ok('POST /ws/demand/part/fund', { id: training.id }, publisher.as)
    expect(await escrow(id)).toBe(60_000)
  })

  it('drops what is one too many, and keeps what an earlier part left for the next', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id, parts } = await plannedAt(h, people, 4, {
      hosting: 'first',
      milestones: [
        one('First', '300', {
          dueOn: dayFrom(h, 30),
          metric: 'Leads',
          unit: 'leads',
          target: '500',
          tiers: [
            { from: '80', percent: 50 },
            { from: '100', percent: 100 },
          ],
          rest: 'next',
        }),
        one('Second', '100', { dueOn: dayFrom(h, 35) }),
        one('Third', '100', { dueOn: dayFrom(h, 40) }),
        one('Last', '400'),
      ] as never,
    })
    await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x', measured: '450' }, provider.as)
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: parts[0]!.id }, publisher.as)
    await h.ok('POST /ws/demand/part/release', { id: parts[0]!.id, netMinor, backMinor }, publisher.as)
    // Of the rest, 100 pay the second part, and 50 a half of the third.
    expect((await planOf(id)).map(({ state, heldMinor }) => [state, heldMinor])).toEqual([
      ['released', 0],
      ['funded', 10_000],
      ['planned', 5_000],
      ['planned', 0],
    ])
    await h.ok('POST /ws/demand/plan/propose', { id, milestones: [one('All that is left', '30')], note: 'Smaller' }, publisher.as)
    await h.ok('POST /ws/demand/plan/accept', { id }, provider.as)
    expect(await planOf(id)).toEqual([
      { place: 1, name: 'First', state: 'released', isLast: false, amountMinor: 30_000, heldMinor: 0 },
      { place: 2, name: 'Second', state: 'funded', isLast: false, amountMinor: 10_000, heldMinor: 10_000 },
      { place: 3, name: 'Third', state: 'dropped', isLast: false, amountMinor: 0, heldMinor: 0 },
      { place: 4, name: 'All that is left', state: 'funded', isLast: true, amountMinor: 3_000, heldMinor: 3_000 },
    ])
    expect(await escrow(id)).toBe(13_000)
    expect(await detail(id)).toMatchObject({ amountMinor: 43_000 })
  })

  it('is refused at its fields', async () => {
    const people = await all()
    const { provider } = people
    const { id } = await plannedAt(h, people, 4)
    const early = one('Early', '300', { dueOn: dayFrom(h, 5) })
    expect(await fields(id, { milestones: [early, one('Last', '1')] }, provider.as)).toEqual(['milestones.0.dueOn'])
    const late = one('Late', '300', { dueOn: dayFrom(h, 90) })
    expect(await fields(id, { milestones: [late, one('Last', '1')] }, provider.as)).toEqual(['milestones.0.dueOn'])
    expect(await fields(id, { milestones: [one('Last', '0.001')] }, provider.as)).toEqual(['milestones.0.amount'])
    expect(await fields(id, { milestones: [one('Last', '1', { target: '5' })] }, provider.as)).toEqual(['milestones.0.metric'])
    expect(await fields(id, { milestones: [one('Last', '999999')] }, provider.as)).toEqual(['milestones'])
    expect(await fields(id, {}, provider.as)).toEqual(['milestones'])
    const most = Array.from({ length: 20 }, (_, at) => one(`M${at}`, '1', { dueOn: dayFrom(h, 40) }))
    expect(await fields(id, { milestones: most }, provider.as)).toEqual(['milestones'])
    const now = (await detail(id)).parts.slice(1)
    const same = now.map(({ name, dueOn, amountMinor }) => one(name, String(amountMinor / 100), { dueOn }))
    expect(await fields(id, { milestones: same }, provider.as)).toEqual(['milestones'])
  })
})

describe('a proposal', () => {
  it('is declined with a reason, taken back, or lapses after seven days', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id } = await plannedAt(h, people, 4)
    const milestones = [one('Both in one', '600')]
    const propose = (as: { token: string }) => h.ok('POST /ws/demand/plan/propose', { id, milestones, note: 'Simpler' }, as)
    const before = await planOf(id)
    await propose(publisher.as)
    await h.ok('POST /ws/demand/plan/decline', { id, reason: 'I need the second payment' }, provider.as)
    expect(await news(publisher.as)).toContain('I need the second payment')
    await propose(provider.as)
    await h.ok('POST /ws/demand/plan/withdraw', { id }, provider.as)
    await propose(provider.as)
    h.clock.advance({ hours: 24 * 7 })
    await renew(h, people)
    expect((await h.refused('POST /ws/demand/plan/accept', { id }, publisher.as)).error).toBe('noPlanChange')
    await h.jobs.runDue()
    expect(await news(provider.as)).toContain('planChangeLapsed')
    expect(await planOf(id)).toEqual(before)
    await propose(provider.as)
  })

  it('is void once a part that it was made for has changed', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id, parts } = await plannedAt(h, people, 4)
    await h.ok('POST /ws/demand/plan/propose', { id, milestones: [one('Both in one', '600')], note: 'x' }, provider.as)
    await h.ok('POST /ws/demand/part/fund', { id: parts[1]!.id }, publisher.as)
    expect((await h.refused('POST /ws/demand/plan/accept', { id }, publisher.as)).error).toBe('planMoved')
  })

  it('is not possible once everything is funded', async () => {
    const people = await all()
    const { id, parts } = await plannedAt(h, people, 4)
    for (const part of parts.slice(1)) await h.ok('POST /ws/demand/part/fund', { id: part.id }, people.publisher.as)
    const refused = await h.refused('POST /ws/demand/plan/propose', { id, milestones: [one('x', '1')], note: 'x' }, people.provider.as)
    expect(refused.error).toBe('nothingPlanned')
  })
})

describe('another amount', () => {
  it('of the periods that are not funded, the first and the last by calendar days', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id } = await monthlyAt(h, people, 4)
    await h.ok('POST /ws/demand/plan/propose', { id, amount: '1200', note: 'Two more people' }, provider.as)
    await h.ok('POST /ws/demand/plan/accept', { id }, publisher.as)
    expect((await planOf(id)).map(({ amountMinor }) => amountMinor)).toEqual([100_000, 120_000, 120_000])
    expect(await detail(id)).toMatchObject({ amountMinor: 340_000, periods: { amountMinor: 120_000 } })
    expect(await fields(id, { amount: '1200' }, provider.as)).toEqual(['amount'])
    expect(await fields(id, { amount: '0' }, provider.as)).toEqual(['amount'])
  })

  it.each([
    ['more', '2000', 200_000],
    ['less', '500', 50_000],
  ])('%s a period: a notice pays each period by its own price', async (_, amount, changedMinor) => {
    const people = await all()
    const { publisher, provider } = people
    const replanned = async () => {
      const { id, parts } = await monthlyAt(h, people, 4)
      await h.ok('POST /ws/demand/plan/propose', { id, amount, note: 'The price of the new year' }, provider.as)
      await h.ok('POST /ws/demand/plan/accept', { id }, publisher.as)
      return { id, parts }
    }
    for (const [at, wholeMinor, heldMinor] of [
      [0, 100_000, 100_000],
      [1, changedMinor, 0],
    ] as const) {
      const { id, parts } = await replanned()
      const first = Temporal.PlainDate.from(parts[at]!.startsOn!)
      const lastDay = first.add({ days: 14 }).toString()
      const ofMonth = Math.round((wholeMinor * 15) / first.daysInMonth)
      const backMinor = Math.max(0, heldMinor - ofMonth)
      const seen = await detail(id)
      expect(noticeOf(seen.parts, 'monthly', lastDay)).toMatchObject({ at, amountMinor: ofMonth, backMinor })
      await h.ok('POST /ws/demand/notice', { id, lastDay, reason: 'The branch closes', backMinor }, publisher.as)
      expect((await planOf(id))[at]).toMatchObject({ amountMinor: ofMonth, isLast: true })
      expect(await escrow(id)).toBe(100_000 - backMinor)
    }
  })

  it('leaves a period whole that a notice ends with', async () => {
    const people = await all()
    const { id, parts } = await monthlyAt(h, people, 4)
    await h.ok('POST /ws/demand/plan/propose', { id, amount: '500', note: 'x' }, people.provider.as)
    await h.ok('POST /ws/demand/plan/accept', { id }, people.publisher.as)
    await h.ok('POST /ws/demand/notice', { id, lastDay: parts[0]!.dueOn, reason: 'x', backMinor: 0 }, people.publisher.as)
    expect((await planOf(id))[0]).toMatchObject({ amountMinor: 100_000, heldMinor: 100_000, isLast: true })
  })

  it('of the rate of the weeks that are not funded', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id } = await weeklyAt(h, people, 4)
    await h.ok('POST /ws/demand/plan/propose', { id, amount: '55', note: 'The rate of the new year' }, publisher.as)
    await h.ok('POST /ws/demand/plan/accept', { id }, provider.as)
    expect((await detail(id)).parts.map(({ amountMinor, work }) => [amountMinor, work?.rateMinor])).toEqual([
      [200_000, 5_000],
      [200_000, 5_000],
      [220_000, 5_500],
      [220_000, 5_500],
    ])
  })
})

describe('two at once', () => {
  const tried = async (calls: readonly Promise<{ body: { success: boolean } }>[]) =>
    (await Promise.all(calls)).filter(({ body }) => body.success).length

  it('an acceptance and the funding of a part that it changes: one of them', async () => {
    const people = await all()
    const { publisher, provider } = people
    for (let round = 0; round < 4; round++) {
      const { id, parts } = await plannedAt(h, people, 4)
      await h.ok('POST /ws/demand/plan/propose', { id, milestones: [one('Both in one', '600')], note: 'x' }, provider.as)
      const fund = () => h.call('POST /ws/demand/part/fund', { id: parts[1]!.id }, publisher.as)
      const accept = () => h.call('POST /ws/demand/plan/accept', { id }, publisher.as)
      expect(await tried(round % 2 ? [fund(), accept()] : [accept(), fund()])).toBe(1)
      const held = (await planOf(id)).reduce((sum, { heldMinor }) => sum + heldMinor, 0)
      expect(await escrow(id)).toBe(held)
    }
  })

  it('two acceptances, and an acceptance with a withdrawal: one of them', async () => {
    const people = await all()
    const { publisher, provider } = people
    for (const withdraws of [false, true]) {
      const { id } = await plannedAt(h, people, 4)
      await h.ok('POST /ws/demand/plan/propose', { id, milestones: [one('Both in one', '600')], note: 'x' }, provider.as)
      const accept = () => h.call('POST /ws/demand/plan/accept', { id }, publisher.as)
      const other = withdraws ? h.call('POST /ws/demand/plan/withdraw', { id }, provider.as) : accept()
      expect(await tried([accept(), other])).toBe(1)
      expect((await detail(id)).planChange).toBeNull()
    }
  })

  it('a notice and a submission of the period that it cuts: one of them', async () => {
    const people = await all()
    const { publisher, provider } = people
    for (let round = 0; round < 4; round++) {
      const { id, parts } = await monthlyAt(h, people, 4)
      const lastDay = Temporal.PlainDate.from(parts[0]!.startsOn!).add({ days: 9 }).toString()
      const seen = await detail(id)
      const backMinor = noticeOf(seen.parts, seen.periods!.cycle, lastDay)!.backMinor
      const notice = () => h.call('POST /ws/demand/notice', { id, lastDay, reason: 'x', backMinor }, publisher.as)
      const send = () => h.call('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x' }, provider.as)
      const done = await tried(round % 2 ? [send(), notice()] : [notice(), send()])
      expect(done).toBe(1)
      const [first] = (await detail(id)).parts
      expect([first!.state, first!.isLast]).toEqual(first!.state === 'sent' ? ['sent', false] : ['funded', true])
    }
  })

  it('two caps: what is held is what the weeks hold', async () => {
    const people = await all()
    const { id } = await weeklyAt(h, people, 4)
    const cap = (hours: number) => h.call('POST /ws/demand/cap', { id, cap: hours }, people.publisher.as)
    expect(await tried([cap(44), cap(48)])).toBe(1)
    expect(await escrow(id)).toBe((await planOf(id)).reduce((sum, { heldMinor }) => sum + heldMinor, 0))
  })
})

it('what notifies the other side is not repeated without end', async () => {
  const people = await all()
  const { publisher, provider } = people
  const { id } = await plannedAt(h, people, 4)
  const propose = { id, milestones: [one('Both in one', '600')], note: 'x' }
  for (let times = 0; times < REPEATS_MAX; times++) {
    await h.ok('POST /ws/demand/plan/propose', propose, provider.as)
    await h.ok('POST /ws/demand/plan/withdraw', { id }, provider.as)
  }
  expect((await h.refused('POST /ws/demand/plan/propose', propose, provider.as)).error).toBe('repeatsMost')
  expect(await news(publisher.as)).toContain('planWithdrawn')
  const [part] = (await detail(id)).parts
  for (let times = 0; times < REPEATS_MAX; times++) {
    await h.ok('POST /ws/demand/part/send', { id: part!.id, note: 'x', measured: '500' }, provider.as)
    await h.ok('POST /ws/demand/part/withdraw', { id: part!.id }, provider.as)
  }
  const again = await h.refused('POST /ws/demand/part/send', { id: part!.id, note: 'x', measured: '500' }, provider.as)
  expect(again.error).toBe('repeatsMost')
})
