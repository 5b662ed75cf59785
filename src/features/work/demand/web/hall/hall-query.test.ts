import { describe, expect, it } from 'vitest'
import { type HallList, hallFilters, inputOf, readQuery, writeFilters } from './hall-query.ts'

const list = (filters: Partial<typeof hallFilters>, column = 'publishedAt', order: 'asc' | 'desc' = 'desc') =>
  ({ filters: { ...hallFilters, ...filters }, column, order, pageNo: 2, pageSize: 20 }) as HallList

describe('the address of the hall', () => {
  it('omits unknown values, since addresses are typed and shared', () => {
    const query = readQuery(list({ category: 'eor,zzz,eor', region: 'SG,singapore,QQ', contractKind: 'kpi,,x', workLanguage: 'klingon' }))
    expect(query.category).toEqual(['eor'])
    expect(query.region).toEqual(['SG', 'QQ'])
    expect(query.contractKind).toEqual(['kpi'])
    expect(query.workLanguage).toEqual([])
  })

  it('accepts amounts, and sorting by them, only with a currency', () => {
    const without = list({ amountFrom: '100', amountTo: '200' }, 'amount', 'asc')
    expect(inputOf(readQuery(without), without)).not.toHaveProperty('amountFrom')
    expect(readQuery(without).sort).toBe('newest')
    const within = list({ currency: 'EUR', amountFrom: '100.50', amountTo: '200' }, 'amount', 'asc')
    expect(inputOf(readQuery(within), within)).toMatchObject({
      currency: 'EUR',
      amountFrom: '100.50',
      amountTo: '200',
      column: 'amount',
      order: 'asc',
    })
  })

  it('limits amounts to the precision of their currency', () => {
    expect(readQuery(list({ currency: 'JPY', amountFrom: '100.5' })).amountFrom).toBe('')
    expect(readQuery(list({ currency: 'JPY', amountFrom: '100' })).amountFrom).toBe('100')
    expect(readQuery(list({ currency: 'EUR', amountFrom: '1e3' })).amountFrom).toBe('')
    expect(readQuery(list({ currency: 'BEAN', amountFrom: '5' })).currency).toBe('')
  })

  it('reads back what was written', () => {
    const asked = { region: ['SG', 'DE'], category: ['eor' as const, 'other' as const], currency: 'SGD' as const, amountTo: '5000' }
    expect(readQuery(list(writeFilters(asked)))).toMatchObject(asked)
  })
})
