import { z } from 'zod'
import { emailPattern } from '../../../../platform/contract/email.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { bareNumber, couldBePhone } from '../../../base/account/contract/phone-shape.ts'

/** A person who is not necessarily signed in: by phone, by e-mail or both. */
export const contactShape = {
  name: z.string().trim().min(1).max(60),
  areaCode: z
    .string()
    .trim()
    .regex(/^\+?\d{0,4}$/)
    .optional()
    .default('')
    .transform((text) => text.replace('+', '')),
  phone: z.string().trim().max(30).optional().default(''),
  email: z.string().trim().toLowerCase().max(200).optional().default(''),
}

interface Contact {
  areaCode: string
  phone: string
  email: string
}

const of = (form: unknown): Contact => {
  // The rules run even where a field is of another type.
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const { areaCode, phone, email } = (form ?? {}) as Partial<Record<keyof Contact, unknown>>
  return { areaCode: text(areaCode), phone: text(phone), email: text(email) }
}
/** Runs together with the checks of other fields, so that a form gets all its errors at once. */
const rule = (field: keyof Contact, error: Parameters<typeof message>[0]) => ({ path: [field], error: message(error), when: () => true })

/** At least one of the two is needed, and each must be well-formed. Landlines are permitted, so only the shape is checked. */
export const withContact = <S extends z.ZodType>(form: S): S =>
  form
    .refine((typed) => of(typed).phone !== '' || of(typed).email !== '', rule('phone', 'phoneOrEmail'))
    .refine((typed) => of(typed).phone === '' || couldBePhone(of(typed).phone), rule('phone', 'phone'))
    .refine((typed) => of(typed).phone === '' || of(typed).areaCode !== '', rule('areaCode', 'required'))
    .refine((typed) => of(typed).email === '' || emailPattern.test(of(typed).email), rule('email', 'email'))

/** As stored: digits alone. */
export const keptPhone = (phone: string): string => bareNumber(phone).replace('+', '')

/** Whether the contact typed for a look-up is the one that was given. */
export function isContact(typed: string, kept: Contact): boolean {
  const text = typed.trim().toLowerCase()
  if (text.includes('@')) return kept.email !== '' && text === kept.email
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  return kept.phone !== '' && (digits === kept.phone || digits === kept.areaCode + kept.phone)
}

/** A field that only robots fill in, and how long the form was open. Neither affects a person. */
export const trapShape = {
  website: z.string().max(300).optional().default(''),
  shownMs: z.coerce.number().int().min(0).optional(),
}

/** Reference and contact together: neither alone reveals anything. */
export const lookUpInput = z.object({
  reference: z.string().trim().toUpperCase().min(1).max(30),
  contact: z.string().trim().min(1).max(200),
})
