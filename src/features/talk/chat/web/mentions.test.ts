import { expect, it } from 'vitest'
import { mentionAt, mentionedIn } from './mentions.ts'

const members = [
  { id: '1', name: '李明' },
  { id: '2', name: '李明辉' },
  { id: '3', name: 'Ann' },
  { id: '4', name: 'Bo' },
  { id: '5', name: 'Bo' },
]

it('finds the name that is being typed before the caret', () => {
  expect(mentionAt('你好 @李', 5)).toEqual({ from: 3, words: '李' })
  expect(mentionAt('@', 1)).toEqual({ from: 0, words: '' })
  expect(mentionAt('请@An 看', 4)).toEqual({ from: 1, words: 'An' })
  expect(mentionAt('@Ann ', 5)).toBeNull()
  expect(mentionAt('mail ann@example', 16)).toBeNull()
})

it('names all at once, in either language, unless somebody is called so', () => {
  const all = members.map(({ id }) => id)
  expect(mentionedIn('@所有人 明天九点', members, new Set())).toEqual(all)
  expect(mentionedIn('hello @Everyone', members, new Set())).toEqual(all)
  expect(mentionedIn('所有人', members, new Set())).toEqual([])
  expect(mentionedIn('@Everyone', [...members, { id: '6', name: 'Everyone' }], new Set())).toEqual(['6'])
})

it('names those who are mentioned, the longest name first', () => {
  expect(mentionedIn('@李明辉 看一下', members, new Set())).toEqual(['2'])
  expect(mentionedIn('@李明 和 @Ann', members, new Set())).toEqual(['3', '1'])
  expect(mentionedIn('Ann', members, new Set())).toEqual([])
})

it('leaves people of one name to the choice from the list', () => {
  expect(mentionedIn('@Bo', members, new Set())).toEqual([])
  expect(mentionedIn('@Bo', members, new Set(['5']))).toEqual(['5'])
})
