import { describe, expect, it } from 'vitest'
import { cast, dayFrom, formOf, renew, type Stage, setHour } from '../../../../../test/support/demands.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { balancesByOwner } from '../../../money/ledger/server/reads.ts'

/** A long-term contract: the same amount for each period, funded, submitted and released one by one. */

const h = serverForFile()
const known: { people?: Stage } = {}
const all = async () => (known.people ??= await cast(h))
const escrow = async (id: string) => (await balancesByOwner(h.services.db, 'demandEscrow', [id]))[0]?.amountMinor ?? 0
const detail = async (id: string) => h.ok('GET /ws/demand/detail', { id }, (await all()).publisher.as)
const news = async (as: { token: string }) => JSON.stringify((await h.ok('GET /ws/notice/list', { pageSize: 100 }, as)).records)
const days = async (count: number) => {
  h.clock.advance({ hours: 24 * count })
  await h.jobs.runDue()
  await renew(h, await all())
}
/** The first day of a month that lies far enough ahead, and the recruitment before it. */
const months = () => {
  const first = Temporal.PlainDate.from(dayFrom(h, 40)).with({ day: 1 }).add({ months: 1 })
  return { first, recruitEnd: dayFrom(h, 20) }
}
const monthly = (over: Record<string, unknown> = {}) => {
  const { first, recruitEnd } = months()
  return formOf(h, {
    contractKind: 'longTerm',
    amount: '3000',
    recruitEnd,
    expectedCompletion: first.add({ months: 3 }).subtract({ days: 1 }).toString(),
    plan: { hosting: 'first', periods: { cycle: 'monthly', amount: '1000', firstDay: first.toString() } },
    ...over,
  })
}

/** In service, the first period in escrow. */
async function begun(form = monthly()): Promise<string> {
  const { publisher, provider, platform } = await all()
  const { id } = await h.ok('POST /ws/demand/create', { form }, publisher.as)
  const due = await h.ok('GET /ws/demand/hosting/preview', { id }, publisher.as)
  await h.ok('POST /ws/demand/hosting', { id, amount: (due.remainingMinor / 100).toFixed(2) }, publisher.as)
  await h.ok('POST /ws/demand/publish', { id }, publisher.as)
  await h.ok('POST /ws/operator/demand/approve', { id }, platform.as)
  await h.ok('POST /ws/demand/apply', { id }, provider.as)
  await h.ok('POST /ws/demand/pick', { id, accountId: provider.accountId }, publisher.as)
  await h.ok('POST /ws/demand/start', { id, agreed: true }, provider.as)
  return id
}

describe('the plan of a long-term contract', () => {
  it('has a part for each period, the first and the last by calendar days, and calls the first one due at hosting', async () => {
    const { publisher } = await all()
    const { first, recruitEnd } = months()
    const start = first.add({ days: 17 })
    const of = first.daysInMonth
    const pro = (worked: number, month: number) => Math.round((999_999 * worked) / month)
    const last = first.add({ months: 2, days: 9 })
    const sums = [pro(of - 17, of), 999_999, pro(10, last.daysInMonth)]
    const amount = (sums.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)
    const periods = { cycle: 'monthly' as const, amount: '9999.99', firstDay: start.toString() }
    const form = formOf(h, {
      contractKind: 'longTerm',
      amount,
      recruitEnd,
      expectedCompletion: last.toString(),
      plan: { hosting: 'first', periods },
    })
    const { id } = await h.ok('POST /ws/demand/create', { form }, publisher.as)
    const seen = await detail(id)
    expect(seen.parts.map((one) => one.amountMinor)).toEqual(sums)
    expect(seen.parts.map((one) => one.startsOn)).toEqual([start, first.add({ months: 1 }), first.add({ months: 2 })].map(String))
    expect(seen.dueMinor).toBe(sums[0])
    expect(seen.periods).toEqual({ cycle: 'monthly', amountMinor: 999_999, firstDay: start.toString(), noticeDays: 14 })
  })

  const of = (periods: Partial<{ cycle: 'monthly' | 'weekly'; amount: string; firstDay: string }>) => ({
    plan: {
      hosting: 'all' as const,
      periods: { cycle: 'monthly' as const, amount: '1000', firstDay: months().first.toString(), ...periods },
    },
  })
  it.each([
    ['plan', () => ({ contractKind: 'kpi' })],
    ['plan.periods.firstDay', () => of({ firstDay: '2020-01-01' })],
    ['plan.periods.amount', () => of({ amount: '0' })],
    ['plan.periods.firstDay', () => of({ cycle: 'weekly', amount: '10' })],
    ['amount', () => ({ amount: '2999.99' })],
  ])('is refused at %s', async (field, over) => {
    const { publisher } = await all()
    const refused = await h.refused('POST /ws/demand/create', { form: monthly(over()) }, publisher.as)
    expect(Object.keys(refused.fields ?? {})).toContain(`form.${field}`)
  })

  it('is edited as it was typed, and the escrow follows it', async () => {
    const { publisher } = await all()
    const { id } = await h.ok('POST /ws/demand/create', { form: monthly() }, publisher.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: '1000' }, publisher.as)
    const { first } = months()
    const plan = { hosting: 'first' as const, periods: { cycle: 'monthly' as const, amount: '1200', firstDay: first.toString() } }
    await h.ok('POST /ws/demand/edit', { id, form: monthly({ amount: '3600', plan }) }, publisher.as)
    expect(await escrow(id)).toBe(120_000)
    expect((await detail(id)).parts.map((one) => [one.amountMinor, one.heldMinor])).toEqual([
      [120_000, 120_000],
      [120_000, 0],
      [120_000, 0],
    ])
  })
})

