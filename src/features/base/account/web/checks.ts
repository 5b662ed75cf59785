import { emailPattern } from '../../../../platform/contract/email.ts'
import { passwordKinds } from '../../../../platform/contract/password.ts'
import { fill } from '../../../../platform/contract/texts.ts'
import { currentLang } from '../../../../platform/web/lang.ts'
import { CODE_DIGITS, PASSWORD_MIN_KINDS, PASSWORD_MIN_LENGTH } from '../../../../rules/constants.ts'
import { entryErrors } from '../../../../rules/entry-errors.ts'
import { couldBePhone } from '../contract/phone-shape.ts'

/**
 * The checks of the pages before sign-in: the rules and messages of contract/schema.ts, without the schema library and the numbering
 * plans of every country, which together weigh as much as half a page. The server decides, at the field, whether a number is a mobile
 * number. checks.test.ts verifies that both agree.
 */
type Message = string | undefined
type Messages = Record<string, string>

const say = (name: keyof typeof entryErrors, params: Record<string, number> = {}): string => fill(entryErrors[name][currentLang()], params)
const found = (messages: Record<string, Message>): Messages =>
  Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== undefined))

const text = (value: string, max: number): Message => {
  if (value === '') return say('required')
  return value.length > max ? say('tooLong', { max }) : undefined
}
const atMost = (value: string | undefined, max: number): Message =>
  value && value.trim().length > max ? say('tooLong', { max }) : undefined
const entered = (value: string): Message => text(value, 128)
const areaCode = (value: string): Message => {
  if (value.trim() === '') return say('required')
  return /^\+?\d{1,4}$/.test(value.trim()) ? undefined : say('wrongType')
}
const email = (value: string): Message => {
  if (!emailPattern.test(value)) return say('email')
  return value.length > 200 ? say('tooLong', { max: 200 }) : undefined
}
const code = (value: string): Message => {
  const typed = value.trim()
  if (typed === '') return say('required')
  return typed.length === CODE_DIGITS && /^\d+$/.test(typed) ? undefined : say('codeFormat')
}
const password = (value: string): Message => {
  const wrong = entered(value)
  if (wrong) return wrong
  if (value.length < PASSWORD_MIN_LENGTH) return say('passwordShort')
  return passwordKinds(value) < PASSWORD_MIN_KINDS ? say('passwordKinds') : undefined
}
const twice = (form: { password: string; confirmPassword: string }): Record<string, Message> => ({
  password: password(form.password),
  confirmPassword:
    entered(form.confirmPassword) ?? (form.password && form.password !== form.confirmPassword ? say('passwordMismatch') : undefined),
})

interface Phone {
  areaCode: string
  phone: string
}
const numbered = (form: Phone): Record<string, Message> => {
  const misshapen = form.areaCode.trim() !== '' && !couldBePhone(form.phone)
  return {
    phone: text(form.phone.trim(), 30) ?? (misshapen ? say('phone') : undefined),
    areaCode: areaCode(form.areaCode),
  }
}

/** `phone` also accepts an e-mail address. */
export const checkPasswordLogin = (form: { areaCode?: string; phone: string; password: string }): Messages => {
  const typed = form.phone.trim()
  const byEmail = typed.includes('@')
  const wrong = text(typed, 200) ?? (byEmail ? emailPattern.test(typed) : couldBePhone(typed))
  return found({
    phone: typeof wrong === 'string' ? wrong : wrong ? undefined : say(byEmail ? 'email' : 'phone'),
    areaCode: form.areaCode === undefined ? undefined : areaCode(form.areaCode),
    password: entered(form.password),
  })
}

export const checkCodeLogin = (form: Phone & { captcha: string }): Messages => found({ ...numbered(form), captcha: code(form.captcha) })

export const checkOperatorLogin = (form: {
  username: string
  password: string
  totp: string
  newPassword?: string
  confirmPassword?: string
}): Messages => {
  const { newPassword, confirmPassword = '' } = form
  const own = newPassword === undefined ? {} : twice({ password: newPassword, confirmPassword })
  return found({
    ...{ username: text(form.username.trim(), 60), password: entered(form.password), totp: code(form.totp) },
    newPassword: own['password'],
    confirmPassword: own['confirmPassword'],
  })
}

/** First step of registration: the holder of the phone. */
export const checkPhoneCode = (form: Phone & { code: string }): Messages => found({ ...numbered(form), code: code(form.code) })

export const checkRegister = (
  form: Phone & {
    code: string
    companyName?: string
    name?: string
    email?: string
    emailCode?: string
    password: string
    confirmPassword: string
    agreed: boolean
  },
): Messages =>
  found({
    ...numbered(form),
    code: code(form.code),
    companyName: atMost(form.companyName, 120),
    name: atMost(form.name, 60),
    email: form.email === undefined ? undefined : email(form.email),
    emailCode: form.email === undefined && form.emailCode === undefined ? undefined : code(form.emailCode ?? ''),
    ...twice(form),
    agreed: form.agreed ? undefined : say('agree'),
  })

interface Target {
  areaCode?: string
  phone?: string
  email?: string
}
/** A phone, or the e-mail address if that is required instead. */
const targeted = (form: Target): Record<string, Message> =>
  form.email === undefined
    ? numbered({ areaCode: form.areaCode ?? '', phone: form.phone ?? '' })
    : { email: form.email === '' ? say('required') : email(form.email) }

/** The address of a code. */
export const checkTarget = (form: Target): Messages => found(targeted(form))

export const checkForgotten = (form: Target & { code: string; password: string; confirmPassword: string }): Messages =>
  found({ ...targeted(form), code: code(form.code), ...twice(form) })
