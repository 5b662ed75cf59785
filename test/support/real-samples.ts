import type { allCalls } from '../../src/app/server/features.ts'
import { sql } from '../../src/platform/server/data/drizzle.ts'
import { articleForm } from './articles.ts'
import { befriend } from './chat.ts'
import {
  bringOn,
  demandAt,
  formOf,
  lastDelivered,
  monthlyAt,
  plannedAt,
  planOf,
  returnedTwice,
  SPLIT_WORDS,
  splitAsked,
  splitProposed,
  weeklyAt,
  weekReleased,
} from './demands.ts'
import { created, dayFrom } from './employees.ts'
import { upload } from './files.ts'
import { approved, calculated, employees, payScene, seen, submitted } from './payrun.ts'
import { individual } from './personas.ts'
import type { ScenePeople } from './scene.ts'
import type { TestServer } from './server.ts'
import { newTeam } from './teams.ts'

/** Input that does the work of a call on a thing that exists, and who makes it. */
export interface RealSample {
  as: { token: string }
  input: Record<string, unknown>
}

export type RealSamples = { readonly [K in keyof typeof allCalls]?: () => Promise<RealSample> }

/** For the calls whose things are made with a few others: each run makes a new one. */
export const realSamples = (h: TestServer, people: ScenePeople): RealSamples => ({
  ...demandSamples(h, people),
  ...peopleSamples(h, people),
  ...payrollSamples(h),
  ...moneySamples(h, people),
  ...deskSamples(h, people),
  ...talkSamples(h, people),
})

let made = 0
const another = (name: string) => `${name}-${++made}`

