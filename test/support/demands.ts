import { approvalLimit } from '../../src/features/base/approval/server/tables.ts'
import type { demandCalls } from '../../src/features/work/demand/contract/calls.ts'
import type { InputOf } from '../../src/platform/contract/call.ts'
import { inBooksZone } from '../../src/platform/server/clock.ts'
import { sql } from '../../src/platform/server/data/drizzle.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { type CompanyPeople, company, individual, operator, type Person } from './personas.ts'
import { openProvedSession } from './proof.ts'
import type { TestServer } from './server.ts'

type Form = InputOf<(typeof demandCalls)['POST /ws/demand/create']>['form']

/** Days from the server's today in Beijing. */
export const dayFrom = (h: TestServer, days: number): string => inBooksZone(h.clock.now()).toPlainDate().add({ days }).toString()

/** Sets the clock to this hour of the platform's books, today or tomorrow: what is counted in hours is the same whenever the tests run. */
export function setHour(h: TestServer, hour: number): void {
  const now = inBooksZone(h.clock.now())
  const at = now.with({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  const next = Temporal.ZonedDateTime.compare(at, now) < 0 ? at.add({ days: 1 }) : at
  h.clock.advance({ seconds: Math.ceil(now.until(next).total('seconds')) })
}

export const formOf = (h: TestServer, over: Partial<Form> = {}): Form => ({
  category: 'afterSales',
  title: '慕尼黑售后安装团队 Munich installation crew',
  description: '为三条产线安装协作机器人，并培训当地操作员。Install cobots on three lines and train local operators.',
  deliverables: '安装报告、培训签到表、验收录像',
  acceptanceCriteria: '三条产线连续运行 72 小时无故障',
  areaCode: 'DE',
  currency: 'EUR',
  amount: '8400.00',
  prepayment: '',
  contractKind: 'kpi',
  recruitStart: dayFrom(h, 0),
  recruitEnd: dayFrom(h, 20),
  expectedCompletion: dayFrom(h, 60),
  workLanguage: 'zhEn',
  visibility: 'public',
  ...over,
})

export interface Stage {
  publisher: CompanyPeople
  provider: Person
  platform: Person
}

/** A company that needs no second person, unless the test is about one: what its owner pays in a day counts together. */
export async function cast(h: TestServer, { limited = false } = {}): Promise<Stage> {
  const publisher = await company(h, {
    roles: ['finance', 'viewer', 'demandManager'],
    funded: [
      { amountMinor: 500_000_000, currency: 'EUR' },
      { amountMinor: 5_000_000, currency: 'JPY' },
    ],
  })
  if (!limited) await setLimit(h, publisher, { off: true })
  return { publisher, provider: await individual(h), platform: await operator(h) }
}

/** Written directly, as changing it has tests of its own. */
export async function setLimit(h: TestServer, { companyId, owner }: CompanyPeople, { off = false, euros = 0 }): Promise<void> {
  const set = { off, currency: 'EUR', amountMinor: euros * 100, changedBy: owner.accountId, changedAt: h.clock.now() } as const
  await h.services.db
    .insert(approvalLimit)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: approvalLimit.companyId, set })
}

/** Brings a new demand to a stage by the real calls. */
export async function demandAt(h: TestServer, people: Stage, status: number, over: Partial<Form> = {}): Promise<string> {
  const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, over) }, people.publisher.as)
  await bringOn(h, people, id, { from: 0, to: status }, String(over.amount ?? '8400.00'))
  return id
}

type Plan = NonNullable<Form['plan']>
type Milestone = Partial<NonNullable<Plan['milestones']>[number]>

/** A KPI contract of three milestones of 300, 300 and 400, the first of them measured and paid by tiers. */
export const planOf = (h: TestServer, over: readonly Milestone[] = [{}, {}, {}]): Plan & Required<Pick<Plan, 'milestones'>> => ({
  hosting: 'first',
  milestones: over.map((one, at) => ({
    name: `Milestone ${at + 1}`,
    dueOn: at === over.length - 1 ? '' : dayFrom(h, 30 + at),
    amount: at === over.length - 1 ? '400' : '300',
    ...(at === 0 && {
      metric: 'Qualified leads',
      unit: 'leads',
      target: '500',
      tiers: [
        { from: '80', percent: 60 },
        { from: '100', percent: 100 },
      ],
    }),
    ...one,
  })),
})

