import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { chanceOf } from '../../../../../../test/support/payroll.ts'
import { canonicalJson, canonicalSets, sha256 } from './hash.ts'

it('the hash is SHA-256: of nothing, of texts around the length of a block, and in Chinese', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  const chance = chanceOf(1)
  for (let length = 0; length < 300; length++) {
    const text = Array.from({ length }, () => chance.pick(['a', '"', '工', '资', '\u{20bb7}', '\n'])).join('')
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})
it('one value has one text, whatever the order of its keys', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: null }], a: '衡', z: undefined })).toBe('{"a":"衡","b":[2,{"c":null,"d":1}]}')
  expect(canonicalSets({ b: [3, { y: [2, 1] }, 1] })).toBe(canonicalSets({ b: [1, 3, { y: [1, 2] }] }))
  expect(canonicalJson([2, 1])).toBe('[2,1]')
})
it('a number that is not exact has no text', () => {
  for (const value of [0.5, Number.NaN, 2 ** 53]) expect(() => canonicalJson({ value })).toThrow(RangeError)
})
