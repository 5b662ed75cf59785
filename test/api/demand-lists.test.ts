import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demandCalls } from '../../src/features/demand/contract/calls.ts'
import { type Move, moveNames } from '../../src/features/demand/contract/texts.ts'
import { moveOf } from '../../src/features/demand/server/machine.ts'
import { profile } from '../../src/features/profile/server/tables.ts'
import { cast, dayFrom, demandAt, formOf, type Stage } from '../support/demands.ts'
import { company, individual, type Person } from '../support/personas.ts'
import { randomOf } from '../support/random.ts'
import { sampleOf } from '../support/samples.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
beforeAll(async () => {
  h = await startServer()
})
afterAll(() => h.close())

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map((row) => row.id)
const sorted = (ids: readonly string[]) => [...ids].sort()
const pick = (id: string, who: Person, people: Stage) => h.ok('POST /ws/demand/pick', { id, accountId: who.accountId }, people.publisher.as)

/** One company with a demand at almost every stage. */
async function market() {
  const people = await cast(h)
  const at = (status: number, over: Parameters<typeof demandAt>[3] = {}) => demandAt(h, people, status, over)
  const created = await at(0, { title: '巴黎展台搭建 Paris booth', amount: '1000', recruitEnd: dayFrom(h, 5) })
  const funded = await at(1, { amount: '3000', recruitEnd: dayFrom(h, 6) })
  const inReview = await at(1, { amount: '3500', recruitEnd: dayFrom(h, 7) })
  await h.ok('POST /ws/demand/publish', { id: inReview }, people.publisher.as)
  const quiet = await at(2, { amount: '2000', recruitEnd: dayFrom(h, 8) })
  const applied = await at(2, { amount: '2500', recruitEnd: dayFrom(h, 9) })
  await h.ok('POST /ws/demand/apply', { id: applied }, people.provider.as)
  const declined = await at(3, { amount: '2600', recruitEnd: dayFrom(h, 10) })
  await h.ok('POST /ws/demand/decline', { id: declined, reason: '档期冲突' }, people.provider.as)
  const serving = await at(4, { currency: 'JPY', amount: '90000', areaCode: 'JP' })
  const delivered = await at(5, { amount: '5000', recruitEnd: dayFrom(h, 12) })
  const ended = await at(8, { amount: '700', recruitEnd: dayFrom(h, 13) })
  return { people, created, funded, inReview, quiet, applied, declined, serving, delivered, ended }
}