describe('a period', () => {
  it('is submitted when it ends, released after seven days without an answer, and the next is asked for before it begins', async () => {
    const { publisher, provider } = await all()
    const id = await begun()
    setHour(h, 13)
    await renew(h, await all())
    const [one, two] = (await detail(id)).parts
    const until = Temporal.PlainDate.from(dayFrom(h, 0)).until(Temporal.PlainDate.from(one!.dueOn)).days
    await days(until - 5)
    const reminded = async (accountId: string) => {
      const said = "select from notice where kind = 'partUnfunded' and account_id = $1 and params ->> 'part' = $2"
      return (await h.services.pool.query(said, [accountId, two!.name])).rows.length
    }
    const counts: number[][] = []
    // Five days, 48 and 12 hours before it begins: each once, to both, however often the night runs.
    for (const hours of [24, 24, 24, 24, 12, 12]) {
      h.clock.advance({ hours })
      await h.jobs.runDue()
      await h.jobs.runDue()
      await renew(h, known.people!)
      counts.push([await reminded(publisher.owner.accountId), await reminded(provider.accountId)])
    }
    expect(counts.at(-1)).toEqual([3, 3])
    expect(counts[0]).toEqual([1, 1])
    await days(1)
    const sent = (await detail(id)).parts[0]!
    expect(sent).toMatchObject({ state: 'sent', claimedMinor: 100_000 })
    expect(sent.sendings).toHaveLength(1)
    await days(8)
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'released', earnedMinor: 100_000, heldMinor: 0 })
    expect(await escrow(id)).toBe(0)
    // Not funded: it does not begin, and nothing is submitted.
    expect((await h.refused('POST /ws/demand/part/send', { id: two!.id, note: 'x' }, provider.as)).error).toBe('partState')
  })

  it('can be reported before it ends, and lowered; what is not earned goes to the next', async () => {
    const { publisher, provider } = await all()
    const id = await begun()
    const [one] = (await detail(id)).parts
    await h.ok('POST /ws/demand/part/send', { id: one!.id, note: 'September in short' }, provider.as)
    const { netMinor } = await h.ok('GET /ws/demand/part/preview', { id: one!.id, amount: '600' }, publisher.as)
    await h.ok('POST /ws/demand/part/lower', { id: one!.id, amount: '600', reason: 'Two weeks without a report', netMinor }, publisher.as)
    await h.ok('POST /ws/demand/part/accept', { id: one!.id }, provider.as)
    const [first, second] = (await detail(id)).parts
    expect(first).toMatchObject({ state: 'released', earnedMinor: 60_000, heldMinor: 0 })
    expect(second).toMatchObject({ state: 'planned', heldMinor: 40_000 })
    await h.ok('POST /ws/demand/part/fund', { id: second!.id }, publisher.as)
    expect((await detail(id)).parts[1]).toMatchObject({ state: 'funded', heldMinor: 100_000 })
    expect(await escrow(id)).toBe(100_000)
  })

  it('keeps its days and its amount when the completion is postponed; the last one ends later', async () => {
    const { publisher, provider } = await all()
    const id = await begun()
    const before = (await detail(id)).parts
    await h.ok('POST /ws/demand/postpone', { id, reason: 'Holidays' }, provider.as)
    await h.ok('POST /ws/demand/postpone', { id }, publisher.as)
    const after = (await detail(id)).parts
    expect(after.map((one) => one.amountMinor)).toEqual(before.map((one) => one.amountMinor))
    expect(after.slice(0, 2).map((one) => one.dueOn)).toEqual(before.slice(0, 2).map((one) => one.dueOn))
    expect(after[2]!.dueOn).toBe(Temporal.PlainDate.from(before[2]!.dueOn).add({ days: 7 }).toString())
  })

  it('is funded by a standing order five days before it begins, never without a second person who is needed, until the order ends', async () => {
    const { publisher, provider } = await all()
    const id = await begun()
    const order = (on: boolean) => ({ id, on })
    expect((await h.refused('POST /ws/demand/standingOrder', order(true), provider.as)).error).toBe('forbidden')
    await h.ok('POST /ws/demand/standingOrder', order(true), publisher.as)
    expect(await detail(id)).toMatchObject({ standingOrder: true })
    expect(await h.ok('GET /ws/demand/detail', { id }, provider.as)).toMatchObject({ standingOrder: false })
    const two = (await detail(id)).parts[1]!
    const until = Temporal.PlainDate.from(dayFrom(h, 0)).until(Temporal.PlainDate.from(two.startsOn!)).days
    await days(until - 7)
    expect((await detail(id)).parts[1]).toMatchObject({ state: 'planned' })
    const before = await news(publisher.as)
    await days(2)
    expect((await detail(id)).parts[1]).toMatchObject({ state: 'funded', heldMinor: 100_000 })
    expect(await escrow(id)).toBe(200_000)
    expect(before).not.toContain('partFundedByOrder')
    expect(await news(publisher.as)).toContain('partFundedByOrder')
    await days(1)
    expect(await escrow(id)).toBe(200_000)
    // From its limit on a payment waits for a person, and nobody is there in the night.
    await h.ok('POST /ws/approval/limit', { currency: 'EUR', amount: '1', version: 1 }, publisher.as)
    const three = (await detail(id)).parts[2]!
    await days(Temporal.PlainDate.from(dayFrom(h, 0)).until(Temporal.PlainDate.from(three.startsOn!)).days - 5)
    expect((await detail(id)).parts[2]).toMatchObject({ state: 'planned', heldMinor: 0 })
    expect(await news(publisher.as)).toContain(three.name)
    await h.ok('POST /ws/demand/standingOrder', order(false), publisher.as)
    expect((await h.refused('POST /ws/demand/standingOrder', order(true), publisher.as)).error).toBe('orderNeedsSecond')
  })
})
