import { describe, expect, it } from 'vitest'
import { cast, dayFrom, renew, type Stage, setHour, weeklyForm, weekReleased } from '../../../../../../test/support/demands.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'
import { sql } from '../../../../../platform/server/data/drizzle.ts'
import { SUPPLEMENT_DAYS } from '../../../../../rules/demand.ts'
import { balancesByOwner } from '../../../../money/ledger/server/reads.ts'

/** Supplementary sheets in time: until when they can be submitted, without an answer, and when the contract ends before they have one. */

const h = serverForFile()
const known: { people?: Stage } = {}
const all = async () => (known.people ??= await cast(h))
const escrow = async (id: string) => (await balancesByOwner(h.services.db, 'demandEscrow', [id]))[0]?.amountMinor ?? 0
const detail = async (id: string) => h.ok('GET /ws/demand/detail', { id }, (await all()).publisher.as)
const news = async (as: { token: string }) => JSON.stringify((await h.ok('GET /ws/notice/list', { pageSize: 100 }, as)).records)
/** One after the other: a timer sets the next one. */
const days = async (count: number) => {
  for (let day = 0; day < count; day++) {
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
  }
  await renew(h, await all())
}
const line = (day: string, minutes = 60) => ({ day, counted: minutes, memo: 'A call that was forgotten' })
const sheet = (part: string, day: string, minutes?: number) => ({ id: part, note: 'Forgotten', lines: [line(day, minutes)] })
const release = async (part: string) => {
  const { publisher } = await all()
  const { netMinor, backMinor, fundMinor } = await h.ok('GET /ws/demand/part/preview', { id: part }, publisher.as)
  await h.ok('POST /ws/demand/part/release', { id: part, netMinor, backMinor, fundMinor }, publisher.as)
  return { netMinor, fundMinor }
}

/** Two weeks, of which the first is released and the last is the demand. */
async function twoWeeks() {
  const form = weeklyForm(h)
  const first = Temporal.PlainDate.from(form.plan!.weeks!.firstDay)
  const short = { ...form, amount: '4000', expectedCompletion: first.add({ days: 13 }).toString() }
  const of = await weekReleased(h, await all(), { form: short })
  return { ...of, last: (await detail(of.id)).parts[1]! }
}

it('can be submitted until the 28th day after its week, until midnight in Beijing', async () => {
  const { provider } = await all()
  const { part } = await weekReleased(h, await all())
  setHour(h, 23)
  await renew(h, await all())
  const on = (back: number) =>
    h.services.db.execute(
      sql`update demand_part set starts_on = ${dayFrom(h, -back - 6)}, due_on = ${dayFrom(h, -back)} where id = ${part}`,
    )
  await on(SUPPLEMENT_DAYS)
  const input = sheet(part, dayFrom(h, -SUPPLEMENT_DAYS))
  const shown = async () =>
    (await h.ok('GET /ws/demand/detail', { id: await owner(part) }, provider.as)).parts[0]!.moves.find(({ move }) => move === 'supplement')
  expect((await shown())!.possible).toBe(true)
  h.clock.advance({ hours: 2 })
  const late = await h.refused('POST /ws/demand/part/supplement', input, provider.as)
  expect(late.error).toBe('supplementLate')
  expect((await shown())!.possible).toBe(false)
  await on(SUPPLEMENT_DAYS)
  await h.ok('POST /ws/demand/part/supplement', input, provider.as)
})
const owner = async (part: string) =>
  (await h.services.pool.query<{ id: string }>('select demand_id as id from demand_part where id = $1', [part])).rows[0]!.id

it('is never released by itself: both sides are reminded after five days, and operators after fourteen', async () => {
  const { publisher, provider, platform } = await all()
  const { id, part, day } = await weekReleased(h, await all())
  await h.ok('POST /ws/demand/part/supplement', sheet(part, day), provider.as)
  const waits = '补充工作单未答复'
  await days(4)
  expect(await news(provider.as)).not.toContain(waits)
  h.clock.advance({ hours: 1 })
  await days(1)
  for (const who of [publisher, provider]) expect(await news(who.as)).toContain(waits)
  expect(await news(platform.as)).not.toContain(waits)
  await days(9)
  expect(await news(platform.as)).toContain(waits)
  await days(30)
  expect((await detail(id)).parts[0]).toMatchObject({ state: 'supplemented', earnedMinor: 25_000 })
})

