import { z } from 'zod'
import { verificationCode } from '../../../../platform/contract/inputs.ts'

/** A one-time code, or a recovery code as it is printed or spaced otherwise. Empty where the account may not ask for one. */
export const factorTyped = z.string().trim().max(60).optional().default('')

export const secondFactor = z.object({
  /** Since when sign-in asks for it; null if it does not. */
  since: z.string().nullable(),
  codesLeft: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactor>

export const confirmFactorForm = z.object({ code: verificationCode })
export const newFactor = z.object({ secret: z.string(), uri: z.string() })
export const recoveryCodes = z.object({ codes: z.array(z.string()) })
