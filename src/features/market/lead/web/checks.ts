import { emailPattern } from '../../../../platform/contract/email.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import { currentLang } from '../../../../platform/web/lang.ts'
import { couldBePhone } from '../../../base/account/contract/phone-shape.ts'

/**
 * The checks of public forms before sending: the rules of contract/contact.ts without the schema library, and the messages of
 * rules/field-errors.ts without the whole catalogue, which would exceed the size budget of a public page. checks.test.ts verifies that both
 * agree.
 */
export const checkTexts = texts({
  required: { cn: '此项必填', en: 'This field is required' },
  tooLong: { cn: (max: number) => `最多 ${max} 个字符`, en: (max) => `At most ${max} characters` },
  phone: { cn: '手机号格式不正确', en: 'The phone number is not valid' },
  email: { cn: '邮箱格式不正确', en: 'The e-mail address is not valid' },
  phoneOrEmail: { cn: '电话和邮箱至少填一项', en: 'Enter a phone number or an e-mail address' },
})

export const checkText = (name: 'required' | 'phone' | 'email' | 'phoneOrEmail'): string => checkTexts.pick(currentLang())[name]

export const needed = (value: string, max: number): string | undefined => {
  const text = value.trim()
  if (text === '') return checkText('required')
  return text.length > max ? checkTexts.pick(currentLang()).tooLong(max) : undefined
}

export const found = (messages: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined))

export const checkReach = ({ name, phone, email }: { name: string; phone: string; email: string }) => ({
  name: needed(name, 60),
  phone:
    !phone.trim() && !email.trim()
      ? checkText('phoneOrEmail')
      : phone.trim() && !couldBePhone(phone.trim())
        ? checkText('phone')
        : undefined,
  email: email.trim() && !emailPattern.test(email.trim()) ? checkText('email') : undefined,
})
