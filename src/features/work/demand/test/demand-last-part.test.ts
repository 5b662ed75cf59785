import { describe, expect, it } from 'vitest'
import { cast, lastDelivered, plannedAt, planOf, renew, type Stage, weeklyAt, weeklyForm } from '../../../../../test/support/demands.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { balancesByOwner } from '../../../money/ledger/server/reads.ts'
import { heldOf, moneyOfPart } from '../contract/plan/money.ts'
import { partsOf } from '../server/parts/rows.ts'

const h = serverForFile()
const people: { now?: Stage } = {}
const all = async () => (people.now ??= await cast(h))

const detail = async (id: string) => h.ok('GET /ws/demand/detail', { id }, (await all()).publisher.as)
const offered = async (id: string, as: Stage['provider']['as']) =>
  (await h.ok('GET /ws/demand/detail', { id }, as)).moves.filter(({ possible }) => possible).map(({ move }) => move)
const shownFor = async (part: string, value: string) =>
  (await h.ok('GET /ws/demand/part/preview', { id: part, value }, (await all()).publisher.as)).netMinor
const lower = async (id: string, part: string, value = '430') =>
  h.ok('POST /ws/demand/lower', { id, value, reason: 'Twice the same', netMinor: await shownFor(part, value) }, (await all()).publisher.as)

/** What the parts hold is in escrow, and all that was hosted is somewhere; the fee is that of the sum. */
async function checkBooks(id: string): Promise<void> {
  const rows = await partsOf(h.services.db, id)
  const [held] = await balancesByOwner(h.services.db, 'demandEscrow', [id])
  expect(heldOf(rows.map(moneyOfPart))).toBe(held?.amountMinor ?? 0)
  const { escrow } = await detail(id)
  expect(escrow!.releasedMinor).toBe(rows.reduce((sum, { earnedMinor }) => sum + earnedMinor, 0))
  expect(escrow!.hostedMinor).toBe(escrow!.releasedMinor + escrow!.refundedMinor + escrow!.heldMinor)
}

