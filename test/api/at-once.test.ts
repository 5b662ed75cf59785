import { describe, expect, it } from 'vitest'
import { DEMAND_INVITATIONS_A_DAY } from '../../src/rules/demand.ts'
import { leaveForm, office } from '../support/absence.ts'
import { befriend, clientOf } from '../support/chat.ts'
import { cast, dayFrom, demandAt } from '../support/demands.ts'
import { upload } from '../support/files.ts'
import { monthly } from '../support/payrun.ts'
import { company, individual, operator, type Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

/** Requests at once, each of which would be right alone: rules about several rows, or about one that is not there yet. */

const h = serverForFile()

const AT_ONCE = 5
const times = <T>(ask: (nth: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => ask(nth)))
/** One person asks again and again while another's request is under way, so that one of theirs comes at every moment of it. */
async function meanwhile<T>(request: Promise<T>, ask: (nth: number) => Promise<unknown>): Promise<T> {
  let over = false
  const ended = request.finally(() => {
    over = true
  })
  for (let nth = 0; !over; nth++) await ask(nth)
  return ended
}
const errorsOf = (answers: { body: { success: boolean; result?: unknown } }[]) =>
  answers.flatMap(({ body }) => (body.success ? [] : (body.result as { error: string }).error))

it('of pay groups made with one name, one is made, and the other is refused with the reason', async () => {
  const { owner, member } = await company(h, { roles: ['hr'] })
  const people = [owner, member.hr]
  for (const name of ['月薪', '周薪', '双周薪']) {
    const answers = await Promise.all(people.map(({ as }) => h.call('POST /ws/payroll/group/save', { form: monthly({ name }) }, as)))
    expect(errorsOf(answers)).toEqual(['invalid'])
  }
  expect((await h.ok('GET /ws/payroll/groups', {}, owner.as)).groups).toHaveLength(3)
})

it('the last two leave types are not both archived', async () => {
  const { as } = await company(h)
  const types = await h.ok('GET /ws/absence/types', {}, as)
  const archive = ({ code, version }: (typeof types)[number]) =>
    h.call('POST /ws/absence/type/archive', { code, version, archived: true }, as)
  for (const type of types.slice(2)) await archive(type)
  const last = (await h.ok('GET /ws/absence/types', {}, as)).filter(({ archived }) => !archived)
  expect(errorsOf(await Promise.all(last.map(archive)))).toEqual(['leaveTypeLast'])
})

it('a company whose last two people leave at once keeps one as long as it has money', async () => {
  for (let round = 0; round < 3; round++) {
    const firm = await company(h, { roles: ['hr'], funded: [{ currency: 'EUR', amountMinor: 5_000 }] })
    const answers = await Promise.all([
      h.call('POST /ws/account/close', { agreed: true }, firm.as),
      h.call('POST /ws/account/close', { agreed: true }, firm.member.hr.as),
    ])
    expect(answers.map(({ body }) => body.success)).toEqual([false, true])
    expect(errorsOf(answers)).toEqual(['cancellationBlocked'])
  }
})

it('a contact form and a partner application sent several times at once are one', async () => {
  const lead = {
    name: '陆帆',
    company: '澜海科技',
    email: 'lu@example.com',
    topic: 'hire',
    message: '想在新加坡雇人',
    summary: '',
    from: 'cost',
  }
  const leads = await times(() => h.ok('POST /ws/lead/submit', { ...lead, shownMs: 40_000 }))
  expect(new Set(leads.map(({ reference }) => reference)).size).toBe(1)
  const partner = {
    kind: 'channel',
    company: '启航咨询',
    name: '苏棠',
    email: 'su@example.com',
    regions: ['VN'],
    approach: '每季度办两场沙龙',
  }
  const applications = await times(() => h.ok('POST /ws/partner/apply', { ...partner, shownMs: 60_000 }))
  expect(new Set(applications.map(({ reference }) => reference)).size).toBe(1)
})

it('a person who leaves has neither leave that waits nor days that were added at that moment', async () => {
  const { hr, firm, ...o } = await office(h)
  const week = (nth: number) => ({ type: 'unpaid', to: dayFrom(h, 16 + 7 * nth) })
  const writing = [
    (employeeId: string, nth: number) =>
      h.call('POST /ws/absence/ask', { form: leaveForm(employeeId, dayFrom(h, 10 + 7 * nth), week(nth)) }, hr.as),
    (employeeId: string) => h.call('POST /ws/absence/adjust', { employeeId, type: 'annual', days: '2', reason: '加班' }, hr.as),
  ]
  for (let round = 0; round < 8; round++) {
    const { id, version } = await o.employee()
    const write = (nth: number) => writing[round % 2]!(id, nth)
    expect((await write(0)).body.success).toBe(true)
    const leaves = { id, version, leaveOn: dayFrom(h, -2), reason: '合同到期' }
    await meanwhile(h.ok('POST /ws/employee/leave', leaves, firm.owner.as), (nth) => write(nth + 1))
    const { rows } = await h.services.pool.query(
      `select (select count(*)::int from leave_request where employee_id = $1 and state = 'asked') as waits,
        (select coalesce(sum(hundredths), 0)::int from leave_entry where employee_id = $1) as days`,
      [id],
    )
    expect(rows).toEqual([{ waits: 0, days: 0 }])
  }
})

it('nobody leads a team of a company that they have just left', async () => {
  for (let round = 0; round < 4; round++) {
    const { owner, member } = await company(h, { roles: ['admin', 'viewer'] })
    const { accountId } = member.viewer
    const form = (nth: number) => ({ name: `团队 ${nth}`, description: '海外销售', leadId: accountId })
    await h.ok('POST /ws/team/create', form(0), owner.as)
    await meanwhile(h.ok('POST /ws/member/remove', { accountId }, member.admin.as), (nth) =>
      h.call('POST /ws/team/create', form(nth + 1), owner.as),
    )
    const { rows } = await h.services.pool.query('select name from team where lead_id = $1', [accountId])
    expect(rows).toEqual([])
  }
})

it('invitations to two demands at once keep to what a company may send a day', async () => {
  const people = await cast(h)
  for (let round = 0; round < 4; round++) {
    const publisher = await company(h, { roles: ['demandManager'], funded: [{ currency: 'EUR', amountMinor: 10_000_000 }] })
    const demandFor = () => demandAt(h, { ...people, publisher }, 2, { amount: '100' })
    const [one, two, before] = [await demandFor(), await demandFor(), await demandFor()]
    await h.services.pool.query(
      `insert into demand_move (demand_id, at, actor_id, side, move, to_status)
        select $1, $2, $3, 'publisher', 'invite', 2 from generate_series(2, $4::int)`,
      [before, h.clock.now().toString(), publisher.owner.accountId, DEMAND_INVITATIONS_A_DAY],
    )
    const answers = await Promise.all([
      h.call('POST /ws/demand/add', { id: one, phone: '15970000001' }, publisher.as),
      h.call('POST /ws/demand/add', { id: two, phone: '15970000002' }, publisher.member.demandManager.as),
    ])
    expect(errorsOf(answers)).toEqual(['invitationsMost'])
  }
})

it('no second operator is asked about a top-up that another has rejected', async () => {
  const firm = await company(h)
  const [one, two] = [await operator(h), await operator(h)]
  for (let round = 0; round < 6; round++) {
    const voucher = (await upload(h, firm.token, 'voucher', 'png', '凭证.png')).url
    const { id } = await h.ok('POST /ws/wallet/topUp', { currency: 'CNY', amount: '600000', voucher, bankReference: 'x' }, firm.as)
    const [, rejected] = await Promise.all([
      h.call('POST /ws/operator/topUp/confirm', { id }, one.as),
      h.call('POST /ws/operator/topUp/reject', { id, reason: '不清楚' }, two.as),
    ])
    expect(rejected.body.success).toBe(true)
    expect((await h.ok('GET /ws/approval/list', { state: 'pending' }, two.as)).records).toEqual([])
  }
})

it('no second operator is asked about a payout that another has reported as failed', async () => {
  const firm = await company(h, { funded: [{ currency: 'CNY', amountMinor: 70_000_000 }] })
  const [one, two] = [await operator(h), await operator(h)]
  const bank = { holderName: 'A B', bankName: 'Bank', country: 'CN', currency: 'CNY', accountNumber: '6222020200112233' }
  const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', bank, firm.as)
  for (let round = 0; round < 6; round++) {
    const { id } = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'CNY', amount: '600000' }, firm.as)
    const proof = (await upload(h, one.token, 'payoutProof', 'png', 'proof.png')).id
    const [, failed] = await Promise.all([
      h.call('POST /ws/operator/withdrawal/paid', { id, reference: `FT${round}`, proof }, one.as),
      h.call('POST /ws/operator/withdrawal/failed', { id, reason: '户名不符' }, two.as),
    ])
    expect(failed.body.success).toBe(true)
    expect((await h.ok('GET /ws/approval/list', { state: 'pending' }, two.as)).records).toEqual([])
  }
})