/** A demand with a plan of parts at a stage, and its parts as the publisher reads them. */
export async function plannedAt(h: TestServer, people: Stage, status: number, plan = planOf(h)) {
  const cents = plan.milestones.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  const amount = (cents / 100).toFixed(2)
  const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount, plan }) }, people.publisher.as)
  const due = await h.ok('GET /ws/demand/hosting/preview', { id }, people.publisher.as)
  await bringOn(h, people, id, { from: 0, to: status }, (due.remainingMinor / 100).toFixed(2))
  const { parts } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
  return { id, parts }
}

/** A KPI contract of two milestones whose first is released and whose last, paid by tiers, is delivered with a value. */
export async function lastDelivered(h: TestServer, people: Stage, measured = '500') {
  const { publisher, provider } = people
  const [tiered, plain] = planOf(h, [{}, {}]).milestones
  const last = { ...tiered!, name: 'Leads', dueOn: '' }
  const { id, parts } = await plannedAt(h, people, 4, {
    hosting: 'all',
    milestones: [{ ...plain!, amount: '400', dueOn: dayFrom(h, 30) }, last],
  })
  await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x' }, provider.as)
  const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: parts[0]!.id }, publisher.as)
  await h.ok('POST /ws/demand/part/release', { id: parts[0]!.id, netMinor, backMinor }, publisher.as)
  await h.ok('POST /ws/demand/complete', { id, note: 'x', measured }, provider.as)
  return { id, part: parts[1]!.id }
}

/** A Monday that lies far enough ahead, and the recruitment before it. */
const monday = (h: TestServer) => {
  const later = Temporal.PlainDate.from(dayFrom(h, 27))
  return later.subtract({ days: later.dayOfWeek - 1 })
}
type Weeks = NonNullable<Plan['weeks']>

/** A pay-as-you-go contract of four weeks of 40 hours at 50, from a Monday on. */
export function weeklyForm(h: TestServer, weeks: Partial<Weeks> = {}, over: Partial<Form> = {}): Form {
  const first = monday(h)
  return formOf(h, {
    contractKind: 'payAsYouGo',
    amount: '8000',
    recruitEnd: dayFrom(h, 14),
    expectedCompletion: first.add({ days: 27 }).toString(),
    plan: { hosting: 'first', weeks: { unit: 'hour', rate: '50', cap: 40, firstDay: first.toString(), ...weeks } },
    ...over,
  })
}

/** Such a contract at a stage, and its weeks as the publisher reads them. */
export async function weeklyAt(h: TestServer, people: Stage, status: number, form = weeklyForm(h)) {
  const { id } = await h.ok('POST /ws/demand/create', { form }, people.publisher.as)
  const due = await h.ok('GET /ws/demand/hosting/preview', { id }, people.publisher.as)
  await bringOn(h, people, id, { from: 0, to: status }, (due.remainingMinor / 100).toFixed(2))
  const { parts } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
  return { id, parts }
}

/** A contract by weeks whose first is released, with so many minutes on its first day, which lies `ago` days back. */
export async function weekReleased(h: TestServer, people: Stage, { counted = 300, ago = 10, form = weeklyForm(h) } = {}) {
  const { publisher, provider } = people
  const { id, parts } = await weeklyAt(h, people, 4, form)
  const part = parts[0]!.id
  const day = dayFrom(h, -ago)
  const dueOn = dayFrom(h, 6 - ago)
  await h.services.db.execute(sql`update demand_part set starts_on = ${day}, due_on = ${dueOn} where id = ${part}`)
  await h.ok('POST /ws/demand/part/log', { id: part, lines: [{ day, counted, memo: 'Calls with dealers' }] }, provider.as)
  await h.ok('POST /ws/demand/part/send', { id: part, note: 'x' }, provider.as)
  const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: part }, publisher.as)
  await h.ok('POST /ws/demand/part/release', { id: part, netMinor, backMinor }, publisher.as)
  return { id, part, day, dueOn }
}

/** A long-term contract of three whole months of 1,000, and such a contract at a stage. */
export function monthlyForm(h: TestServer, over: Partial<Form> = {}): Form {
  const first = Temporal.PlainDate.from(dayFrom(h, 40)).with({ day: 1 }).add({ months: 1 })
  return formOf(h, {
    contractKind: 'longTerm',
    amount: '3000',
    recruitEnd: dayFrom(h, 20),
    expectedCompletion: first.add({ months: 3 }).subtract({ days: 1 }).toString(),
    plan: { hosting: 'first', periods: { cycle: 'monthly', amount: '1000', firstDay: first.toString() } },
    ...over,
  })
}
export const monthlyAt = (h: TestServer, people: Stage, status: number, form = monthlyForm(h)) => weeklyAt(h, people, status, form)