describe('the last of several parts, paid less than claimed', () => {
  it('is released as far as nobody contests it; accepting confirms the work and sends the rest back', async () => {
    const { publisher, provider } = await all()
    const { id, part } = await lastDelivered(h, people.now!)
    expect(await offered(id, publisher.as)).toContain('lowerLast')
    expect(await offered(id, provider.as)).not.toContain('acceptLast')
    expect((await lower(id, part)).money).toMatchObject({ cause: 'demand.release', amountMinor: 18_000 })
    const lowered = await detail(id)
    expect([lowered.seaServiceStatus, lowered.deadlineAt, lowered.next]).toEqual([5, null, null])
    expect(lowered.parts[1]).toMatchObject({ state: 'lowered', heldMinor: 12_000, earnedMinor: 18_000 })
    await checkBooks(id)
    // Nothing else goes on meanwhile, and no timer answers.
    for (const [call, as, more] of [
      ['POST /ws/demand/confirm', publisher.as, { netMinor: 11_400 }],
      ['POST /ws/demand/return', publisher.as, { reason: 'x' }],
      ['POST /ws/demand/changeComplete', provider.as, { note: 'x', measured: '510' }],
    ] as const)
      expect((await h.refused(call, { id, ...more }, as)).error).toBe('lastLowered')
    expect(await offered(id, publisher.as)).not.toContain('lowerLast')
    h.clock.advance({ hours: 24 * 40 })
    await h.jobs.runDue()
    await renew(h, people.now!)
    expect((await detail(id)).parts[1]!.state).toBe('lowered')
    const mine = (await h.ok('GET /ws/demand/part/mine', {}, provider.as)).filter(({ demandId }) => demandId === id)
    expect(mine).toMatchObject([{ state: 'lowered' }])
    expect((await h.ok('GET /ws/demand/detail', { id }, provider.as)).next?.move).toBe('acceptLast')
    const { rows } = await h.services.pool.query("select from notice where kind = 'partUnanswered' and account_id = $1", [
      provider.accountId,
    ])
    expect(rows).toHaveLength(1)

    await h.ok('POST /ws/demand/acceptLower', { id }, provider.as)
    const after = await detail(id)
    expect(after.seaServiceStatus).toBe(6)
    expect(after.parts[1]).toMatchObject({ state: 'released', heldMinor: 0, earnedMinor: 18_000 })
    expect(after.escrow).toMatchObject({ releasedMinor: 58_000, refundedMinor: 12_000, heldMinor: 0 })
    await checkBooks(id)
    expect((await h.refused('POST /ws/demand/acceptLower', { id }, provider.as)).error).toBe('wrongStage')
  })

  it('is delivered again by who insists: never below what was released, and the fee is that of the sum', async () => {
    const { publisher, provider } = await all()
    const { id, part } = await lastDelivered(h, people.now!)
    await lower(id, part)
    await h.ok('POST /ws/demand/insist', { id, reason: 'Every lead has a date' }, provider.as)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 4, parts: [{}, { state: 'returned', heldMinor: 12_000 }] })
    const again = { id, note: 'x', measured: '100' }
    expect((await h.refused('POST /ws/demand/complete', again, provider.as)).fields).toHaveProperty('measured')
    await h.ok('POST /ws/demand/complete', { ...again, measured: '510' }, provider.as)
    const shown = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
    expect([shown.grossMinor, shown.feeMinor, shown.backMinor]).toEqual([12_000, 600, 0])
    await h.ok('POST /ws/demand/confirm', { id, netMinor: shown.netMinor }, publisher.as)
    expect((await detail(id)).escrow).toMatchObject({ releasedMinor: 70_000, heldMinor: 0 })
    await checkBooks(id)
  })

  it.each([
    ['in part', '430', 18_000],
    ['whole', '500', 30_000],
  ])('that is earned %s is the money that comes next, as the timer pays it', async (_, measured, paidMinor) => {
    const { provider } = await all()
    const { id } = await lastDelivered(h, people.now!, measured)
    const own = async () => (await h.ok('GET /ws/demand/part/mine', {}, provider.as)).filter(({ demandId }) => demandId === id)
    expect(await own()).toMatchObject([{ state: 'sent', amountMinor: paidMinor, deadlineAt: (await detail(id)).deadlineAt }])
    h.clock.advance({ hours: 24 * 15 })
    await h.jobs.runDue()
    await renew(h, people.now!)
    expect(await own()).toEqual([])
    expect((await detail(id)).escrow).toMatchObject({ releasedMinor: 40_000 + paidMinor, heldMinor: 0 })
  })

  it('is for a demand of several parts alone, below the claim, with a reason, by its own sides', async () => {
    const { publisher, provider } = await all()
    const one = await plannedAt(h, people.now!, 4, planOf(h, [{}]))
    await h.ok('POST /ws/demand/complete', { id: one.id, note: 'x', measured: '500' }, provider.as)
    const input = { id: one.id, value: '430', reason: 'x', netMinor: 1 }
    expect((await h.refused('POST /ws/demand/lower', input, publisher.as)).error).toBe('onePart')
    expect(await offered(one.id, publisher.as)).not.toContain('lowerLast')
    const { id, part } = await lastDelivered(h, people.now!)
    const say = (more: object) => h.refused('POST /ws/demand/lower', { id, reason: 'x', netMinor: 1, ...more }, publisher.as)
    expect((await say({ value: '500' })).fields).toHaveProperty('value')
    expect((await say({ value: '430', reason: '' })).fields).toHaveProperty('reason')
    expect((await say({ value: '430' })).error).toBe('previewChanged')
    const theirs = await cast(h)
    const netMinor = await shownFor(part, '430')
    for (const as of [theirs.publisher.as, theirs.provider.as])
      expect((await h.refused('GET /ws/demand/part/preview', { id: part, value: '430' }, as)).error).toBe('notFound')
    const ours = { id, value: '430', reason: 'x', netMinor }
    expect((await h.refused('POST /ws/demand/lower', ours, theirs.publisher.as)).error).toBe('notFound')
    expect((await h.refused('POST /ws/demand/insist', { id, reason: 'x' }, theirs.provider.as)).error).toBe('notFound')
    // The part's own call does not serve it.
    expect((await h.refused('POST /ws/demand/part/lower', { ...ours, id: part }, publisher.as)).error).toBe('wrongStage')
  })

  it('of a last week is lowered by its lines', async () => {
    const { publisher, provider } = await all()
    const form = weeklyForm(h)
    const { id, parts } = await weeklyAt(h, people.now!, 4, { ...form, plan: { ...form.plan!, hosting: 'all' } })
    h.clock.advance({ hours: 24 * 56 })
    await renew(h, people.now!)
    const last = parts.at(-1)!
    await h.jobs.runDue()
    await renew(h, people.now!)
    const now = await detail(id)
    for (const one of now.parts.slice(0, -1)) {
      if (one.state === 'released') continue
      if (one.state === 'funded') await h.ok('POST /ws/demand/part/send', { id: one.id, note: 'x' }, provider.as)
      const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: one.id }, publisher.as)
      await h.ok('POST /ws/demand/part/release', { id: one.id, netMinor, backMinor }, publisher.as)
    }
    const lines = [0, 1].map((days) => ({
      day: Temporal.PlainDate.from(last.startsOn!).add({ days }).toString(),
      counted: 480,
      memo: 'Calls in Bremen',
    }))
    await h.ok('POST /ws/demand/part/log', { id: last.id, lines }, provider.as)
    await h.ok('POST /ws/demand/complete', { id, note: 'x' }, provider.as)
    const { netMinor } = await h.ok('GET /ws/demand/part/preview', { id: last.id, value: '720' }, publisher.as)
    const less = [{ day: lines[0]!.day, counted: 240, answer: 'Half a day by the calls' }]
    await h.ok('POST /ws/demand/lower', { id, lines: less, netMinor }, publisher.as)
    const lowered = (await detail(id)).parts.at(-1)!
    expect(lowered).toMatchObject({ state: 'lowered', earnedMinor: 60_000 })
    expect(lowered.sendings[0]!.lines.map(({ accepted }) => accepted)).toEqual([240, null])
    await h.ok('POST /ws/demand/acceptLower', { id }, provider.as)
    expect((await detail(id)).escrow!.heldMinor).toBe(0)
    await checkBooks(id)
  })
})