function demandSamples(h: TestServer, people: ScenePeople): RealSamples {
  const { publisher, provider, platform } = people
  const of =
    (who: { as: RealSample['as'] }, status: number, more: Record<string, unknown> = {}) =>
    async (): Promise<RealSample> => ({
      as: who.as,
      input: { id: await demandAt(h, people, status), ...more },
    })
  const applied = async () => {
    const id = await demandAt(h, people, 2)
    await h.ok('POST /ws/demand/apply', { id }, provider.as)
    return id
  }
  const asked = async () => {
    const demand = await demandAt(h, people, 2)
    return { demand, ...(await h.ok('POST /ws/demand/question/ask', { id: demand, text: 'Who is on site?' }, provider.as)) }
  }
  const templated = async () => (await h.ok('POST /ws/demand/template/keep', { title: 'x', form: {} }, publisher.as)).id
  const countered = async () => {
    const id = await applied()
    await h.ok('POST /ws/demand/bid/counter', { id, accountId: provider.accountId, bidVersion: 1, price: '950' }, publisher.as)
    return id
  }
  const inReview = async () => {
    const id = await demandAt(h, people, 1)
    await h.ok('POST /ws/demand/publish', { id }, publisher.as)
    return id
  }
  const askedForDays = async () => {
    const id = await demandAt(h, people, 4)
    await h.ok('POST /ws/demand/postpone', { id, reason: 'x' }, provider.as)
    return id
  }
  const netOf = async (id: string, amount?: string) =>
    (await h.ok('GET /ws/demand/release/preview', { id, ...(amount && { amount }) }, publisher.as)).netMinor
  const first = async (to: 'funded' | 'sent' | 'lowered') => {
    const { parts } = await plannedAt(h, people, 4)
    const { id } = parts[0]!
    if (to === 'funded') return id
    await h.ok('POST /ws/demand/part/send', { id, note: 'x', measured: '500' }, provider.as)
    if (to === 'lowered') {
      const { netMinor } = await h.ok('GET /ws/demand/part/preview', { id, value: '430' }, publisher.as)
      await h.ok('POST /ws/demand/part/lower', { id, value: '430', reason: 'x', netMinor }, publisher.as)
    }
    return id
  }
  const ofPart =
    (who: { as: RealSample['as'] }, state: 'funded' | 'sent' | 'lowered', more: Record<string, unknown> = {}) =>
    async (): Promise<RealSample> => ({ as: who.as, input: { id: await first(state), ...more } })
  const paying = async (value?: string) => {
    const id = await first('sent')
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id, ...(value && { value }) }, publisher.as)
    return { id, netMinor, backMinor }
  }
  const replanned = async () => {
    const { id } = await plannedAt(h, people, 4)
    return { id, milestones: [{ name: 'One for both', amount: '600' }], note: 'x' }
  }
  const proposed = async () => {
    const input = await replanned()
    await h.ok('POST /ws/demand/plan/propose', input, provider.as)
    return input.id
  }
  /** The last of two parts is delivered, and would be paid by another value; and the company has accepted that value. */
  const delivered = async () => {
    const { id, part } = await lastDelivered(h, people)
    const { netMinor } = await h.ok('GET /ws/demand/part/preview', { id: part, value: '430' }, publisher.as)
    return { id, netMinor }
  }
  const lastLowered = async () => {
    const { id, netMinor } = await delivered()
    await h.ok('POST /ws/demand/lower', { id, value: '430', reason: 'x', netMinor }, publisher.as)
    return id
  }
  const overdue = async () => {
    const { id, parts } = await plannedAt(h, people, 4, planOf(h, [{ amount: '300' }, {}]))
    const late = new Date(h.clock.now().epochMilliseconds - 40 * 86_400_000).toISOString().slice(0, 10)
    await h.services.db.execute(sql`update demand_part set due_on = ${late} where demand_id = ${id}`)
    return { id, part: parts[0]!.id }
  }
  return {
    'POST /ws/demand/reclaim': async () => {
      const id = await demandAt(h, people, 4)
      const late = new Date(h.clock.now().epochMilliseconds - 40 * 86_400_000).toISOString().slice(0, 10)
      await h.services.db.execute(
        sql`update demand set recruit_start = ${late}, recruit_end = ${late}, expected_completion = ${late} where id = ${id}`,
      )
      return { as: publisher.as, input: { id, reason: 'x' } }
    },
    'POST /ws/demand/notice': async () => {
      const { id, parts } = await monthlyAt(h, people, 4)
      return { as: publisher.as, input: { id, lastDay: parts[1]!.dueOn, reason: 'x', backMinor: 0 } }
    },
    'POST /ws/demand/lower': async () => {
      const { id, netMinor } = await delivered()
      return { as: publisher.as, input: { id, value: '430', reason: 'x', netMinor } }
    },
    'POST /ws/demand/acceptLower': async () => ({ as: provider.as, input: { id: await lastLowered() } }),
    'POST /ws/demand/insist': async () => ({ as: provider.as, input: { id: await lastLowered(), reason: 'x' } }),
    'POST /ws/demand/end': async () => {
      const { id, parts } = await monthlyAt(h, people, 4)
      await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x' }, provider.as)
      const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: parts[0]!.id }, publisher.as)
      await h.ok('POST /ws/demand/part/release', { id: parts[0]!.id, netMinor, backMinor }, publisher.as)
      await h.services.db.execute(sql`update demand_part set starts_on = ${dayFrom(h, -1)} where id = ${parts[1]!.id}`)
      return { as: provider.as, input: { id, reason: 'x' } }
    },
    'POST /ws/demand/split/ask': async () => ({
      as: provider.as,
      input: { id: await returnedTwice(h, people), words: SPLIT_WORDS, consents: true },
    }),
    'POST /ws/demand/split/state': async () => ({
      as: publisher.as,
      input: { id: (await splitAsked(h, people)).id, words: SPLIT_WORDS, consents: false },
    }),
    'POST /ws/demand/split/withdraw': async () => ({ as: provider.as, input: { id: (await splitAsked(h, people)).id } }),
    'POST /ws/demand/split/accept': async () => ({ as: publisher.as, input: (await splitProposed(h, people)).input }),
    'POST /ws/demand/split/decline': async () => ({
      as: publisher.as,
      input: { id: (await splitProposed(h, people)).id, reason: 'x' },
    }),
    'POST /ws/operator/split/read': async () => ({ as: platform.as, input: { id: (await splitAsked(h, people)).caseId } }),
    'POST /ws/operator/split/propose': async () => ({
      as: platform.as,
      input: { id: (await splitAsked(h, people)).id, amount: '1', reason: SPLIT_WORDS },
    }),
    'POST /ws/operator/split/end': async () => ({
      as: platform.as,
      input: { id: (await splitAsked(h, people)).id, reason: SPLIT_WORDS },
    }),
    'POST /ws/demand/plan/propose': async () => ({ as: provider.as, input: await replanned() }),
    'POST /ws/demand/plan/accept': async () => ({ as: publisher.as, input: { id: await proposed() } }),
    'POST /ws/demand/plan/decline': async () => ({ as: publisher.as, input: { id: await proposed(), reason: 'x' } }),
    'POST /ws/demand/plan/withdraw': async () => ({ as: provider.as, input: { id: await proposed() } }),
    'POST /ws/demand/cap': async () => ({ as: publisher.as, input: { id: (await weeklyAt(h, people, 4)).id, cap: 45 } }),
    'POST /ws/demand/cap/ask': async () => ({ as: provider.as, input: { id: (await weeklyAt(h, people, 4)).id, cap: 45, reason: 'x' } }),
    'POST /ws/demand/part/withdraw': ofPart(provider, 'sent'),
    'POST /ws/demand/part/opened': ofPart(publisher, 'sent'),
    'POST /ws/demand/part/reclaim': async () => ({ as: publisher.as, input: { id: (await overdue()).part, reason: 'x' } }),
    'POST /ws/demand/part/fund': async () => {
      const { parts } = await plannedAt(h, people, 4)
      return { as: publisher.as, input: { id: parts[1]!.id } }
    },
    'POST /ws/demand/part/log': async () => {
      const { parts } = await weeklyAt(h, people, 4)
      await h.services.db.execute(sql`update demand_part set starts_on = ${dayFrom(h, -1)} where id = ${parts[0]!.id}`)
      return { as: provider.as, input: { id: parts[0]!.id, lines: [{ day: dayFrom(h, 0), counted: 60, memo: 'Calls with five dealers' }] } }
    },
    'POST /ws/demand/part/supplement': async () => {
      const { part, day } = await weekReleased(h, people)
      return { as: provider.as, input: { id: part, note: 'x', lines: [{ day, counted: 60, memo: 'Calls with two dealers' }] } }
    },
    'POST /ws/demand/part/supplement/decline': async () => {
      const { part, day } = await weekReleased(h, people)
      const lines = [{ day, counted: 60, memo: 'Calls with two dealers' }]
      await h.ok('POST /ws/demand/part/supplement', { id: part, note: 'x', lines }, provider.as)
      return { as: publisher.as, input: { id: part, reason: 'The list of calls has no such day.' } }
    },
    'POST /ws/demand/part/send': ofPart(provider, 'funded', { note: 'x', measured: '500' }),
    'POST /ws/demand/part/resend': ofPart(provider, 'sent', { note: 'x', measured: '500' }),
    'POST /ws/demand/part/release': async () => ({ as: publisher.as, input: await paying() }),
    'POST /ws/demand/part/lower': async () => {
      const { id, netMinor } = await paying('430')
      return { as: publisher.as, input: { id, netMinor, value: '430', reason: 'x' } }
    },
    'POST /ws/demand/part/accept': ofPart(provider, 'lowered'),
    'POST /ws/demand/part/insist': ofPart(provider, 'lowered', { reason: 'x' }),
    'POST /ws/demand/part/return': ofPart(publisher, 'sent', { reason: 'The list of leads has no dates.' }),
    'POST /ws/demand/create': async () => ({ as: publisher.as, input: { form: formOf(h) } }),
    'POST /ws/demand/edit': of(publisher, 1, { form: formOf(h, { title: '改过的标题 Changed title' }) }),
    'POST /ws/demand/draft/save': async () => ({ as: publisher.as, input: { form: { title: 'x' } } }),
    'POST /ws/demand/draft/remove': async () => ({
      as: publisher.as,
      input: { id: (await h.ok('POST /ws/demand/draft/save', { form: { title: 'x' } }, publisher.as)).id },
    }),
    'POST /ws/demand/template/keep': async () => ({ as: publisher.as, input: { title: 'x', form: {} } }),
    'POST /ws/demand/template/change': async () => ({
      as: publisher.as,
      input: { id: await templated(), title: 'y', schedule: { every: 'weekly', day: 1 }, paused: false },
    }),
    'POST /ws/demand/template/use': async () => ({ as: publisher.as, input: { id: await templated() } }),
    'POST /ws/demand/template/remove': async () => ({ as: publisher.as, input: { id: await templated() } }),
    'POST /ws/demand/hosting': of(publisher, 0, { amount: '100' }),
    'POST /ws/demand/publish': of(publisher, 1),
    'POST /ws/operator/demand/approve': async () => ({ as: platform.as, input: { id: await inReview() } }),
    'POST /ws/operator/demand/reject': async () => ({ as: platform.as, input: { id: await inReview(), reasons: { title: 'x' } } }),
    'POST /ws/demand/cancel': of(publisher, 2, { reason: 'x' }),
    'POST /ws/demand/add': of(publisher, 2, { areaCode: '86', phone: provider.phone }),
    'POST /ws/demand/invitation/many': of(publisher, 2, { lines: ['+4915112345678', 'kurt@example.com'] }),
    'POST /ws/demand/invitation/link': of(publisher, 2, { days: 7, uses: 3 }),
    'POST /ws/demand/invitation/opened': async () => {
      const id = await demandAt(h, people, 2)
      await h.ok('POST /ws/demand/add', { id, accountId: provider.accountId }, publisher.as)
      return { as: provider.as, input: { id } }
    },
    'POST /ws/demand/apply': of(provider, 2, { message: 'x' }),
    'POST /ws/demand/bid/revise': async () => ({ as: provider.as, input: { id: await applied(), bidVersion: 1, price: '900' } }),
    'GET /ws/demand/bid/draft': async () => ({ as: provider.as, input: { demandId: await demandAt(h, people, 2) } }),
    'POST /ws/demand/bid/draft/save': async () => ({
      as: provider.as,
      input: { demandId: await demandAt(h, people, 2), form: { message: 'x' } },
    }),
    'POST /ws/demand/bid/draft/remove': async () => {
      const demandId = await demandAt(h, people, 2)
      return { as: provider.as, input: { id: (await h.ok('POST /ws/demand/bid/draft/save', { demandId, form: {} }, provider.as)).id } }
    },
    'GET /ws/demand/questions': async () => ({ as: publisher.as, input: { id: (await asked()).demand } }),
    'POST /ws/demand/question/ask': of(provider, 2, { text: 'Who is on site?' }),
    'POST /ws/demand/question/answer': async () => ({ as: publisher.as, input: { id: (await asked()).id, answer: 'x' } }),
    'POST /ws/demand/question/remove': async () => ({ as: publisher.as, input: { id: (await asked()).id } }),
    'POST /ws/demand/bid/counter': async () => ({
      as: publisher.as,
      input: { id: await applied(), accountId: provider.accountId, bidVersion: 1, price: '950' },
    }),
    'POST /ws/demand/bid/counter/withdraw': async () => ({
      as: publisher.as,
      input: { id: await countered(), accountId: provider.accountId },
    }),
    'POST /ws/demand/bid/counter/accept': async () => ({ as: provider.as, input: { id: await countered(), bidVersion: 1 } }),
    'POST /ws/demand/bid/counter/decline': async () => ({ as: provider.as, input: { id: await countered(), bidVersion: 1, reason: 'x' } }),
    'POST /ws/demand/bid/turnDown': async () => ({
      as: publisher.as,
      input: { id: await applied(), accountId: provider.accountId, bidVersion: 1, category: 'other', reason: 'x' },
    }),
    'POST /ws/demand/bid/reconsider': async () => {
      const id = await applied()
      await h.ok('POST /ws/demand/bid/turnDown', { id, accountId: provider.accountId, category: 'price' }, publisher.as)
      return { as: publisher.as, input: { id, accountId: provider.accountId } }
    },
    'POST /ws/demand/bid/shortlist': async () => ({
      as: publisher.as,
      input: { id: await applied(), accountId: provider.accountId, shortlisted: true },
    }),
    'POST /ws/demand/bid/note': async () => ({
      as: publisher.as,
      input: { id: await applied(), version: 0, accountId: provider.accountId, text: 'x' },
    }),
    'POST /ws/demand/bids/export': async () => ({ as: publisher.as, input: { id: await applied() } }),
    'GET /ws/demand/bids/tracks': async () => ({ as: publisher.as, input: { id: await applied() } }),
    'POST /ws/demand/application/withdraw': async () => ({ as: provider.as, input: { id: await applied() } }),
    'POST /ws/demand/pick': async () => ({ as: publisher.as, input: { id: await applied(), accountId: provider.accountId } }),
    'POST /ws/demand/cancelPick': of(publisher, 3, { reason: 'x' }),
    'POST /ws/demand/start': of(provider, 3, { agreed: true }),
    'POST /ws/demand/decline': of(provider, 3, { reason: 'x' }),
    'POST /ws/demand/imprest': async () => {
      const id = await demandAt(h, people, 4)
      return { as: publisher.as, input: { id, amount: '100', netMinor: await netOf(id, '100') } }
    },
    'POST /ws/demand/postpone': async () => ({ as: publisher.as, input: { id: await askedForDays() } }),
    'POST /ws/demand/postpone/refuse': async () => ({ as: publisher.as, input: { id: await askedForDays(), reason: 'x' } }),
    'POST /ws/demand/complete': of(provider, 4, { note: 'x' }),
    'POST /ws/demand/changeComplete': of(provider, 5, { note: 'x' }),
    'POST /ws/demand/confirm': async () => {
      const id = await demandAt(h, people, 5)
      return { as: publisher.as, input: { id, netMinor: await netOf(id) } }
    },
    'POST /ws/demand/return': of(publisher, 5, { reason: 'x' }),
    'POST /ws/demand/accept': of(publisher, 6),
    'POST /ws/demand/close': async () => {
      const id = await demandAt(h, people, 6)
      await bringOn(h, people, id, { from: 6, to: 7 })
      return { as: provider.as, input: { id } }
    },
  }
}

