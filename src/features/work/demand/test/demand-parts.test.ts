import { describe, expect, it } from 'vitest'
import { cast, dayFrom, formOf, plannedAt, planOf, renew, type Stage } from '../../../../../test/support/demands.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { namesOf } from '../../../../platform/contract/names.ts'
import { asc, eq } from '../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../platform/server/data/lifecycle.ts'
import { balancesByOwner } from '../../../money/ledger/server/reads.ts'
import { heldOf, moneyOfPart } from '../contract/plan/money.ts'
import type { PartState } from '../contract/plan/states.ts'
import { partLifecycle, partMovesOf } from '../server/parts/lifecycle.ts'
import { partsOf } from '../server/parts/rows.ts'
import { demandPartMove } from '../server/parts/tables.ts'

const h = serverForFile()
const people: { now?: Stage } = {}
const all = async () => (people.now ??= await cast(h))
const REASON = 'The list of leads has no dates.'

const detail = async (id: string) => h.ok('GET /ws/demand/detail', { id }, (await all()).publisher.as)
const partOf = async (id: string, place: number) => (await detail(id)).parts[place - 1]!
const fund = async (id: string, place: number) =>
  h.ok('POST /ws/demand/part/fund', { id: (await partOf(id, place)).id }, (await all()).publisher.as)
const send = async (id: string, place: number, measured?: string) =>
  h.ok(
    'POST /ws/demand/part/send',
    { id: (await partOf(id, place)).id, note: 'Done', ...(measured && { measured }) },
    (await all()).provider.as,
  )
const release = async (id: string, place: number) => {
  const part = await partOf(id, place)
  const { publisher } = await all()
  const shown = await h.ok('GET /ws/demand/part/preview', { id: part.id }, publisher.as)
  const { money } = await h.ok(
    'POST /ws/demand/part/release',
    { id: part.id, netMinor: shown.netMinor, backMinor: shown.backMinor },
    publisher.as,
  )
  return { shown, money }
}
const lower = async (id: string, place: number, value: string) => {
  const part = await partOf(id, place)
  const { publisher } = await all()
  const { netMinor } = await h.ok('GET /ws/demand/part/preview', { id: part.id, value }, publisher.as)
  return h.ok('POST /ws/demand/part/lower', { id: part.id, value, reason: 'Duplicates were counted twice', netMinor }, publisher.as)
}

/** What the parts hold is in escrow, and each row is as its moves left it. */
async function checkBooks(id: string): Promise<void> {
  const rows = await partsOf(h.services.db, id)
  const [escrow] = await balancesByOwner(h.services.db, 'demandEscrow', [id])
  expect(heldOf(rows.map(moneyOfPart))).toBe(escrow?.amountMinor ?? 0)
  const moves = await h.services.db.select().from(demandPartMove).where(eq(demandPartMove.demandId, id)).orderBy(asc(demandPartMove.id))
  for (const row of rows) {
    const own = moves.filter(({ partId }) => partId === row.id)
    const last = own.at(-1)
    if (!last) continue
    expect([last.toState, last.heldMinor, last.advancedMinor, last.earnedMinor]).toEqual([
      row.state,
      row.heldMinor,
      row.advancedMinor,
      row.earnedMinor,
    ])
    for (const [at, move] of own.entries()) if (at > 0) expect(move.fromState).toBe(own[at - 1]!.toState)
  }
}

