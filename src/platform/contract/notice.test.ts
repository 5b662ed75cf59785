import { expect, test } from 'vitest'
import { type NoticeKind, noticeWords } from './notice.ts'

const asked: NoticeKind = {
  name: 'asked',
  for: [1],
  group: 'people',
  mail: false,
  title: { cn: '休假待审批', en: 'Leave awaiting a decision' },
  text: { cn: '{name} 请假：{from}，共 {days} 天', en: '{name} asks for leave: {from}, {days} days' },
}

test('a name written from right to left is isolated from the date after it, and no other name is', () => {
  const contentOf = (name: string, lang: 'cn' | 'en') => noticeWords(asked, { name, from: '2026-12-15', days: '3' }, lang).content
  expect(contentOf('ليلى المنصوري', 'en')).toBe('\u2068ليلى المنصوري\u2069 asks for leave: 15 Dec 2026, 3 days')
  expect(contentOf('ליאור', 'cn')).toBe('\u2068ליאור\u2069 请假：2026-12-15，共 3 天')
  expect(contentOf('Jürgen Öttl', 'en')).toBe('Jürgen Öttl asks for leave: 15 Dec 2026, 3 days')
})