it('a licence that two operators enter at once is entered once, and the other one is refused at its number', async () => {
  const people = [await operator(h), await operator(h)]
  const form = {
    kind: 'payment',
    holderCn: '衡渡',
    holderEn: 'Hengdu',
    authorityCn: '监管局',
    authorityEn: 'Authority',
    region: 'SG',
    scopeCn: '人力资源',
    scopeEn: 'Human resources',
    issuedOn: '2024-01-01',
    shown: true,
  } as const
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(people.map(({ as }) => h.call('POST /ws/operator/licence', { ...form, number: `L-${round}` }, as)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  }
})

it('nobody who has just been accepted as a contact has asked again', async () => {
  for (let round = 0; round < 20; round++) {
    const [asks, accepts] = [await individual(h), await individual(h)]
    const ask = () => h.call('POST /ws/chat/contact/ask', { accountId: accepts.accountId, line: '你好' }, asks.as)
    const { id } = await h.ok('POST /ws/chat/contact/ask', { accountId: accepts.accountId, line: '你好' }, asks.as)
    await meanwhile(h.ok('POST /ws/chat/contact/answer', { id, accept: true }, accepts.as), ask)
    expect((await h.ok('GET /ws/chat/contacts', {}, accepts.as)).received).toEqual([])
  }
})

describe('a file of a message that an administrator removes', () => {
  /** A group of three, and a message with a file in it. */
  async function group() {
    const [owner, sender, reader] = [await individual(h), await individual(h), await individual(h)]
    for (const other of [sender, reader]) await befriend(h, owner, other)
    const accountIds = [sender.accountId, reader.accountId]
    const { id } = await h.ok('POST /ws/chat/group/create', { name: '出海', accountIds }, owner.as)
    const file = await upload(h, sender.token, 'chatImage', 'png')
    const seq = await say(sender, id, file.id)
    return { owner, reader, id, seq, fileId: file.id, remove: () => removed(owner, id, seq) }
  }
  async function say(person: Person, id: string, fileId: string): Promise<number> {
    const client = await clientOf(h, person).follow(id).open()
    const seq = Number(await client.say(id, '合同', { fileIds: [fileId] }))
    await client.close()
    return seq
  }
  const removed = (owner: Person, id: string, seq: number) => h.call('POST /ws/chat/group/removeMessage', { id, seq }, owner.as)
  const isKept = async (fileId: string) => {
    const { rows } = await h.services.pool.query('select used_by is not null as kept from file where id = $1', [fileId])
    return rows[0]?.kept === true
  }

  it('is kept by a report of that moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, seq, reader, remove, fileId } = await group()
      const [report] = await Promise.all([h.call('POST /ws/moderation/report', { id, seq, ground: 'insult' }, reader.as), remove()])
      expect(await isKept(fileId)).toBe(report.body.success)
    }
  })

  it('is kept where it was forwarded to at that moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { owner, reader, remove, fileId } = await group()
      const pair = await h.ok('POST /ws/chat/open', { accountId: owner.accountId }, reader.as)
      const client = await clientOf(h, reader).follow(pair.id).open()
      const [forwarded] = await Promise.all([client.say(pair.id, '转发', { fileIds: [fileId] }), remove()])
      await client.close()
      expect([forwarded, await isKept(fileId)]).toEqual([forwarded, typeof forwarded === 'number'])
    }
  })

  it('is released once the last of two messages that have it is removed, both at that moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { owner, reader, remove, fileId } = await group()
      const other = await h.ok('POST /ws/chat/group/create', { name: '合同', accountIds: [owner.accountId] }, reader.as)
      const seq = await say(owner, other.id, fileId)
      const answers = await Promise.all([remove(), removed(reader, other.id, seq)])
      expect([answers.map(({ body }) => body.success), await isKept(fileId)]).toEqual([[true, true], false])
    }
  })
})