describe('a KPI contract of three milestones', () => {
  it('pays the worked example to the cent, from hosting to the last cent of escrow', async () => {
    const { publisher, provider } = await all()
    const plan = planOf(h, [{ amount: '3000' }, { amount: '3000' }, { amount: '4000' }])
    const { id, parts } = await plannedAt(h, people.now!, 4, plan)
    expect(parts.map(({ state, heldMinor }) => [state, heldMinor])).toEqual([
      ['funded', 300_000],
      ['planned', 0],
      ['planned', 0],
    ])
    const advance = await h.ok('GET /ws/demand/release/preview', { id, amount: '1000' }, publisher.as)
    expect([advance.netMinor, advance.feeMinor]).toEqual([95_000, 5_000])
    await h.ok('POST /ws/demand/imprest', { id, amount: '1000', netMinor: advance.netMinor }, publisher.as)
    await checkBooks(id)

    await send(id, 1, '430')
    const first = await release(id, 1)
    expect([first.shown.netMinor, first.shown.feeMinor, first.shown.backMinor]).toEqual([76_000, 4_000, 120_000])
    expect(first.money).toEqual({ amountMinor: 80_000, netMinor: 76_000, currency: 'EUR' })
    await checkBooks(id)

    await fund(id, 2)
    await send(id, 2)
    const early = await h.refused('POST /ws/demand/complete', { id, note: 'All done' }, provider.as)
    expect([early.error, early.message]).toEqual(['partsOpen', expect.stringContaining('Milestone 2')])
    expect((await release(id, 2)).shown).toMatchObject({ netMinor: 285_000, feeMinor: 15_000, backMinor: 0 })

    expect((await h.refused('POST /ws/demand/complete', { id, note: 'All done' }, provider.as)).error).toBe('partNotFunded')
    await fund(id, 3)
    await h.ok('POST /ws/demand/complete', { id, note: 'All done' }, provider.as)
    const last = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
    expect([last.netMinor, last.feeMinor, last.backMinor, last.heldAfterMinor]).toEqual([380_000, 20_000, 0, 0])
    await h.ok('POST /ws/demand/confirm', { id, netMinor: last.netMinor }, publisher.as)
    await checkBooks(id)

    const after = await detail(id)
    expect(after.parts.map(({ state, earnedMinor }) => [state, earnedMinor])).toEqual([
      ['released', 180_000],
      ['released', 300_000],
      ['released', 400_000],
    ])
    expect(after.escrow).toMatchObject({ hostedMinor: 1_000_000, releasedMinor: 880_000, refundedMinor: 120_000, heldMinor: 0 })
    expect(after.seaServiceStatus).toBe(6)
  })

  it('a lower value releases what nobody contests; accepting sends the rest back, insisting returns the part', async () => {
    const { provider } = await all()
    const accepted = await plannedAt(h, people.now!, 4)
    await send(accepted.id, 1, '500')
    await lower(accepted.id, 1, '430')
    expect(await partOf(accepted.id, 1)).toMatchObject({ state: 'lowered', heldMinor: 12_000, earnedMinor: 18_000 })
    await checkBooks(accepted.id)
    await h.ok('POST /ws/demand/part/accept', { id: accepted.parts[0]!.id }, provider.as)
    expect(await partOf(accepted.id, 1)).toMatchObject({ state: 'released', heldMinor: 0, earnedMinor: 18_000 })
    expect((await detail(accepted.id)).escrow).toMatchObject({ heldMinor: 0, refundedMinor: 12_000, releasedMinor: 18_000 })
    await checkBooks(accepted.id)

    const insisted = await plannedAt(h, people.now!, 4)
    await send(insisted.id, 1, '500')
    await lower(insisted.id, 1, '430')
    await h.ok('POST /ws/demand/part/insist', { id: insisted.parts[0]!.id, reason: 'Every lead has a date' }, provider.as)
    expect((await partOf(insisted.id, 1)).state).toBe('returned')
    const less = { id: insisted.parts[0]!.id, note: 'Again', measured: '100' }
    expect((await h.refused('POST /ws/demand/part/send', less, provider.as)).fields).toHaveProperty('measured')
    await send(insisted.id, 1, '510')
    const { shown } = await release(insisted.id, 1)
    expect([shown.grossMinor, shown.feeMinor]).toEqual([12_000, 600])
    await checkBooks(insisted.id)
    const { sendings } = await partOf(insisted.id, 1)
    expect(sendings.map(({ measured, acceptedValue, acceptedMinor }) => [measured, acceptedValue, acceptedMinor])).toEqual([
      ['510', null, null],
      ['500', '430', 18_000],
    ])
  })

  it('what was sent and got no answer is released by the timer, after a warning', async () => {
    await all()
    const { id } = await plannedAt(h, people.now!, 4)
    await send(id, 1, '430')
    h.clock.advance({ hours: 14 * 24 + 1 })
    await h.jobs.runDue()
    await renew(h, people.now!)
    expect(await partOf(id, 1)).toMatchObject({ state: 'released', earnedMinor: 18_000 })
    await checkBooks(id)
  })

  it('is the money that comes next without what was advanced for it', async () => {
    const { id } = await plannedAt(h, await all(), 4)
    const { provider, publisher } = await all()
    const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id, amount: '100' }, publisher.as)
    await h.ok('POST /ws/demand/imprest', { id, amount: '100', netMinor }, publisher.as)
    const own = async () =>
      (await h.ok('GET /ws/demand/part/mine', {}, provider.as)).filter(({ demandId }) => demandId === id).map((one) => one.amountMinor)
    expect(await own()).toEqual([30_000])
    await send(id, 1, '500')
    expect(await own()).toEqual([20_000])
    await release(id, 1)
    expect((await detail(id)).escrow).toMatchObject({ releasedMinor: 30_000, heldMinor: 0 })
  })

  it('is in the list of what its provider does now, then of the money that comes next, and has a record of who did what', async () => {
    const { id } = await plannedAt(h, await all(), 4)
    const { provider, publisher } = await all()
    const own = async (as = provider.as) => (await h.ok('GET /ws/demand/part/mine', {}, as)).filter(({ demandId }) => demandId === id)
    const first = await partOf(id, 1)
    expect(await own()).toMatchObject([{ id: first.id, state: 'funded', amountMinor: 30_000, dueOn: first.dueOn, isCapped: false }])
    await send(id, 1, '500')
    const { deadlineAt } = await partOf(id, 1)
    expect(await own()).toMatchObject([{ id: first.id, state: 'sent', amountMinor: 30_000, deadlineAt }])
    expect(await own(publisher.as)).toEqual([])
    await release(id, 1)
    expect(await own()).toEqual([])
    const record = await h.ok('GET /ws/demand/part/history', { id: first.id }, provider.as)
    expect(record.map(({ move, side, toState, amountMinor }) => [move, side, toState, amountMinor])).toEqual([
      ['release', 'publisher', 'released', 30_000],
      ['send', 'provider', 'sent', null],
      ['begin', 'provider', 'funded', null],
    ])
    expect(record[0]).toMatchObject({ actorName: publisher.owner.name, currency: 'EUR', fromState: 'sent' })
  })

  it('what a part does not earn goes to the next part where the plan says so', async () => {
    await all()
    const plan = planOf(h, [{ rest: 'next' }, {}, {}])
    const { id } = await plannedAt(h, people.now!, 4, plan)
    await send(id, 1, '430')
    expect((await release(id, 1)).shown.backMinor).toBe(0)
    expect(await partOf(id, 2)).toMatchObject({ state: 'planned', heldMinor: 12_000 })
    await fund(id, 2)
    expect(await partOf(id, 2)).toMatchObject({ state: 'funded', heldMinor: 30_000 })
    await checkBooks(id)
  })

  it('is refunded whole when the demand is cancelled, and its plan can be edited before', async () => {
    const { publisher } = await all()
    const { id } = await plannedAt(h, people.now!, 2)
    const plan = planOf(h, [{ amount: '500', name: 'Launch' }, { amount: '500' }])
    await h.ok('POST /ws/demand/edit', { id, form: formOf(h, { amount: '1000', plan }) }, publisher.as)
    const edited = await detail(id)
    expect(edited.seaServiceStatus).toBe(1)
    expect(edited.parts.map(({ name, state, heldMinor }) => [name, state, heldMinor])).toEqual([
      ['Launch', 'funded', 50_000],
      ['Milestone 2', 'planned', 0],
    ])
    await checkBooks(id)
    await h.ok('POST /ws/demand/cancel', { id, reason: 'Budget was cut' }, publisher.as)
    const after = await detail(id)
    expect(after.parts.map(({ state }) => state)).toEqual(['dropped', 'dropped'])
    expect(after.escrow).toMatchObject({ heldMinor: 0, refundedMinor: 50_000 })
    await checkBooks(id)
  })
})

