import { beforeAll, describe, expect, it } from 'vitest'
import { company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { proved } from '../../../../../test/support/proof.ts'
import { startServer } from '../../../../../test/support/server.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { inBooksZone } from '../../../../platform/server/clock.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { lead, leadEvent } from '../server/tables.ts'

const h = serverForFile()
let staff: Person
let other: Person

beforeAll(async () => {
  staff = await operator(h)
  other = await operator(h)
})

let nth = 0
const form = (over: Record<string, unknown> = {}) => ({
  name: '陆帆',
  company: '澜海科技',
  areaCode: '86',
  phone: `138 0013 ${String(++nth).padStart(4, '0')}`,
  region: 'SG',
  topic: 'hire',
  message: `想在新加坡雇 ${nth} 名销售`,
  summary: '',
  from: 'cost',
  shownMs: 40_000,
  ...over,
})
const send = (over: Record<string, unknown> = {}, how = {}) => {
  // Each test's forms are an hour apart: the hourly limit has a test of its own.
  h.clock.advance({ hours: 1 })
  return h.ok('POST /ws/lead/submit', form(over), how)
}
const find = async (reference: string) => {
  const { records } = await h.ok('GET /ws/operator/leads', { search: reference }, await fresh(staff))
  return records[0]!
}
/** The clock jumps further than a session lasts. */
async function fresh(person: Person) {
  const { openSession } = await import('../../../base/account/server/sessions.ts')
  const { performAsSystem } = await import('../../../../platform/server/wire/act.ts')
  return proved(h, { token: await performAsSystem(h.services, 'renew', (act) => openSession(act, person.accountId, 'test')) })
}
const mails = async (to: string) =>
  (
    await h.services.pool.query<{ subject: string; body: string }>('select subject, body from outbox where recipient = $1 order by at', [
      to,
    ])
  ).rows

describe('the form', () => {
  it('is refused with the sentences of both languages, for a reader who changes it', async () => {
    const { body } = await h.call('POST /ws/lead/submit', form({ name: '' }), { lang: 'en' })
    expect(body.success).toBe(false)
    expect(body.result).toMatchObject({ fields: { name: 'This field is required' }, other: { fields: { name: '此项必填' } } })
    const chinese = await h.call('POST /ws/lead/submit', form({ name: '' }), { lang: 'cn' })
    expect(chinese.body.result).toMatchObject({ other: { message: body.message, fields: { name: 'This field is required' } } })
  })

  it('is accepted from anybody, answers with a reference, and is in the inbox with its context', async () => {
    const { reference } = await send({ summary: '新加坡，月薪 SGD 6,000，雇主成本见附' })
    expect(reference).toMatch(/^L-2026-\d{4}$/)
    const row = await find(reference)
    expect(row).toMatchObject({ state: 'new', topic: 'hire', name: '陆帆', region: { code: 'SG' }, owner: null })
    const one = await h.ok('GET /ws/operator/lead', { id: row.id }, await fresh(staff))
    expect(one).toMatchObject({ summary: '新加坡，月薪 SGD 6,000，雇主成本见附', from: 'cost', accountId: null, doubt: '' })
    const notices = await h.services.pool.query("select params from notice where kind = 'leadArrived' and account_id = $1", [
      staff.accountId,
    ])
    expect(notices.rows.map((notice) => notice.params.number)).toContain(reference)
  })

  it('needs a phone or an e-mail address, and reports it at the fields', async () => {
    const none = await h.refused('POST /ws/lead/submit', form({ phone: '', areaCode: '' }))
    expect(none.fields).toEqual({ phone: '电话和邮箱至少填一项' })
    const bad = await h.refused('POST /ws/lead/submit', form({ phone: '12', email: 'x@y', message: '', topic: '', region: '' }), {
      lang: 'en',
    })
    expect(Object.keys(bad.fields).sort()).toEqual(['email', 'message', 'phone', 'topic'])
    expect((await h.refused('POST /ws/lead/submit', form({ region: 'ZZ' }))).fields).toHaveProperty('region')
  })

  it('e-mails the sender in the language of the page, but one address at most three times a day', async () => {
    for (let n = 0; n < 5; n++) await send({ email: 'chen@example.com', phone: '' }, { lang: 'en' })
    const sent = await mails('chen@example.com')
    expect(sent).toHaveLength(3)
    expect(sent[0]!.subject).toMatch(/^Hengdu has received your message \(L-2026-/)
    await send({ email: 'lu@example.com' })
    expect((await mails('lu@example.com'))[0]!.subject).toMatch(/^衡渡已收到您的咨询/)
  })

  it('sent twice within ten minutes is one form', async () => {
    const same = form({ message: '同一份' })
    const first = await h.ok('POST /ws/lead/submit', same)
    expect(await h.ok('POST /ws/lead/submit', same)).toEqual(first)
    h.clock.advance({ minutes: 11 })
    expect(await h.ok('POST /ws/lead/submit', same)).not.toEqual(first)
  })

  it('refuses the twenty-first form of one address in an hour', async () => {
    h.clock.advance({ hours: 2 })
    for (let n = 0; n < 20; n++) await h.ok('POST /ws/lead/submit', form())
    expect((await h.refused('POST /ws/lead/submit', form())).status).toBe(429)
    h.clock.advance({ minutes: 61 })
    await h.ok('POST /ws/lead/submit', form())
  })

  it('keeps a form of a robot as spam, without mail or notice, and answers like any other', async () => {
    const { reference } = await send({ website: 'http://spam.example', email: 'robot@example.com' })
    expect(reference).toMatch(/^L-/)
    expect(await find(reference)).toMatchObject({ state: 'spam' })
    expect(await mails('robot@example.com')).toEqual([])
    const quick = await send({ shownMs: 200 })
    expect(await find(quick.reference)).toMatchObject({ state: 'new' })
  })

  it('is limited by address, together with look-ups', async () => {
    const strict = await startServer({ perMinute: 3 })
    try {
      const look = () => strict.call('GET /ws/lead/status', { reference: 'L-2026-0201', contact: 'x' })
      expect((await look()).status).toBe(404)
      expect((await look()).status).toBe(404)
      await strict.ok('POST /ws/lead/submit', form())
      expect((await look()).status).toBe(429)
      expect((await strict.call('POST /ws/lead/submit', form())).status).toBe(429)
    } finally {
      await strict.close()
    }
  })

  it('starts from the caller’s own account; visitors and operators start empty', async () => {
    const firm = await company(h, { name: '远汐科技' })
    expect(await h.ok('GET /ws/lead/me', {}, firm.as)).toMatchObject({ company: '远汐科技', areaCode: '86', phone: firm.owner.phone })
    const one = await individual(h)
    expect(await h.ok('GET /ws/lead/me', {}, one.as)).toMatchObject({ name: one.name, company: '' })
    expect(await h.ok('GET /ws/lead/me')).toBeNull()
    expect(await h.ok('GET /ws/lead/me', {}, await fresh(staff))).toBeNull()
  })
})

describe('the look-up', () => {
  it('needs reference and contact together, and answers nothing to less', async () => {
    const { reference } = await send({ phone: '13900138000', email: 'Wen@Example.com' })
    const state = (contact: string) => h.ok('GET /ws/lead/status', { reference, contact })
    for (const contact of ['13900138000', '+86 139 0013 8000', '0086 13900138000', 'wen@example.COM'])
      expect(await state(contact)).toMatchObject({ reference, state: 'received', topic: 'hire' })
    expect(JSON.stringify(await state('13900138000'))).not.toContain('陆帆')
    for (const contact of ['13900138001', 'x@example.com', '86', '8000'])
      expect((await h.refused('GET /ws/lead/status', { reference, contact })).error).toBe('notFound')
    expect((await h.refused('GET /ws/lead/status', { reference: 'L-2026-9999', contact: '13900138000' })).error).toBe('notFound')
  })
})

describe('the inbox', () => {
  it('moves a lead by its states, guarded by the one that was seen, and records the history', async () => {
    const { reference } = await send()
    const { id } = await find(reference)
    const as = await fresh(staff)
    const moved = await h.ok('POST /ws/operator/lead/move', { id, from: 'new', to: 'contacted', note: '已电话沟通' }, as)
    expect(moved).toMatchObject({ state: 'contacted', owner: { id: staff.accountId }, next: ['qualified', 'lost', 'spam'] })
    expect((await h.refused('POST /ws/operator/lead/move', { id, from: 'new', to: 'contacted' }, as)).error).toBe('staleState')
    expect((await h.refused('POST /ws/operator/lead/move', { id, from: 'contacted', to: 'won' }, as)).status).toBe(422)
    await h.ok('POST /ws/operator/lead/assign', { id, was: staff.accountId, ownerId: other.accountId }, as)
    expect((await h.refused('POST /ws/operator/lead/assign', { id, was: staff.accountId, ownerId: null }, as)).error).toBe('staleState')
    const today = inBooksZone(h.clock.now()).toPlainDate()
    expect(
      (await h.refused('POST /ws/operator/lead/note', { id, followUpOn: today.subtract({ days: 1 }).toString() }, as)).fields,
    ).toHaveProperty('followUpOn')
    const noted = await h.ok('POST /ws/operator/lead/note', { id, note: '周三回访', followUpOn: today.add({ days: 3 }).toString() }, as)
    expect(noted.history.map(({ what }) => what)).toEqual(['followUp', 'owner', 'owner', 'state'])
    expect(noted.history.at(-1)).toMatchObject({ from: 'new', to: 'contacted', note: '已电话沟通', who: staff.name })
    expect(noted.history[1]).toMatchObject({ from: staff.name, to: other.name })
  })

  it('deletes a form with its history at the request of its sender, and keeps in the audit log only that it did', async () => {
    const { reference } = await send({ name: '要求删除', message: '请删除我的来信' })
    const { id } = await find(reference)
    const as = await fresh(staff)
    await h.ok('POST /ws/operator/lead/move', { id, from: 'new', to: 'contacted', note: '已电话沟通' }, as)
    await h.ok('POST /ws/operator/lead/delete', { id }, as)
    expect(await h.services.db.$count(lead, eq(lead.reference, reference))).toBe(0)
    expect(await h.services.db.$count(leadEvent, eq(leadEvent.leadId, id))).toBe(0)
    for (const call of ['GET /ws/operator/lead', 'POST /ws/operator/lead/delete'] as const)
      expect((await h.refused(call, { id }, as)).error).toBe('notFound')
    const { rows } = await h.services.pool.query(`select input from audit where call = 'POST /ws/operator/lead/delete'`)
    expect(rows).toEqual([{ input: { id } }])
  })

  it('filters by state, topic, age and owner', async () => {
    const { reference } = await send({ topic: 'exhibition' })
    const list = async (filter: Record<string, unknown>) =>
      (await h.ok('GET /ws/operator/leads', { ...filter, pageSize: 100 }, await fresh(staff))).records.map((row) => row.reference)
    expect(await list({ topic: 'exhibition', state: 'open', owner: 'nobody' })).toEqual([reference])
    expect(await list({ topic: 'exhibition', age: '3' })).toEqual([])
    h.clock.advance({ hours: 24 * 3 })
    expect(await list({ topic: 'exhibition', age: '3' })).toEqual([reference])
    expect(await list({ topic: 'exhibition', owner: 'me' })).toEqual([])
    expect((await h.refused('GET /ws/operator/leads', { owner: '-'.repeat(36) }, await fresh(staff))).status).toBe(422)
  })

  it('exports the filtered leads, with formulas as texts, and records who took them', async () => {
    const { reference } = await send({ name: '=HYPERLINK("http://x","y")', message: '+1+1, "引号"', topic: 'afterSales' })
    const book = await h.ok('POST /ws/operator/lead/export', { topic: 'afterSales' }, await fresh(staff))
    expect(book.name).toMatch(/^咨询-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const [heads, row, ...more] = rowsOfExport(book)
    expect(more).toEqual([])
    expect(heads!.slice(0, 4)).toEqual(['编号', '状态', '主题', '姓名'])
    expect(row!.slice(0, 4)).toEqual([reference, '新收到', '售后与安装', '=HYPERLINK("http://x","y")'])
    expect(row![heads!.indexOf('内容')]).toBe('+1+1, "引号"')
    const audited = await h.services.pool.query(`select actor_id from audit where call = 'POST /ws/operator/lead/export'`)
    expect(audited.rows).toEqual([{ actor_id: staff.accountId }])
  })
})
