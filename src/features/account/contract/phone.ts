import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number as it is kept: calling code and national digits apart. */
export interface Phone {
  areaCode: string
  phone: string
}

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/

/** The number as it is kept, or null where the country of the calling code has no such numbers. Spaces, dashes and a repeated code are forgiven. */
export function normalPhone(areaCode: string, phone: string): Phone | null {
  const code = areaCode.replace(/\D/g, '')
  const typed = phone.replace(/[\s().-]/g, '')
  if (!/^\+?\d{4,17}$/.test(typed)) return null
  const parsed = parsePhoneNumberFromString(typed.startsWith('+') ? typed : `+${code}${typed}`)
  if (!parsed?.isValid() || parsed.countryCallingCode !== code) return null
  // The small metadata knows lengths only roughly; a code by SMS to the mainland needs a mobile number.
  if (code === '86' && !MAINLAND_MOBILE.test(parsed.nationalNumber)) return null
  return { areaCode: code, phone: parsed.nationalNumber }
}

/** "138****0001": enough to recognise one's own. */
export function maskedPhone(phone: string): string {
  if (phone.length < 7) return `${phone.slice(0, 1)}****${phone.slice(-2)}`
  return `${phone.slice(0, phone.length - 8 || 1)}****${phone.slice(-4)}`
}

/** "l***@example.com". */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')