function peopleSamples(h: TestServer, { publisher }: ScenePeople): RealSamples {
  const { as } = publisher
  const employee = async (more: Record<string, unknown> = {}): Promise<RealSample> => {
    const team = await newTeam(h, as)
    const { id, version } = await created(h, publisher, team.id, { passportNumber: `E${String(++made).padStart(8, '0')}` })
    return { as, input: { id, version, ...more } }
  }
  const team = async (more: Record<string, unknown> = {}): Promise<RealSample> => {
    const { id } = await newTeam(h, as)
    return { as, input: { id, version: 1, ...more } }
  }
  const invitation = async (): Promise<RealSample> => {
    const phone = `1370000${String(++made).padStart(4, '0')}`
    await h.ok('POST /ws/invitation/send', { lines: [phone], role: 'viewer' }, as)
    const { records } = await h.ok('GET /ws/invitation/list', {}, as)
    return { as, input: { id: records[0]?.id } }
  }
  return {
    'POST /ws/employee/create': async () => ({ as, input: { name: another('叶知秋') } }),
    'POST /ws/employee/save': () => employee({ jobTitle: 'x' }),
    'POST /ws/employee/onboard': () => employee(),
    'POST /ws/employee/waive': async () => {
      const { input } = await employee()
      return { as, input: { id: input['id'], item: 'documents', reason: 'x' } }
    },
    'POST /ws/team/create': async () => ({ as, input: { name: another('team'), description: 'x' } }),
    'POST /ws/team/edit': () => team({ name: another('team'), description: 'x' }),
    'POST /ws/team/archive': () => team(),
    'POST /ws/invitation/send': async () => ({
      as,
      input: { lines: [`1370000${String(++made).padStart(4, '0')}`], role: 'viewer' },
    }),
    'POST /ws/invitation/resend': invitation,
    'POST /ws/invitation/revoke': invitation,
  }
}

