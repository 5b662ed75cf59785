import { expect, test } from 'vitest'
import { inShort } from './document.ts'

test('a description ends with a sentence or a word, never within one', () => {
  const sentence = 'The books close on the last working day of the month and the report follows in a week.'
  expect(inShort(sentence)).toBe(sentence)
  expect(inShort(`${sentence} ${sentence} Matched to your purchases line by line.`)).toBe(`${sentence} ${sentence}`)
  expect(inShort(Array.from({ length: 60 }, () => 'matched').join(' '))).toMatch(/ matched…$/)
  expect(inShort('账'.repeat(300))).toBe(`${'账'.repeat(199)}…`)
  expect(inShort(`${'每月结账，'.repeat(60)}`)).toMatch(/每月结账…$|[^，]…$/)
})
