import { z } from 'zod'
import { emailPattern } from '../../../../platform/contract/email.ts'
import { complain, message } from '../../../../platform/contract/fields.ts'
import { areaCallingCode, email, line, optionalNameLine, password, verificationCode } from '../../../../platform/contract/inputs.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { normalPhone } from './phone.ts'
import { factorTyped } from './second-factor.ts'

const codePurposes = ['register', 'login', 'reset', 'changePhone', 'changeEmail'] as const
export type AskedPurpose = (typeof codePurposes)[number]
/** No form names these: a code for a proof goes to the account's own contact, one for a claim to the contact of an entry. */
export type CodePurpose = AskedPurpose | 'proof' | 'claim'

const phone = z.string().trim().min(1).max(30)
const phoneShape = { areaCode: areaCallingCode, phone }
const memberType = z.literal([userTypes.company, userTypes.individual])
const agreed = z.literal(true, message('agree'))
const entered = z.string().min(1).max(128)

interface Parts {
  [field: string]: unknown
}
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
/** Runs together with the other fields' checks, so that a form gets all its errors at once. */
const whenTexts = (...fields: string[]) => ({
  when: (payload: { value: unknown }) => fields.every((field) => isText((payload.value as Parts)?.[field])),
})

const whenMailed = {
  when: ({ value }: { value: unknown }) => isText((value as Parts)?.['email']) && (value as Parts)['emailCode'] === undefined,
}

const phoneFits = (form: Parts) => normalPhone(String(form.areaCode), String(form.phone)) !== null
const phoneRule = { path: ['phone'], error: message('phone'), ...whenTexts('areaCode', 'phone') }
const passwordsMatch = (form: Parts) => form.password === form.confirmPassword
// A password may consist of spaces, so these count as input here.
const bothTyped = ({ value }: { value: unknown }) =>
  ['password', 'confirmPassword'].every((field) => typeof (value as Parts)?.[field] === 'string' && (value as Parts)[field] !== '')
const matchRule = { path: ['confirmPassword'], error: message('passwordMismatch'), when: bothTyped }

/** `phone` also accepts an e-mail address (product §4). */
export const passwordLoginForm = z
  .object({
    areaCode: areaCallingCode.optional().default('86'),
    phone: z.string().trim().min(1).max(200),
    password: entered,
    totp: factorTyped,
  })
  .refine((form) => (form.phone.includes('@') ? emailPattern.test(form.phone) : phoneFits(form)), {
    path: ['phone'],
    error: (issue) => (String((issue.input as Parts | undefined)?.phone ?? '').includes('@') ? message('email') : message('phone')),
    ...whenTexts('phone'),
  })

/** The code of the channel whose link led here, if any. Invalid codes are ignored. */
const cameByChannel = z.string().trim().max(40).optional()

/** `userType` is given if an account may have to be created. */
export const codeLoginForm = z
  .object({
    ...phoneShape,
    captcha: verificationCode,
    totp: factorTyped,
    userType: z.coerce.number().pipe(memberType).optional(),
    channel: cameByChannel,
  })
  .refine(phoneFits, phoneRule)

/** `newPassword` only where the sign-in has asked for it: it replaces the password that a command made. */
export const operatorLoginForm = z
  .object({
    username: line(60),
    password: entered,
    totp: z
      .string()
      .trim()
      .min(1)
      .regex(/^\d{6}$/, message('codeFormat')),
    newPassword: password.optional(),
    confirmPassword: entered.optional(),
  })
  .refine((form: Parts) => form.newPassword === form.confirmPassword, {
    ...matchRule,
    when: ({ value }: { value: unknown }) => Boolean((value as Parts)?.['newPassword']) && (value as Parts)['confirmPassword'] !== '',
  })

/** The target of a code: a phone, or an e-mail address if the purpose allows one. */
const targetShape = { areaCode: areaCallingCode.optional(), phone: phone.optional(), email: email.optional() }
const byEmail = (purpose: unknown) => purpose === 'register' || purpose === 'reset' || purpose === 'changeEmail'

