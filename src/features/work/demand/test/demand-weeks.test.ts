import { describe, expect, it } from 'vitest'
import { cast, dayFrom, plannedAt, renew, type Stage, weeklyAt, weeklyForm } from '../../../../../test/support/demands.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { balancesByOwner } from '../../../money/ledger/server/reads.ts'

/** A pay-as-you-go contract: weeks that are paid by what was done in them, each up to its cap. */

const h = serverForFile()
const known: { people?: Stage } = {}
const all = async () => (known.people ??= await cast(h))
const escrow = async (id: string) => (await balancesByOwner(h.services.db, 'demandEscrow', [id]))[0]?.amountMinor ?? 0
const detail = async (id: string, as?: { token: string }) => h.ok('GET /ws/demand/detail', { id }, as ?? (await all()).publisher.as)
const news = async (as: { token: string }) => JSON.stringify((await h.ok('GET /ws/notice/list', { pageSize: 100 }, as)).records)
const until = async (day: string) => {
  const days = Temporal.PlainDate.from(dayFrom(h, 0)).until(Temporal.PlainDate.from(day)).days
  h.clock.advance({ hours: 24 * days })
  await h.jobs.runDue()
  await renew(h, await all())
}
const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
const line = (day: string, hours: number, memo = 'Calls with dealers') => ({ day, counted: hours * 60, memo })

/** In service, with two weeks in escrow, on the Friday of the first. */
async function working(form = weeklyForm(h)) {
  const people = await all()
  const { id, parts } = await weeklyAt(h, people, 4, form)
  const [one, two] = parts
  await until(plus(one!.startsOn!, 4))
  return { id, one: one!, two: two!, monday: one!.startsOn!, ...people }
}

describe('the plan of a pay-as-you-go contract', () => {
  it('has a week for each Monday to Sunday, at its cap, and calls the first two due at hosting', async () => {
    const { publisher } = await all()
    const { id } = await h.ok('POST /ws/demand/create', { form: weeklyForm(h) }, publisher.as)
    const seen = await detail(id)
    expect(seen.parts.map((one) => [one.amountMinor, one.rest])).toEqual([
      [200_000, 'next'],
      [200_000, 'next'],
      [200_000, 'next'],
      [200_000, 'wallet'],
    ])
    expect(seen.parts.every(({ startsOn }) => Temporal.PlainDate.from(startsOn!).dayOfWeek === 1)).toBe(true)
    expect(seen.dueMinor).toBe(400_000)
    expect(seen.weeks).toEqual({ unit: 'hour', piece: '', rateMinor: 5_000, cap: 40, firstDay: seen.parts[0]!.startsOn })
  })

  it.each([
    ['plan', () => weeklyForm(h, {}, { contractKind: 'kpi' })],
    ['plan.weeks.piece', () => weeklyForm(h, { unit: 'piece' })],
    ['plan.weeks.cap', () => weeklyForm(h, { cap: 169 }, { amount: '33800' })],
    ['plan.weeks.rate', () => weeklyForm(h, { rate: '0' }, { amount: '0' })],
    ['plan.weeks.firstDay', () => weeklyForm(h, { firstDay: '2020-01-06' })],
    ['plan.weeks.firstDay', () => weeklyForm(h, { rate: '1', cap: 1 }, { expectedCompletion: dayFrom(h, 300) })],
    ['amount', () => weeklyForm(h, {}, { amount: '7999.99' })],
  ])('is refused at %s', async (field, form) => {
    const { publisher } = await all()
    const refused = await h.refused('POST /ws/demand/create', { form: form() }, publisher.as)
    expect(Object.keys(refused.fields ?? {})).toContain(`form.${field}`)
  })

  it('is edited as it was typed, and the escrow follows it', async () => {
    const { publisher } = await all()
    const { id } = await h.ok('POST /ws/demand/create', { form: weeklyForm(h) }, publisher.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: '4000' }, publisher.as)
    await h.ok('POST /ws/demand/edit', { id, form: weeklyForm(h, { rate: '60' }, { amount: '9600' }) }, publisher.as)
    expect(await escrow(id)).toBe(480_000)
    expect((await detail(id)).parts.map((one) => [one.amountMinor, one.heldMinor])).toEqual([
      [240_000, 240_000],
      [240_000, 240_000],
      [240_000, 0],
      [240_000, 0],
    ])
  })
})

it('is applied to at its rate', async () => {
  const { provider } = await all()
  const { id } = await weeklyAt(h, await all(), 2)
  const refused = await h.refused('POST /ws/demand/apply', { id, price: '7000' }, provider.as)
  expect(Object.keys(refused.fields ?? {})).toEqual(['price'])
  await h.ok('POST /ws/demand/apply', { id, price: '8000' }, provider.as)
})