describe('two at once on a last part', () => {
  it.each(['lower and confirm', 'lower and lower', 'lower and its timer', 'accept and insist', 'lower and a new version'])(
    '%s: one of them',
    async (pair) => {
      const { publisher, provider } = await all()
      const { id, part } = await lastDelivered(h, people.now!)
      const netMinor = await shownFor(part, '430')
      const lowers = () => h.call('POST /ws/demand/lower', { id, value: '430', reason: 'x', netMinor }, publisher.as)
      const whole = (await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)).netMinor
      if (pair === 'accept and insist') await lowers()
      if (pair === 'lower and its timer') {
        h.clock.advance({ hours: 24 * 15 })
        await renew(h, people.now!)
      }
      const acts: Record<string, [() => Promise<unknown>, () => Promise<unknown>]> = {
        'lower and confirm': [lowers, () => h.call('POST /ws/demand/confirm', { id, netMinor: whole }, publisher.as)],
        'lower and lower': [lowers, lowers],
        'lower and its timer': [lowers, () => h.jobs.runDue()],
        'accept and insist': [
          () => h.call('POST /ws/demand/acceptLower', { id }, provider.as),
          () => h.call('POST /ws/demand/insist', { id, reason: 'x' }, provider.as),
        ],
        'lower and a new version': [
          lowers,
          () => h.call('POST /ws/demand/changeComplete', { id, note: 'x', measured: '510' }, provider.as),
        ],
      }
      await Promise.all(acts[pair]!.map((run) => run()))
      await checkBooks(id)
      const { escrow, parts, seaServiceStatus } = await detail(id)
      expect(escrow!.hostedMinor).toBe(70_000)
      // A new version first: the lower amount was for the one before.
      expect([58_000, 70_000, ...(pair === 'lower and a new version' ? [40_000] : [])]).toContain(escrow!.releasedMinor)
      if (parts[1]!.state === 'lowered') expect(seaServiceStatus).toBe(5)
      if (parts[1]!.state === 'released') expect([seaServiceStatus, escrow!.heldMinor]).toEqual([6, 0])
    },
  )
})