describe('my demands', () => {
  let all: Awaited<ReturnType<typeof market>>
  let ids: string[]
  beforeAll(async () => {
    all = await market()
    const { people: _, ...demands } = all
    ids = Object.values(demands)
  })
  const mine = (input: Record<string, unknown> = {}, who: { as: { token: string } } = all.people.publisher) =>
    h.ok('GET /ws/demand/mine', { pageSize: 100, ...input }, who.as)

  it('are all of the company’s and nobody else’s, the newest change first', async () => {
    const found = await mine()
    expect(found.total).toBe(ids.length)
    expect(idsOf(found.records)).toEqual(ids.toReversed())
    const other = await company(h)
    expect(await mine({}, other)).toMatchObject({ records: [], total: 0, pages: 0 })
  })

  it('filter by stages, currency, and words in either language or the number', async () => {
    expect(sorted(idsOf((await mine({ stage: '2' })).records))).toEqual(sorted([all.quiet, all.applied, all.declined]))
    expect(sorted(idsOf((await mine({ stage: '0,5' })).records))).toEqual(sorted([all.created, all.delivered]))
    expect(idsOf((await mine({ currency: 'JPY' })).records)).toEqual([all.serving])
    for (const search of ['巴黎', 'paris', 'PARIS 展台']) expect(idsOf((await mine({ search })).records), search).toEqual([all.created])
    const [one] = (await mine({ stage: '5' })).records
    expect(idsOf((await mine({ search: one!.number })).records)).toEqual([all.delivered])
    expect((await mine({ search: '巴黎', stage: '5' })).total).toBe(0)
  })

  it('sort by each column in both directions', async () => {
    const amounts = (await mine({ currency: 'EUR', column: 'amount', order: 'asc' })).records.map((row) => row.amountMinor)
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
    expect(amounts[0]).toBe(70_000)
    for (const column of ['recruitEnd', 'number', 'updatedAt'] as const) {
      for (const order of ['asc', 'desc'] as const) {
        const values = (await mine({ column, order })).records.map((row) => row[column])
        expect(values, `${column} ${order}`).toEqual(order === 'asc' ? [...values].sort() : [...values].sort().reverse())
      }
    }
  })

  it('come in pages without gaps or repetitions', async () => {
    const seen: string[] = []
    for (let pageNo = 1; pageNo <= 3; pageNo++) {
      const page = await mine({ pageNo, pageSize: 4 })
      expect(page).toMatchObject({ total: 9, size: 4, current: pageNo, pages: 3 })
      seen.push(...idsOf(page.records))
    }
    expect(seen).toEqual(ids.toReversed())
    expect(await mine({ pageNo: 4, pageSize: 4 })).toMatchObject({ records: [], total: 9 })
  })

  it('refuse unknown stages, columns and currencies, and pages out of range', async () => {
    for (const wrong of [{ stage: '9' }, { column: 'title' }, { currency: 'BEAN' }, { pageSize: 101 }, { pageNo: 0 }]) {
      const no = await h.refused('GET /ws/demand/mine', wrong, all.people.publisher.as)
      expect(no, JSON.stringify(wrong)).toMatchObject({ status: 422, error: 'invalid' })
    }
  })

  it('that wait for me are those with a next move of my role', async () => {
    expect(sorted(idsOf((await mine({ waiting: 'me' })).records))).toEqual(sorted([all.created, all.funded, all.applied, all.delivered]))
    const { owner, finance, demandManager, viewer } = all.people.publisher.member
    for (const [role, who] of Object.entries({ owner, finance, demandManager, viewer })) {
      const waiting = await mine({ waiting: 'me' }, who)
      expect(sorted(idsOf(waiting.records)), role).toEqual(sorted(idsOf((await mine({}, who)).records.filter((row) => row.next !== null))))
      expect(waiting.total, role).toBe(waiting.records.length)
    }
    expect(sorted(idsOf((await mine({ waiting: 'me' }, finance)).records))).toEqual(sorted([all.created, all.delivered]))
    expect((await mine({ waiting: 'me' }, viewer)).total).toBe(0)
  })

  it('do not wait for a pick when every applicant has declined, and the detail agrees', async () => {
    const row = (await mine({ stage: '2' })).records.find((one) => one.id === all.declined)
    expect(row).toMatchObject({ next: null, applicants: 1 })
    const { moves } = await h.ok('GET /ws/demand/detail', { id: all.declined }, all.people.publisher.as)
    expect(moves.find((one) => one.move === 'pick')).toMatchObject({ move: 'pick', possible: false, reason: '没有等待选定的报名者' })
  })

  it('of an unverified company do not wait to be published: verification comes first', async () => {
    const fresh = await company(h, { verified: false, funded: [{ amountMinor: 100_000, currency: 'EUR' }] })
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '1000' }) }, fresh.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: '1000' }, fresh.as)
    expect((await mine({}, fresh)).records[0]!.next).toBeNull()
    expect((await mine({ waiting: 'me' }, fresh)).total).toBe(0)
  })
})

