import { expect, it } from 'vitest'
import type { Application } from '../../contract/schema.ts'
import { inOrder, medianMinor } from './compared.ts'

const of = (id: string, priceMinor: number | null, more: Partial<Application> = {}) =>
  ({
    id,
    shortlisted: false,
    updatedAt: `2026-11-0${id}T00:00:00Z`,
    bids: priceMinor === null ? [] : [{ priceMinor, finishesOn: `2026-12-1${priceMinor}` }],
    ...more,
  }) as unknown as Application

const all = [of('1', 3), of('2', 1), of('3', null), of('4', 2, { shortlisted: true })]
const ids = (some: Application[]) => some.map(({ id }) => id).join('')

it('lists the shortlist first, then by what was asked; who has no bid comes last', () => {
  expect(ids(inOrder(all, 'newest'))).toBe('4321')
  expect(ids(inOrder(all, 'price'))).toBe('4213')
  expect(ids(inOrder(all, 'finish'))).toBe('4213')
})

it('takes as the middle a price that somebody asks', () => {
  expect(medianMinor(all)).toBe(2)
  expect(medianMinor([of('1', 5), of('2', 9)])).toBe(5)
  expect(medianMinor([of('1', null)])).toBeNull()
})