function payrollSamples(h: TestServer): RealSamples {
  const scene = () =>
    payScene(h, [
      { baseMinor: 1_000_000, start: '2025-03-01' },
      { baseMinor: 1_200_000, start: '2025-03-01' },
    ])
  const proposed = async () => {
    const people = (await scene()).people
    const [employeeId] = await employees(h, people.companyId, people.owner.accountId, [{ baseMinor: 1_000_000, start: '2025-03-01' }])
    const form = {
      employeeId,
      effectiveOn: dayFrom(h, 3),
      cycle: 'monthly',
      currency: 'CNY',
      base: '12000',
      reason: 'x',
    }
    return { people, form }
  }
  return {
    'POST /ws/salary/propose': async () => {
      const { people, form } = await proposed()
      return { as: people.member.hr.as, input: form }
    },
    'POST /ws/payroll/group/assign': async () => {
      const { people, groupId, ids } = await scene()
      return { as: people.as, input: { groupId, employeeIds: ids } }
    },
    'POST /ws/payroll/run/create': async () => {
      const { people, groupId } = await scene()
      return { as: people.member.hr.as, input: { groupId, kind: 'regular' } }
    },
    'POST /ws/payroll/run/calculate': async () => {
      const one = await scene()
      return { as: one.people.member.hr.as, input: { id: await calculated(h, one, one.people.member.hr.as) } }
    },
    'POST /ws/payroll/run/approve': async () => {
      const one = await scene()
      const { hr, finance } = one.people.member
      return { as: finance.as, input: await seen(h, await submitted(h, one, hr.as), finance.as) }
    },
    'POST /ws/payroll/run/pay': async () => {
      const one = await scene()
      return { as: one.people.member.finance.as, input: { id: await approved(h, one) } }
    },
  }
}

