import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET, seedIfWanted, seedWorld } from '../../seed/world.ts'
import { hasDemoAccounts } from '../../src/features/base/account/server/reads.ts'
import { trialBalance } from '../../src/features/money/ledger/server/reads.ts'
import { moveOf } from '../../src/features/work/demand/server/machine.ts'
import { demand, demandMove } from '../../src/features/work/demand/server/tables.ts'
import { isLeading } from '../../src/features/work/demand/web/links.ts'
import { today } from '../../src/platform/server/clock.ts'
import { sql } from '../../src/platform/server/data/drizzle.ts'
import type { FreshDatabase } from '../support/database.ts'
import { demoDatabase } from '../support/demo.ts'
import { proved } from '../support/proof.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
let database: FreshDatabase

beforeAll(async () => {
  database = await demoDatabase()
  h = await startServer({ databaseUrl: database.url })
})
afterAll(async () => {
  await h.close()
  await database.drop()
})

const signIn = (phone: string) => h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: DEMO_PASSWORD })
const as = async (phone: string) => ({ token: (await signIn(phone)).token })
const operator = async () => {
  const totp = new TOTP({ secret: DEMO_TOTP_SECRET }).generate({ timestamp: h.clock.now().epochMilliseconds })
  return { token: (await h.ok('POST /ws/operator/login', { username: 'operator', password: DEMO_PASSWORD, totp })).token }
}

