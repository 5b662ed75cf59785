import { emailPattern } from '../../../../platform/contract/email.ts'
import { anyPhone, maskedEmail, maskedPhone, type Phone } from '../../../base/account/contract/phone.ts'

/** Whom an invitation addresses. */
export type Target = { phone: Phone } | { email: string }

/** A pasted line as a target, or null. */
export function targetIn(line: string, areaCode: string): Target | null {
  const text = line.trim()
  if (text.includes('@')) return emailPattern.test(text) && text.length <= 200 ? { email: text.toLowerCase() } : null
  const phone = anyPhone(areaCode, text)
  return phone && { phone }
}

/** As stored: "phone:86:13800000001" or "email:someone@example.com". */
export const keyOf = (target: Target): string =>
  'email' in target ? `email:${target.email}` : `phone:${target.phone.areaCode}:${target.phone.phone}`

export function targetOf(key: string): Target {
  const [kind, ...rest] = key.split(':')
  if (kind === 'email') return { email: rest.join(':') }
  return { phone: { areaCode: rest[0] ?? '', phone: rest[1] ?? '' } }
}

/** "+86 13800000001" or the address. */
export const targetText = (target: Target): string => ('email' in target ? target.email : `+${target.phone.areaCode} ${target.phone.phone}`)

/** The same with most of it hidden: enough to recognise one's own. */
export const maskedTarget = (target: Target): string =>
  'email' in target ? maskedEmail(target.email) : `+${target.phone.areaCode} ${maskedPhone(target.phone.phone)}`

interface Contacts {
  areaCode: string | null
  phone: string | null
  email: string | null
}

/** The targets that are this person's: their phone, and their e-mail address if they have confirmed one. */
export const targetsOf = ({ areaCode, phone, email }: Contacts): string[] => [
  ...(areaCode && phone ? [keyOf({ phone: { areaCode, phone } })] : []),
  ...(email ? [keyOf({ email })] : []),
]