describe('a plan that is not right', () => {
  const refusedBy = async (plan: ReturnType<typeof planOf>, over: Parameters<typeof formOf>[1] = {}) => {
    const { publisher } = await all()
    const answer = await h.refused('POST /ws/demand/create', { form: formOf(h, { amount: '1000', plan, ...over }) }, publisher.as)
    return Object.keys(answer.fields ?? {})
  }
  it('is refused at its field', async () => {
    const tiers = [
      { from: '100', percent: 100 },
      { from: '80', percent: 60 },
    ]
    expect(await refusedBy(planOf(h, [{ tiers }, {}, {}]))).toEqual(['form.plan.milestones.0.tiers.1.from'])
    expect(await refusedBy(planOf(h, [{ dueOn: dayFrom(h, 90) }, {}, {}]))).toContain('form.plan.milestones.0.dueOn')
    expect(await refusedBy(planOf(h, [{ dueOn: dayFrom(h, 40) }, { dueOn: dayFrom(h, 35) }, {}]))).toEqual(['form.plan.milestones.1.dueOn'])
    expect(await refusedBy(planOf(h, [{ amount: '301' }, {}, {}]))).toEqual(['form.amount'])
    expect(await refusedBy(planOf(h, [{ metric: '' }, {}, {}]))).toEqual(['form.plan.milestones.0.metric'])
    expect(await refusedBy(planOf(h), { prepayment: '301' })).toEqual(['form.prepayment'])
    expect(await refusedBy(planOf(h), { contractKind: 'longTerm' })).toEqual(['form.plan'])
  })
})