function moneySamples(h: TestServer, { publisher, platform }: ScenePeople): RealSamples {
  const { as } = publisher
  const voucher = async () => (await upload(h, publisher.token, 'voucher', 'png')).url
  const topUp = async () => ({ currency: 'EUR', amount: '10', bankReference: another('transfer'), voucher: await voucher() })
  const toppedUp = async (more: Record<string, unknown>): Promise<RealSample> => {
    const { id } = await h.ok('POST /ws/wallet/topUp', await topUp(), as)
    return { as: platform.as, input: { id, ...more } }
  }
  const account = () => ({
    holderName: 'A B',
    bankName: 'Nordsee Bank',
    country: 'DE',
    currency: 'EUR',
    accountNumber: `55${String(++made).padStart(8, '0')}`,
  })
  const withdrawal = async () => {
    const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', account(), as)
    const ask = { bankAccountId, currency: 'EUR', amount: '10' }
    return (await h.ok('POST /ws/wallet/withdraw', ask, publisher.member.finance.as)).id
  }
  const sent = async (more: Record<string, unknown>): Promise<RealSample> => {
    const id = await withdrawal()
    await h.ok('POST /ws/wallet/withdrawal/approve', { id }, as)
    return { as: platform.as, input: { id, ...more } }
  }
  const arrival = () => ({ currency: 'EUR', amount: '10', sender: 'A', reference: another('arrival') })
  const kept = async (more: Record<string, unknown>): Promise<RealSample> => ({
    as: platform.as,
    input: { id: (await h.ok('POST /ws/operator/unallocated/record', arrival(), platform.as)).id, ...more },
  })
  return {
    'POST /ws/wallet/topUp': async () => ({ as, input: await topUp() }),
    'POST /ws/operator/topUp/confirm': () => toppedUp({ amount: '10' }),
    'POST /ws/operator/topUp/reject': () => toppedUp({ reason: 'x' }),
    'POST /ws/wallet/bankAccount/add': async () => ({ as, input: account() }),
    'POST /ws/wallet/bankAccount/remove': async () => ({
      as,
      input: { id: (await h.ok('POST /ws/wallet/bankAccount/add', account(), as)).id },
    }),
    'POST /ws/wallet/withdrawal/approve': async () => ({ as, input: { id: await withdrawal() } }),
    'POST /ws/wallet/withdrawal/decline': async () => ({ as, input: { id: await withdrawal(), reason: 'x' } }),
    'POST /ws/operator/withdrawal/paid': () => sent({ reference: another('payout') }),
    'POST /ws/operator/withdrawal/failed': () => sent({ reason: 'x' }),
    'POST /ws/operator/topUp/arrivedAs': () => toppedUp({ currency: 'USD', amount: '10', reason: 'x' }),
    'POST /ws/operator/unallocated/record': async () => ({ as: platform.as, input: arrival() }),
    'POST /ws/operator/unallocated/credit': () => kept({ companyId: publisher.companyId, amount: '10' }),
    'POST /ws/operator/unallocated/sendBack': () => kept({ amount: '10', reference: another('refund'), reason: 'x' }),
    'POST /ws/operator/unallocated/undo': () => kept({ reason: 'x' }),
    'POST /ws/operator/topUp/reverse': async () => {
      const { as, input } = await toppedUp({})
      await h.ok('POST /ws/operator/topUp/confirm', input as { id: string }, as)
      return { as, input: { ...input, reason: 'x' } }
    },
    'POST /ws/operator/withdrawal/cameBack': async () => {
      const { as, input } = await sent({ reference: another('payout') })
      await h.ok('POST /ws/operator/withdrawal/paid', input as { id: string; reference: string }, as)
      return { as, input: { ...input, reason: 'x' } }
    },
  }
}