/** Random demands: brought to a stage by the real calls, then a few moves by anybody who may make one. */
describe('what waits, by SQL and by the moves', () => {
  const random = randomOf(20_261_122)
  const roles = ['owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer'] as const
  const EACH = 4

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
    await h.ok('POST /ws/demand/postpone', { id: asked, reason: '海关延误' }, people.provider.as)
    await h.ok('POST /ws/demand/publish', { id: rejected }, publisher.as)
    await h.ok('POST /ws/operator/demand/reject', { id: rejected, reasons: { title: '请写明' } }, people.platform.as)
    await h.ok('POST /ws/demand/apply', { id: applied }, people.provider.as)
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
    all = await market()
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

describe('the preview of funding', () => {
  it('counts the remainder, also once money has left the escrow', async () => {
    const people = await cast(h)
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, people.publisher.as)
    const preview = () => h.ok('GET /ws/demand/hosting/preview', { id }, people.publisher.as)
    expect(await preview()).toEqual({
      currency: 'EUR',
      amountMinor: 840_000,
      hostedMinor: 0,
      remainingMinor: 840_000,
      walletMinor: 500_000_000,
    })
    await h.ok('POST /ws/demand/hosting', { id, amount: '400.01' }, people.publisher.as)
    expect(await preview()).toMatchObject({ hostedMinor: 40_001, remainingMinor: 799_999, walletMinor: 499_959_999 })
    await h.ok('POST /ws/demand/hosting', { id, amount: '7999.99' }, people.publisher.as)
    expect(await preview()).toMatchObject({ hostedMinor: 840_000, remainingMinor: 0 })
  })

  it('is for one’s own demands: another’s is not found, and an advance still counts as funded', async () => {
    const people = await cast(h)
    const id = await demandAt(h, people, 4)
    const advance = await h.ok('GET /ws/demand/release/preview', { id, amount: '2000' }, people.publisher.as)
    await h.ok('POST /ws/demand/imprest', { id, amount: '2000', netMinor: advance.netMinor }, people.publisher.as)
    expect(await h.ok('GET /ws/demand/hosting/preview', { id }, people.publisher.as)).toMatchObject({
      hostedMinor: 840_000,
      remainingMinor: 0,
    })
    expect((await h.refused('GET /ws/demand/hosting/preview', { id }, (await company(h)).as)).error).toBe('notFound')
    expect((await h.refused('GET /ws/demand/hosting/preview', { id }, people.provider.as)).error).toBe('forbidden')
  })
})

describe('the list of providers', () => {
  it('shows the outcome of each applicant', async () => {
    const people = await cast(h)
    const [waits, invited, left, unpicked, declines, serves] = (await Promise.all(Array.from({ length: 6 }, () => individual(h)))) as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ]
    const id = await demandAt(h, people, 2)
    const apply = (who: Person) => h.ok('POST /ws/demand/apply', { id, message: `我是 ${who.name}` }, who.as)
    const became = async () => {
      const { records, picked } = await h.ok('GET /ws/demand/providers', { id }, people.publisher.as)
      return { picked, of: Object.fromEntries(records.map((one) => [one.person.id, one])) }
    }
    await apply(waits)
    await h.ok('POST /ws/demand/add', { id, phone: invited.phone, message: '期待合作' }, people.publisher.as)
    await apply(left)
    await h.ok('POST /ws/demand/application/withdraw', { id }, left.as)
    await apply(unpicked)
    await pick(id, unpicked, people)
    await h.ok('POST /ws/demand/cancelPick', { id, reason: '改由本地团队承接' }, people.publisher.as)
    await apply(declines)
    await pick(id, declines, people)
    await h.ok('POST /ws/demand/decline', { id, reason: '档期冲突' }, declines.as)
    await apply(serves)
    await pick(id, serves, people)

    const before = await became()
    expect(before.picked).toBe(serves.accountId)
    expect(before.of[waits.accountId]).toMatchObject({
      state: 'applied',
      invited: false,
      message: `我是 ${waits.name}`,
      person: { name: waits.name, verified: true },
    })
    expect(before.of[invited.accountId]).toMatchObject({ state: 'invited', invited: true })
    expect(before.of[left.accountId]).toMatchObject({ state: 'withdrawn' })
    expect(before.of[unpicked.accountId]).toMatchObject({ state: 'unpicked', reason: '改由本地团队承接' })
    expect(before.of[declines.accountId]).toMatchObject({ state: 'declined', reason: '档期冲突' })
    expect(before.of[serves.accountId]).toMatchObject({ state: 'picked' })

    await h.ok('POST /ws/demand/start', { id, agreed: true }, serves.as)
    const { of: after } = await became()
    expect(
      Object.values(after)
        .map((one) => one.state)
        .sort(),
    ).toEqual(['declined', 'lost', 'lost', 'served', 'unpicked', 'withdrawn'])
    expect([after[waits.accountId]!.state, after[invited.accountId]!.state, after[serves.accountId]!.state]).toEqual([
      'lost',
      'lost',
      'served',
    ])
  })

  it('is for the publisher and the platform: forbidden to applicants, not found for others', async () => {
    const people = await cast(h)
    const id = await demandAt(h, people, 4)
    expect((await h.ok('GET /ws/demand/providers', { id }, people.platform.as)).records).toHaveLength(1)
    expect((await h.refused('GET /ws/demand/providers', { id }, people.provider.as)).error).toBe('forbidden')
    for (const who of [await individual(h), await company(h)])
      expect((await h.refused('GET /ws/demand/providers', { id }, who.as)).error).toBe('notFound')
  })
})