describe('when the contract ends before it has an answer', () => {
  it('nothing waits for it, and it is paid afterwards from the wallet', async () => {
    const { publisher, provider } = await all()
    const { id, part, day } = await twoWeeks()
    await h.ok('POST /ws/demand/part/supplement', sheet(part, day), provider.as)
    await h.ok('POST /ws/demand/complete', { id, note: 'Done' }, provider.as)
    expect((await detail(id)).progress).toMatchObject({ waiting: 1 })
    const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
    await h.ok('POST /ws/demand/confirm', { id, netMinor }, publisher.as)
    expect(await escrow(id)).toBe(0)
    await h.ok('POST /ws/demand/accept', { id }, publisher.as)
    for (const who of [publisher, provider]) await h.ok('POST /ws/demand/close', { id }, who.as)
    expect((await detail(id)).seaServiceStatus).toBe(8)
    expect((await h.ok('GET /ws/demand/part/waiting', {}, publisher.as)).map((one) => one.id)).toContain(part)
    expect(await release(part)).toEqual({ netMinor: 4_750, fundMinor: 5_000 })
    const ended = await detail(id)
    expect(ended.parts[0]).toMatchObject({ state: 'released', earnedMinor: 30_000 })
    expect(ended.escrow).toMatchObject({ heldMinor: 0, releasedMinor: 30_000 })
    expect((await h.refused('POST /ws/demand/part/supplement', sheet(part, day), provider.as)).error).toBe('wrongStage')
  })

  it('it can be declined and taken back at any time', async () => {
    const { publisher, provider } = await all()
    const { id, part, day } = await twoWeeks()
    await h.ok('POST /ws/demand/complete', { id, note: 'Done' }, provider.as)
    await h.ok('POST /ws/demand/part/supplement', sheet(part, day), provider.as)
    await days(40)
    expect((await detail(id)).seaServiceStatus).toBe(8)
    await h.ok('POST /ws/demand/part/withdraw', { id: part }, provider.as)
    expect((await detail(id)).parts[0]!.state).toBe('released')
    const other = await twoWeeks()
    await h.ok('POST /ws/demand/part/supplement', sheet(other.part, other.day), provider.as)
    await h.ok('POST /ws/demand/complete', { id: other.id, note: 'Done' }, provider.as)
    await days(40)
    const reason = 'The list of calls has no such call.'
    await h.ok('POST /ws/demand/part/supplement/decline', { id: other.part, reason }, publisher.as)
    expect((await detail(other.id)).parts[0]).toMatchObject({ state: 'released', earnedMinor: 25_000 })
  })

  it('the last week takes one too, once it is confirmed', async () => {
    const { publisher, provider } = await all()
    const { id, last } = await twoWeeks()
    expect((await h.refused('POST /ws/demand/part/supplement', sheet(last.id, last.startsOn!), provider.as)).error).toBe('partState')
    await h.ok('POST /ws/demand/complete', { id, note: 'Done' }, provider.as)
    const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
    await h.ok('POST /ws/demand/confirm', { id, netMinor }, publisher.as)
    const ahead = Temporal.PlainDate.from(dayFrom(h, 0)).until(Temporal.PlainDate.from(last.startsOn!)).days
    h.clock.advance({ hours: 24 * (ahead + 1) })
    await renew(h, await all())
    await h.ok('POST /ws/demand/part/supplement', sheet(last.id, last.startsOn!, 120), provider.as)
    expect(await release(last.id)).toEqual({ netMinor: 9_500, fundMinor: 10_000 })
    expect((await detail(id)).parts[1]).toMatchObject({ state: 'released', earnedMinor: 10_000 })
    expect(await escrow(id)).toBe(0)
  })
})
