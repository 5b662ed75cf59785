import { expect, it } from 'vitest'
import { rowsOf } from './rows.ts'

it('reads rows with tabs, with commas and with dates as people write them', () => {
  expect(rowsOf('E-0001\t2026-12-01\t12,000\t年度调薪\n\nE-0002, 2026年3月5日, 9000.50')).toEqual({
    rows: [
      { number: 'E-0001', effectiveOn: '2026-12-01', base: '12,000', reason: '年度调薪' },
      { number: 'E-0002', effectiveOn: '2026-03-05', base: '9000.50', reason: '' },
    ],
    short: null,
  })
  expect(rowsOf('E-0001\t2026-12-01').short).toBe(1)
})
