import { expect, test } from 'vitest'
import { masked } from './web/bank/masked.ts'
import { askedOrders } from './web/orders/asked.ts'

const list = { pageNo: 2, pageSize: 20, order: 'asc', column: 'amount' } as const

test('a list of orders requests what its address contains', () => {
  const filters = { search: 'O-2026', type: 'topUp', state: 'pending', currency: 'EUR', from: '2026-11-01', to: '2026-11-21' }
  expect(askedOrders({ ...list, filters })).toEqual({ ...list, ...filters })
})

test('invalid values in an address are omitted, so that the list still loads', () => {
  const filters = { search: '', type: 'gift', state: 'lost', currency: 'XXX', from: 'yesterday', to: '' }
  expect(askedOrders({ ...list, column: 'colour', filters })).toEqual({ ...list, column: 'createdAt', search: '' })
})

test('a masked account number does not break between its parts', () => {
  expect(masked('•••• 3000')).toBe('••••\u00a03000')
})
