import { z } from 'zod'
import { id, line } from '../../../../platform/contract/inputs.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'

const accountStatuses = ['active', 'frozen', 'underReview', 'closed'] as const
export type AccountStatus = (typeof accountStatuses)[number]

export const accountStatusTexts = {
  active: { cn: '正常', en: 'Active' },
  frozen: { cn: '已冻结', en: 'Frozen' },
  underReview: { cn: '审核中', en: 'Under review' },
  closed: { cn: '已注销', en: 'Closed' },
} as const satisfies Record<AccountStatus, Pair>

/** The two ways in which an operator blocks an account (source §8: account frozen, account under review). */
export const freezeForm = z.object({
  id,
  status: z.enum(['frozen', 'underReview']).optional().default('frozen'),
  reason: line(300),
})
export const unfreezeForm = z.object({ id, reason: line(300) })
/** Of somebody who has neither the authenticator app nor a recovery code any more. */
export const liftFactorForm = z.object({ id, reason: line(300) })

/** One individual, or everyone of a company. */
export const standingQuery = z.object({ id: id.optional(), companyId: id.optional() })

export const accountStanding = z.object({
  id: z.string(),
  name: z.string(),
  /** Of a company's member; empty for an individual. */
  role: z.string(),
  status: z.enum(accountStatuses),
  /** Why an operator blocks the account; empty if not blocked. */
  reason: z.string(),
  /** Sign-in asks for a second factor. */
  secondFactor: z.boolean(),
})
export type AccountStanding = z.infer<typeof accountStanding>