describe('the sheet of a week', () => {
  it('is kept by the provider, unseen until it is sent, and paid at the rate; what is not earned stays for the next week', async () => {
    const { id, one, monday, publisher, provider } = await working()
    expect((await h.refused('POST /ws/demand/part/send', { id: one.id, note: 'x' }, provider.as)).error).toBe('nothingLogged')
    const lines = [line(monday, 8), line(plus(monday, 1), 7.5), line(plus(monday, 3), 6)]
    await h.ok('POST /ws/demand/part/log', { id: one.id, lines }, provider.as)
    expect((await detail(id, provider.as)).parts[0]!.lines).toEqual(lines)
    expect((await detail(id)).parts[0]!.lines).toEqual([])
    await h.ok('POST /ws/demand/part/send', { id: one.id, note: 'First week' }, provider.as)
    const sent = (await detail(id)).parts[0]!
    // 21.5 h at 50.
    expect(sent).toMatchObject({ state: 'sent', claimedMinor: 107_500 })
    expect(sent.sendings[0]!.lines).toEqual(lines.map((each) => ({ ...each, accepted: null, answer: '' })))
    expect((await h.refused('POST /ws/demand/part/log', { id: one.id, lines }, provider.as)).error).toBe('partState')
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: one.id }, publisher.as)
    expect([netMinor, backMinor]).toEqual([102_125, 0])
    await h.ok('POST /ws/demand/part/release', { id: one.id, netMinor, backMinor }, publisher.as)
    const [first, second, third] = (await detail(id)).parts
    expect(first).toMatchObject({ state: 'released', earnedMinor: 107_500, heldMinor: 0 })
    expect([second!.heldMinor, third!.heldMinor]).toEqual([200_000, 92_500])
    expect(await escrow(id)).toBe(292_500)
  })

  it.each([
    ['lines.0.day', (day: string) => [line(plus(day, -1), 1)]],
    ['lines.0.day', (day: string) => [line(plus(day, 7), 1)]],
    ['lines.0.day', (day: string) => [line(plus(day, 5), 1)]],
    ['lines.1.day', (day: string) => [line(day, 1), line(day, 1)]],
    ['lines.0.counted', (day: string) => [{ ...line(day, 1), counted: 62 }]],
    ['lines.0.counted', (day: string) => [line(day, 25)]],
    ['lines.3.counted', (day: string) => [0, 1, 2, 3].map((days) => line(plus(day, days), 12))],
    ['lines.0.memo', (day: string) => [line(day, 1, 'abc')]],
  ])('is refused at %s', async (field, lines) => {
    const { one, monday, provider } = await shared()
    const refused = await h.refused('POST /ws/demand/part/log', { id: one.id, lines: lines(monday) }, provider.as)
    expect(Object.keys(refused.fields ?? {})).toEqual([field])
    expect((await detail((await shared()).id, provider.as)).parts[0]!.lines).toEqual([])
  })
  const at: { work?: Awaited<ReturnType<typeof working>> } = {}
  const shared = async () => (at.work ??= await working())

  it('names what is over the cap', async () => {
    const { one, monday, provider } = await working()
    const lines = [0, 1, 2, 3].map((days) => line(plus(monday, days), days === 3 ? 13.5 : 10))
    const refused = await h.refused('POST /ws/demand/part/log', { id: one.id, lines }, provider.as)
    expect(JSON.stringify(refused.fields)).toContain('3:30')
  })

  it('is lowered by its lines, each with a reason, and accepted', async () => {
    const { id, one, monday, publisher, provider } = await working()
    await h.ok('POST /ws/demand/part/log', { id: one.id, lines: [line(monday, 8), line(plus(monday, 1), 8)] }, provider.as)
    await h.ok('POST /ws/demand/part/send', { id: one.id, note: 'x' }, provider.as)
    const less = { day: monday, counted: 300, answer: 'The call took five hours' }
    const wrong = async (lines: object[]) =>
      Object.keys((await h.refused('POST /ws/demand/part/lower', { id: one.id, lines, netMinor: 1 }, publisher.as)).fields ?? {})
    expect(await wrong([])).toEqual(['lines'])
    expect(await wrong([{ ...less, counted: 481 }])).toEqual(['lines.0.counted'])
    expect(await wrong([{ ...less, day: plus(monday, 2) }])).toEqual(['lines.0.day'])
    const { netMinor, acceptedMinor } = await h.ok('GET /ws/demand/part/preview', { id: one.id, value: '780' }, publisher.as)
    expect(acceptedMinor).toBe(65_000)
    await h.ok('POST /ws/demand/part/lower', { id: one.id, lines: [less], netMinor }, publisher.as)
    const lowered = (await detail(id, provider.as)).parts[0]!
    expect(lowered).toMatchObject({ state: 'lowered', earnedMinor: 65_000 })
    expect(lowered.sendings[0]!.lines[0]).toMatchObject({ accepted: 300, answer: 'The call took five hours' })
    expect(await news(provider.as)).toContain('The call took five hours')
    await h.ok('POST /ws/demand/part/accept', { id: one.id }, provider.as)
    const [first, second, third] = (await detail(id)).parts
    expect(first).toMatchObject({ state: 'released', earnedMinor: 65_000 })
    expect([second!.heldMinor, third!.heldMinor]).toEqual([200_000, 135_000])
  })

  it('comes back with what was released: a later sheet cannot come to less', async () => {
    const { one, monday, publisher, provider } = await working()
    await h.ok('POST /ws/demand/part/log', { id: one.id, lines: [line(monday, 8)] }, provider.as)
    await h.ok('POST /ws/demand/part/send', { id: one.id, note: 'x' }, provider.as)
    const { netMinor } = await h.ok('GET /ws/demand/part/preview', { id: one.id, value: '360' }, publisher.as)
    const lines = [{ day: monday, counted: 360, answer: 'Lunch is not work' }]
    await h.ok('POST /ws/demand/part/lower', { id: one.id, lines, netMinor }, publisher.as)
    await h.ok('POST /ws/demand/part/insist', { id: one.id, reason: 'It was a working lunch' }, provider.as)
    const refused = await h.refused('POST /ws/demand/part/log', { id: one.id, lines: [line(monday, 5)] }, provider.as)
    expect(refused.fields).toHaveProperty('lines')
    await h.ok('POST /ws/demand/part/log', { id: one.id, lines: [line(monday, 7)] }, provider.as)
    await h.ok('POST /ws/demand/part/send', { id: one.id, note: 'Seven' }, provider.as)
    const rest = await h.ok('GET /ws/demand/part/preview', { id: one.id }, publisher.as)
    // 7 h at 50 less 6 h that were released.
    expect(rest.grossMinor).toBe(5_000)
  })

  it('is submitted as it is when Monday is over, and released after five days; a week without work is over without payment', async () => {
    const { id, one, two, monday, publisher, provider } = await working()
    await h.ok('POST /ws/demand/part/log', { id: one.id, lines: [line(monday, 8)] }, provider.as)
    await until(plus(one.dueOn, 1))
    expect((await detail(id)).parts[0]!.state).toBe('funded')
    await h.ok('POST /ws/demand/part/log', { id: one.id, lines: [line(monday, 8), line(plus(monday, 5), 2)] }, provider.as)
    await until(plus(one.dueOn, 2))
    await h.jobs.runDue()
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'sent', claimedMinor: 50_000 })
    await until(plus(one.dueOn, 8))
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'released', earnedMinor: 50_000 })
    await until(plus(two.dueOn, 3))
    await h.jobs.runDue()
    const [, second, third] = (await detail(id)).parts
    expect(second).toMatchObject({ state: 'released', earnedMinor: 0, heldMinor: 0 })
    expect(third!.heldMinor).toBe(200_000)
    expect(await escrow(id)).toBe(350_000)
    expect(await news(publisher.as)).toContain(two.name)
  })

  it('of the last week goes with the delivery, and its rest returns to the wallet', async () => {
    const form = weeklyForm(h, {}, { amount: '2000', expectedCompletion: weeklyForm(h).plan!.weeks!.firstDay })
    const { id, one, monday, publisher, provider } = await working(form)
    expect(one.isLast).toBe(true)
    await h.ok('POST /ws/demand/part/log', { id: one.id, lines: [line(monday, 6)] }, provider.as)
    expect((await h.refused('POST /ws/demand/part/send', { id: one.id, note: 'x' }, provider.as)).error).toBe('partIsDemand')
    await h.ok('POST /ws/demand/complete', { id, note: 'Done' }, provider.as)
    const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
    expect(netMinor).toBe(28_500)
    await h.ok('POST /ws/demand/confirm', { id, netMinor }, publisher.as)
    expect(await escrow(id)).toBe(0)
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'released', earnedMinor: 30_000 })
  })

  it('waits with all others of the company, the next to be released first', async () => {
    const { one, monday, publisher, provider } = await working()
    await h.ok('POST /ws/demand/part/log', { id: one.id, lines: [line(monday, 3)] }, provider.as)
    await h.ok('POST /ws/demand/part/send', { id: one.id, note: 'x' }, provider.as)
    const { parts } = await plannedAt(h, await all(), 4)
    await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x', measured: '500' }, provider.as)
    const waiting = await h.ok('GET /ws/demand/part/waiting', {}, publisher.as)
    const mine = waiting.filter(({ id }) => id === one.id || id === parts[0]!.id)
    expect(mine.map(({ id, payMinor }) => [id, payMinor])).toEqual([
      [one.id, 15_000],
      [parts[0]!.id, 30_000],
    ])
    expect(mine[0]!.provider).not.toBe('')
    const other = await cast(h)
    expect(await h.ok('GET /ws/demand/part/waiting', {}, other.publisher.as)).toEqual([])
  })

  it('is nobody else’s, and no milestone’s', async () => {
    const { one, monday, publisher, provider } = await working()
    const { parts } = await plannedAt(h, await all(), 4)
    const lines = [line(monday, 1)]
    expect((await h.refused('POST /ws/demand/part/log', { id: one.id, lines }, publisher.as)).error).toBe('otherParty')
    expect((await h.refused('POST /ws/demand/part/log', { id: parts[0]!.id, lines }, provider.as)).error).toBe('partNotLogged')
  })
})
