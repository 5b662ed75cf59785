import { expect, it } from 'vitest'
import { transferReference } from './contract/reference.ts'

it('a company has one reference for its transfers, which another does not share', () => {
  expect(transferReference('019a0000-0000-7000-8000-0000ffffffff')).toBe('HD3ZZZZZZ')
  expect(transferReference('019a0000-0000-7000-8000-000000000000')).toBe('HD0000000')
  expect(transferReference('019a0000-0000-7000-8000-000000000021')).toBe('HD0000011')
})