describe('joined demands of an individual', () => {
  it('have exactly one state, from the invitation to the end', async () => {
    const people = await cast(h)
    const person = people.provider
    const at = (status: number) => demandAt(h, people, status)
    const joined = async (state?: string) =>
      idsOf((await h.ok('GET /ws/demand/joined', { ...(state && { state }), pageSize: 100 }, person.as)).records)

    const invited = await at(2)
    await h.ok('POST /ws/demand/add', { id: invited, accountId: person.accountId }, people.publisher.as)
    const open = await at(2)
    await h.ok('POST /ws/demand/apply', { id: open }, person.as)
    const serving = [await at(3), await at(4), await at(5)]
    const settled = [await at(6), await at(7), await at(8)]
    const withdrawn = await at(2)
    await h.ok('POST /ws/demand/apply', { id: withdrawn }, person.as)
    await h.ok('POST /ws/demand/application/withdraw', { id: withdrawn }, person.as)
    const declined = await at(3)
    await h.ok('POST /ws/demand/decline', { id: declined, reason: '档期冲突' }, person.as)
    const unpicked = await at(3)
    await h.ok('POST /ws/demand/cancelPick', { id: unpicked, reason: '另有安排' }, people.publisher.as)
    const appliedThenCancelled = await at(2)
    await h.ok('POST /ws/demand/apply', { id: appliedThenCancelled }, person.as)
    await h.ok('POST /ws/demand/cancel', { id: appliedThenCancelled, reason: '预算调整' }, people.publisher.as)
    const pickedThenCancelled = await at(3)
    await h.ok('POST /ws/demand/cancel', { id: pickedThenCancelled, reason: '预算调整' }, people.publisher.as)

    expect(await joined('invited')).toEqual([invited])
    expect(await joined('open')).toEqual([open])
    expect(sorted(await joined('serving'))).toEqual(sorted(serving))
    expect(sorted(await joined('settled'))).toEqual(sorted(settled))
    expect(sorted(await joined('past'))).toEqual(sorted([withdrawn, declined, unpicked, appliedThenCancelled, pickedThenCancelled]))
    const everything = await joined()
    expect(everything).toHaveLength(13)
    expect(new Set(everything).size).toBe(13)
    // The picked provider is notified of the end once.
    const { rows } = await h.services.pool.query("select 1 from notice where account_id = $1 and kind = 'cancelled' and link like $2", [
      person.accountId,
      `%${pickedThenCancelled}%`,
    ])
    expect(rows).toHaveLength(1)
  })
})

