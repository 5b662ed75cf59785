import { beforeAll, describe, expect, it } from 'vitest'
import { befriend, clientOf } from '../../../../../test/support/chat.ts'
import { upload } from '../../../../../test/support/files.ts'
import { LegacyChat } from '../../../../../test/support/legacy-chat.ts'
import { company, individual, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { neutral } from '../server/legacy.ts'

const h = serverForFile()
let ann: Person
let bo: Person
let pair: string

beforeAll(async () => {
  ann = await individual(h, { name: '安' })
  bo = await individual(h, { name: '博' })
  pair = await befriend(h, ann, bo)
})

const legacy = async (person: Person): Promise<LegacyChat> => {
  const client = new LegacyChat(h.url, person.token)
  await client.open()
  return client
}

describe('a client of the known family', () => {
  it('sends to a friend by account, and receives with every field in its type', async () => {
    const [a, b] = [await legacy(ann), await legacy(bo)]
    a.say('0', bo.accountId, '你好，博')
    await b.until(() => b.messages.length === 1)
    const frame = JSON.parse(b.frames.at(-1)!)
    expect(frame).toEqual({
      code: '2',
      message: {
        id: ann.accountId,
        fromname: ann.accountId,
        username: '安',
        avatar: '',
        content: '你好，博',
        type: '0',
        timestamp: expect.any(Number),
        mine: false,
        cid: expect.any(String),
      },
    })
    // No echo to the sender: such a client would count it as unread.
    a.ping()
    await a.until(() => a.frames.includes('{"code":0}'))
    expect(a.unread).toBe(0)
    b.ping()
    await b.until(() => b.frames.includes('{"code":0}'))
    await Promise.all([a.close(), b.close()])
  })

  it('gets what was unread as frames of kind 2 after each ready, until its next frame shows that they came', async () => {
    const a = await legacy(ann)
    a.say('0', bo.accountId, '一')
    a.say('0', bo.accountId, '二')
    const b = clientOf(h, bo).follow(pair)
    await b.open()
    await b.until(() => b.texts(pair).includes('二'))
    const first = await legacy(bo)
    await first.until(() => first.messages.length === 2)
    expect(first.messages.map((one) => one.content)).toEqual(['一', '二'])
    await first.close()
    const second = await legacy(bo)
    await second.until(() => second.messages.length === 2)
    second.ping()
    await second.until(() => second.frames.includes('{"code":0}'))
    await b.until(() => b.unread.total === 0)
    await second.close()
    const third = await legacy(bo)
    third.ping()
    await third.until(() => third.frames.includes('{"code":0}'))
    expect(third.messages).toEqual([])
    await Promise.all([a.close(), b.close(), third.close()])
  })

  it('writes to and receives from a group, filed under its id', async () => {
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/group/create', { name: '项目', accountIds: [firm.member.hr.accountId] }, firm.as)
    const [owner, hr] = [await legacy(firm.owner), await legacy(firm.member.hr)]
    owner.say('1', id, '开会')
    await hr.until(() => hr.messages.length === 1)
    expect(hr.filed.get(id)?.[0]).toMatchObject({ id, type: '1', content: '开会', fromname: firm.owner.accountId, mine: false })
    await Promise.all([owner.close(), hr.close()])
  })

  it('sends pictures and files that it names in its text: others may open them, and they are in use', async () => {
    const a = await clientOf(h, ann).follow(pair).open()
    const b = await legacy(bo)
    const picture = await upload(h, bo.token, 'chatImage', 'png')
    b.say('0', ann.accountId, `看这张 img[${picture.url}] 图`)
    await a.until(() => a.texts(pair).includes('看这张 图'))
    const event = a.events.get(pair)!.at(-1)!
    expect(event.files).toMatchObject([{ id: picture.id, url: picture.url }])
    const answer = await fetch(`${h.url}${picture.url}`, { headers: { 'x-access-token': ann.token } })
    expect(answer.status).toBe(200)
    // The sweep deletes what nothing uses.
    const { rows } = await h.services.pool.query('select used_by from file where id = $1', [picture.id])
    expect(rows).toEqual([{ used_by: `chat:${picture.id}` }])
    // Somebody else's file is not sent on by naming it.
    const foreign = await upload(h, (await individual(h)).token, 'chatImage', 'png')
    const before = b.frames.length
    b.say('0', ann.accountId, `img[${foreign.url}]`)
    await b.until(() => b.frames.length > before)
    expect(JSON.parse(b.frames.at(-1)!)).toMatchObject({ code: 400 })
    await Promise.all([a.close(), b.close()])
  })

  it('gets a voice message as audio and a picture as img, with addresses that it may open', async () => {
    const a = await clientOf(h, ann).follow(pair).open()
    const b = await legacy(bo)
    const voice = await upload(h, ann.token, 'chatVoice', 'webm')
    const picture = await upload(h, ann.token, 'chatImage', 'png')
    await a.say(pair, '', { fileIds: [voice.id] })
    await a.say(pair, '', { fileIds: [picture.id] })
    await b.until(() => b.messages.length === 2)
    expect(b.messages.map((one) => one.content)).toEqual([`audio[${voice.url}]`, `img[${picture.url}]`])
    const { chats } = await h.ok('GET /ws/chat/list', {}, bo.as)
    expect(chats.find(({ id }) => id === ann.accountId)?.lastMsgs.map(({ content }) => content)).toEqual([`img[${picture.url}]`])
    expect(a.events.get(pair)?.at(-2)?.files).toEqual([{ id: voice.id, url: voice.url, name: 'file.webm', size: voice.size, seconds: 7 }])
    for (const [person, status] of [
      [bo, 200],
      [await individual(h), 404],
    ] as const) {
      const answer = await fetch(`${h.url}${voice.url}`, { headers: { 'x-access-token': person.token } })
      expect([answer.status, status === 200 && answer.headers.get('content-type')]).toEqual([status, status === 200 && 'audio/webm'])
    }
    b.ping()
    await Promise.all([a.close(), b.close()])
  })

  it('reads itself, its friends and its groups in the entities of the source', async () => {
    const one = await individual(h, { name: '丹<b>' })
    const other = await individual(h, { name: '恩' })
    await befriend(h, one, other)
    const group = await h.ok('POST /ws/chat/group/create', { name: '验收', accountIds: [other.accountId] }, one.as)
    const speaker = await legacy(one)
    speaker.say('0', other.accountId, '[div onclick=x]你好[/div]')
    speaker.say('0', other.accountId, '在吗')
    // It has shown nothing as read yet: that is its next frame.
    const listener = await legacy(other)
    await listener.until(() => listener.messages.length === 2)
    const { chats } = await h.ok('GET /ws/chat/list', {}, other.as)
    expect(chats.find(({ type }) => type === '0')).toEqual({
      id: one.accountId,
      name: '丹 b ',
      avatar: '',
      unReadCount: 2,
      lastMsgs: [
        {
          id: one.accountId,
          fromname: one.accountId,
          username: '丹 b ',
          avatar: '',
          content: '在吗',
          type: '0',
          timestamp: expect.any(Number),
        },
      ],
      phone: '',
      email: '',
      type: '0',
    })
    expect(chats.find(({ type }) => type === '1')).toMatchObject({ id: group.id, name: '验收', lastMsgs: [], phone: '', email: '' })
    const { user } = await h.ok('GET /ws/chat/list', {}, one.as)
    expect(user).toEqual({ id: one.accountId, username: '丹 b ', phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/), email: '' })
    await Promise.all([speaker.close(), listener.close()])
  })

  it('hears 401 and is closed with a token that is none, and 400 for what is no frame', async () => {
    const stranger = new LegacyChat(h.url, 'nobody')
    await stranger.open()
    await stranger.until(() => stranger.closed !== null)
    expect(stranger.frames).toEqual(['{"code":401,"message":"登录凭证错误"}'])
    const a = await legacy(ann)
    a.raw('{"code":77}')
    a.say('0', crypto.randomUUID(), 'to nobody')
    await a.until(() => a.frames.filter((text) => text === '{"code":400,"message":"参数错误"}').length === 2)
    await a.close()
  })

  it('gets no tag in brackets and no foreign target, and everything else as it was written', () => {
    for (const [text, safe] of [
      ['[div onclick=alert(1)]x[/div]', '［div onclick=alert(1)]x［/div]'],
      ['[TABLE ][tr]', '［TABLE ]［tr]'],
      ['[ponclick=alert(1)]', '［ponclick=alert(1)]'],
      ['a(javascript:alert(1))[here]', 'a（javascript:alert(1))［here]'],
      ['a(javascript:x//a(https://x.example/)[y]', 'a（javascript:x//a(https://x.example/)[y]'],
      ['img[javascript:alert(1)]', 'img［javascript:alert(1)]'],
      ['img[//x.example/a.png]', 'img［//x.example/a.png]'],
      ['a( https://x)[y]', 'a（ https://x)［y]'],
      ['img[https://x.example/a.png]', 'img[https://x.example/a.png]'],
      ['face[微笑] a(https://x.example/?q=1)[网站]', 'face[微笑] a(https://x.example/?q=1)[网站]'],
      ['file(/api/ws/file/0197a4c0-0000-7000-8000-000000000000)[a.pdf]', 'file(/api/ws/file/0197a4c0-0000-7000-8000-000000000000)[a.pdf]'],
      ['[1] [付款] (2026)', '[1] [付款] (2026)'],
    ] as const)
      expect(neutral(text)).toBe(safe)
  })
})
