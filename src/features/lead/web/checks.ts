import { emailPattern } from '../../../platform/contract/email.ts'
import { fill } from '../../../platform/contract/texts.ts'
import { currentLang } from '../../../platform/web/lang.ts'
import { type FieldErrorName, fieldErrors } from '../../../rules/errors.ts'
import { couldBePhone } from '../../account/contract/phone-shape.ts'

/** What the public forms check before they send: the rules of contract/contact.ts without the schema library. */
export const say = (name: FieldErrorName, params: Record<string, number> = {}): string => fill(fieldErrors[name][currentLang()], params)

export const needed = (value: string, max: number): string | undefined => {
  const text = value.trim()
  if (text === '') return say('required')
  return text.length > max ? say('tooLong', { max }) : undefined
}

export const found = (messages: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined))

export const checkReach = ({ name, phone, email }: { name: string; phone: string; email: string }) => ({
  name: needed(name, 60),
  phone: !phone.trim() && !email.trim() ? say('phoneOrEmail') : phone.trim() && !couldBePhone(phone.trim()) ? say('phone') : undefined,
  email: email.trim() && !emailPattern.test(email.trim()) ? say('email') : undefined,
})