describe('every state, move and side of a part', () => {
  const states: PartState[] = ['planned', 'funded', 'sent', 'lowered', 'returned', 'released']
  /** A part in a state: the second for `planned`, the first otherwise. */
  async function partIn(state: PartState): Promise<{ id: string; part: string }> {
    const { id, parts } = await plannedAt(h, people.now!, 4)
    if (state === 'planned') return { id, part: parts[1]!.id }
    if (state !== 'funded') await send(id, 1, '500')
    if (state === 'lowered') await lower(id, 1, '430')
    if (state === 'released') await release(id, 1)
    if (state === 'returned') await h.ok('POST /ws/demand/part/return', { id: parts[0]!.id, reason: REASON }, (await all()).publisher.as)
    return { id, part: parts[0]!.id }
  }
  const inputs: Record<string, object> = {
    fund: {},
    send: { note: 'x', measured: '500' },
    resend: { note: 'x', measured: '500' },
    release: { netMinor: -1, backMinor: 0 },
    lower: { value: '430', reason: 'x', netMinor: -1 },
    returnPart: { reason: REASON },
    acceptLower: {},
    insist: { reason: 'x' },
    reclaim: { reason: 'x' },
    log: { lines: [] },
    supplement: { note: 'x', lines: [{ day: '2030-01-01', counted: 60, memo: 'Calls' }] },
    declineSupplement: { reason: REASON },
  }

  it.each(states)('%s', async (state) => {
    const { publisher, provider, platform } = await all()
    const { id, part } = await partIn(state)
    const before = await partsOf(h.services.db, id)
    for (const move of namesOf(partMovesOf)) {
      const spec = partMovesOf[move]
      const call = 'call' in spec ? spec.call : undefined
      if (!call) continue
      for (const [side, as] of [
        ['publisher', publisher.as],
        ['provider', provider.as],
        ['operator', platform.as],
      ] as const) {
        const may = (spec.by as readonly string[]).includes(side)
        const possible = may && allows(partLifecycle, state, move)
        // What pays is named with another amount, so that nothing moves here: the refusal then says that the preview has changed.
        const pays = move === 'release' || move === 'lower'
        if (possible && !pays) continue
        const answer = await h.refused(call, { id: part, ...inputs[move] }, as)
        expect([state, move, side, answer.error]).toEqual([
          state,
          move,
          side,
          possible ? 'previewChanged' : may ? 'partState' : expect.stringMatching(/^(forbidden|otherParty)$/),
        ])
      }
    }
    expect(await partsOf(h.services.db, id)).toEqual(before)
  })

  it('is unknown to others', async () => {
    const { publisher } = await all()
    const { part } = await partIn('sent')
    const stranger = await plannedAt(h, { ...people.now!, publisher: (await cast(h)).publisher }, 0)
    expect(stranger.parts).toHaveLength(3)
    const theirs = await cast(h)
    expect((await h.refused('POST /ws/demand/part/return', { id: part, reason: REASON }, theirs.publisher.as)).error).toBe('notFound')
    expect((await h.refused('GET /ws/demand/part/preview', { id: part }, theirs.provider.as)).error).toBe('notFound')
    expect((await h.ok('GET /ws/demand/part/preview', { id: part }, publisher.as)).grossMinor).toBe(30_000)
  })

  it('is returned twice at most', async () => {
    const { publisher } = await all()
    const { id, part } = await partIn('returned')
    await send(id, 1, '500')
    await h.ok('POST /ws/demand/part/return', { id: part, reason: REASON }, publisher.as)
    await send(id, 1, '500')
    expect((await h.refused('POST /ws/demand/part/return', { id: part, reason: REASON }, publisher.as)).error).toBe('returnsSpent')
  })

  it('serves the last part only through the demand', async () => {
    const { publisher, provider } = await all()
    const { id, parts } = await plannedAt(h, people.now!, 4, planOf(h, [{}]))
    expect(parts[0]!.state).toBe('funded')
    const last = { id: parts[0]!.id, note: 'x', measured: '450' }
    expect((await h.refused('POST /ws/demand/part/send', last, provider.as)).error).toBe('partIsDemand')
    expect((await h.refused('POST /ws/demand/complete', { id, note: 'x' }, provider.as)).fields).toHaveProperty('measured')
    await h.ok('POST /ws/demand/complete', { id, note: 'x', measured: '450' }, provider.as)
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
    expect([netMinor, backMinor]).toEqual([22_800, 16_000])
    await h.ok('POST /ws/demand/confirm', { id, netMinor }, publisher.as)
    await checkBooks(id)
  })
})

