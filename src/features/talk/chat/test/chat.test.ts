import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { befriend, clientOf } from '../../../../../test/support/chat.ts'
import { freshDatabase } from '../../../../../test/support/database.ts'
import { demandAt } from '../../../../../test/support/demands.ts'
import { type CompanyPeople, company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { addDays } from '../../../../platform/contract/day.ts'
import { today as dayByBooks } from '../../../../platform/server/clock.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { endMonth } from '../server/jobs.ts'

let h: TestServer
let other: TestServer
let drop: () => Promise<void>
let firm: CompanyPeople

beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  h = await startServer({ databaseUrl: database.url })
  other = await startServer({ databaseUrl: database.url })
  firm = await company(h, { roles: ['hr', 'finance', 'viewer'] })
})
afterAll(async () => {
  await other.close()
  await h.close()
  await drop()
})

describe('messages of two people', () => {
  let ann: Person
  let bo: Person
  let pair: string
  // New people for each test: they may send ten messages in five seconds.
  beforeEach(async () => {
    ann = await individual(h, { name: '安' })
    bo = await individual(h, { name: '博' })
    pair = await befriend(h, ann, bo)
  })

  it('are acknowledged by their event, in all sockets of the sender, and numbered without a gap', async () => {
    const a = await clientOf(h, ann).follow(pair).open()
    const tab = await clientOf(h, ann).follow(pair).open()
    const b = await clientOf(h, bo).follow(pair).open()
    const first = await a.say(pair, '你好')
    const second = await a.say(pair, '在吗')
    expect(second).toBe(Number(first) + 1)
    await b.until(() => b.texts(pair).length === 2)
    await tab.until(() => tab.texts(pair).length === 2)
    expect(b.events.get(pair)?.map((event) => event.seq)).toEqual([1, 2, 3])
    expect(tab.events.get(pair)?.at(-1)?.mine).toBe(true)
    expect(b.events.get(pair)?.at(-1)?.mine).toBe(false)
    await b.until(() => b.unread.total === 2)
    // Read on one device is read on all.
    const phone = await clientOf(h, bo).open()
    b.frame({ do: 'read', id: pair, seq: 3 })
    await phone.until(() => phone.unread.total === 0)
    await a.until(() => a.pointers.some((one) => one.do === 'read' && one.from === bo.accountId && one.seq === 3))
    await Promise.all([a, tab, b, phone].map((one) => one.close()))
  })

  it('are stored once under their cid, and another text under it is refused', async () => {
    const a = await clientOf(h, ann).follow(pair).open()
    const cid = crypto.randomUUID()
    const first = await a.say(pair, '一次', { cid })
    expect(await a.say(pair, '一次', { cid })).toBe(first)
    expect(a.known.at(-1)).toMatchObject({ cid, seq: first })
    h.clock.advance({ hours: 5 })
    expect(await a.say(pair, '一次', { cid })).toBe(first)
    expect(await a.say(pair, '两次', { cid })).toBe('messageIdReused')
    expect(a.texts(pair).filter((text) => text === '一次')).toHaveLength(1)
    await a.close()
  })

  it('pass between two servers on one database, in order and once', async () => {
    const a = await clientOf(h, ann).follow(pair).open()
    const b = await clientOf(other, bo).follow(pair).open()
    const said = await Promise.all([a.say(pair, 'h1'), b.say(pair, 'o1'), a.say(pair, 'h2'), b.say(pair, 'o2')])
    const last = Math.max(...said.map(Number))
    await a.until(() => a.events.get(pair)?.at(-1)?.seq === last)
    await b.until(() => b.events.get(pair)?.at(-1)?.seq === last)
    expect(a.texts(pair)).toEqual(b.texts(pair))
    expect(new Set(said).size).toBe(4)
    expect(b.events.get(pair)?.map((event) => event.seq)).toEqual(b.events.get(pair)?.map((_, at) => at + 1))
    await Promise.all([a.close(), b.close()])
  })

  it('can be recalled for two minutes: the content goes, the line stays', async () => {
    const a = await clientOf(h, ann).follow(pair).open()
    const b = await clientOf(other, bo).follow(pair).open()
    const seq = Number(await a.say(pair, '写错了'))
    const late = Number(await a.say(pair, '太晚了'))
    await b.until(() => b.texts(pair).includes('太晚了'))
    b.frame({ do: 'recall', id: pair, seq })
    await b.until(() => b.refused.length === 1)
    expect(b.refused[0]?.error).toBe('notFound')
    a.frame({ do: 'recall', id: pair, seq })
    await b.until(() => b.events.get(pair)?.some((event) => event.kind === 'recall') ?? false)
    expect(b.events.get(pair)?.find((event) => event.seq === seq)).toMatchObject({ content: '', recalled: 'sender' })
    h.clock.advance({ minutes: 3 })
    a.frame({ do: 'recall', id: pair, seq: late })
    await a.until(() => a.refused.length === 1)
    expect(a.refused[0]).toMatchObject({ id: pair, seq: late, error: 'chatRecallLate' })
    const { events } = await h.ok('GET /ws/chat/history', { id: pair, before: seq + 1, size: 1 }, bo.as)
    expect(events).toMatchObject([{ seq, content: '', recalled: 'sender' }])
    await Promise.all([a.close(), b.close()])
  })

  it('do not arrive from somebody who is blocked, who does not learn of it', async () => {
    await h.ok('POST /ws/chat/block', { accountId: ann.accountId, on: true }, bo.as)
    const a = await clientOf(h, ann).follow(pair).open()
    const b = await clientOf(h, bo).follow(pair).open()
    const seq = await a.say(pair, '看得到吗')
    expect(seq).toEqual(expect.any(Number))
    await b.until(() => b.events.get(pair)?.at(-1)?.seq === seq)
    expect(b.events.get(pair)?.at(-1)).toMatchObject({ kind: 'hidden', content: '' })
    const found = await h.ok('GET /ws/chat/search', { search: '看得到' }, bo.as)
    expect(found.total).toBe(0)
    await h.ok('POST /ws/chat/block', { accountId: ann.accountId, on: false }, bo.as)
    await Promise.all([a.close(), b.close()])
  })

  it('need a reason to know each other', async () => {
    const stranger = await individual(h)
    expect((await h.refused('POST /ws/chat/open', { accountId: ann.accountId }, stranger.as)).error).toBe('chatNotAllowed')
    const s = await clientOf(h, stranger).open()
    expect(await s.say(ann.accountId, '你好', { type: '0' })).toBe('chatNotAllowed')
    await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.member.viewer.as)
    await h.ok('POST /ws/chat/contact/remove', { accountId: bo.accountId }, ann.as)
    const a = await clientOf(h, ann).follow(pair).open()
    expect(await a.say(pair, '还在吗')).toBe('chatNotAllowed')
    await befriend(h, bo, ann)
    expect(await a.say(pair, '又在了')).toEqual(expect.any(Number))
    await Promise.all([s.close(), a.close()])
  })

  it('are found by two Chinese characters, and gone after the same day of the next month', async () => {
    const a = await clientOf(h, ann).follow(pair).open()
    await a.say(pair, '报关单已经寄出')
    const found = await h.ok('GET /ws/chat/search', { search: '报关' }, bo.as)
    expect(found.records.map((one) => one.content)).toEqual(['报关单已经寄出'])
    // Narrowed to one person, and to days by the books.
    const total = async (more: Record<string, string>) => (await h.ok('GET /ws/chat/search', { search: '报关', ...more }, bo.as)).total
    const today = dayByBooks(h.clock.now())
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
    expect(await Promise.all([total({ by: ann.accountId }), total({ by: bo.accountId })])).toEqual([1, 0])
    expect(await Promise.all([total({ from: today, to: today }), total({ to: yesterday }), total({ from: tomorrow })])).toEqual([1, 0, 0])
    expect((await h.refused('GET /ws/chat/search', { search: '报关', from: tomorrow, to: today }, bo.as)).status).toBe(422)
    await a.close()
    h.clock.advance({ hours: 24 * 27 })
    expect(await performAsSystem(h.services, 'test', endMonth)).toBe(0)
    h.clock.advance({ hours: 24 * 5 })
    expect(await performAsSystem(h.services, 'test', endMonth)).toBeGreaterThan(0)
    h.clock.advance({ hours: -24 * 32 })
    expect((await h.ok('GET /ws/chat/search', { search: '报关' }, bo.as)).total).toBe(0)
    expect((await h.ok('GET /ws/chat/history', { id: pair }, bo.as)).events).toEqual([])
  })
})

