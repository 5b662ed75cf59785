import { describe, expect, test } from 'vitest'
import { amountProblem, amountSentence, groupedAmount, plainAmount } from './money-input.ts'

describe('an amount as a person types it', () => {
  test('loses grouping and spaces, and full-width digits become plain', () => {
    expect(plainAmount(' 1,200.50 ')).toBe('1200.50')
    expect(plainAmount('１２，０００．５')).toBe('12000.5')
  })
  test('stays as typed if it is not an amount', () => {
    expect(plainAmount('abc')).toBe('abc')
    expect(groupedAmount('12a', 'USD')).toBe('12a')
    expect(groupedAmount('1.2.3', 'USD')).toBe('1.2.3')
  })
})

describe('an amount on blur', () => {
  test('shows thousands and the decimals of its currency', () => {
    expect(groupedAmount('1200.5', 'USD')).toBe('1,200.50')
    expect(groupedAmount('1000000', 'CNY')).toBe('1,000,000.00')
    expect(groupedAmount('1000000', 'JPY')).toBe('1,000,000')
    expect(groupedAmount('0', 'EUR')).toBe('0.00')
    expect(groupedAmount('007', 'EUR')).toBe('7.00')
    expect(groupedAmount('', 'EUR')).toBe('')
  })
  test('never hides decimals that the currency does not have', () => {
    expect(groupedAmount('10.5', 'JPY')).toBe('10.5')
    expect(groupedAmount('10.555', 'USD')).toBe('10.555')
  })
})

describe('the amount rule of the source, section 5', () => {
  test.each([
    ['', null],
    ['0', null],
    ['1000000', null],
    ['1,000,000.00', null],
    ['1000000.01', 'amountRange'],
    ['-1', 'amountRange'],
    ['12.345', 'amountDecimals'],
    ['twelve', 'amountNotNumber'],
    ['1e3', 'amountNotNumber'],
  ] as const)('%s in USD → %s', (text, problem) => {
    expect(amountProblem(text, 'USD')).toBe(problem)
  })
  test("the currency's own precision wins: no cents of yen", () => {
    expect(amountProblem('10.5', 'JPY')).toBe('amountPrecision')
    expect(amountProblem('10.00', 'JPY')).toBeNull()
  })
  test('names the smallest amount of the currency where 0 is refused', () => {
    expect(amountSentence('0', 'USD', 'cn')).toBeNull()
    expect(amountSentence('-1', 'USD', 'cn')).toBe('金额须在 0 – 1,000,000 之间')
    expect(amountSentence('0.00', 'USD', 'cn', true)).toBe('金额须在 0.01 – 1,000,000 之间')
    expect(amountSentence('0', 'JPY', 'en', true)).toBe('The amount must be between 1 and 1,000,000')
    expect(amountSentence('0.5', 'USD', 'en', true)).toBeNull()
  })
})
