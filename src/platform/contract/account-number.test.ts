import { describe, expect, it } from 'vitest'
import { accountNumberProblem, foreignIban } from './account-number.ts'

const wrong = (text: string, country: string) => accountNumberProblem(text, country)?.error ?? null

describe('account numbers', () => {
  it('judges an IBAN by the length of its country and by its check digits', () => {
    expect(wrong('DE89370400440532013000', 'DE')).toBe(null)
    expect(accountNumberProblem('DE8937040044', 'DE')).toEqual({ error: 'numberLength', params: { length: 22, typed: 12 } })
    expect(wrong('DE8937040044053201300', 'DE')).toBe('numberLength')
    expect(wrong('DE88370400440532013000', 'DE')).toBe('checkDigit')
    expect(wrong('GB29NWBK60161331926819', 'JE')).toBe(null)
    expect(wrong('GB29NWBK6016', 'JE')).toBe('numberLength')
  })
  it('takes other numbers as they are, also with letters first where banks have no IBAN of that country', () => {
    expect(wrong('6222020200112233', 'CN')).toBe(null)
    expect(wrong('SC0100012345', 'IN')).toBe(null)
    for (const text of ['12', 'ABCDE', '12345 678']) expect(wrong(text, 'CN'), text).toBe('bankAccount')
  })
  it('names the country of an IBAN where the bank cannot be', () => {
    expect(foreignIban('DE89370400440532013000', 'DK')).toBe('DE')
    expect(foreignIban('GB29NWBK60161331926819', 'JE')).toBe(null)
    expect(foreignIban('6222020200112233', 'DE')).toBe(null)
  })
})
