import { z } from 'zod'
import { PASSWORD_MIN_KINDS, PASSWORD_MIN_LENGTH } from '../../rules/constants.ts'
import { emailPattern } from './email.ts'
import { complain, message } from './fields.ts'
import { withoutHidden } from './hidden.ts'
import { passwordKinds } from './password.ts'

const MOST_VALUES = 30

/** Inputs shared by many forms. Messages are names of `rules/field-errors.ts`. */
export const line = (max: number) => z.string().trim().min(1).max(max)
/**
 * A name by which others know a person, a company or a group: whatever was pasted, it is one line without control characters, as messages
 * and documents show it. What turns the direction of writing and what nobody sees goes too: with them a name would show other characters
 * than it has. A name of which nothing is visible counts as empty. A name that imitates the platform's, or mixes letters that look alike,
 * is refused.
 */
export const nameLine = (max: number) => z.string().transform(inOneLine).pipe(line(max)).superRefine(asItLooks)
export const optionalNameLine = (max: number) =>
  z.string().optional().default('').transform(inOneLine).pipe(z.string().trim().max(max)).superRefine(asItLooks)

/**
 * What one side says to the other, or to an operator, who decides by it: it reads as it is stored. What turns the direction of writing,
 * what nobody sees and control characters go, lines stay; what is left of it counts.
 */
export const statement = (min: number, max: number) => z.string().min(min).transform(asWritten).pipe(z.string().trim().min(min).max(max))

const ifVisible = (text: string): string => (/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text) ? text : '')
const inOneLine = (text: string): string => ifVisible(withoutHidden(text).replace(/[\s\p{Cc}]+/gu, ' '))
const asWritten = (text: string): string =>
  ifVisible(
    withoutHidden(text)
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, ''),
  )

/** The letters of a name as they are compared with the platform's: in one width and case, without accents and what lies between them. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
const PLATFORM = /hengdu|衡渡/
/** One word of Latin together with Cyrillic or Greek letters: nobody is called so, and nobody sees it. */
const isMixed = (name: string): boolean =>
  (name.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  )

function asItLooks(name: string, context: z.core.$RefinementCtx): void {
  if (isMixed(name)) complain(context, [], 'nameMixed')
  else if (PLATFORM.test(lettersOf(name))) complain(context, [], 'namePlatform')
}
export const optionalLine = (max: number) => z.string().trim().max(max).optional().default('')
export const id = z.uuid()
/** A calendar day. PostgreSQL has no year 0, and no date of the product lies outside these years. */
export const day = z.iso.date(message('dateInvalid')).refine((text) => text >= '1900-01-01' && text <= '2200-12-31', message('dateInvalid'))
/** The version of a thing that the caller has read; 0 for one that nobody has stored yet. */
export const version = z.number().int().min(0).max(2_147_483_647)
/** Several things of one kind, each with the version that was read. */
export const versions = (max: number) => z.array(z.object({ id, version })).min(1).max(max)
/** An instant with its offset. */
export const moment = z.iso
  .datetime({ offset: true, error: message('dateInvalid') })
  .refine((text) => text >= '1900' && text < '2201', message('dateInvalid'))
/** Several values in a query string, separated by commas or repeated; none is an empty list. */
export const several = <O>(item: z.ZodType<O, string>) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : value.split(',')))
    .pipe(z.array(item).max(MOST_VALUES))

export const yesNo = z.enum(['Y', 'N'])

/** At least 6 characters of two or more kinds: lower-case, capital, digit, other (source §5). */
export const password = z
  .string()
  .min(1)
  .max(128)
  .superRefine((text, context) => {
    if (text.length === 0) return
    if (text.length < PASSWORD_MIN_LENGTH) complain(context, [], 'passwordShort')
    else if (passwordKinds(text) < PASSWORD_MIN_KINDS) complain(context, [], 'passwordKinds')
  })

export const verificationCode = z
  .string()
  .trim()
  .min(1)
  .regex(/^\d{6}$/, message('codeFormat'))
export const areaCallingCode = z
  .string()
  .trim()
  .regex(/^\+?\d{1,4}$/)
  .transform((text) => text.replace('+', ''))
export const email = z
  .email({ error: message('email'), pattern: emailPattern })
  .max(200)
  .transform((text) => text.toLowerCase())
export const optionalEmail = z
  .string()
  .trim()
  .max(200)
  .optional()
  .default('')
  .refine((text) => text === '' || z.email().safeParse(text).success, message('email'))