describe('a group', () => {
  it('has an owner and administrators, and a new member sees it from the joining on', async () => {
    const { owner, member } = firm
    const { id } = await h.ok('POST /ws/chat/group/create', { name: '项目', accountIds: [member.hr.accountId] }, owner.as)
    const o = await clientOf(h, owner).follow(id).open()
    const hr = await clientOf(other, member.hr).follow(id).open()
    const f = await clientOf(other, member.finance).open()
    await o.say(id, '之前 https://example.com/before', { mentions: [member.hr.accountId] })
    await hr.until(() => hr.unread.mentions === 1)
    expect((await h.refused('POST /ws/chat/group/add', { id, accountIds: [member.finance.accountId] }, member.hr.as)).error).toBe(
      'groupRoleNeeded',
    )
    expect((await h.refused('POST /ws/chat/group/add', { id, accountIds: [(await individual(h)).accountId] }, owner.as)).error).toBe(
      'groupMembersOnly',
    )
    await h.ok('POST /ws/chat/group/role', { id, accountId: member.hr.accountId, role: 'admin' }, owner.as)
    await h.ok('POST /ws/chat/group/add', { id, accountIds: [member.finance.accountId] }, member.hr.as)
    // The card says what the calls allow.
    const mayOf = async (who: Person, whom: Person) => {
      const card = await h.ok('GET /ws/chat/card', { id }, who.as)
      return [card.may, card.members.find((one) => one.id === whom.accountId)?.may]
    }
    expect(await mayOf(owner, member.hr)).toEqual([
      ['add', 'edit', 'mute', 'pin', 'removeMessage', 'openHistory', 'dissolve'],
      ['mute', 'remove', 'makeMember', 'handOver'],
    ])
    expect(await mayOf(member.hr, member.finance)).toEqual([
      ['add', 'edit', 'mute', 'pin', 'removeMessage', 'leave'],
      ['mute', 'remove'],
    ])
    expect(await mayOf(member.hr, owner)).toEqual([expect.anything(), []])
    expect(await mayOf(member.finance, member.hr)).toEqual([['leave'], []])
    await f.until(() => f.events.get(id)?.some((event) => event.kind === 'join') ?? false)
    await o.say(id, '之后 https://example.com/later')
    await f.until(() => f.texts(id).some((text) => text.startsWith('之后')))
    const history = await h.ok('GET /ws/chat/history', { id }, member.finance.as)
    expect(history.events.map((event) => event.content)).not.toContain('之前 https://example.com/before')
    const links = async (who: Person) =>
      (await h.ok('GET /ws/chat/links', { id }, who.as)).records.map((event) => event.content.slice(0, 2))
    expect(await links(member.hr)).toEqual(['之后', '之前'])
    expect(await links(member.finance)).toEqual(['之后'])
    await h.ok('POST /ws/chat/group/mute', { id, accountId: member.finance.accountId, on: true }, member.hr.as)
    expect(await f.say(id, '我能说吗')).toBe('chatSilenced')
    await h.ok('POST /ws/chat/group/mute', { id, accountId: member.finance.accountId, on: false }, member.hr.as)
    const seq = Number(await f.say(id, '广告'))
    await h.ok('POST /ws/chat/group/removeMessage', { id, seq }, member.hr.as)
    await o.until(() => o.events.get(id)?.some((event) => event.kind === 'recall') ?? false)
    expect(o.events.get(id)?.find((event) => event.seq === seq)).toMatchObject({ content: '', recalled: 'admin' })
    expect((await h.refused('POST /ws/chat/group/leave', { id }, owner.as)).error).toBe('groupOwnerStays')
    await h.ok('POST /ws/chat/group/remove', { id, accountId: member.finance.accountId }, owner.as)
    await f.until(() => f.events.get(id)?.some((event) => event.kind === 'leave') ?? false)
    expect(await f.say(id, '还在吗')).toBe('notFound')
    expect((await h.refused('GET /ws/chat/history', { id }, member.finance.as)).error).toBe('notFound')
    await h.ok('POST /ws/chat/group/role', { id, accountId: member.hr.accountId, role: 'owner' }, owner.as)
    await h.ok('POST /ws/chat/group/leave', { id }, owner.as)
    await h.ok('POST /ws/chat/group/dissolve', { id }, member.hr.as)
    expect(await hr.say(id, '完')).toBe('chatReadOnly')
    const seqs = hr.events.get(id)?.map((event) => event.seq)
    expect(seqs).toEqual(seqs?.map((_, at) => at + 1))
    await Promise.all([o.close(), hr.close(), f.close()])
  })

  it('of a demand opens with the pick, shows its moves, and ends with it', async () => {
    const money = [{ amountMinor: 9_000_000, currency: 'EUR' as const }]
    const publisher = await company(h, { funded: money, roles: ['viewer'] })
    const [provider, platform] = [await individual(h), await operator(h)]
    const demandId = await demandAt(h, { publisher, provider, platform }, 4)
    const { records } = await h.ok('GET /ws/chat/conversations', {}, provider.as)
    const group = records.find((one) => one.demandId === demandId)!
    expect(group).toMatchObject({ kind: 'demand', type: '1', readOnly: false })
    expect(group.name).toMatch(/^D-/)
    const { title } = await h.ok('GET /ws/demand/detail', { id: demandId }, provider.as)
    expect([title, group.title, (await h.ok('GET /ws/chat/card', { id: group.id }, provider.as)).title]).toEqual([title, title, title])
    expect(title).not.toBe('')
    const { events } = await h.ok('GET /ws/chat/history', { id: group.id }, provider.as)
    expect(events.filter((event) => event.kind === 'move').map((event) => event.data)).toMatchObject([
      { move: 'pick', from: 'matching', to: 'selected' },
      { move: 'start', from: 'selected', to: 'service' },
    ])
    const v = await clientOf(other, publisher.member.viewer).follow(group.id).open()
    const p = await clientOf(h, provider).follow(group.id).open()
    const said = async (text: string) => {
      await p.say(group.id, text)
      await v.until(() => v.texts(group.id).includes(text))
    }
    // News of the start may still be on its way to the other server; what was sent before a line has arrived with it.
    await said('收到')
    const before = v.news.length
    await said('明天交付')
    await said('好')
    expect(v.news.slice(before)).toEqual([])
    // The demand's page leads to it; the provider also knows whom to write to.
    const talk = (who: Person) => h.ok('GET /ws/chat/ofDemand', { id: demandId }, who.as)
    expect(await talk(publisher.member.viewer)).toEqual({ groupId: group.id, person: null })
    expect(await talk(provider)).toMatchObject({ groupId: group.id, person: { id: publisher.owner.accountId } })
    expect((await h.ok('GET /ws/chat/ofCompany', { id: publisher.companyId }, provider.as)).person?.id).toBeDefined()
    const open = await demandAt(h, { publisher, provider, platform }, 2)
    const stranger = await individual(h)
    expect(await h.ok('GET /ws/chat/ofDemand', { id: open }, stranger.as)).toEqual({ groupId: null, person: null })
    expect(await h.ok('GET /ws/chat/ofCompany', { id: publisher.companyId }, stranger.as)).toEqual({ person: null })
    expect((await h.refused('POST /ws/chat/group/leave', { id: group.id }, provider.as)).error).toBe('notFound')
    await Promise.all([v.close(), p.close()])
  })
})

