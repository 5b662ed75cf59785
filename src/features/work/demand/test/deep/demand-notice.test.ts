import { describe, expect, it } from 'vitest'
import { cast, dayFrom, monthlyAt, monthlyForm, renew, type Stage, weeklyAt } from '../../../../../../test/support/demands.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'
import { sql } from '../../../../../platform/server/data/drizzle.ts'
import { balancesByOwner } from '../../../../money/ledger/server/reads.ts'
import { noticeOf } from '../../contract/plan/notice.ts'

/** What ends or changes a plan while the work goes on: notice, a contract that is not funded, other caps, a submission taken back. */

const h = serverForFile()
const known: { people?: Stage } = {}
const all = async () => (known.people ??= await cast(h))
const escrow = async (id: string) => (await balancesByOwner(h.services.db, 'demandEscrow', [id]))[0]?.amountMinor ?? 0
const wallet = async () => {
  const { publisher } = await all()
  const [found] = (await balancesByOwner(h.services.db, 'companyWallet', [publisher.companyId])).filter(
    ({ currency }) => currency === 'EUR',
  )
  return found?.amountMinor ?? 0
}
const detail = async (id: string, as?: { token: string }) => h.ok('GET /ws/demand/detail', { id }, as ?? (await all()).publisher.as)
const news = async (as: { token: string }) => JSON.stringify((await h.ok('GET /ws/notice/list', { pageSize: 100 }, as)).records)
const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
const until = async (day: string) => {
  h.clock.advance({ hours: 24 * Temporal.PlainDate.from(dayFrom(h, 0)).until(Temporal.PlainDate.from(day)).days })
  await h.jobs.runDue()
  await h.jobs.runDue()
  await renew(h, await all())
}
const offered = async (id: string, move: string, as: { token: string }) =>
  (await detail(id, as)).moves.some((one) => one.move === move && one.possible)

const line = (day: string, hours: number, memo = 'Calls with dealers') => ({ day, counted: hours * 60, memo })

/** All in escrow, and the first month has begun. */
async function begun() {
  const people = await all()
  const form = monthlyForm(h)
  const { id, parts } = await monthlyAt(h, people, 4, { ...form, plan: { ...form.plan!, hosting: 'all' } })
  await until(plus(parts[0]!.startsOn!, 1))
  return { id, parts, ...people }
}

