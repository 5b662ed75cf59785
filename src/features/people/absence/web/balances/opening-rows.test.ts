import { expect, it } from 'vitest'
import { rowsOf } from './opening-rows.ts'

it('reads lines from a spreadsheet, and those that people type', () => {
  expect(rowsOf('E-0001\t12.5\t\t\nE-0002\t8\t5\t2027-03-31\n\n')).toEqual([
    { number: 'E-0001', days: '12.5', carried: '', until: '' },
    { number: 'E-0002', days: '8', carried: '5', until: '2027-03-31' },
  ])
  expect(rowsOf('E-0003 7.5\r\nE-0004，6，2')).toEqual([
    { number: 'E-0003', days: '7.5', carried: '', until: '' },
    { number: 'E-0004', days: '6', carried: '2', until: '' },
  ])
})
