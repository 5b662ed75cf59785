// The metadata of mobile numbers is exact; the smaller sets accept any length of any line of the country.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { bareNumber, couldBePhone } from './phone-shape.ts'

/** A number as it is stored: calling code and national digits separately. */
export interface Phone {
  areaCode: string
  phone: string
}

/**
 * The number as it is stored, or null if the calling code has no such mobile numbers. Spaces, dashes and a repeated code are accepted.
 */
export function normalPhone(areaCode: string, phone: string): Phone | null {
  const code = areaCode.replace(/\D/g, '')
  if (!couldBePhone(phone)) return null
  const typed = bareNumber(phone)
  const parsed = parse(typed, code)
  if (!parsed?.isValid() || parsed.countryCallingCode !== code) return null
  return { areaCode: code, phone: parsed.nationalNumber }
}

/** A number as people paste it: with its calling code after a plus or 00, else of the given one. */
export function anyPhone(areaCode: string, typed: string): Phone | null {
  const abroad = typed.trim().replace(/^00/, '+')
  if (!abroad.startsWith('+')) return normalPhone(areaCode, typed)
  const parsed = couldBePhone(abroad) ? parse(bareNumber(abroad), areaCode) : undefined
  return parsed?.isValid() ? { areaCode: parsed.countryCallingCode, phone: parsed.nationalNumber } : null
}

/** The library throws for a calling code that no country has. */
function parse(typed: string, defaultCallingCode: string) {
  try {
    return parsePhoneNumberFromString(typed, { defaultCallingCode })
  } catch {
    return undefined
  }
}

/** "138****0001": enough to recognise one's own. */
export function maskedPhone(phone: string): string {
  if (phone.length < 7) return `${phone.slice(0, 1)}****${phone.slice(-2)}`
  return `${phone.slice(0, phone.length - 8 || 1)}****${phone.slice(-4)}`
}

/** "l***@example.com". */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')
