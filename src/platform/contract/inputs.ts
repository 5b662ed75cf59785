import { z } from 'zod'
import { PASSWORD_MIN_KINDS, PASSWORD_MIN_LENGTH } from '../../rules/constants.ts'
import { emailPattern } from './email.ts'
import { passwordKinds } from './password.ts'

export { passwordKinds } from './password.ts'

/** Inputs that many forms share. Messages are names of `rules/errors.ts`. */
export const line = (max: number) => z.string('required').trim().min(1, 'required').max(max)
export const optionalLine = (max: number) => z.string().trim().max(max).optional().default('')
/** One value of a list, which must be chosen. */
export const oneOf = <V extends string>(values: readonly [V, ...V[]]) =>
  z.enum(values, { error: (issue) => (issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'notListed') })
export const id = z.uuid('wrongType')
export const day = z.iso.date('dateInvalid')

/** At least 6 characters of two or more kinds: lower-case, capital, digit, other (source §5). */
export const password = z
  .string('required')
  .min(1, 'required')
  .max(128)
  .superRefine((text, context) => {
    if (text.length === 0) return
    if (text.length < PASSWORD_MIN_LENGTH) context.addIssue({ code: 'custom', message: 'passwordShort' })
    else if (passwordKinds(text) < PASSWORD_MIN_KINDS) context.addIssue({ code: 'custom', message: 'passwordKinds' })
  })

export const verificationCode = z
  .string('required')
  .trim()
  .min(1, 'required')
  .regex(/^\d{6}$/, 'codeFormat')
export const areaCallingCode = z
  .string('required')
  .trim()
  .regex(/^\+?\d{1,4}$/, 'wrongType')
  .transform((text) => text.replace('+', ''))
export const email = z
  .email({ error: 'email', pattern: emailPattern })
  .max(200)
  .transform((text) => text.toLowerCase())
export const optionalEmail = z
  .string()
  .trim()
  .max(200)
  .optional()
  .default('')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'email')