describe('a notice', () => {
  it('ends the contract on its last day: that month by calendar days, later ones back to the wallet at once', async () => {
    const { id, parts, publisher, provider } = await begun()
    const seen = await detail(id)
    expect(seen.noticed).toBe(false)
    const lastDay = plus(parts[1]!.startsOn!, 9)
    const found = noticeOf(seen.parts, seen.periods!.cycle, lastDay)!
    const ofMonth = Temporal.PlainDate.from(lastDay).daysInMonth
    expect(found.amountMinor).toBe(Math.round((100_000 * 10) / ofMonth))
    const input = { id, lastDay, reason: 'The branch closes' }
    expect((await h.refused('POST /ws/demand/notice', { ...input, backMinor: found.backMinor }, provider.as)).error).toBe('forbidden')
    expect((await h.refused('POST /ws/demand/notice', { ...input, backMinor: 1 }, publisher.as)).error).toBe('previewChanged')
    const early = await h.refused('POST /ws/demand/notice', { ...input, lastDay: dayFrom(h, 13), backMinor: 0 }, publisher.as)
    expect(Object.keys(early.fields ?? {})).toEqual(['lastDay'])
    const late = await h.refused('POST /ws/demand/notice', { ...input, lastDay: parts[2]!.dueOn, backMinor: 0 }, publisher.as)
    expect(Object.keys(late.fields ?? {})).toEqual(['lastDay'])

    const before = await wallet()
    await h.ok('POST /ws/demand/notice', { ...input, backMinor: found.backMinor }, publisher.as)
    expect((await wallet()) - before).toBe(100_000 + 100_000 - found.amountMinor)
    expect(await escrow(id)).toBe(100_000 + found.amountMinor)
    const after = await detail(id)
    expect(after).toMatchObject({ noticed: true, expectedCompletion: lastDay, amountMinor: 200_000 + found.amountMinor })
    expect(after.parts.map(({ state, isLast, dueOn, amountMinor }) => ({ state, isLast, dueOn, amountMinor }))).toEqual([
      { state: 'funded', isLast: false, dueOn: parts[0]!.dueOn, amountMinor: 100_000 },
      { state: 'funded', isLast: true, dueOn: lastDay, amountMinor: found.amountMinor },
      { state: 'dropped', isLast: false, dueOn: parts[2]!.dueOn, amountMinor: 100_000 },
    ])
    expect(await news(provider.as)).toContain('The branch closes')
    expect((await h.refused('POST /ws/demand/notice', { ...input, backMinor: 0 }, publisher.as)).error).toBe('noticeGiven')

    // Nobody acts: the first month is submitted and released, the last one is delivered when its day is over, and confirmed.
    await until(plus(parts[0]!.dueOn, 1))
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'sent' })
    await until(plus(parts[0]!.dueOn, 9))
    await until(plus(lastDay, 1))
    const delivered = await detail(id)
    expect(delivered).toMatchObject({ seaServiceStatus: 5 })
    expect(delivered.deliveries).toHaveLength(1)
    const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
    expect(netMinor).toBeGreaterThan(0)
    await h.ok('POST /ws/demand/confirm', { id, netMinor }, publisher.as)
    expect(await escrow(id)).toBe(0)
    expect((await detail(id)).parts.map(({ state }) => state)).toEqual(['released', 'released', 'dropped'])
  })

  it('is over at acceptance where its last period was never funded, and is not for other contracts', async () => {
    const people = await all()
    const { publisher } = people
    const { id, parts } = await monthlyAt(h, people, 4)
    await until(plus(parts[0]!.startsOn!, 1))
    const seen = await detail(id)
    const lastDay = plus(parts[1]!.startsOn!, 3)
    const { backMinor } = noticeOf(seen.parts, seen.periods!.cycle, lastDay)!
    expect(backMinor).toBe(0)
    await h.ok('POST /ws/demand/notice', { id, lastDay, reason: 'x', backMinor }, publisher.as)
    await until(plus(parts[0]!.dueOn, 1))
    await until(plus(parts[0]!.dueOn, 9))
    await until(plus(lastDay, 1))
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 7 })
    expect(await escrow(id)).toBe(0)
    const weeks = await weeklyAt(h, people, 4)
    const refused = await h.refused('POST /ws/demand/notice', { id: weeks.id, lastDay, reason: 'x', backMinor: 0 }, publisher.as)
    expect(refused.error).toBe('noNotice')
  })

  it('does not cut what was submitted, and has the days that the plan says', async () => {
    const people = await all()
    const { publisher, provider } = people
    const form = monthlyForm(h)
    const plan = { ...form.plan!, hosting: 'all' as const, periods: { ...form.plan!.periods!, noticeDays: 0 } }
    const { id, parts } = await monthlyAt(h, people, 4, { ...form, plan })
    expect((await detail(id)).periods).toMatchObject({ noticeDays: 0 })
    await until(plus(parts[0]!.startsOn!, 5))
    await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x' }, provider.as)
    const input = { id, reason: 'x', backMinor: 200_000 }
    const refused = await h.refused('POST /ws/demand/notice', { ...input, lastDay: dayFrom(h, 0) }, publisher.as)
    expect(Object.keys(refused.fields ?? {})).toEqual(['lastDay'])
    const lastDay = parts[1]!.startsOn!
    const seen = await detail(id)
    const { backMinor } = noticeOf(seen.parts, seen.periods!.cycle, lastDay)!
    await h.ok('POST /ws/demand/notice', { id, lastDay, reason: 'x', backMinor }, publisher.as)
    expect((await detail(id)).parts[1]!.amountMinor).toBe(Math.round(100_000 / Temporal.PlainDate.from(lastDay).daysInMonth))
  })
})

describe('a contract whose next period is not funded', () => {
  it('is ended by its provider once that period should have begun', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id, parts } = await monthlyAt(h, people, 4)
    const input = { id, reason: 'No escrow, no work' }
    expect((await h.refused('POST /ws/demand/end', input, provider.as)).error).toBe('notUnfunded')
    await until(plus(parts[0]!.dueOn, 1))
    expect((await h.refused('POST /ws/demand/end', input, provider.as)).error).toBe('notUnfunded')
    await until(plus(parts[0]!.dueOn, 9))
    expect(await offered(id, 'endUnfunded', provider.as)).toBe(true)
    expect((await h.refused('POST /ws/demand/end', input, publisher.as)).error).toBe('otherParty')
    await h.ok('POST /ws/demand/end', input, provider.as)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 7, outcome: null })
    expect((await detail(id)).parts.map(({ state }) => state)).toEqual(['released', 'dropped', 'dropped'])
    expect(await escrow(id)).toBe(0)
    expect(await news(publisher.as)).toContain('No escrow, no work')
  })
})

