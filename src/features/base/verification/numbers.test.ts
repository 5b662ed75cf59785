import { describe, expect, it } from 'vitest'
import { creditCodeProblem, fitsIdKind, idNumberProblem, isCreditCode, isIdCardNumber } from './contract/numbers.ts'
import { reasonsText } from './contract/verification.ts'

describe('credit codes (GB 32100)', () => {
  it('accepts codes with the right check digit', () => {
    expect(isCreditCode('91350100M000100Y43')).toBe(true)
    const fitting = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].filter((check) => isCreditCode(`91330106MA2CFK0W1${check}`))
    expect(fitting).toHaveLength(1)
  })
  it('refuses a changed digit, a swapped pair, forbidden letters and wrong lengths', () => {
    for (const code of ['91350100M000100Y44', '93150100M000100Y43', '91350100M000100I43', '91350100M000100Y4', '91350100m000100y43', ''])
      expect(isCreditCode(code), code).toBe(false)
  })
})

describe('identity cards (GB 11643)', () => {
  it('accepts numbers with the right check digit, including X', () => {
    expect(isIdCardNumber('11010519491231002X')).toBe(true)
    expect(isIdCardNumber('34052419800101001X')).toBe(true)
  })
  it('refuses a wrong check digit, an impossible date and wrong lengths', () => {
    for (const number of ['110105194912310021', '11010519490231002X', '1101051949123100', ''])
      expect(isIdCardNumber(number), number).toBe(false)
  })
  it('recognises the other kinds by their shape', () => {
    expect(fitsIdKind('passport', 'E12345678')).toBe(true)
    expect(fitsIdKind('passport', 'E-1')).toBe(false)
    expect(fitsIdKind('hkMacauTaiwanPermit', 'H12345678')).toBe(true)
    expect(fitsIdKind('hkMacauTaiwanPermit', 'what')).toBe(false)
    expect(fitsIdKind('other', 'AB-123/4')).toBe(true)
    expect(fitsIdKind('other', '-')).toBe(false)
  })
})

it('lists reasons field by field in both languages', () => {
  const labels = { licence: { cn: '营业执照', en: 'Business licence' }, legalPerson: { cn: '法定代表人', en: 'Legal representative' } }
  const reasons = [
    { field: 'licence', reason: 'expired' as const, note: '' },
    { field: 'legalPerson', reason: 'other' as const, note: 'See page 2' },
  ]
  expect(reasonsText(reasons, labels)).toEqual({
    cn: '营业执照：证件已过期；法定代表人：See page 2',
    en: 'Business licence: The document has expired; Legal representative: See page 2',
  })
})

it('says of a number whether its length or its check digit is wrong', () => {
  expect(idNumberProblem('idCard', '110')).toEqual({ error: 'numberLength', params: { length: 18, typed: 3 } })
  expect(idNumberProblem('idCard', '110105194912310021')?.error).toBe('checkDigit')
  expect(idNumberProblem('idCard', '11010519491231002X')).toBe(null)
  expect(idNumberProblem('passport', 'E-1')?.error).toBe('idNumber')
  expect(creditCodeProblem('9135')).toEqual({ error: 'numberLength', params: { length: 18, typed: 4 } })
  expect(creditCodeProblem('91350100M000100Y44')?.error).toBe('checkDigit')
  expect(creditCodeProblem('91350100M000100Y43')).toBe(null)
})
