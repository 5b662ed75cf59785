import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, formOf, market, type Stage } from '../../../../../test/support/demands.ts'
import { company, individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map((row) => row.id)
const sorted = (ids: readonly string[]) => [...ids].sort()
const pick = (id: string, who: Person, people: Stage) => h.ok('POST /ws/demand/pick', { id, accountId: who.accountId }, people.publisher.as)

describe('my demands', () => {
  let all: Awaited<ReturnType<typeof market>>
  let ids: string[]
  beforeAll(async () => {
    all = await market(h)
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
    // Amounts of different currencies are not compared.
    const rows = (await mine({ column: 'amount', order: 'desc' })).records
    const currencies = rows.map((row) => row.currency)
    expect(currencies).toEqual([...currencies].sort())
    for (const currency of new Set(currencies)) {
      const of = rows.filter((row) => row.currency === currency).map((row) => row.amountMinor)
      expect(of).toEqual([...of].sort((a, b) => b - a))
    }
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

describe('the preview of funding', () => {
  it('counts the remainder, also once money has left the escrow', async () => {
    const people = await cast(h)
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, people.publisher.as)
    const preview = () => h.ok('GET /ws/demand/hosting/preview', { id }, people.publisher.as)
    expect(await preview()).toEqual({
      currency: 'EUR',
      amountMinor: 840_000,
      dueMinor: 840_000,
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
    expect(before.of[invited.accountId]).toBeUndefined()
    expect(before.of['']).toMatchObject({ state: 'invited', invited: true, person: { name: expect.stringContaining('****') } })
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
    expect([after[waits.accountId]!.state, after['']!.state, after[serves.accountId]!.state]).toEqual(['lost', 'lost', 'served'])
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
