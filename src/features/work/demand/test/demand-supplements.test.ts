import { describe, expect, it } from 'vitest'
import { cast, dayFrom, renew, type Stage, setLimit, weeklyAt, weeklyForm, weekReleased } from '../../../../../test/support/demands.ts'
import type { Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../platform/server/data/lifecycle.ts'
import { balancesByOwner } from '../../../money/ledger/server/reads.ts'
import { partLifecycle, partMovesOf } from '../server/parts/lifecycle.ts'
import { partsOf } from '../server/parts/rows.ts'

/** Supplementary sheets: work that was forgotten in a week that is released, 50 an hour and at most 40 hours a week. */

const h = serverForFile()
const known: { people?: Stage } = {}
const all = async () => (known.people ??= await cast(h))
const escrow = async (id: string) => (await balancesByOwner(h.services.db, 'demandEscrow', [id]))[0]?.amountMinor ?? 0
const wallet = async () => {
  const { publisher } = await all()
  return (await balancesByOwner(h.services.db, 'companyWallet', [publisher.companyId])).find(({ currency }) => currency === 'EUR')!
    .amountMinor
}
const detail = async (id: string, as?: { token: string }) => h.ok('GET /ws/demand/detail', { id }, as ?? (await all()).publisher.as)
const week = async (id: string, as?: { token: string }) => (await detail(id, as)).parts[0]!
const news = async (as: { token: string }) => JSON.stringify((await h.ok('GET /ws/notice/list', { pageSize: 100 }, as)).records)
const plus = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()
const line = (day: string, minutes: number, memo = 'A call that was forgotten') => ({ day, counted: minutes, memo })
const REASON = 'The list of calls has no such call.'

type Released = Awaited<ReturnType<typeof weekReleased>>
/** The first week is released: 5 hours on its first day, 250 of the 2,000 in escrow for it. */
const released = async (over?: Parameters<typeof weekReleased>[2]) => weekReleased(h, await all(), over)
const sending = ({ part, day }: Released, minutes = 60, at = 1) => ({ id: part, note: 'Forgotten', lines: [line(plus(day, at), minutes)] })
const add = async (of: Released, minutes = 60, at = 1) =>
  h.ok('POST /ws/demand/part/supplement', sending(of, minutes, at), (await all()).provider.as)
const preview = async (part: string, value?: string) =>
  h.ok('GET /ws/demand/part/preview', { id: part, ...(value && { value }) }, (await all()).publisher.as)
const releasing = async (part: string) => {
  const { netMinor, backMinor, fundMinor } = await preview(part)
  return { id: part, netMinor, backMinor, fundMinor }
}
const release = async (part: string) => h.ok('POST /ws/demand/part/release', await releasing(part), (await all()).publisher.as)

describe('a supplementary sheet', () => {
  it('is paid by what escrow has left, apart from what other weeks are promised; both sides see it everywhere', async () => {
    const { publisher, provider } = await all()
    const of = await released()
    expect((await detail(of.id)).parts.map(({ heldMinor }) => heldMinor)).toEqual([0, 200_000, 175_000, 0])
    await add(of, 90)
    const sent = await week(of.id)
    expect(sent).toMatchObject({ state: 'supplemented', claimedMinor: 32_500, earnedMinor: 25_000 })
    expect(sent.sendings[0]).toMatchObject({ isSupplement: true, claimedMinor: 7_500, note: 'Forgotten' })
    expect(sent.next).toBe('release')
    expect(await news(publisher.as)).toContain('1:30')
    const waits = (await h.ok('GET /ws/demand/part/waiting', {}, publisher.as)).find(({ id }) => id === of.part)
    expect(waits).toMatchObject({ isSupplement: true, payMinor: 7_500 })
    const own = (await h.ok('GET /ws/demand/part/mine', {}, provider.as)).find(({ id }) => id === of.part)
    expect(own).toMatchObject({ state: 'supplemented', amountMinor: 7_500 })
    expect((await detail(of.id)).progress).toMatchObject({ over: 1, waiting: 1 })
    const mine = await h.ok('GET /ws/demand/mine', { waiting: 'me', pageSize: 100 }, publisher.as)
    expect(mine.records.map(({ id }) => id)).toContain(of.id)
    const before = await wallet()
    const shown = await preview(of.part)
    expect(shown).toMatchObject({ grossMinor: 7_500, netMinor: 7_125, fundMinor: 0, backMinor: 0, heldAfterMinor: 367_500 })
    await release(of.part)
    expect(await week(of.id)).toMatchObject({ state: 'released', earnedMinor: 32_500, heldMinor: 0 })
    expect((await detail(of.id)).parts.map(({ heldMinor }) => heldMinor)).toEqual([0, 200_000, 167_500, 0])
    expect([await escrow(of.id), await wallet()]).toEqual([367_500, before])
    expect(await news(provider.as)).toContain('71.25')
    expect((await detail(of.id)).escrow).toMatchObject({ releasedMinor: 32_500 })
    const [made] = await h.ok('GET /ws/demand/part/history', { id: of.part }, provider.as)
    expect(made).toMatchObject({ move: 'release', fromState: 'supplemented', toState: 'released', amountMinor: 7_500 })
  })

  it('is paid by the wallet where all that is in escrow is promised, in one transaction', async () => {
    const form = weeklyForm(h)
    const of = await released({ form: { ...form, plan: { ...form.plan!, hosting: 'all' } } })
    expect(await escrow(of.id)).toBe(600_000)
    const before = await wallet()
    await add(of, 60)
    const shown = await preview(of.part)
    expect(shown).toMatchObject({ grossMinor: 5_000, fundMinor: 5_000, heldBeforeMinor: 600_000, heldAfterMinor: 600_000 })
    const { publisher } = await all()
    const wrong = await h.refused('POST /ws/demand/part/release', { ...(await releasing(of.part)), fundMinor: 0 }, publisher.as)
    expect(wrong.error).toBe('previewChanged')
    await release(of.part)
    expect([await escrow(of.id), await wallet()]).toEqual([600_000, before - 5_000])
    const seen = await detail(of.id)
    expect(seen.escrow).toMatchObject({ hostedMinor: 805_000, releasedMinor: 30_000, refundedMinor: 175_000 })
    expect(seen.parts.map(({ heldMinor }) => heldMinor)).toEqual([0, 200_000, 200_000, 200_000])
  })

  it('is rounded together with its week, and the fee is that of the sum', async () => {
    const form = weeklyForm(h, { rate: '33.33', cap: 40 }, { amount: '5332.80' })
    const of = await released({ form, counted: 25 })
    // 25 minutes at 33.33 are 13.89; 50 are 27.78, and not twice 13.8875.
    expect((await week(of.id)).earnedMinor).toBe(1_389)
    for (const at of [1, 2]) {
      await add(of, 25, at)
      await release(of.part)
    }
    expect((await week(of.id)).earnedMinor).toBe(4_166)
    const { grossMinor } = { grossMinor: (await detail(of.id)).escrow!.releasedMinor }
    expect(grossMinor).toBe(4_166)
  })

  it.each([
    ['lines.0.counted', 'over the cap', ({ day }: Released) => [0, 1, 2].map((days) => line(plus(day, days), days === 0 ? 1_140 : 720))],
    ['lines.0.counted', 'over 24 hours of a day', ({ day }: Released) => [line(day, 1_200)]],
    ['lines.0.counted', 'not in steps', ({ day }: Released) => [line(day, 62)]],
    ['lines.0.memo', 'a short memo', ({ day }: Released) => [line(day, 60, 'abc')]],
    ['lines.0.day', 'before the week', ({ day }: Released) => [line(plus(day, -1), 60)]],
    ['lines.0.day', 'after the week', ({ day }: Released) => [line(plus(day, 7), 60)]],
    ['lines.1.day', 'a day twice', ({ day }: Released) => [line(day, 60), line(day, 60)]],
    ['lines', 'nothing', () => []],
  ])('is refused at %s: %s', async (field, why, lines) => {
    const of = await shared()
    const { provider } = await all()
    const input = { id: of.part, note: 'Forgotten', lines: lines(of) }
    const refused = await h.refused('POST /ws/demand/part/supplement', input, provider.as)
    const fields = Object.keys(refused.fields ?? {})
    expect(fields).toEqual([why === 'over the cap' ? 'lines.2.counted' : field])
    // 5 h of the week and 43 h are 8 h over its 40.
    if (why === 'over the cap') expect(JSON.stringify(refused.fields)).toContain('8:00')
    expect((await week(of.id)).state).toBe('released')
  })
  const at: { of?: Released } = {}
  const shared = async () => (at.of ??= await released())

  it('counts what earlier ones were accepted for, not what was declined or taken back', async () => {
    const { publisher, provider } = await all()
    const of = await released()
    await add(of, 600)
    await h.ok('POST /ws/demand/part/supplement/decline', { id: of.part, reason: REASON }, publisher.as)
    expect(await news(provider.as)).toContain(REASON)
    expect(await week(of.id)).toMatchObject({ state: 'released', earnedMinor: 25_000, claimedMinor: 25_000 })
    await add(of, 1_440, 2)
    await h.ok('POST /ws/demand/part/withdraw', { id: of.part }, provider.as)
    expect((await week(of.id)).sendings.map(({ claimedMinor }) => claimedMinor)).toEqual([50_000, 25_000])
    await add(of, 1_200, 2)
    await release(of.part)
    const refused = await h.refused('POST /ws/demand/part/supplement', sending(of, 905, 3), provider.as)
    expect(JSON.stringify(refused.fields)).toContain('0:05')
    await add(of, 900, 3)
    await release(of.part)
    expect(await week(of.id)).toMatchObject({ earnedMinor: 200_000, amountMinor: 200_000 })
  })

  it('is lowered by its lines, which is final; another one can follow', async () => {
    const { publisher, provider } = await all()
    const of = await released()
    const { part, day } = of
    await h.ok(
      'POST /ws/demand/part/supplement',
      { id: part, note: 'Two calls', lines: [line(day, 120), line(plus(day, 3), 60)] },
      provider.as,
    )
    const less = { day, counted: 30, answer: 'The call took half an hour' }
    const { netMinor, fundMinor, acceptedMinor, grossMinor } = await preview(part, '90')
    expect([acceptedMinor, grossMinor]).toEqual([32_500, 7_500])
    const wrong = await h.refused('POST /ws/demand/part/lower', { id: part, lines: [{ ...less, counted: 121 }], netMinor }, publisher.as)
    expect(Object.keys(wrong.fields ?? {})).toEqual(['lines.0.counted'])
    await h.ok('POST /ws/demand/part/lower', { id: part, lines: [less], netMinor, fundMinor }, publisher.as)
    const lowered = await week(of.id, provider.as)
    expect(lowered).toMatchObject({ state: 'released', earnedMinor: 32_500, claimedMinor: 32_500 })
    expect(lowered.sendings[0]).toMatchObject({ acceptedMinor: 7_500, claimedMinor: 15_000 })
    expect(lowered.sendings[0]!.lines[0]).toMatchObject({ accepted: 30, answer: less.answer })
    expect(await news(provider.as)).toContain(less.answer)
    await add(of, 60, 4)
    expect((await preview(part)).grossMinor).toBe(5_000)
  })

  it('is one at a time for a week, and taken back only until it was opened', async () => {
    const { publisher, provider } = await all()
    const of = await released()
    const two = await Promise.all([1, 2].map((at) => h.call('POST /ws/demand/part/supplement', sending(of, 60, at), provider.as)))
    expect(two.filter(({ body }) => body.success)).toHaveLength(1)
    await h.ok('POST /ws/demand/part/opened', { id: of.part }, publisher.as)
    expect((await week(of.id, provider.as)).opened).toBe(true)
    expect((await h.refused('POST /ws/demand/part/withdraw', { id: of.part }, provider.as)).error).toBe('sendingOpened')
  })

  it('is of a week that was closed without work, too', async () => {
    const { publisher, provider } = await all()
    const { id, parts } = await weeklyAt(h, await all(), 4)
    const monday = Temporal.PlainDate.from(parts[0]!.startsOn!)
    h.clock.advance({ hours: 24 * Temporal.PlainDate.from(dayFrom(h, 0)).until(monday.add({ days: 9 })).days })
    await h.jobs.runDue()
    await h.jobs.runDue()
    await renew(h, await all())
    expect(await week(id)).toMatchObject({ state: 'released', earnedMinor: 0 })
    const input = { id: parts[0]!.id, note: 'Forgotten', lines: [line(monday.toString(), 120)] }
    await h.ok('POST /ws/demand/part/supplement', input, provider.as)
    await release(parts[0]!.id)
    expect(await week(id, publisher.as)).toMatchObject({ state: 'released', earnedMinor: 10_000 })
  })

  it('is nobody else’s, of no milestone and of no week that is not released', async () => {
    const { publisher } = await all()
    const of = await released()
    const other = await cast(h)
    const call = 'POST /ws/demand/part/supplement'
    expect((await h.refused(call, sending(of), other.provider.as)).error).toBe('notFound')
    expect((await h.refused(call, sending(of), publisher.as)).error).toBe('otherParty')
    const { provider } = await all()
    const two = (await detail(of.id)).parts[1]!
    expect((await h.refused(call, { ...sending(of), id: two.id }, provider.as)).error).toBe('partState')
    await add(of)
    const decline = { id: of.part, reason: REASON }
    expect((await h.refused('POST /ws/demand/part/supplement/decline', decline, other.publisher.as)).error).toBe('notFound')
    expect((await h.refused('POST /ws/demand/part/supplement/decline', decline, provider.as)).error).toBe('forbidden')
    expect((await h.refused('POST /ws/demand/part/supplement/decline', { ...decline, reason: 'No' }, publisher.as)).fields).toHaveProperty(
      'reason',
    )
    await h.ok('POST /ws/demand/part/supplement/decline', decline, publisher.as)
  })
})

it('is of no week that was divided by a split: what it was paid is not what counts of it', async () => {
  const of = await released()
  const { provider } = await all()
  const offered = async () =>
    (await h.ok('GET /ws/demand/detail', { id: of.id }, provider.as)).parts[0]!.moves.find(({ move }) => move === 'supplement')
  expect(await offered()).toMatchObject({ possible: true })
  await h.services.db.execute(sql`update demand_part set earned_minor = 20000 where id = ${of.part}`)
  // Said before anybody types a line, so that no screen offers it.
  expect(await offered()).toMatchObject({ possible: false, reason: expect.any(String) })
  const refused = await h.refused('POST /ws/demand/part/supplement', sending(of), provider.as)
  expect(refused.error).toBe('supplementSettled')
})

it('has no moves but those of its state, for every side', async () => {
  const { publisher, provider } = await all()
  const of = await released()
  await add(of)
  const before = await partsOf(h.services.db, of.id)
  const inputs: Record<string, object> = {
    ...{ fund: {}, log: { lines: [] }, send: { note: 'x' }, resend: { note: 'x' }, acceptLower: {}, insist: { reason: 'x' } },
    ...{ reclaim: { reason: 'x' }, returnPart: { reason: REASON }, supplement: { note: 'x', lines: [line(of.day, 60)] } },
    ...{ release: { netMinor: -1, backMinor: 0 }, declineSupplement: { reason: REASON }, withdrawSending: {} },
    lower: { lines: [{ day: plus(of.day, 1), counted: 5, answer: 'x' }], netMinor: -1 },
  }
  for (const [move, spec] of Object.entries(partMovesOf)) {
    const call = 'call' in spec ? spec.call : undefined
    if (!call) continue
    for (const [side, as] of [
      ['publisher', publisher.as],
      ['provider', provider.as],
    ] as const) {
      const may = (spec.by as readonly string[]).includes(side)
      const possible = may && allows(partLifecycle, 'supplemented', move as never)
      const pays = move === 'release' || move === 'lower'
      if (possible && !pays) continue
      const { error } = await h.refused(call, { id: of.part, ...inputs[move] } as never, as)
      expect([move, side, error]).toEqual([
        move,
        side,
        possible ? 'previewChanged' : may ? 'partState' : expect.stringMatching(/^(forbidden|otherParty)$/),
      ])
    }
  }
  expect(await partsOf(h.services.db, of.id)).toEqual(before)
})

describe('two at once', () => {
  it.each(['release and release', 'release and decline', 'release and withdraw', 'release and fund'])(
    '%s: paid at most once',
    async (pair) => {
      const { publisher, provider } = await all()
      const of = await released()
      await add(of)
      const third = (await detail(of.id)).parts[2]!
      const input = await releasing(of.part)
      const releases = () => h.call('POST /ws/demand/part/release', input, publisher.as)
      const others: Record<string, () => Promise<{ body: { success: boolean } }>> = {
        'release and release': releases,
        'release and decline': () => h.call('POST /ws/demand/part/supplement/decline', { id: of.part, reason: REASON }, publisher.as),
        'release and withdraw': () => h.call('POST /ws/demand/part/withdraw', { id: of.part }, provider.as),
        'release and fund': () => h.call('POST /ws/demand/part/fund', { id: third.id }, publisher.as),
      }
      const made = await Promise.all([releases(), others[pair]!()])
      const done = made.filter(({ body }) => body.success).length
      const { earnedMinor, state } = await week(of.id)
      if (pair === 'release and fund') {
        // Funded first, nothing is left over: the wallet would pay, which is not what was shown.
        if (state === 'supplemented') expect(made[0]!.body.success).toBe(false)
      } else {
        expect(done).toBe(1)
        expect(state).toBe('released')
      }
      expect([25_000, 30_000]).toContain(earnedMinor)
      const { parts, escrow: totals } = await detail(of.id)
      expect(parts.reduce((sum, { heldMinor }) => sum + heldMinor, 0)).toBe(totals!.heldMinor)
      expect(totals!.releasedMinor).toBe(earnedMinor)
    },
  )

  it('a repeated call with its key pays once and answers the same', async () => {
    const { publisher } = await all()
    const of = await released()
    await add(of)
    const how = { ...publisher.as, idempotencyKey: crypto.randomUUID() }
    const input = { ...(await releasing(of.part)), version: (await week(of.id)).version }
    const first = await h.ok('POST /ws/demand/part/release', input, how)
    expect(await h.ok('POST /ws/demand/part/release', input, how)).toEqual(first)
    expect((await week(of.id)).earnedMinor).toBe(30_000)
  })
})

describe('the rules of the whole demand', () => {
  const pending = async (who: Person) => (await h.ok('GET /ws/approval/list', {}, who.as)).records
  const approveAll = async (who: Person) => {
    for (const { id } of await pending(who)) await h.ok('POST /ws/approval/approve', { id }, who.as)
  }

  it('asks the second person whom the whole amount needs, however small the sheet', async () => {
    const people = await all()
    const { owner, member } = people.publisher
    const finance = member.finance!
    await setLimit(h, people.publisher, { euros: 20_000 })
    const form = weeklyForm(h, { rate: '250' }, { amount: '40000' })
    const { id } = await h.ok('POST /ws/demand/create', { form }, owner.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: '20000' }, owner.as)
    await approveAll(finance)
    await h.ok('POST /ws/demand/publish', { id }, owner.as)
    await h.ok('POST /ws/operator/demand/approve', { id }, people.platform.as)
    await h.ok('POST /ws/demand/apply', { id, message: 'Yes' }, people.provider.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: people.provider.accountId }, owner.as)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, people.provider.as)
    const part = (await detail(id)).parts[0]!
    h.clock.advance({ hours: 24 * Temporal.PlainDate.from(dayFrom(h, 0)).until(part.startsOn!).days })
    await renew(h, people)
    await h.ok('POST /ws/demand/part/log', { id: part.id, lines: [line(part.startsOn!, 60)] }, people.provider.as)
    await h.ok('POST /ws/demand/part/send', { id: part.id, note: 'x' }, people.provider.as)
    await h.ok('POST /ws/demand/part/release', await releasing(part.id), owner.as)
    await approveAll(finance)
    expect(await week(id)).toMatchObject({ state: 'released', earnedMinor: 25_000 })
    await h.ok('POST /ws/demand/part/supplement', { id: part.id, note: 'x', lines: [line(part.startsOn!, 30)] }, people.provider.as)
    expect(await h.ok('POST /ws/demand/part/release', await releasing(part.id), owner.as)).toMatchObject({ waits: true, money: null })
    expect((await week(id)).state).toBe('supplemented')
    const [asked] = await pending(finance)
    // What comes from escrow, and what from the wallet, as the company saw it.
    expect(asked!.title).toMatchObject({ en: expect.stringMatching(/EUR 125\.00 \(escrow EUR 125\.00, wallet EUR 0\.00\)$/) })
    expect((await h.refused('POST /ws/approval/approve', { id: asked!.id }, owner.as)).error).toBe('fourEyes')
    await h.ok('POST /ws/approval/approve', { id: asked!.id }, finance.as)
    expect(await week(id)).toMatchObject({ state: 'released', earnedMinor: 37_500 })
    await setLimit(h, people.publisher, { off: true })
  })

  it('pays no provider who is stopped', async () => {
    const { publisher, provider, platform } = await all()
    const of = await released()
    await add(of)
    const input = await releasing(of.part)
    const freeze = { id: provider.accountId, status: 'frozen', reason: 'Reported' } as const
    await h.ok('POST /ws/operator/account/freeze', freeze, platform.as)
    const refused = await h.refused('POST /ws/demand/part/release', input, publisher.as)
    expect(await week(of.id)).toMatchObject({ state: 'supplemented', earnedMinor: 25_000 })
    expect(refused.error).not.toBe('previewChanged')
    await h.ok('POST /ws/operator/account/unfreeze', { id: provider.accountId, reason: 'Cleared' }, platform.as)
    await renew(h, await all())
    await release(of.part)
    expect((await week(of.id)).earnedMinor).toBe(30_000)
  })
})