describe('the demo world', () => {
  test('is made once only', async () => {
    expect(await hasDemoAccounts(h.services.db)).toBe(true)
    const before = await h.services.db.$count(demandMove)
    await seedWorld(h.services)
    expect(await h.services.db.$count(demandMove)).toBe(before)
  })

  test('keeps the books balanced: every currency sums to zero and no balance differs', async () => {
    const trial = await trialBalance(h.services.db)
    expect(trial.currencies.length).toBeGreaterThanOrEqual(8)
    expect(trial.currencies.filter((one) => one.totalMinor !== 0)).toEqual([])
    expect(trial.drifted).toBe(0)
  })

  test.each([
    ['13800000001', 1, 'owner'],
    ['13800000002', 1, 'finance'],
    ['13800000003', 1, 'viewer'],
    ['13800000011', 1, 'owner'],
    ['13800000021', 1, 'owner'],
    ['13900000001', 2, 'individual'],
    ['13900000002', 2, 'individual'],
    ['13900000003', 2, 'individual'],
  ])('%s signs in', async (phone, userType, role) => {
    expect((await signIn(phone)).userInfo).toMatchObject({ userType, role, whetherIntact: 'Y' })
  })

  test('has its companies and people verified or not, as their accounts are described', async () => {
    const company = async (phone: string) => (await h.ok('GET /ws/company/authentication', {}, await as(phone))).status
    const person = async (phone: string) => (await h.ok('GET /ws/profile/authentication', {}, await as(phone))).status
    expect(await Promise.all(['13800000001', '13800000011', '13800000021'].map(company))).toEqual([2, 2, 0])
    expect(await Promise.all(['13900000001', '13900000002', '13900000003'].map(person))).toEqual([2, 2, 0])
    for (const phone of ['13900000001', '13900000002'])
      expect((await h.ok('GET /ws/profile/resume', {}, await as(phone))).items.length).toBeGreaterThan(2)
  })

  test('has work in every queue of the operator', async () => {
    const op = await operator()
    expect((await h.ok('GET /ws/operator/demands', { review: 'waiting' }, op)).total).toBeGreaterThanOrEqual(4)
    expect((await h.ok('GET /ws/operator/topUps', { state: 'pending' }, op)).total).toBeGreaterThanOrEqual(3)
    expect((await h.ok('GET /ws/operator/withdrawals', { state: 'approved' }, op)).total).toBeGreaterThanOrEqual(2)
    expect((await h.ok('GET /ws/operator/companies', { status: 1 }, op)).total).toBeGreaterThanOrEqual(1)
    expect((await h.ok('GET /ws/operator/persons', { status: 1 }, op)).total).toBeGreaterThanOrEqual(2)
  })

  test.each([
    ['GET /ws/demand/mine', '13800000001'],
    ['GET /ws/demand/mine', '13800000011'],
    ['GET /ws/demand/joined', '13900000001'],
    ['GET /ws/demand/joined', '13900000002'],
  ] as const)('has a button for every action that the source lists, or for the reason why not: %s of %s', async (list, phone) => {
    const who = await as(phone)
    const { records } = await h.ok(list, { pageSize: 100 }, who)
    expect(records.length).toBeGreaterThan(2)
    for (const { id } of records) {
      const { number, actions, moves } = await h.ok('GET /ws/demand/detail', { id }, who)
      const buttons = moves.filter(({ possible, listed }) => possible || listed).map(({ move }) => moveOf(move).action)
      expect([number, ...actions.filter((action) => !isLeading(action) && !buttons.includes(action))]).toEqual([number])
    }
  })

  test('fills the hall: 24 open or more, 15 regions, every category, 6 currencies', async () => {
    const someone = await as('13900000003')
    const facets = await h.ok('GET /ws/hall/facets', {}, someone)
    expect(facets.regions.length).toBeGreaterThanOrEqual(15)
    expect(facets.categories.filter((one) => one.count > 0)).toHaveLength(14)
    const hall = await h.ok('GET /ws/hall/list', { pageSize: 50 }, someone)
    expect(hall.total).toBeGreaterThanOrEqual(24)
    const currencies = new Set(hall.records.map((row) => row.currency))
    expect(currencies.size).toBeGreaterThanOrEqual(6)
    expect(currencies).toContain('JPY')
  })

  test.each(['13800000001', '13800000011'])('%s has a demand at every stage', async (phone) => {
    const { byStage } = await h.ok('GET /ws/demand/overview', {}, await as(phone))
    const stages = byStage.filter((one) => one.count > 0).map((one) => one.seaServiceStatus)
    expect(stages.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test.each(['13900000001', '13900000002'])(
    '%s has applied, is invited, picked, serves, delivered, and earned in every state',
    async (phone) => {
      const who = await as(phone)
      const joined = await h.ok('GET /ws/demand/joined', { pageSize: 50 }, who)
      const standings = joined.records.map((row) => row.applicationState)
      for (const state of ['applied', 'invited', 'picked', 'served']) expect(standings).toContain(state)
      const serving = new Set(joined.records.filter((row) => row.applyStatus > 1).map((row) => row.applyStatus))
      expect([...serving].sort()).toEqual([2, 3, 4, 5])
      const settled = await h.ok('GET /ws/wallet/settlements', { pageSize: 50 }, who)
      expect([...new Set(settled.records.map((row) => row.state))].sort()).toEqual(['applied', 'available', 'paid', 'returned'])
    },
  )

  test('has consultations and feedback in every state, and greets nobody with many unread messages', async () => {
    const states = async (table: string) =>
      (await h.services.pool.query(`select distinct state from ${table} order by state`)).rows.map(({ state }) => state)
    expect(await states('advisory')).toEqual(['answered', 'closed', 'open', 'taken'])
    expect(await states('feedback')).toEqual(['answered', 'closed', 'looked', 'received'])
    const { rows } = await h.services.pool.query(
      'select max(n)::int as most from (select count(*) as n from notice where read_at is null group by account_id) as unread',
    )
    expect(rows[0].most).toBeLessThanOrEqual(5)
  })

  test('shows every special state', async () => {
    const count = (where: ReturnType<typeof sql>) => h.services.db.$count(demand, where)
    expect(await count(sql`review = 'rejected' and review_reasons is not null`)).toBeGreaterThan(0)
    expect(await count(sql`is_imprest`)).toBeGreaterThan(0)
    expect(await count(sql`postpone = 'asked' and sea_service_status = 4`)).toBeGreaterThan(0)
    expect(await count(sql`postpone = 'granted' and sea_service_status = 4`)).toBeGreaterThan(0)
    expect(await count(sql`outcome = 'cancelled'`)).toBeGreaterThan(0)
    expect(await count(sql`outcome = 'recruitmentOver'`)).toBeGreaterThan(0)
    const { rows } = await h.services.db.execute<{ versions: number; returned: number; partly: number; drafts: number }>(sql`
      select (select count(*) from demand_delivery where version = 2) as versions,
        (select count(*) from demand_delivery join demand d on d.id = demand_id
          where returned_reason is not null and d.sea_service_status = 4) as returned,
        (select count(*) from demand d join demand_move m on m.demand_id = d.id where d.sea_service_status = 0 and m.move = 'fund') as partly,
        (select count(*) from demand_draft) as drafts`)
    for (const number of Object.values(rows[0]!)) expect(Number(number)).toBeGreaterThan(0)
  })

  test('Langong pays about sixty people in nine countries: six locked months that balance, and a run in review with real questions', async () => {
    const [hr, finance] = [await as('13800000004'), await as('13800000002')]
    const { records: people } = await h.ok('GET /ws/employee/list', { pageSize: 100 }, hr)
    const employed = people.filter(({ status }) => status === 3)
    expect(employed.length).toBeGreaterThanOrEqual(55)
    expect(new Set(employed.map(({ country }) => country?.code)).size).toBe(9)
    expect(new Set(employed.map(({ team }) => team?.id)).size).toBe(5)

    const { records: runs } = await h.ok('GET /ws/payroll/runs', { pageSize: 100 }, finance)
    const byGroup = Map.groupBy(runs, ({ group }) => group.name.slice(0, 2))
    for (const name of ['中国', '海外'])
      expect(
        byGroup
          .get(name)
          ?.map(({ state }) => state)
          .filter((state) => state === 'locked'),
      ).toHaveLength(6)
    const locked = runs.filter(({ state }) => state === 'locked')
    // Tied to the ledger's accounts by a trigger.
    const { rows: money } = await h.services.db.execute<{ open: number }>(sql`
      select coalesce(sum(abs(held_minor) + abs(sent_minor)), 0)::float8 as open from pay_run_money
      where run_id = any(${sql.param(locked.map(({ id }) => id))}::uuid[])`)
    expect(money).toEqual([{ open: 0 }])
    const { rows: slips } = await h.services.db.execute<{ id: string }>(sql`select id from pay_slip order by id limit 1`)
    expect(await h.ok('GET /ws/payroll/slip/replay', { id: slips[0]!.id }, finance)).toMatchObject({ outcome: 'sameBytes' })

    const review = runs.filter(({ state }) => state === 'review')
    expect(review).toHaveLength(1)
    const { kinds } = await h.ok('GET /ws/payroll/run/checks', { id: review[0]!.id }, finance)
    for (const kind of ['changedPayee', 'visaEnded', 'firstPay', 'leaveOpen', 'netJump'])
      expect(kinds.map(({ check }) => check)).toContain(kind)
    const { currencies } = await h.ok('GET /ws/payroll/run/versus', { id: review[0]!.id }, finance)
    const meal = currencies[0]!.causes
      .flatMap(({ cause, people: who }) => who.map((one) => ({ cause, ...one })))
      .filter(({ name }) => name === '覃朗')
    expect(meal).toContainEqual(expect.objectContaining({ cause: 'items', minor: -31_200 }))
    expect(currencies[0]!.causes.map(({ cause }) => cause)).toContain('retro')
    const drafts = runs.filter(({ state }) => state === 'draft')
    expect(drafts.some(({ blocking }) => blocking > 0)).toBe(true)
    // What was submitted is what holds: finance approves it as it is.
    const { hash, totals } = await h.ok('GET /ws/payroll/run', { id: review[0]!.id }, finance)
    const seen = totals.map(({ currency, people: count, netMinor }) => ({ currency, people: count, netMinor }))
    await h.ok('POST /ws/payroll/run/approve', { id: review[0]!.id, hash: hash!, totals: seen }, await proved(h, finance))
  })

  test('Langong has two years of salary changes and absences, and an untidy workbook to import', async () => {
    const hr = await as('13800000004')
    const { rows } = await h.services.db.execute<{ changes: number; leaves: number; from_on: string; out: number }>(sql`
      select (select count(*)::int from salary_change where state = 'approved') as changes, (select min(effective_on) from salary_change) as first,
        (select count(*)::int from leave_request where state = 'granted') as leaves, (select min(from_on)::text from leave_request) as from_on,
        (select count(*)::int from salary_change where state = 'proposed') as out`)
    const [found] = rows
    expect(found?.changes).toBeGreaterThan(120)
    expect(found?.leaves).toBeGreaterThan(400)
    expect(found?.out).toBeGreaterThanOrEqual(3)
    const monthsBack = Temporal.PlainDate.from(found?.from_on ?? '').until(today(h.clock.now()), { largestUnit: 'month' }).months
    expect(monthsBack).toBeGreaterThanOrEqual(18)
    const overview = await h.ok('GET /ws/absence/overview', {}, hr)
    expect(overview.places.length).toBeGreaterThanOrEqual(9)
    expect(overview.outCount).toBeGreaterThanOrEqual(1)
    expect(overview.nextCount).toBeGreaterThanOrEqual(5)
    // Nobody has more leave than their record gives.
    const { records: balances } = await h.ok('GET /ws/absence/balances', { pageSize: 100 }, hr)
    expect(balances.length).toBeGreaterThan(50)

    await h.jobs.runDue()
    const { records: imports } = await h.ok('GET /ws/intake/list', {}, hr)
    expect(imports).toMatchObject([{ state: 'mapping' }])
  })

  test('has distinct times: no two demands or moves at once, none in the future', async () => {
    const twins = (table: string, column: string) =>
      h.services.db
        .execute(sql.raw(`select ${column} from ${table} group by ${column} having count(*) > 1`))
        .then(({ rows }) => rows.length)
    expect(await twins('demand', 'created_at')).toBe(0)
    expect(await twins('demand_move', 'at')).toBe(0)
    expect(await h.services.db.$count(demandMove, sql`at > ${h.clock.now().toString()}::timestamptz`)).toBe(0)
  })

  test('no timer is overdue: the jobs of the start move no demand', async () => {
    const stages = () =>
      h.services.db.select({ id: demand.id, stage: demand.stage, version: demand.version }).from(demand).orderBy(demand.id)
    const before = await stages()
    await h.jobs.runDue()
    expect(await stages()).toEqual(before)
    const { rows } = await h.services.db.execute(sql`select name, error from job where error is not null`)
    expect(rows).toEqual([])
    expect(
      await h.services.db.$count(demand, sql`deadline_at <= ${h.clock.now().toString()}::timestamptz and sea_service_status < 8`),
    ).toBe(0)
  })
})

// That an embedded one gets it by default is seen by deep/start.test.ts, that it loads on any day by deep/seed.test.ts.
describe('which databases do not get it', () => {
  test.each([
    [{ SEED: 'auto' }, false],
    [{ SEED: 'never' }, true],
    [{ HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example', MESSAGES: 'none' }, true],
  ])('settings %o, embedded %s', async (config, embedded) => {
    const other = await startServer({ config })
    await seedIfWanted(other.services, embedded)
    expect(await hasDemoAccounts(other.services.db)).toBe(false)
    await other.close()
  })
})
