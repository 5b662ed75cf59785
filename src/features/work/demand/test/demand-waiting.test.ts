import { beforeAll, describe, expect, it } from 'vitest'
import {
  cast,
  demandAt,
  formOf,
  market,
  plannedAt,
  returnedTwice,
  SPLIT_WORDS,
  setLimit,
  splitProposed,
} from '../../../../../test/support/demands.ts'
import { company, individual, type Person } from '../../../../../test/support/personas.ts'
import { randomOf } from '../../../../../test/support/random.ts'
import { sampleOf } from '../../../../../test/support/samples.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { demandCalls } from '../contract/calls.ts'
import { type Move, moveNames } from '../contract/texts.ts'
import { moveOf } from '../server/machine.ts'

const h = serverForFile()

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map((row) => row.id)
const sorted = (ids: readonly string[]) => [...ids].sort()

/** Random demands: brought to a stage by the real calls, then a few moves by anybody who may make one. */
describe('what waits, by SQL and by the moves', () => {
  const random = randomOf(20_261_122)
  const roles = ['owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer'] as const
  const EACH = 2

  /** One move that is possible now, made by one of those who can see the demand. */
  async function wander(id: string, actors: readonly Person[], over: Parameters<typeof formOf>[1]): Promise<void> {
    const choices = []
    for (const who of [random.pick(actors), random.pick(actors)]) {
      const { body } = await h.call('GET /ws/demand/detail', { id }, who.as)
      if (!body.success) continue
      const { moves, amountMinor, escrow } = body.result
      for (const { move, possible } of moves) {
        const { call } = moveOf(move)
        // Moves that end a demand early would end most of them.
        if (possible && call && (move !== 'cancel' || random.chance(0.1))) choices.push({ who, move, call, amountMinor, escrow })
      }
    }
    if (choices.length === 0) return
    const { who, move, call, amountMinor, escrow } = random.pick(choices)
    const applicants = move === 'pick' ? await h.ok('GET /ws/demand/providers', { id }, who.as) : null
    const preview = move === 'confirm' ? await h.ok('GET /ws/demand/release/preview', { id }, who.as) : null
    const left = (amountMinor - (escrow?.hostedMinor ?? 0)) / 100
    const input = {
      ...sampleOf(demandCalls[call]),
      id,
      reason: '原因',
      reasons: { title: '请写明' },
      form: formOf(h, {
        ...over,
        title: `改过的需求 ${random.below(1000)}`,
        amount: random.chance(0.3) ? '0' : String(1000 + random.below(9000)),
      }),
      amount: String(random.chance(0.5) ? left : Math.max(1, Math.floor(left / 2))),
      accountId: applicants?.records.find((one) => one.state === 'applied')?.person.id ?? random.pick(actors).accountId,
      agreed: true,
      note: '已交付',
      fileIds: [],
      netMinor: preview?.netMinor,
    }
    await h.call(call, input, who.as)
  }

  it('is the same for every role of a company, over many generated demands', async () => {
    const people = await cast(h)
    const publisher = await company(h, {
      roles: ['admin', 'hr', 'finance', 'demandManager', 'viewer'],
      funded: [{ amountMinor: 900_000_000, currency: 'EUR' }],
    })
    await setLimit(h, publisher, { off: true })
    const other = await individual(h)
    const actors = [publisher.owner, people.provider, other, people.platform]
    for (let at = 0; at < 9 * EACH; at++) {
      const over = { amount: '8400.00', ...(random.chance(0.2) && { visibility: 'invited' as const }) }
      const stage = at % 9
      const id = await demandAt(h, { ...people, publisher }, over.visibility === 'invited' ? Math.min(stage, 2) : stage, over)
      for (let steps = random.below(5); steps > 0; steps--) await wander(id, actors, over)
    }
    // What the random demands may miss.
    const at = (stage: number) => demandAt(h, { ...people, publisher }, stage)
    for (const stage of [0, 1, 5, 6, 7]) await at(stage)
    const [asked, rejected, applied] = [await at(4), await at(1), await at(2)]
    const planned = await plannedAt(h, { ...people, publisher }, 4)
    const milestones = [{ name: 'One for both', amount: '600' }]
    await h.ok('POST /ws/demand/plan/propose', { id: planned.id, milestones, note: '合并' }, people.provider.as)
    await h.ok('POST /ws/demand/postpone', { id: asked, reason: '海关延误' }, people.provider.as)
    await h.ok('POST /ws/demand/publish', { id: rejected }, publisher.as)
    await h.ok('POST /ws/operator/demand/reject', { id: rejected, reasons: { title: '请写明' } }, people.platform.as)
    await h.ok('POST /ws/demand/apply', { id: applied }, people.provider.as)
    const contested = await returnedTwice(h, { ...people, publisher })
    await h.ok('POST /ws/demand/split/ask', { id: contested, words: SPLIT_WORDS, consents: true }, people.provider.as)
    await splitProposed(h, { ...people, publisher })
    const unverified = await company(h, {
      verified: false,
      roles: ['admin', 'hr', 'finance', 'demandManager', 'viewer'],
      funded: [{ amountMinor: 90_000_000, currency: 'EUR' }],
    })
    for (let at = 0; at < EACH; at++) {
      const id = await demandAt(h, { ...people, publisher: unverified }, at % 2)
      for (let steps = random.below(3); steps > 0; steps--) await wander(id, [unverified.owner], {})
    }

    const seen = new Set<Move>()
    for (const { member } of [publisher, unverified]) {
      for (const role of roles) {
        const { as } = member[role]
        const all = await h.ok('GET /ws/demand/mine', { pageSize: 100 }, as)
        expect(all.records.length).toBe(all.total)
        const waiting = await h.ok('GET /ws/demand/mine', { waiting: 'me', pageSize: 100 }, as)
        const next = all.records.filter((row) => row.next !== null)
        expect(sorted(idsOf(waiting.records)), role).toEqual(sorted(idsOf(next)))
        expect(waiting.total, role).toBe(next.length)
        for (const row of next) if (row.next) seen.add(row.next.move)
      }
    }
    // Each move that can wait for a publisher does so at least once.
    expect(sorted([...seen])).toEqual(sorted(moveNames.filter((move) => moveOf(move).waitsForPublisher)))
  }, 180_000)
})

