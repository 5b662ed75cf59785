import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../seed/world.ts'
import { type Desk, deskFeatures, desks, MOST_COUNTED } from '../../src/features/base/queue/contract/desks.ts'
import { waitingCases } from '../../src/features/base/queue/server/hooks.ts'
import { waitingAt } from '../../src/features/base/queue/server/waiting.ts'
import { PENDING } from '../../src/features/base/verification/contract/verification.ts'
import { systemActor } from '../../src/platform/server/wire/actor.ts'
import { holds } from '../../src/rules/permissions.ts'
import type { FreshDatabase } from '../support/database.ts'
import { demoDatabase } from '../support/demo.ts'
import { proved } from '../support/proof.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { asked } from '../support/statements.ts'

/** The numbers beside the desks in the operators' menu, in the demo world, where something waits at most of them. */

let h: TestServer
let database: FreshDatabase
let staff: { token: string }

beforeAll(async () => {
  database = await demoDatabase()
  h = await startServer({ databaseUrl: database.url })
  const totp = new TOTP({ secret: DEMO_TOTP_SECRET }).generate({ timestamp: h.clock.now().epochMilliseconds })
  staff = await proved(h, await h.ok('POST /ws/operator/login', { username: 'operator', password: DEMO_PASSWORD, totp }))
  await fillOthers()
})

/** Where nothing waits in the demo world. */
async function fillOthers(): Promise<void> {
  await h.ok('POST /ws/operator/unallocated/record', { currency: 'EUR', amount: '5.43', sender: 'Lumen', reference: 'unknown 9' }, staff)
  await h.services.pool.query(`
    update pay_batch set settled_at = null where id = (select id from pay_batch order by id limit 1);
    insert into report (reference, reporter_id, author_id, conversation_id, seq, ground, lines, kept_until, created_at, waiting_since)
      values ('R-1', uuidv7(), uuidv7(), uuidv7(), 1, 'fraud', '[]', now(), now(), now());
    insert into approval (kind, permission, subject, title, input, asked_by, asked_at, expires_at)
      values ('topUp', 'operator:money', 'x', '{"cn": "x", "en": "x"}', '{}', uuidv7(), now(), now())`)
}

afterAll(async () => {
  await h.close()
  await database.drop()
})

const waiting = async () => new Map((await h.ok('GET /ws/operator/waiting', {}, staff)).map(({ desk, count }) => [desk, count]))

const one = { pageNo: 1, pageSize: 1 } as const
/** The list that a desk opens with. */
const totals: Record<Desk, () => Promise<{ total: number }>> = {
  demandReview: () => h.ok('GET /ws/operator/demands', one, staff),
  splits: () => h.ok('GET /ws/operator/splits', one, staff),
  companies: () => h.ok('GET /ws/operator/companies', { ...one, status: PENDING }, staff),
  persons: () => h.ok('GET /ws/operator/persons', { ...one, status: PENDING }, staff),
  topUps: () => h.ok('GET /ws/operator/topUps', { ...one, state: 'pending' }, staff),
  unallocated: () => h.ok('GET /ws/operator/unallocated', { ...one, state: 'open' }, staff),
  beanOrders: () => h.ok('GET /ws/operator/beanOrders', { ...one, state: 'pending' }, staff),
  withdrawals: () => h.ok('GET /ws/operator/withdrawals', { ...one, state: 'approved' }, staff),
  payrollPayouts: () => h.ok('GET /ws/operator/payroll/batches', { ...one, state: 'open' }, staff),
  approvals: () => h.ok('GET /ws/approval/list', { ...one, state: 'pending' }, staff),
  providerApplications: () => h.ok('GET /ws/operator/provider/applications', one, staff),
  providerClaims: () => h.ok('GET /ws/operator/provider/claims', one, staff),
  deadContacts: () => h.ok('GET /ws/operator/provider/reports', one, staff),
  leads: () => h.ok('GET /ws/operator/leads', { ...one, state: 'new' }, staff),
  partners: () => h.ok('GET /ws/operator/partner/applications', { ...one, state: 'received' }, staff),
  advisories: () => h.ok('GET /ws/operator/advisories', { ...one, state: 'waiting' }, staff),
  feedback: () => h.ok('GET /ws/operator/feedbacks', { ...one, state: 'waiting' }, staff),
  reports: () => h.ok('GET /ws/operator/reports', { ...one, state: 'waiting' }, staff),
}

it('every desk has its cases, by the feature whose news refreshes the number', () => {
  const added = [...h.services.hooks.of(waitingCases)].flatMap(([feature, cases]) => Object.keys(cases).map((desk) => [desk, feature]))
  expect(Object.fromEntries(added)).toEqual(deskFeatures)
  const menu = h.services.features.flatMap(({ menus }) => menus?.operator ?? [])
  expect(desks.filter((desk) => !menu.some(({ name, component }) => name === desk && component))).toEqual([])
  // Every entry of the group of queues has a number.
  expect(menu.filter((entry) => entry.in === 'queues' && !desks.includes(entry.name as Desk))).toEqual([])
})

it('is the total of the list that the desk opens with', async () => {
  const counts = await waiting()
  const listed = await Promise.all(desks.map(async (desk) => [desk, (await totals[desk]()).total] as const))
  expect(desks.map((desk) => [desk, counts.get(desk) ?? 0])).toEqual(listed)
  expect(listed.filter(([, total]) => total === 0)).toEqual([])
})

it('asks the database once', async () => {
  await waiting()
  const { statements, roundTrips } = await asked(waiting)
  expect(statements.filter((text) => text.includes('waiting'))).toHaveLength(1)
  expect(roundTrips).toBeLessThanOrEqual(2)
})

it('only of desks that the caller may open', async () => {
  const { services } = h
  const at = async (may: (permission: string) => boolean) => {
    const actor = { ...systemActor, kind: 'operator', role: 'operator', holds: may } as const
    return (await waitingAt({ db: services.db, services, actor })).map(({ desk }) => desk)
  }
  expect((await at((permission) => permission === 'operator:leads')).toSorted()).toEqual(['leads', 'partners'])
  expect(await at(() => false)).toEqual([])
  expect(await at((permission) => holds('operator', permission as 'operator:see'))).toEqual([...(await waiting()).keys()])
})

it('counts no further than anybody reads', async () => {
  await h.services.pool.query(
    `insert into lead (id, reference, topic, name, phone, message, lang, created_at, updated_at)
    select uuidv7(), 'L-2031-' || n, 'other', 'Nora', '15500001111', 'x', 'cn', now(), now() from generate_series(1, $1::int) n`,
    [MOST_COUNTED + 5],
  )
  expect((await waiting()).get('leads')).toBe(MOST_COUNTED)
})