export const codeForm = z.object({ purpose: z.enum(codePurposes), ...targetShape }).superRefine((form, context) => {
  if (form.purpose === 'changeEmail' || (byEmail(form.purpose) && form.email)) {
    if (!form.email) complain(context, 'email', 'required')
    return
  }
  if (!form.phone) complain(context, 'phone', 'required')
  if (!form.areaCode) complain(context, 'areaCode', 'required')
  if (form.phone && form.areaCode && !phoneFits(form)) complain(context, 'phone', 'phone')
})

export const checkForm = z.object({ ...phoneShape, code: verificationCode }).refine(phoneFits, phoneRule)

export const registerForm = z
  .object({
    userType: memberType,
    ...phoneShape,
    code: verificationCode,
    password,
    confirmPassword: entered,
    /** Type 1: the company's name. The initial value for the business card. */
    companyName: optionalNameLine(120),
    name: optionalNameLine(60),
    /** Where notices go; verified by a code of the same purpose as the phone's. */
    email: email.optional(),
    emailCode: verificationCode.optional(),
    channel: cameByChannel,
    agreed,
  })
  .refine(phoneFits, phoneRule)
  .refine(passwordsMatch, matchRule)
  .refine((form: Parts) => isText(form.emailCode), { path: ['emailCode'], error: message('required'), ...whenMailed })

export const forgottenForm = z
  .object({ ...targetShape, code: verificationCode, password, confirmPassword: entered })
  .refine((form) => Boolean(form.email) || phoneFits(form), { path: ['phone'], error: message('phone') })
  .refine(passwordsMatch, matchRule)

export const passwordChangeForm = z.object({ password, confirmPassword: entered }).refine(passwordsMatch, matchRule)
export const phoneChangeForm = z.object({ ...phoneShape, code: verificationCode }).refine(phoneFits, phoneRule)
export const emailChangeForm = z.object({ email, code: verificationCode })
export const closeForm = z.object({ agreed })
export const preferencesForm = z.object({
  lang: z.enum(['cn', 'en']).optional(),
  mailKinds: z.array(z.string().max(60)).max(200).optional(),
  quietKinds: z.array(z.string().max(60)).max(200).optional(),
})

export const userInfo = z.object({
  id: z.string(),
  userType: z.literal(Object.values(userTypes)),
  whetherIntact: z.enum(['Y', 'N']),
  /** The company's logo; empty if there is none. */
  logoUrl: z.string(),
  avatar: z.string(),
  name: z.string(),
  areaCode: z.string(),
  /** Masked: enough to recognise one's own. */
  phone: z.string(),
  email: z.string(),
  /** False for an account created by code that has not set one. */
  hasPassword: z.boolean(),
  companyId: z.string().nullable(),
  companyName: z.string(),
  role: z.string(),
  /** A company account without a company that has left one or been invited to one. */
  withoutCompany: z.boolean(),
  lang: z.enum(['cn', 'en']),
})
export type UserInfo = z.infer<typeof userInfo>

export interface MenuNode {
  path: string
  name: string
  /** A screen that the web app knows, or the string "null" for a group. */
  component: string
  /** `hidden`: a page that its entry leads to, not shown in the menu. */
  meta: { title: string; icon: string; hidden?: true | undefined }
  children: MenuNode[]
}
const menuShape = {
  path: z.string(),
  name: z.string(),
  component: z.string(),
  meta: z.object({ title: z.string(), icon: z.string(), hidden: z.literal(true).optional() }),
}
// Two levels are spelled out: the API description cannot contain a recursive schema.
const menuEntry = z.object({ ...menuShape, children: z.array(z.custom<MenuNode>()) })
export const menuNode = z.object({ ...menuShape, children: z.array(menuEntry) })

/** `type` "1" shows the button, "2" hides it (source §6). */
export const buttonRight = z.object({ action: z.string(), type: z.enum(['1', '2']), describe: z.string() })
export type ButtonRight = z.infer<typeof buttonRight>
