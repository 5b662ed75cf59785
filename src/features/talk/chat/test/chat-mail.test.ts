import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { befriend, clientOf } from '../../../../../test/support/chat.ts'
import { freshDatabase } from '../../../../../test/support/database.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { individual, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { mailUnread } from '../server/mail.ts'

let h: TestServer
let other: TestServer
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  const config = { PUBLIC_URL: 'https://hengdu.test' }
  h = await startServer({ databaseUrl: database.url, config })
  other = await startServer({ databaseUrl: database.url, config })
})
afterAll(async () => {
  await other.close()
  await h.close()
  await drop()
})

let ann: Person
let bo: Person
let pair: string
let address: string
beforeEach(async () => {
  ann = await individual(h)
  bo = await individual(h)
  address = `${bo.accountId}@example.com`
  await h.services.pool.query("update account set email = $1, lang = 'en' where id = $2", [address, bo.accountId])
  pair = await befriend(h, ann, bo)
})

const mailsIn = async (minutes: number): Promise<string[]> => {
  for (const one of [h, other]) one.clock.advance({ minutes })
  await performAsSystem(h.services, 'mail', mailUnread)
  return (await messagesTo(h, address)).map((mail) => mail.body)
}

const say = async (text: string, more: Record<string, unknown> = {}): Promise<number> => {
  await signInAgain(h, ann)
  const a = await clientOf(h, ann).follow(pair).open()
  const seq = Number(await a.say(pair, text, more))
  await a.close()
  return seq
}

describe('mail for unread messages', () => {
  it('comes after a quarter of an hour, at most once an hour, once for each message, and says nothing of what was written', async () => {
    await say('机密内容')
    expect(await mailsIn(14)).toEqual([])
    const [first, ...more] = await mailsIn(1)
    expect(more).toEqual([])
    expect(first).toContain('You have unread messages: 1, in conversations: 1. Messages that mention you: 0.')
    expect(first).not.toContain('机密')
    expect(first).toContain('https://hengdu.test/#/personalHome/IM')
    await say('又一条')
    expect(await mailsIn(20)).toHaveLength(1)
    expect(await mailsIn(39)).toHaveLength(1)
    const mails = await mailsIn(1)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toContain('messages: 2')
    expect(await mailsIn(120)).toHaveLength(2)
  })

  it('comes after five minutes for a mention, and not again when that is a quarter of an hour old', async () => {
    await say('看一下', { mentions: [bo.accountId] })
    expect(await mailsIn(4)).toEqual([])
    expect((await mailsIn(1))[0]).toContain('Messages that mention you: 1.')
    expect(await mailsIn(70)).toHaveLength(1)
  })

  it('does not come for what was read, recalled, muted, or sent by oneself', async () => {
    const seq = await say('一')
    const b = await clientOf(h, bo).open()
    b.frame({ do: 'read', id: pair, seq })
    await b.until(() => b.unread.total === 0)
    await b.close()
    expect(await mailsIn(16)).toEqual([])
    await signInAgain(h, bo)
    await h.ok('POST /ws/chat/settings', { id: pair, quiet: true }, bo.as)
    await say('二')
    expect(await mailsIn(16)).toEqual([])
    await signInAgain(h, bo)
    await h.ok('POST /ws/chat/settings', { id: pair, quiet: false }, bo.as)
    expect(await mailsIn(70)).toEqual([])
    expect(await messagesTo(h, `${ann.accountId}@example.com`)).toEqual([])
  })

  it('is switched off, and on again, by the link in it without a sign-in, and in the settings', async () => {
    await say('一')
    const [mail = ''] = await mailsIn(15)
    const token = /#\/mail\?token=(\S+)/.exec(mail)?.[1] ?? ''
    const off = { token, on: false }
    expect(await h.ok('POST /ws/account/mailByLink', off)).toEqual({
      title: { cn: '未读的在线沟通消息', en: 'Unread chat messages' },
      mail: false,
    })
    await signInAgain(h, bo)
    const { kinds } = await h.ok('GET /ws/account/preferences', {}, bo.as)
    expect(kinds.find((one) => one.kind === 'chatUnread')).toMatchObject({ mail: false, bell: null })
    expect(kinds.find((one) => one.kind === 'measureTaken')).toMatchObject({ mail: true, bell: true })
    await say('二')
    expect(await mailsIn(70)).toHaveLength(1)
    await h.ok('POST /ws/account/mailByLink', { token, on: true })
    await say('三')
    expect(await mailsIn(70)).toHaveLength(2)
    const another = token.replace(bo.accountId, ann.accountId)
    for (const wrong of [another, `${token}A`, 'x', bo.accountId])
      expect(await h.refused('POST /ws/account/mailByLink', { token: wrong, on: false })).toMatchObject({ status: 404 })
  })

  it('is switched off by the one click of a mail program, which posts a form to the address in its header', async () => {
    await say('一')
    await mailsIn(15)
    const url = String((await messagesTo(h, address))[0]?.unsubscribe).replace('https://hengdu.test', h.url)
    const isOn = async () => {
      await signInAgain(h, bo)
      return (await h.ok('GET /ws/account/preferences', {}, bo.as)).kinds.find((one) => one.kind === 'chatUnread')?.mail
    }
    // To open it changes nothing: programs look at links by themselves.
    const opened = await fetch(url, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/#\/mail\?token=/)])
    expect(await isOn()).toBe(true)
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form]) {
      expect((await fetch(url, { method: 'POST', body })).status).toBe(200)
      expect(await isOn()).toBe(false)
    }
    expect((await fetch(`${url}x`, { method: 'POST', body: form })).status).toBe(404)
    expect((await fetch(`${h.url}/api/ws/account/mailByLink`, { method: 'POST', body: new URLSearchParams({ on: 'false' }) })).status).toBe(
      400,
    )
  })

  it('is sent once by two servers that look at the same time', async () => {
    await say('一')
    for (const one of [h, other]) one.clock.advance({ minutes: 15 })
    await Promise.all([
      h.jobs.runDue(),
      other.jobs.runDue(),
      ...[h, other, h].map((one) => performAsSystem(one.services, 'mail', mailUnread)),
    ])
    expect(await messagesTo(h, address)).toHaveLength(1)
    const open = await h.services.pool.query("select from job where name = 'chat.mail' and done_at is null")
    expect(open.rowCount).toBe(1)
  })
})
