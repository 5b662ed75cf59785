import { createServer, type Server as TcpServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { features } from '../../../../app/server/features.ts'
import { type NoticeParams, noticeWords } from '../../../../platform/contract/notice.ts'
import { noticeKindsOf } from '../../../../platform/server/notice-kinds.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { walletNotices } from '../../../money/wallet/contract/notices.ts'
import { demandNotices } from '../../../work/demand/contract/notices.ts'
import { addToOutbox } from '../../outbox/server/writes.ts'
import { type News, notify, notifyOperators } from '../server/writes.ts'

const h = serverForFile({ config: { PUBLIC_URL: 'https://hengdu.example' } })

const demand = { cn: 'D-2026-0101 泰国工厂售后', en: 'D-2026-0101 After-sales in Thailand' }
type Picked = News<typeof demandNotices.picked>
const notifyOf = (news: Picked) => performAsSystem(h.services, 'test', (act) => notify(act, demandNotices.picked, news))
const picked = (to: Person[]): Picked => ({
  to: to.map((one) => one.accountId),
  params: { demand, who: '澜工机器人', days: 7 },
  link: '/personalHome/demandDetails?id=1',
})

describe('kinds', () => {
  test.each([...noticeKindsOf(features).values()])('$name has the same parameters in both languages and has recipients', (kind) => {
    const asked = (text: string) => [...text.matchAll(/\{(\w+)[|}]/g)].map((match) => match[1]).sort()
    const { text, title } = kind
    expect(asked(text.en)).toEqual(asked(text.cn))
    expect(asked(title.en)).toEqual(asked(title.cn))
    expect(kind.for.length).toBeGreaterThan(0)
    const params: NoticeParams = Object.fromEntries(asked(text.cn).map((name) => [name!, { cn: '甲', en: 'A' }]))
    expect(noticeWords(kind, params, 'en').content).not.toMatch(/[{}\p{Script=Han}]/u)
    expect(noticeWords(kind, params, 'cn').content).not.toMatch(/[{}]/)
  })
})

describe('messages', () => {
  test('a message is in the caller’s language, parameters included, and has a link', async () => {
    const person = await individual(h)
    await notifyOf(picked([person]))
    const cn = await h.ok('GET /ws/notice/list', {}, { ...person.as, lang: 'cn' })
    expect(cn).toMatchObject({ total: 1, current: 1, pages: 1 })
    expect(cn.records[0]).toMatchObject({
      kind: 'picked',
      type: 'demand',
      title: '您已被选为服务商',
      content: '澜工机器人 选择您承接 D-2026-0101 泰国工厂售后。请在 7 天内开始，逾期将重新匹配。',
      link: '/personalHome/demandDetails?id=1',
      read: false,
    })
    const en = await h.ok('GET /ws/notice/list', {}, { ...person.as, lang: 'en' })
    expect(en.records[0]).toMatchObject({
      title: 'You have been picked',
      content: '澜工机器人 picked you for D-2026-0101 After-sales in Thailand. Start within 7 days, or it returns to matching.',
    })
  })

  test('a message that is rolled back with its cause reaches no one', async () => {
    const person = await individual(h)
    await expect(
      performAsSystem(h.services, 'test', async (act) => {
        await notify(act, demandNotices.picked, picked([person]))
        throw new Error('the move failed')
      }),
    ).rejects.toThrow('the move failed')
    expect(await h.ok('GET /ws/notice/unread', {}, person.as)).toEqual({ unread: 0, links: [] })
  })

  test('a repeated recipient is notified once, and an empty list notifies nobody', async () => {
    const person = await individual(h)
    await notifyOf(picked([person, person]))
    await notifyOf(picked([]))
    expect((await h.ok('GET /ws/notice/list', {}, person.as)).total).toBe(1)
  })

  test('reading some or all marks them once and reduces the count', async () => {
    const person = await individual(h)
    for (let times = 0; times < 3; times++) await notifyOf(picked([person]))
    const { records } = await h.ok('GET /ws/notice/list', { unread: 'Y' }, person.as)
    expect(records).toHaveLength(3)
    expect(await h.ok('POST /ws/notice/read', { ids: [records[0]!.id] }, person.as)).toEqual({ read: 1, unread: 2 })
    expect(await h.ok('POST /ws/notice/read', { ids: [records[0]!.id] }, person.as)).toEqual({ read: 0, unread: 2 })
    expect((await h.ok('GET /ws/notice/list', { unread: 'Y' }, person.as)).total).toBe(2)
    expect(await h.ok('POST /ws/notice/read', { all: true }, person.as)).toEqual({ read: 2, unread: 0 })
    expect((await h.ok('GET /ws/notice/list', {}, person.as)).records.every((one) => one.read)).toBe(true)
  })

  test('opening a thing reads the notices that lead there, and no others', async () => {
    const person = await individual(h)
    const there = picked([person])
    await notifyOf(there)
    await notifyOf(there)
    await notifyOf({ ...there, link: '/personalHome/demandDetails?id=2' })
    const unread = await h.ok('GET /ws/notice/unread', {}, person.as)
    expect(unread).toEqual({ unread: 3, links: ['/personalHome/demandDetails?id=2', there.link] })
    expect(await h.ok('POST /ws/notice/read', { links: [there.link] }, person.as)).toEqual({ read: 2, unread: 1 })
  })

  test('a kind that is not wanted at the bell is kept, and read from the start', async () => {
    const person = await individual(h)
    const set = await h.ok('POST /ws/account/preferences', { quietKinds: ['picked'] }, person.as)
    expect(set.kinds.find(({ kind }) => kind === 'picked')).toMatchObject({ bell: false, mail: true })
    await notifyOf(picked([person]))
    expect(await h.ok('GET /ws/notice/unread', {}, person.as)).toEqual({ unread: 0, links: [] })
    expect((await h.ok('GET /ws/notice/list', {}, person.as)).records[0]).toMatchObject({ kind: 'picked', read: true })
    expect(await h.refused('POST /ws/account/preferences', { quietKinds: ['gossip'] }, person.as)).toMatchObject({ status: 422 })
  })

  test('reading requires ids, links or all', async () => {
    const { as } = await individual(h)
    expect(await h.refused('POST /ws/notice/read', {}, as)).toMatchObject({ status: 422, fields: { ids: '此项必填' } })
  })

  test('no one sees or reads another’s messages', async () => {
    const person = await individual(h)
    const other = await individual(h)
    await notifyOf(picked([person]))
    const { records } = await h.ok('GET /ws/notice/list', {}, person.as)
    expect((await h.ok('GET /ws/notice/list', {}, other.as)).total).toBe(0)
    expect(await h.ok('POST /ws/notice/read', { ids: [records[0]!.id] }, other.as)).toEqual({ read: 0, unread: 0 })
    expect(await h.ok('GET /ws/notice/unread', {}, person.as)).toEqual({ unread: 1, links: ['/personalHome/demandDetails?id=1'] })
  })

  test('the list filters by type, searches words of either language, pages and reverses its order', async () => {
    const person = await individual(h)
    await notifyOf(picked([person]))
    await performAsSystem(h.services, 'test', (act) =>
      notify(act, walletNotices.withdrawalPaid, {
        to: [person.accountId],
        params: { number: 'W-2026-0501', amount: 'USD 1,200.00' },
        link: '',
      }),
    )
    const list = async (filter: object) => (await h.ok('GET /ws/notice/list', { ...filter }, person.as)).records.map((one) => one.kind)
    expect(await list({ type: 'money' })).toEqual(['withdrawalPaid'])
    expect(await list({ type: 'demand' })).toEqual(['picked'])
    expect(await list({ search: '工厂' })).toEqual(['picked'])
    expect(await list({ search: 'paid OUT' })).toEqual(['withdrawalPaid'])
    expect(await list({ search: '100%' })).toEqual([])
    expect(await list({ pageSize: 1, pageNo: 2 })).toEqual(['picked'])
    expect(await list({ order: 'asc' })).toEqual(['picked', 'withdrawalPaid'])
    expect(await h.refused('GET /ws/notice/list', { type: 'gossip' }, person.as)).toMatchObject({ status: 422 })
  })

  test('a notice for operators reaches every operator and no one else', async () => {
    const staff = [await operator(h), await operator(h)]
    const { owner } = await company(h)
    await performAsSystem(h.services, 'test', (act) =>
      notifyOperators(act, demandNotices.demandWaits, { params: { who: '澜工机器人', demand }, link: '/operatorHome/demandReview' }),
    )
    for (const one of staff) expect((await h.ok('GET /ws/notice/list', { type: 'operation' }, one.as)).total).toBe(1)
    expect((await h.ok('GET /ws/notice/list', {}, owner.as)).total).toBe(0)
  })
})

describe('mail', () => {
  const mailsTo = async (address: string) =>
    (await h.services.pool.query('select subject, body from outbox where recipient = $1 order by at, id', [address])).rows as Array<{
      subject: string
      body: string
    }>
  const withMail = async (address: string, lang: 'cn' | 'en') => {
    const person = await individual(h)
    await h.services.pool.query('update account set email = $1, lang = $2 where id = $3', [address, lang, person.accountId])
    return person
  }

  test('important notices also go by e-mail, in the recipient’s own language and with the link', async () => {
    const person = await withMail('picked@example.com', 'en')
    await notifyOf(picked([person]))
    expect(await mailsTo('picked@example.com')).toEqual([
      { subject: 'You have been picked', body: expect.stringContaining('https://hengdu.example/#/personalHome/demandDetails?id=1') },
    ])
  })

  test('a recipient who opted out of a kind gets no mail, but still the message', async () => {
    const person = await withMail('quiet@example.com', 'cn')
    await h.ok('POST /ws/account/preferences', { mailKinds: ['confirmed'] }, person.as)
    await notifyOf(picked([person]))
    expect(await mailsTo('quiet@example.com')).toEqual([])
    expect((await h.ok('GET /ws/notice/list', {}, person.as)).total).toBe(1)
    await performAsSystem(h.services, 'test', (act) =>
      notify(act, demandNotices.confirmed, { to: [person.accountId], params: { demand, amount: 'USD 950.00' }, link: '' }),
    )
    expect((await mailsTo('quiet@example.com')).map((mail) => mail.subject)).toEqual(['企业已确认，款项已到账'])
  })
})

describe('an SMTP server', () => {
  let smtp: { port: number; received: string[]; server: TcpServer } | undefined
  let other: TestServer | undefined
  afterEach(async () => {
    await other?.close()
    smtp?.server.close()
  })

  test('gets each mail once, from a job, and the outbox records when; a refusal stores its reason and is retried', async () => {
    smtp = await fakeSmtp()
    const relay = await startServer({ config: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'mail@hengdu.test' } })
    other = relay
    const person = await individual(relay)
    await relay.services.pool.query("update account set email = 'real@example.com' where id = $1", [person.accountId])
    const outboxRow = async () => (await relay.services.pool.query('select sent_at, error from outbox')).rows[0]
    refuseNext = true
    await performAsSystem(relay.services, 'test', (act) => notify(act, demandNotices.picked, picked([person])))
    await relay.jobs.runDue()
    await expect.poll(async () => (await outboxRow()).error).toContain('451')
    expect((await outboxRow()).sent_at).toBeNull()
    relay.clock.advance({ minutes: 1 })
    await relay.jobs.runDue()
    expect((await outboxRow()).sent_at).not.toBeNull()
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toContain('real@example.com')
    // The name is shown beside the subject, also where the setting is an address alone.
    expect(smtp.received[0]).toMatch(/^From: =\?UTF-8\?Q\?Hengdu_=E8=A1=A1=E6=B8=A1\?= <mail@hengdu\.test>$/m)
    await relay.jobs.runDue()
    expect(smtp.received).toHaveLength(1)
    await performAsSystem(relay.services, 'test', (act) =>
      addToOutbox(act, {
        channel: 'email',
        to: 'real@example.com',
        subject: 'x',
        body: 'x https://hengdu.test/off',
        unsubscribe: 'https://hengdu.test/off',
        opens: { text: '/off', until: act.now.add({ hours: 1 }) },
      }),
    )
    await relay.jobs.runDue()
    expect(smtp.received.pop()).toMatch(
      /List-Unsubscribe: <https:\/\/hengdu\.test\/off>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n/,
    )
    // Line breaks in what people typed add no header and no other recipient.
    const broken = 'Hello\r\nBcc: victim@example.com\r\n\r\nWin a prize'
    await performAsSystem(relay.services, 'test', (act) =>
      addToOutbox(act, { channel: 'email', to: 'real@example.com', subject: broken, body: 'x\r\n.\r\nMAIL FROM:<x@example.com>' }),
    )
    await relay.jobs.runDue()
    const injected = smtp.received.pop()!
    const [head = ''] = injected.split('\n\n')
    expect(head).not.toMatch(/^Bcc:/im)
    expect(head).toMatch(/^Subject: .*Hello.*Bcc: victim/m)
    expect(smtp.received).toHaveLength(1)
    // The code leaves with the mail.
    await relay.ok('POST /ws/account/code', { purpose: 'changeEmail', email: 'next@example.com' }, person.as)
    await relay.jobs.runDue()
    expect(smtp.received).toHaveLength(2)
    const { rows } = await relay.services.pool.query("select body, sealed, sent_at from outbox where recipient = 'next@example.com'")
    expect(rows).toEqual([{ body: expect.stringContaining('••••••'), sealed: null, sent_at: expect.anything() }])
  })
})

let refuseNext = false
/** The part of an SMTP server that one mail needs. */
function fakeSmtp(): Promise<{ port: number; received: string[]; server: TcpServer }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let mail: string | null = null
    let pending = ''
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      pending += bytes.toString()
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (mail !== null) {
          if (line === '.') {
            received.push(mail)
            mail = null
            socket.write('250 ok\r\n')
          } else mail += `${line}\n`
        } else if (line.startsWith('MAIL') && refuseNext) {
          refuseNext = false
          socket.write('451 try later\r\n')
        } else if (line === 'DATA') {
          mail = ''
          socket.write('354 go on\r\n')
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done({ port: (server.address() as { port: number }).port, received, server }))
  })
}