describe('news of open pages', () => {
  it('reaches those whom it concerns, on the other server too, and says only what to read again', async () => {
    const [ann, bo] = [firm.owner, firm.member.hr]
    const b = await clientOf(other, bo).open()
    const a = await clientOf(h, ann).open()
    await performAsSystem(h.services, 'test', async (act) => notifyPages(act, 'demand', [bo.accountId]))
    await b.until(() => b.news.length === 1)
    expect(b.news).toEqual([{ topic: 'demand' }])
    expect(a.news).toEqual([])
    await Promise.all([a.close(), b.close()])
  })

  it.each(['company', 'individual', 'operator'] as const)(
    'of what somebody does themselves reaches their other pages and devices, not the page that did it: %s',
    { timeout: 20_000 },
    async (kind) => {
      const who = kind === 'company' ? firm.member.viewer : kind === 'individual' ? await individual(h) : await operator(h)
      const form = { topic: 'hire', text: '问题' }
      const { id } = await h.ok('POST /ws/advisory/ask', form, (await individual(h)).as)
      if (kind === 'operator') await h.ok('POST /ws/operator/advisory/take', { id }, who.as)
      const does = (headers: Record<string, string>): Promise<unknown> => {
        const as = { ...who.as, headers }
        return kind === 'operator'
          ? h.ok('POST /ws/operator/advisory/note', { id, text: '备注' }, as)
          : h.ok('POST /ws/advisory/ask', form, as)
      }
      const ids = Array.from({ length: 3 }, () => crypto.randomUUID().replaceAll('-', ''))
      const pages = await Promise.all(ids.map((page, nth) => clientOf(nth === 2 ? other : h, who, page).open()))
      const [here, ...others] = pages
      if (kind === 'operator') {
        // News of what was done above arrive before those of the feedback, also after a page was opened.
        const feedback = { kind: 'problem', text: '打不开', screenshots: [], page: '/', version: '1' }
        await h.ok('POST /ws/feedback/send', feedback, (await individual(h)).as)
        await Promise.all(pages.map((one) => one.until(() => one.news.some(({ topic }) => topic === 'feedback'))))
        for (const one of pages) one.news.length = 0
      }
      const heard = (one: (typeof pages)[number]) => one.news.filter(({ topic }) => topic === 'advisory').length
      await does({ 'x-page': ids[0]! })
      await Promise.all(others.map((one) => one.until(() => heard(one) > 0)))
      // A call that names no page is news for all of them, and its news come after those of the first.
      expect(heard(here!)).toBe(0)
      await does({})
      await here!.until(() => heard(here!) > 0)
      await Promise.all(others.map((one) => one.until(() => heard(one) > 1)))
      expect(pages.map(heard)).toEqual([1, 2, 2])
      await Promise.all(pages.map((one) => one.close()))
    },
  )
})

