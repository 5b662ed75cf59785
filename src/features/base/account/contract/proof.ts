import { z } from 'zod'
import { complain } from '../../../../platform/contract/fields.ts'
import { verificationCode } from '../../../../platform/contract/inputs.ts'
import { factorTyped } from './second-factor.ts'

/**
 * By what a person proves to be the account's owner: the password, a code to a contact that the account has already,
 * or the second factor: an account that has one proves by nothing less.
 */
const ways = ['totp', 'password', 'phone', 'email'] as const
export type ProofWay = (typeof ways)[number]

export const proofWays = z.object({
  /** The best first; empty for an account that has none. */
  ways: z.array(z.enum(ways)),
  /** Masked: enough to recognise one's own. */
  phone: z.string(),
  email: z.string(),
})
export type ProofWays = z.infer<typeof proofWays>

export const proofCodeForm = z.object({ way: z.enum(['phone', 'email']) })

export const proofForm = z
  .object({
    way: z.enum(ways),
    password: z.string().max(128).optional().default(''),
    code: factorTyped,
  })
  .superRefine((form, context) => {
    if (form.way === 'password' && form.password === '') complain(context, 'password', 'required')
    if (form.way !== 'password' && form.code === '') complain(context, 'code', 'required')
    const isSent = form.way === 'phone' || form.way === 'email'
    if (isSent && form.code !== '' && !verificationCode.safeParse(form.code).success) complain(context, 'code', 'codeFormat')
  })
export type ProofForm = z.output<typeof proofForm>
