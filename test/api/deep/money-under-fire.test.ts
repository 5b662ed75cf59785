import { expect, it } from 'vitest'
import { shareOf } from '../../../src/platform/contract/amount.ts'
import type { CallKey } from '../../../src/platform/contract/call.ts'
import { PLATFORM_FEE_BPS } from '../../../src/rules/constants.ts'
import { formOf } from '../../support/demands.ts'
import { type CompanyPeople, company, individual, operator, type Person } from '../../support/personas.ts'
import { randomOf } from '../../support/random.ts'
import { serverForFile } from '../../support/suite.ts'

const CLIENTS = 12
const STEPS = 80
/** Continues beyond its steps until this many releases were acknowledged, so that the model has something to check; up to a limit. */
const RELEASES = 10
const MOST_STEPS = 400
const FUNDED_MINOR = 50_000_000

const h = serverForFile()

/** Acknowledged actions, one per action, however often it was sent. */
interface Done {
  key: string
  demandId?: string
  accountId?: string
  companyId?: string
  grossMinor?: number
  result: Record<string, unknown>
}

it('creates and loses no cent and makes no move twice under concurrent clients', async () => {
  const seed = Number(process.env.FIRE_SEED ?? 20261121)
  const { pick, chance, below } = randomOf(seed)
  const companies = await Promise.all([1, 2, 3].map(() => company(h, { funded: [{ amountMinor: FUNDED_MINOR, currency: 'EUR' }] })))
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => individual(h)))
  const platform = await operator(h)
  const banks = new Map<string, string>()
  for (const person of people) {
    const bank = { holderName: person.name, bankName: 'Nordsee Bank', country: 'DE', currency: 'EUR', accountNumber: '4400112233' }
    banks.set(person.accountId, (await h.ok('POST /ws/wallet/bankAccount/add', bank, person.as)).id)
  }
  const owners = new Map<string, CompanyPeople>()
  const demands: string[] = []
  const post = async (publisher: CompanyPeople) => {
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '3000' }) }, publisher.as)
    owners.set(id, publisher)
    demands.push(id)
    return id
  }
  const running = await Promise.all(Array.from({ length: 6 }, (_, n) => post(companies[n % companies.length]!)))

  const done: Done[] = []
  const unexpected: string[] = []
  const released = () => done.filter((one) => one.grossMinor !== undefined).length

  /** Sends an action once, twice at the same time, or again afterwards; every copy has the same key and must get the same answer. */
  async function act(
    key: CallKey,
    input: Record<string, unknown>,
    who: { as: { token: string } },
    about: Omit<Done, 'key' | 'result'> = {},
  ) {
    const how = { ...who.as, idempotencyKey: crypto.randomUUID() }
    const send = () =>
      h.call(key as never, input as never, how) as Promise<{
        status: number
        body: { success: boolean; result: Record<string, unknown>; message: string }
      }>
    const answers = chance(0.3) ? await Promise.all([send(), send()]) : [await send()]
    if (chance(0.2)) answers.push(await send())
    const good = answers.filter((answer) => answer.body.success)
    for (const answer of answers) {
      if (answer.status >= 500) unexpected.push(`${key}: ${JSON.stringify(answer.body)}`)
    }
    if (good.length === 0) return null
    if (new Set(good.map((answer) => JSON.stringify(answer.body.result))).size !== 1)
      unexpected.push(`${key}: different answers to one key`)
    done.push({ key, ...about, result: good[0]!.body.result })
    return good[0]!.body.result
  }

  async function release(key: 'POST /ws/demand/imprest' | 'POST /ws/demand/confirm', id: string, publisher: CompanyPeople) {
    const amount = key.endsWith('imprest') ? `${1 + below(500)}.${below(90) + 10}` : undefined
    const preview = await h.call('GET /ws/demand/release/preview', { id, ...(amount && { amount }) }, publisher.as)
    if (!preview.body.success) return
    const { netMinor, grossMinor } = preview.body.result
    await act(key, { id, netMinor, ...(amount && { amount }) }, publisher, { demandId: id, grossMinor })
  }

  async function withdraw(person: Person) {
    const { records } = await h.ok('GET /ws/wallet/settlements', { state: 'available' }, person.as)
    const orderIds = records.slice(0, 1 + below(3)).map((order: { id: string }) => order.id)
    if (orderIds.length > 0)
      await act('POST /ws/wallet/withdraw', { bankAccountId: banks.get(person.accountId), orderIds }, person, {
        accountId: person.accountId,
      })
  }

  async function payOut() {
    const { records } = await h.ok('GET /ws/operator/withdrawals', { state: 'approved' }, platform.as)
    const one = records[below(Math.max(1, records.length))]
    if (!one) return
    if (chance(0.7)) await act('POST /ws/operator/withdrawal/paid', { id: one.id, reference: `SEPA ${below(1e6)}` }, platform)
    else await act('POST /ws/operator/withdrawal/failed', { id: one.id, reason: '收款账户已注销' }, platform)
  }

  type Step = (id: string, publisher: CompanyPeople, person: Person) => Promise<unknown>
  const host: Step = (id, publisher) =>
    act('POST /ws/demand/hosting', { id, amount: pick(['3000', '1500', '700.50']) }, publisher, { demandId: id })
  const publish: Step = (id, publisher) => act('POST /ws/demand/publish', { id }, publisher, { demandId: id })
  const approve: Step = (id) => act('POST /ws/operator/demand/approve', { id }, platform, { demandId: id })
  const apply: Step = (id, _publisher, person) => act('POST /ws/demand/apply', { id }, person, { demandId: id })
  const choose: Step = (id, publisher, person) =>
    act('POST /ws/demand/pick', { id, accountId: person.accountId }, publisher, { demandId: id })
  const start: Step = (id, _publisher, person) => act('POST /ws/demand/start', { id, agreed: true }, person, { demandId: id })
  const advance: Step = (id, publisher) => release('POST /ws/demand/imprest', id, publisher)
  const complete: Step = (id, _publisher, person) => act('POST /ws/demand/complete', { id, note: '完成' }, person, { demandId: id })
  const confirm: Step = (id, publisher) => release('POST /ws/demand/confirm', id, publisher)
  const giveBack: Step = (id, publisher) => act('POST /ws/demand/return', { id, reason: '重做' }, publisher, { demandId: id })
  const cancel: Step = async (id, publisher) =>
    chance(0.3) && act('POST /ws/demand/cancel', { id, reason: '取消' }, publisher, { demandId: id })
  const unpick: Step = (id, publisher) => act('POST /ws/demand/cancelPick', { id, reason: '重选' }, publisher, { demandId: id })
  const edit: Step = (id, publisher) =>
    act('POST /ws/demand/edit', { id, form: formOf(h, { amount: pick(['3000', '3100', '2900.10']) }) }, publisher, { demandId: id })
  const takeOut: Step = (_id, _publisher, person) => withdraw(person)
  /** The usual next action of the stage, so that demands progress; one step in four is any action, by anyone. */
  const fitting: Step[][] = [
    [host, host, host, edit],
    [publish, approve, approve, edit],
    [apply, choose, choose, choose, edit],
    [start, start, start, unpick],
    [advance, complete],
    [confirm, confirm, giveBack],
    [takeOut, payOut],
    [takeOut],
    [takeOut, payOut],
  ]
  const anything: Step[] = [
    host,
    publish,
    approve,
    apply,
    choose,
    start,
    advance,
    complete,
    confirm,
    giveBack,
    takeOut,
    payOut,
    unpick,
    edit,
    cancel,
  ]

  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let n = 0; n < STEPS || (released() < RELEASES && n < MOST_STEPS); n++) {
        const place = below(running.length)
        const id = running[place]!
        const publisher = owners.get(id)!
        const seen = await h.ok('GET /ws/demand/detail', { id }, publisher.as)
        // A settled demand is replaced by a new one, so that the load continues.
        if (seen.seaServiceStatus >= 6 && chance(0.5)) running[place] = await post(publisher)
        const provider = people.find((one) => one.accountId === seen.provider?.id)
        const step = chance(0.25) ? pick(anything) : pick(fitting[seen.seaServiceStatus]!)
        await step(id, publisher, provider && chance(0.9) ? provider : pick(people))
      }
    }),
  )
  expect(unexpected).toEqual([])

  await holdAgainstModel(done, demands, owners, people)
}, 1_500_000)

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The model: the sum of the acknowledged actions. Every account must equal it. */
async function holdAgainstModel(done: Done[], demands: string[], owners: Map<string, CompanyPeople>, people: Person[]): Promise<void> {
  const pool = h.services.pool
  const balance = async (kind: string, ownerId: string | null) =>
    Number(
      (
        await pool.query(
          `select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join ledger_account a on a.id = e.account_id
           where a.kind = $1 and a.currency = 'EUR' and ($2::uuid is null or a.owner_id = $2)`,
          [kind, ownerId],
        )
      ).rows[0].sum,
    )

  const releases = done.filter((one) => one.grossMinor !== undefined)
  const { rows: moves } = await pool.query<{ demand_id: string; move: string; amount_minor: string | null }>(
    'select demand_id, move, amount_minor from demand_move',
  )
  const { rows: states } = await pool.query<{ id: string; status: number; amount: number; provider_id: string | null }>(
    'select id, sea_service_status as status, amount_minor as amount, provider_id from demand',
  )
  expect(releases.length, 'the fire reached releases').toBeGreaterThanOrEqual(RELEASES)

  for (const id of demands) {
    const state = states.find((one) => one.id === id)!
    const released = releases.filter((one) => one.demandId === id)
    const recorded = (move: string) => moves.filter((one) => one.demand_id === id && one.move === move).length
    const acknowledged = (key: string) => done.filter((one) => one.demandId === id && one.key === key).length
    expect(recorded('advance'), 'an advance is paid once').toBeLessThanOrEqual(1)
    expect(recorded('confirm'), 'a demand is confirmed once').toBeLessThanOrEqual(1)
    for (const [move, key] of [
      ['fund', 'POST /ws/demand/hosting'],
      ['pick', 'POST /ws/demand/pick'],
      ['advance', 'POST /ws/demand/imprest'],
      ['confirm', 'POST /ws/demand/confirm'],
      ['cancel', 'POST /ws/demand/cancel'],
    ] as const)
      expect(recorded(move), `${move}: recorded as often as acknowledged`).toBe(acknowledged(key))

    const held = await balance('demandEscrow', id)
    const gross = sum(released.map((one) => one.grossMinor!))
    if (state.status === 8 || state.status === 6 || state.status === 7) expect(held, `escrow of an ended or settled demand`).toBe(0)
    else if (state.status >= 1) expect(held, `escrow at ${state.status}`).toBe(state.amount - gross)
    if (state.status === 6) expect(gross, 'all of the amount was released').toBe(state.amount)
  }

  for (const publisher of new Set(owners.values())) {
    const own = demands.filter((id) => owners.get(id) === publisher)
    const held = sum(await Promise.all(own.map((id) => balance('demandEscrow', id))))
    const released = sum(releases.filter((one) => own.includes(one.demandId!)).map((one) => one.grossMinor!))
    expect(await balance('companyWallet', publisher.companyId), publisher.name).toBe(FUNDED_MINOR - held - released)
  }

  // The fee of a demand is that of all it released, not the sum of the rounded fees of each release.
  const grossOf = (id: string) => sum(releases.filter((one) => one.demandId === id).map((one) => one.grossMinor!))
  const feeOf = (id: string) => shareOf(grossOf(id), PLATFORM_FEE_BPS)
  expect(await balance('platformFee', null)).toBe(sum(demands.map(feeOf)))
  const paid = await balance('bank', null)
  for (const person of people) {
    const served = states.filter((state) => state.provider_id === person.accountId && demands.includes(state.id))
    const earned = sum(served.map(({ id }) => grossOf(id) - feeOf(id)))
    const there = (await balance('personAvailable', person.accountId)) + (await balance('payoutTransit', person.accountId))
    const gone = Number(
      (
        await pool.query(
          "select coalesce(sum(net_minor), 0)::bigint as sum from money_order where owner_id = $1 and type = 'withdrawal' and state = 'paid'",
          [person.accountId],
        )
      ).rows[0].sum,
    )
    expect(there + gone, person.name).toBe(earned)
  }
  expect(paid).toBeLessThanOrEqual(0)
  const { rows: sums } = await pool.query('select currency, sum(amount)::bigint as sum from ledger_entry group by currency')
  expect(sums.map((row) => Number(row.sum))).toEqual(sums.map(() => 0))
}
