import { expect, it } from 'vitest'
import { unstorablePath } from './unstorable.ts'

const unstorable = ['\u0000', 'a\u0000b', '\ud800', 'x\udc00']

it.each(unstorable.map((text) => [JSON.stringify(text), text]))('finds %s wherever it is, as a value or as a name', (_, text) => {
  expect(unstorablePath({ a: 1, b: text })).toBe('b')
  expect(unstorablePath({ list: ['fine', { deep: [null, { text }] }] })).toBe('list.1.deep.1.text')
  expect(unstorablePath({ form: { [text]: 1 } })).toBe('form')
})

it('leaves what can be stored alone', () => {
  expect(unstorablePath({ a: '漢字 🇨🇳 \ufffd', b: [1, null, true], c: {} })).toBeNull()
})
