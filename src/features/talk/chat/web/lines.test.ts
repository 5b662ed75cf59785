import { describe, expect, it } from 'vitest'
import { type EventData, type EventKind, eventKinds } from '../contract/conversation.ts'
import { plainText, previewOf } from './lines.ts'
import type { ChatEvent } from './queries.ts'

it.each([
  ['cn', '看 img[https://a.example/1.png] audio[https://a.example/2.mp3] video[https://a.example/3.mp4]', '看 [图片] [语音] [视频]'],
  ['en', 'img[https://a.example/1.png] video[https://a.example/3.mp4]', '[Picture] [Video]'],
  [
    'cn',
    'file(https://a.example/q.pdf)[报价] a(https://a.example/x)[说明]',
    '[文件] 报价 https://a.example/q.pdf 说明 https://a.example/x',
  ],
  ['en', 'file(https://a.example/q.pdf)[] https://a.example/', 'https://a.example/q.pdf https://a.example/'],
] as const)('a copied text in %s names every medium and keeps the address of links and files: %s', (lang, content, copied) => {
  expect(plainText(content, lang)).toBe(copied)
})

const ming = { id: '1', name: '王明' }
const event = (more: Partial<ChatEvent>): ChatEvent => ({
  ...{
    type: '1',
    id: 'c',
    fromname: '王明',
    username: '王明',
    avatar: '',
    content: '',
    timestamp: 0,
    mine: false,
    seq: 1,
    kind: 'message',
    from: '1',
  },
  ...more,
})
/** What each kind comes with. `hidden` is only for who hid a message: nothing is said of it. */
const data: Partial<{ [K in EventKind]: K extends keyof EventData ? EventData[K] : object }> = {
  join: { people: [ming] },
  leave: { person: ming, removed: false },
  rename: { name: '德国项目' },
  role: { person: ming, role: 'admin' },
  pin: { seq: 1, on: true },
  mute: { person: null, on: true },
  move: { move: 'confirm', from: '5', to: '6' },
}

describe('a conversation of the list', () => {
  it.each(eventKinds.filter((kind) => kind !== 'hidden'))('says in a line what happened last, in both languages: %s', (kind) => {
    const one = event({ kind, content: '你好 Hello', ...(data[kind] && { data: { ...data[kind] } }) })
    const [cn, en] = [previewOf(one, 'cn'), previewOf(one, 'en')]
    expect(cn.trim()).not.toBe('')
    expect(en.trim()).not.toBe('')
    if (kind !== 'message') expect(cn).not.toBe(en)
  })
  it('names files without a text, a voice message with its length, and what is gone', () => {
    const file = (name: string, seconds?: number) => ({ id: 'f', name, size: 1, url: '/f', ...(seconds !== undefined && { seconds }) })
    expect(previewOf(event({ files: [file('a.png'), file('报价.pdf')] as ChatEvent['files'] }), 'cn')).toBe('[图片] [文件] 报价.pdf')
    expect(previewOf(event({ files: [file('v.m4a', 65)] as ChatEvent['files'] }), 'en')).toContain('1:05')
    expect(previewOf(event({ recalled: 'sender' }), 'cn')).toContain('王明')
    expect(previewOf(event({ kind: 'recall', data: { by: 'admin' } }), 'en')).toBe(previewOf(event({ recalled: 'admin' }), 'en'))
  })
})