describe('two at once', () => {
  it.each(['release and return', 'release and release', 'advance and release', 'fund and fund'])('%s: one of them', async (pair) => {
    const { publisher } = await all()
    const { id, parts } = await plannedAt(h, people.now!, 4)
    const [first, second] = [parts[0]!.id, parts[1]!.id]
    if (pair !== 'fund and fund') await send(id, 1, '500')
    const shown = pair === 'fund and fund' ? null : await h.ok('GET /ws/demand/part/preview', { id: first }, publisher.as)
    const releases = () =>
      h.call('POST /ws/demand/part/release', { id: first, netMinor: shown!.netMinor, backMinor: shown!.backMinor }, publisher.as)
    const funds = () => h.call('POST /ws/demand/part/fund', { id: second }, publisher.as)
    const acts: Record<string, [() => Promise<unknown>, () => Promise<unknown>]> = {
      'release and return': [releases, () => h.call('POST /ws/demand/part/return', { id: first, reason: REASON }, publisher.as)],
      'release and release': [releases, releases],
      'advance and release': [() => h.call('POST /ws/demand/imprest', { id, amount: '100', netMinor: 9_500 }, publisher.as), releases],
      'fund and fund': [funds, funds],
    }
    await Promise.all(acts[pair]!.map((run) => run()))
    await checkBooks(id)
    const { escrow } = await detail(id)
    expect(escrow!.releasedMinor).toBeLessThanOrEqual(30_000)
    expect(escrow!.hostedMinor).toBe(pair === 'fund and fund' ? 60_000 : 30_000)
  })
})
