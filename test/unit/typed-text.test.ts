import { expect, test } from 'vitest'
import { amountInput } from '../../src/platform/contract/money.ts'
import { csvOf } from '../../src/platform/server/files/csv.ts'
import { plainAmount } from '../../src/platform/web/ui/money-input.ts'

test('commas group thousands or are refused: nothing typed becomes a hundred times as much', () => {
  for (const [typed, plain] of [
    ['1,000', '1000'],
    ['234,567.89', '234567.89'],
    ['12,000', '12000'],
    ['150', '150'],
  ] as const) {
    expect(amountInput.parse(typed), typed).toBe(plain)
    expect(plainAmount(typed), typed).toBe(plain)
  }
  for (const typed of ['1,50', '1,0,0', '1,00', ',100', '1,0000', '1,000,00', '10,00.5']) {
    expect(amountInput.safeParse(typed).success, typed).toBe(false)
    expect(plainAmount(typed), typed).toContain(',')
  }
})

test('no cell of a CSV file runs in a spreadsheet, in full width either', () => {
  for (const cell of ['=1+1', '@x', '-1', '＝1+1', '＋1', '－1', '＠SUM(A1)']) expect(csvOf([[cell]])).toBe(`\uFEFF'${cell}\r\n`)
})