describe('the hall', () => {
  const namesOf = (row: object) => Object.keys(row).sort()

  it('shows a visitor open demands in short, and no party to them', async () => {
    const people = await cast(h)
    const id = await demandAt(h, people, 2, { title: '雅加达仓储调研 Jakarta warehouse survey' })
    await h.ok('POST /ws/demand/apply', { id }, people.provider.as)
    await demandAt(h, people, 2, { visibility: 'invited', title: '仅限受邀 By invitation' })
    await demandAt(h, people, 4, { title: '已在服务 Under way' })
    const seen = await h.ok('GET /ws/hall/open', { limit: 12 })
    expect(seen.records[0]).toMatchObject({
      title: '雅加达仓储调研 Jakarta warehouse survey',
      areaCode: 'DE',
      area: { cn: '德国', en: 'Germany' },
    })
    for (const row of seen.records) {
      expect(namesOf(row)).toEqual(
        ['amountMinor', 'area', 'areaCode', 'category', 'contractKind', 'currency', 'number', 'recruitEnd', 'title'].sort(),
      )
    }
    expect(namesOf(seen)).toEqual(['asOf', 'records', 'total'])
    const text = JSON.stringify(seen)
    const secrets = [id, people.publisher.companyId, people.publisher.name, people.publisher.owner.accountId, people.provider.accountId]
    for (const secret of [...secrets, people.provider.name, people.provider.phone]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}/)
    expect(text).not.toMatch(/仅限受邀|已在服务/)
    const { rows } = await h.services.pool.query(
      "select count(*)::int as n from demand where sea_service_status = 2 and visibility = 'public'",
    )
    expect(seen.total).toBe(rows[0].n)
    expect((await h.ok('GET /ws/hall/open', { limit: 1 })).records).toHaveLength(1)
    expect((await h.refused('GET /ws/hall/open', { limit: 13 })).status).toBe(422)
  })

  it('recommends matching demands to an individual, best first, with the reasons; an application removes one', async () => {
    const people = await cast(h)
    const person = await individual(h)
    const best = await demandAt(h, people, 2, { areaCode: 'BR', workLanguage: 'pt', title: '圣保罗叉车维保 Forklift care in São Paulo' })
    const second = await demandAt(h, people, 2, { areaCode: 'BR', workLanguage: 'en' })
    await demandAt(h, people, 2, { areaCode: 'BR', workLanguage: 'pt', visibility: 'invited' })
    await h.services.db
      .update(profile)
      .set({ skills: ['叉车', '焊接'], languages: ['pt'], area: 'BR' })
      .where(eq(profile.accountId, person.accountId))
    const recommended = () => h.ok('GET /ws/hall/recommend', {}, person.as)
    const found = await recommended()
    expect(found.records.map((row) => [row.id, row.why.map((one) => one.en)])).toEqual([
      [best, ['Skill: 叉车', 'Region: Brazil', 'Your working language']],
      [second, ['Region: Brazil']],
    ])
    expect(found.records[0]!.why.map((one) => one.cn)).toEqual(['技能：叉车', '地区：巴西', '工作语言相符'])
    expect(found.total).toBe(2)
    await h.ok('POST /ws/demand/apply', { id: best }, person.as)
    expect(idsOf((await recommended()).records)).toEqual([second])
    // When nothing that matches is left, the newest open ones are listed, without a reason.
    await h.ok('POST /ws/demand/apply', { id: second }, person.as)
    const rest = await recommended()
    expect(rest.records.length).toBeGreaterThan(0)
    expect(rest.records.every((row) => row.why.length === 0)).toBe(true)
    const published = rest.records.map((row) => row.publishedAt!)
    expect(published).toEqual([...published].sort().reverse())
  })

  it('always has a recommendation while something is open: for an individual without a match, and for a new company', async () => {
    await demandAt(h, await cast(h), 2)
    const person = await individual(h)
    await h.services.db.update(profile).set({ area: 'IS' }).where(eq(profile.accountId, person.accountId))
    for (const who of [person, await company(h)]) {
      const found = await h.ok('GET /ws/hall/recommend', { pageSize: 3 }, who.as)
      expect(found.records.length).toBeGreaterThan(0)
      expect(found.pages).toBe(Math.ceil(found.total / 3))
      expect(found.records.every((row) => row.why.length === 0)).toBe(true)
    }
  })

  it('recommends to a company demands similar to its own, and never its own', async () => {
    const people = await cast(h)
    const theirs = await demandAt(h, people, 2, { category: 'translation', areaCode: 'PE' })
    const looker = await cast(h)
    const own = await demandAt(h, looker, 2, { category: 'translation', areaCode: 'PE' })
    const found = await h.ok('GET /ws/hall/recommend', { pageSize: 100 }, looker.publisher.as)
    expect(idsOf(found.records)).not.toContain(own)
    expect(found.records[0]!.id).toBe(theirs)
    expect(found.records[0]!.why.map((one) => one.en)).toEqual(['Region: Peru', 'A category you have posted in'])
  })
})

describe('the platform’s queue', () => {
  it('is ordered by waiting time; a demand sent back joins its end again', async () => {
    const people = await cast(h)
    const queue = async (more: Record<string, unknown> = {}) =>
      (await h.ok('GET /ws/operator/demands', { pageSize: 100, search: '排队', ...more }, people.platform.as)).records
    const asked: string[] = []
    for (const nth of ['甲', '乙', '丙']) {
      const id = await demandAt(h, people, 1, { title: `排队审核 ${nth} In the queue` })
      await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
      asked.push(id)
      h.clock.advance({ minutes: 1 })
    }
    const [first, second, third] = asked as [string, string, string]
    const aside = await demandAt(h, people, 1, { title: '排队之外 Not asked yet' })
    const waiting = await queue()
    expect(idsOf(waiting)).toEqual([first, second, third])
    expect(waiting.every((row) => row.reviewAskedAt !== null && row.review === 'waiting')).toBe(true)
    expect(idsOf(await queue({ order: 'desc' }))).toEqual([first, second, third])

    await h.ok('POST /ws/operator/demand/reject', { id: first, reasons: { title: '请写明城市' } }, people.platform.as)
    expect(idsOf(await queue())).toEqual([second, third])
    await h.ok('POST /ws/demand/edit', { id: first, form: formOf(h, { title: '慕尼黑排队审核 Munich' }) }, people.publisher.as)
    await h.ok('POST /ws/demand/publish', { id: first }, people.publisher.as)
    expect(idsOf(await queue())).toEqual([second, third, first])
    // An edit cancels the request: the submitted text is what is reviewed.
    await h.ok('POST /ws/demand/edit', { id: third, form: formOf(h, { title: '排队审核 改 Edited' }) }, people.publisher.as)
    await h.ok('POST /ws/operator/demand/approve', { id: second }, people.platform.as)
    expect(idsOf(await queue())).toEqual([first])

    expect(sorted(idsOf(await queue({ review: 'all' })))).toEqual(sorted([...asked, aside]))
    expect(idsOf(await queue({ review: 'all', stage: '2' }))).toEqual([second])
    expect((await h.refused('GET /ws/operator/demands', {}, people.publisher.as)).error).toBe('forbidden')
  })
})