it('news of a write name every feature whose reads it changes, but for notices, which have news of their own', async () => {
  const [a, b] = [await clientOf(h, firm.owner).open(), await clientOf(other, firm.member.hr).open()]
  await h.ok('POST /ws/team/create', { name: `news ${crypto.randomUUID().slice(0, 8)}`, description: '新成立' }, firm.as)
  for (const one of [a, b]) {
    await one.until(() => one.news.some(({ topic }) => topic === 'account'))
    expect(one.news.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['team', 'account']))
  }
  await Promise.all([a.close(), b.close()])
})

describe('every frame', () => {
  const asked = (id: string): Record<string, Record<string, unknown>> => ({
    send: { id, cid: crypto.randomUUID(), content: 'x' },
    'send to a group': { id, type: '1', cid: crypto.randomUUID(), content: 'x' },
    recall: { do: 'recall', id, seq: 1 },
    read: { do: 'read', id, seq: 1 },
    delivered: { do: 'delivered', id, seq: 1 },
    sync: { do: 'sync', id, seq: 0 },
    typing: { do: 'typing', id, seq: 0 },
  })

  it('has a name of one line, which shows the characters that it has', async () => {
    const accountIds = [firm.member.hr.accountId]
    const named = (name: string) => h.call('POST /ws/chat/group/create', { name, accountIds }, firm.as)
    const made = await h.ok('POST /ws/chat/group/create', { name: '平台\n\u202e客服  组', accountIds }, firm.as)
    const { rows } = await h.services.pool.query('select name from chat_conversation where id = $1', [made.id])
    expect(rows).toEqual([{ name: '平台 客服 组' }])
    expect((await named('\u2066\u200b')).body).toMatchObject({ success: false, result: { fields: { name: '此项必填' } } })
  })

  it('is refused to everyone who is not a member: a stranger, a colleague of a member, an operator', async () => {
    const { id } = await h.ok('POST /ws/chat/group/create', { name: '两人', accountIds: [firm.member.hr.accountId] }, firm.as)
    const member = await clientOf(h, firm.member.hr).follow(id).open()
    await member.until(() => member.events.get(id)?.length === 1)
    const before = member.frames.length
    for (const outsider of [await individual(h), firm.member.viewer, await operator(h)]) {
      const client = await clientOf(other, outsider).open({ [id]: 0 })
      expect(client.frames[0]).toMatchObject({ code: 1, message: { behind: [], gone: [id] } })
      const frames = Object.values(asked(id))
      for (const message of frames) client.frame(message)
      // A typing that nobody may see is answered by nothing.
      await client.until(() => client.refused.length === frames.length - 1)
      expect(new Set(client.refused.map((one) => one.error))).toEqual(new Set(['notFound']))
      expect(client.events.get(id) ?? []).toEqual([])
      await client.close()
    }
    const o = await clientOf(h, firm.owner).follow(id).open()
    await o.say(id, '到此为止')
    await member.until(() => member.texts(id).length === 1)
    expect(member.frames.slice(before).filter((frame) => frame.code === '2' && !('do' in frame.message))).toHaveLength(1)
    expect(member.events.get(id)).toHaveLength(2)
    await Promise.all([member.close(), o.close()])
  })

  it('is obeyed for a member', async () => {
    const { id } = await h.ok('POST /ws/chat/group/create', { name: '两人', accountIds: [firm.member.hr.accountId] }, firm.as)
    const o = await clientOf(h, firm.owner).follow(id).open()
    const hr = await clientOf(other, firm.member.hr).follow(id).open()
    const seq = Number(await hr.say(id, '我说'))
    o.frame({ do: 'delivered', id, seq })
    o.frame({ do: 'read', id, seq })
    o.frame({ do: 'typing', id })
    hr.frame({ do: 'recall', id, seq })
    await o.until(() => o.events.get(id)?.at(-1)?.kind === 'recall')
    await hr.until(() => hr.pointers.some((one) => one.from === firm.owner.accountId && one.seq === seq))
    await hr.until(() => hr.frames.some((frame) => frame.code === '2' && 'do' in frame.message && frame.message.do === 'typing'))
    hr.frame({ do: 'sync', id, seq: 0 })
    await hr.until(() =>
      hr.frames.some((frame) => frame.code === '2' && 'do' in frame.message && frame.message.do === 'page' && frame.message.after === 0),
    )
    expect(o.refused).toEqual([])
    expect(hr.refused).toEqual([])
    await Promise.all([o.close(), hr.close()])
  })
})
