import type { FieldProblem } from '../../../../platform/contract/fields.ts'

const CREDIT_DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The unified social credit code of mainland China, check digit included (GB 32100-2015). */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(text)) return false
  const sum = CREDIT_WEIGHTS.reduce((total, weight, at) => total + weight * CREDIT_DIGITS.indexOf(text[at]!), 0)
  return CREDIT_DIGITS[(31 - (sum % 31)) % 31] === text[17]
}

const CARD_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CARD_CHECKS = '10X98765432'

/** The number of a resident identity card: a real birth date inside, check digit at the end (GB 11643-1999). */
export function isIdCardNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false
  if (!isDate(text.slice(6, 10), text.slice(10, 12), text.slice(12, 14))) return false
  const sum = CARD_WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return CARD_CHECKS[sum % 11] === text[17]
}

function isDate(year: string, month: string, day: string): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number(year) >= 1900 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const idKinds = ['idCard', 'passport', 'hkMacauTaiwanPermit', 'other'] as const
type IdKind = (typeof idKinds)[number]
export const isIdKind = (kind: unknown): kind is IdKind => idKinds.some((one) => one === kind)

/** Whether a number is possible for this kind of document. Passports and permits have no check digit common to all issuers. */
export function fitsIdKind(kind: IdKind, number: string): boolean {
  if (kind === 'idCard') return isIdCardNumber(number)
  if (kind === 'passport') return /^[A-Z0-9]{6,12}$/.test(number)
  if (kind === 'hkMacauTaiwanPermit') return /^([A-Z]\d{8,10}|\d{8,10}[A-Z]?|8[123]0000\d{11}[\dX])$/.test(number)
  return /^[A-Z0-9][A-Z0-9 /-]{2,38}[A-Z0-9]$/.test(number)
}

/** Why a number of a document cannot be right, more closely than that it is not: its length, or its check digit. */
export function idNumberProblem(kind: IdKind, number: string): FieldProblem | null {
  if (fitsIdKind(kind, number)) return null
  if (kind !== 'idCard') return { error: 'idNumber', params: {} }
  if (number.length !== 18) return { error: 'numberLength', params: { length: 18, typed: number.length } }
  return { error: 'checkDigit', params: {} }
}

export function creditCodeProblem(code: string): FieldProblem | null {
  if (isCreditCode(code)) return null
  if (code.length !== 18) return { error: 'numberLength', params: { length: 18, typed: code.length } }
  return { error: 'checkDigit', params: {} }
}

/** The normal form of numbers for storing and comparing: capitals, no surrounding spaces. */
export const normalNumber = (text: string): string => text.trim().toUpperCase()