function deskSamples(h: TestServer, { provider, platform }: ScenePeople): RealSamples {
  const { as } = platform
  const article = async (more: Record<string, unknown> = {}): Promise<RealSample> => {
    const { id, version } = await h.ok('POST /ws/operator/article/create', articleForm(another('article')), as)
    return { as, input: { id, version, ...more } }
  }
  const feedback = { kind: 'problem', text: 'x', screenshots: [], page: '/', version: '1' }
  const heard = async (more: Record<string, unknown> = {}): Promise<RealSample> => ({
    as,
    input: { id: (await h.ok('POST /ws/feedback/send', feedback, (await individual(h)).as)).id, ...more },
  })
  const question = { topic: 'hire', region: 'DE', text: 'x', files: [] }
  const asked = async (more: Record<string, unknown> = {}): Promise<RealSample> => {
    const { as: asker } = await individual(h)
    return { as: asker, input: { id: (await h.ok('POST /ws/advisory/ask', question, asker)).id, ...more } }
  }
  const atDesk = async (more: Record<string, unknown> = {}): Promise<RealSample> => ({ ...(await asked(more)), as })
  return {
    'POST /ws/operator/article/create': async () => ({ as, input: articleForm(another('article')) }),
    'POST /ws/operator/article/save': async () => {
      const { input } = await article()
      return { as, input: { ...input, form: articleForm(another('article')) } }
    },
    'POST /ws/operator/article/publish': () => article(),
    'POST /ws/operator/article/schedule': () => article({ publishAt: h.clock.now().add({ hours: 48 }).toString() }),
    'POST /ws/operator/article/remove': () => article(),
    'POST /ws/feedback/send': async () => ({ as: provider.as, input: feedback }),
    'POST /ws/operator/feedback/look': () => heard(),
    'POST /ws/operator/feedback/answer': () => heard({ from: 'received', text: 'x' }),
    'POST /ws/operator/feedback/close': () => heard({ from: 'received' }),
    'POST /ws/advisory/ask': async () => ({ as: provider.as, input: question }),
    'POST /ws/advisory/write': () => asked({ text: 'x', files: [] }),
    'POST /ws/advisory/close': () => asked(),
    'POST /ws/operator/advisory/take': () => atDesk(),
    'POST /ws/operator/advisory/note': () => atDesk({ text: 'x' }),
  }
}