/** Brings a demand from one stage to a later one by the real calls. `amount`: what is still to be funded. */
export async function bringOn(
  h: TestServer,
  people: Stage,
  id: string,
  { from, to }: { from: number; to: number },
  amount = '8400.00',
): Promise<void> {
  const { publisher, provider, platform } = people
  const walk: Array<() => Promise<unknown>> = [
    () => h.ok('POST /ws/demand/hosting', { id, amount }, publisher.as),
    async () => {
      await h.ok('POST /ws/demand/publish', { id }, publisher.as)
      await h.ok('POST /ws/operator/demand/approve', { id }, platform.as)
    },
    async () => {
      await h.ok('POST /ws/demand/apply', { id, message: '有八年现场经验' }, provider.as)
      await h.ok('POST /ws/demand/pick', { id, accountId: provider.accountId }, publisher.as)
    },
    () => h.ok('POST /ws/demand/start', { id, agreed: true }, provider.as),
    () => h.ok('POST /ws/demand/complete', { id, note: '三条产线已交付' }, provider.as),
    async () => {
      const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
      await h.ok('POST /ws/demand/confirm', { id, netMinor }, publisher.as)
    },
    () => h.ok('POST /ws/demand/accept', { id }, publisher.as),
    async () => {
      await h.ok('POST /ws/demand/close', { id }, publisher.as)
      await h.ok('POST /ws/demand/close', { id }, provider.as)
    },
  ]
  for (const step of walk.slice(from, to)) await step()
}

/** Sessions last eight hours: people needed after a jump of the clock sign in again. */
export async function renew(h: TestServer, people: Stage): Promise<void> {
  const everyone = [...Object.values(people.publisher.member), people.provider, people.platform]
  for (const person of everyone) {
    person.token = await performAsSystem(h.services, 'renew', (act) => openProvedSession(act, person.accountId, 'test'))
    person.as.token = person.token
  }
  people.publisher.token = people.publisher.owner.token
}

/** One company with a demand at almost every stage. */
export async function market(h: TestServer) {
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

/** Work that was delivered three times, and returned after the first two: either side may ask an operator for a split. */
export async function returnedTwice(h: TestServer, people: Stage, over: Partial<Form> = {}): Promise<string> {
  const { publisher, provider } = people
  const id = await demandAt(h, people, 4, over)
  for (const reason of ['Sheets are missing', 'Still missing']) {
    await h.ok('POST /ws/demand/complete', { id, note: 'Delivered' }, provider.as)
    await h.ok('POST /ws/demand/return', { id, reason }, publisher.as)
  }
  await h.ok('POST /ws/demand/complete', { id, note: 'Delivered a third time' }, provider.as)
  return id
}

export const SPLIT_WORDS = 'Three of the five sheets are there, the others were never asked for.'

/** The same with an open case: the provider has asked, and the company has answered. Both let the operator read. */
export async function splitAsked(h: TestServer, people: Stage, over: Partial<Form> = {}): Promise<{ id: string; caseId: string }> {
  const id = await returnedTwice(h, people, over)
  await h.ok('POST /ws/demand/split/ask', { id, words: SPLIT_WORDS, consents: true }, people.provider.as)
  await h.ok('POST /ws/demand/split/state', { id, words: SPLIT_WORDS, consents: true }, people.publisher.as)
  const { split } = await h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
  return { id, caseId: split!.id }
}

/** The same with a proposal of an operator that waits for both. */
export async function splitProposed(h: TestServer, people: Stage, amount = '5000', over: Partial<Form> = {}) {
  const asked = await splitAsked(h, people, over)
  await h.ok('POST /ws/operator/split/propose', { id: asked.id, amount, reason: SPLIT_WORDS }, people.platform.as)
  const { preview } = (await h.ok('GET /ws/demand/detail', { id: asked.id }, people.publisher.as)).split!.proposal!
  return { ...asked, preview, input: { id: asked.id, netMinor: preview.netMinor, backMinor: preview.backMinor } }
}