describe('the overview', () => {
  let all: Awaited<ReturnType<typeof market>>
  beforeAll(async () => {
    all = await market(h)
  })
  const overview = (who: { as: { token: string } }) => h.ok('GET /ws/demand/overview', {}, who.as)
  const rows = async <T extends object>(query: string) => (await h.services.pool.query<T>(query, [all.people.publisher.companyId])).rows

  it('equals the database: stages, money in the wallet and in escrow, regions', async () => {
    const seen = await overview(all.people.publisher)
    const stages = await rows<{ status: number; n: number }>(
      'select sea_service_status as status, count(*)::int as n from demand where company_id = $1 group by 1',
    )
    expect(seen.byStage).toEqual(
      Array.from({ length: 9 }, (_, status) => ({ seaServiceStatus: status, count: stages.find((row) => row.status === status)?.n ?? 0 })),
    )
    const wallets = await rows<{ currency: string; minor: string }>(
      "select currency, balance as minor from ledger_account where kind = 'companyWallet' and owner_id = $1",
    )
    const held = await rows<{ currency: string; minor: string }>(
      `select a.currency, sum(a.balance) as minor from ledger_account a join demand d on d.id = a.owner_id
       where a.kind = 'demandEscrow' and d.company_id = $1 group by 1`,
    )
    expect(wallets).toHaveLength(2)
    expect(Object.fromEntries(seen.money.map((one) => [one.currency, one.walletMinor]))).toEqual(
      Object.fromEntries(wallets.map((row) => [row.currency, Number(row.minor)])),
    )
    expect(Object.fromEntries(seen.money.map((one) => [one.currency, one.heldMinor]))).toEqual(
      Object.fromEntries(held.map((row) => [row.currency, Number(row.minor)])),
    )
    for (const one of seen.money) expect(one.hostedMinor - one.releasedMinor - one.refundedMinor, one.currency).toBe(one.heldMinor)
    expect(seen.money.find((one) => one.currency === 'EUR')!.releasedMinor).toBe(70_000)
    expect(seen.places.map((one) => [one.areaCode, one.demands])).toEqual([
      ['DE', 4],
      ['JP', 1],
    ])
    expect(seen.places[0]).toMatchObject({ name: { cn: '德国', en: 'Germany' }, zone: 'Europe/Berlin' })
  })

  it('names what waits, the oldest first, by the caller’s role', async () => {
    const seen = await overview(all.people.publisher)
    expect(seen.needsYou.map((row) => [row.id, row.next?.move])).toEqual([
      [all.created, 'fund'],
      [all.funded, 'publish'],
      [all.applied, 'pick'],
      [all.delivered, 'confirm'],
    ])
    const forFinance = await overview(all.people.publisher.member.finance)
    expect(idsOf(forFinance.needsYou)).toEqual([all.created, all.delivered])
    expect((await overview(all.people.publisher.member.viewer)).needsYou).toEqual([])
  })

  it('gives no wallet balance to a role that may not see money', async () => {
    const forManager = await overview(all.people.publisher.member.demandManager)
    expect(forManager.money.every((one) => one.walletMinor === 0)).toBe(true)
    expect((await overview(all.people.publisher.member.viewer)).money.some((one) => one.walletMinor > 0)).toBe(true)
    const preview = { id: all.created }
    expect((await h.ok('GET /ws/demand/hosting/preview', preview, all.people.publisher.member.demandManager.as)).walletMinor).toBe(0)
    expect((await h.ok('GET /ws/demand/hosting/preview', preview, all.people.publisher.member.finance.as)).walletMinor).toBeGreaterThan(0)
  })

  it('shows a new company its first steps, and completes them one by one', async () => {
    const fresh = await company(h, { verified: false })
    expect((await overview(fresh)).steps).toEqual({ card: true, verified: false, funded: false, posted: false })
    await h.ok('POST /ws/demand/create', { form: formOf(h) }, fresh.as)
    expect((await overview(fresh)).steps).toMatchObject({ funded: false, posted: true })
    expect((await overview(all.people.publisher)).steps).toEqual({ card: true, verified: true, funded: true, posted: true })
  })
})
