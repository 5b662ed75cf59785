import { expect, it } from 'vitest'
import { faces, offeredFaces } from '../contract/faces.ts'
import { asSent, asTyped } from './written.ts'

it('shows every face as its sign in the field, and sends the code of those that were picked', () => {
  for (const { code, sign } of offeredFaces) {
    expect(asTyped(`a face[${code}] b`)).toBe(`a ${sign} b`)
    expect(asSent(`a ${sign}${sign} b`, [code])).toBe(`a face[${code}]face[${code}] b`)
    expect(asSent(`a ${sign} b`, [])).toBe(`a ${sign} b`)
  }
  for (const { code, sign } of faces) expect(asTyped(`face[${code}]`)).toBe(sign)
})

it('leaves longer signs and unknown codes alone', () => {
  expect(asTyped('face[没有] face[')).toBe('face[没有] face[')
  for (const { code, sign } of offeredFaces) {
    const longer = `${sign}\u{1f3fd} ${sign}\u200d\u2642\ufe0f`
    expect(asSent(longer, [code])).toBe(longer)
  }
})