describe('the cap of a week', () => {
  it('is raised from this week on, with what escrow lacks, and lowered from the next one on, with what is too much', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id, parts } = await weeklyAt(h, people, 4)
    await until(plus(parts[0]!.startsOn!, 3))
    const refused = await h.refused('POST /ws/demand/cap/ask', { id, cap: 40, reason: 'x' }, provider.as)
    expect(Object.keys(refused.fields ?? {})).toEqual(['cap'])
    await h.ok('POST /ws/demand/cap/ask', { id, cap: 44, reason: 'A trade fair' }, provider.as)
    expect(await news(publisher.as)).toContain('A trade fair')
    expect((await detail(id)).capAsked).toBe(44)
    const monday = parts[0]!.startsOn!
    const over = [line(monday, 20), line(plus(monday, 1), 22)]
    const unlogged = await h.refused('POST /ws/demand/part/log', { id: parts[0]!.id, lines: over }, provider.as)
    expect(Object.keys(unlogged.fields ?? {})).toEqual(['lines.1.counted'])

    const before = await escrow(id)
    await h.ok('POST /ws/demand/cap', { id, cap: 44 }, publisher.as)
    expect((await escrow(id)) - before).toBe(2 * 4 * 5_000)
    expect(await detail(id)).toMatchObject({ capAsked: null, amountMinor: 4 * 44 * 5_000 })
    await h.ok('POST /ws/demand/part/log', { id: parts[0]!.id, lines: over }, provider.as)

    await h.ok('POST /ws/demand/cap', { id, cap: 30 }, publisher.as)
    const lowered = (await detail(id)).parts
    expect(lowered.map(({ amountMinor }) => amountMinor)).toEqual([220_000, 150_000, 150_000, 150_000])
    expect(lowered.map(({ heldMinor }) => heldMinor)).toEqual([220_000, 150_000, 0, 0])
    expect(await escrow(id)).toBe(370_000)
    expect((await h.refused('POST /ws/demand/cap', { id, cap: 30 }, publisher.as)).error).toBe('noWeeks')
    const most = await h.refused('POST /ws/demand/cap', { id, cap: 169 }, publisher.as)
    expect(Object.keys(most.fields ?? {})).toEqual(['cap'])
    expect((await h.refused('POST /ws/demand/cap', { id, cap: 31 }, provider.as)).error).toBe('forbidden')
  })

  it('does not make a request larger than one may be', async () => {
    const people = await all()
    const { id } = await weeklyAt(h, people, 4)
    await h.services.db.execute(sql`update demand set amount_minor = 99999999 where id = ${id}`)
    const refused = await h.refused('POST /ws/demand/cap', { id, cap: 41 }, people.publisher.as)
    expect(Object.keys(refused.fields ?? {})).toEqual(['cap'])
  })
})

describe('what was submitted for a part', () => {
  it('is taken back until the company has opened it; the company does not see it then', async () => {
    const people = await all()
    const { publisher, provider } = people
    const { id, parts } = await monthlyAt(h, people, 4)
    const part = parts[0]!.id
    await h.ok('POST /ws/demand/part/send', { id: part, note: 'The wrong report' }, provider.as)
    expect((await h.refused('POST /ws/demand/part/opened', { id: part }, provider.as)).error).toBe('forbidden')
    await h.ok('POST /ws/demand/part/withdraw', { id: part }, provider.as)
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'funded', claimedMinor: null, deadlineAt: null, sendings: [] })
    await until(dayFrom(h, 9))
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'funded' })

    await h.ok('POST /ws/demand/part/send', { id: part, note: 'The right report' }, provider.as)
    const { version } = (await detail(id)).parts[0]!
    await h.ok('POST /ws/demand/part/opened', { id: part }, publisher.as)
    expect((await h.refused('POST /ws/demand/part/withdraw', { id: part }, provider.as)).error).toBe('sendingOpened')
    // What the company has read is what it decides on.
    expect((await detail(id)).parts[0]).toMatchObject({ version, opened: true })
    await h.ok('POST /ws/demand/part/return', { id: part, version, reason: 'The list of leads has no dates.' }, publisher.as)
    await h.ok('POST /ws/demand/part/send', { id: part, note: 'With dates' }, provider.as)
    await h.ok('POST /ws/demand/part/withdraw', { id: part }, provider.as)
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'returned' })
    expect((await detail(id)).parts[0]!.sendings.map(({ note }) => note)).toEqual(['The right report'])
  })
})