function talkSamples(h: TestServer, { publisher, stranger }: ScenePeople): RealSamples {
  const { owner, member } = publisher
  const { viewer, finance } = member
  const group = async (more: Record<string, unknown> = {}): Promise<RealSample> => {
    const { id } = await h.ok('POST /ws/chat/group/create', { name: 'x', accountIds: [viewer.accountId] }, owner.as)
    return { as: owner.as, input: { id, ...more } }
  }
  let pair: Promise<string> | undefined
  return {
    'POST /ws/chat/group/create': async () => ({ as: owner.as, input: { name: 'x', accountIds: [viewer.accountId] } }),
    'POST /ws/chat/group/add': () => group({ accountIds: [finance.accountId] }),
    'POST /ws/chat/group/remove': () => group({ accountId: viewer.accountId }),
    'POST /ws/chat/group/edit': () => group({ name: 'y' }),
    'POST /ws/chat/group/role': () => group({ accountId: viewer.accountId, role: 'admin' }),
    'POST /ws/chat/group/mute': () => group({ on: true }),
    'POST /ws/chat/group/leave': async () => ({ ...(await group()), as: viewer.as }),
    'POST /ws/chat/group/dissolve': () => group(),
    'POST /ws/chat/settings': async () => {
      pair ??= befriend(h, owner, stranger)
      return { as: owner.as, input: { id: await pair, quiet: true } }
    },
  }
}