describe('drafts', () => {
  it('are saved as they are, in new versions under one id, for the whole company', async () => {
    const { publisher } = await cast(h)
    const saved = await h.ok('POST /ws/demand/draft/save', { form: { title: '半', amount: '12.345', step: 2 } }, publisher.as)
    h.clock.advance({ seconds: 5 })
    const later = await h.ok('POST /ws/demand/draft/save', { form: { title: '另一份' } }, publisher.member.demandManager.as)
    const list = () => h.ok('GET /ws/demand/drafts', {}, publisher.member.demandManager.as)
    expect(idsOf(await list())).toEqual([later.id, saved.id])
    h.clock.advance({ seconds: 5 })
    const next = await h.ok('POST /ws/demand/draft/save', { id: saved.id, form: { title: '半成' } }, publisher.member.demandManager.as)
    expect(next.id).toBe(saved.id)
    expect(next.updatedAt > saved.updatedAt).toBe(true)
    expect((await list()).map((one) => [one.id, one.form])).toEqual([
      [saved.id, { title: '半成' }],
      [later.id, { title: '另一份' }],
    ])
    await h.ok('POST /ws/demand/draft/remove', { id: later.id }, publisher.as)
    expect(idsOf(await list())).toEqual([saved.id])
    expect((await h.refused('POST /ws/demand/draft/remove', { id: later.id }, publisher.as)).error).toBe('notFound')
    expect((await h.refused('POST /ws/demand/draft/save', { id: later.id, form: {} }, publisher.as)).error).toBe('notFound')
    expect((await h.refused('GET /ws/demand/drafts', {}, publisher.member.finance.as)).error).toBe('forbidden')
  })

  it('of another company are not found by any call, and stay unchanged', async () => {
    const owner = await company(h)
    const other = await cast(h)
    const { id } = await h.ok('POST /ws/demand/draft/save', { form: { title: '不外传' } }, owner.as)
    expect(await h.ok('GET /ws/demand/drafts', {}, other.publisher.as)).toEqual([])
    const tries = [
      h.refused('POST /ws/demand/draft/save', { id, form: { title: '改写' } }, other.publisher.as),
      h.refused('POST /ws/demand/draft/remove', { id }, other.publisher.as),
      h.refused('POST /ws/demand/create', { form: formOf(h), draftId: id }, other.publisher.as),
    ]
    for (const no of await Promise.all(tries)) expect(no).toMatchObject({ status: 404, error: 'notFound' })
    expect((await h.ok('GET /ws/demand/drafts', {}, owner.as)).map((one) => one.form)).toEqual([{ title: '不外传' }])
    expect((await h.ok('GET /ws/demand/mine', {}, other.publisher.as)).total).toBe(0)
  })

  it('are deleted by the demand that they became, and kept when it is refused', async () => {
    const { publisher } = await cast(h)
    const { id } = await h.ok('POST /ws/demand/draft/save', { form: { title: '将成' } }, publisher.as)
    expect((await h.refused('POST /ws/demand/create', { form: formOf(h, { title: '' }), draftId: id }, publisher.as)).status).toBe(422)
    expect(await h.ok('GET /ws/demand/drafts', {}, publisher.as)).toHaveLength(1)
    await h.ok('POST /ws/demand/create', { form: formOf(h), draftId: id }, publisher.as)
    expect(await h.ok('GET /ws/demand/drafts', {}, publisher.as)).toEqual([])
    expect((await h.ok('GET /ws/demand/mine', {}, publisher.as)).total).toBe(1)
  })
})
