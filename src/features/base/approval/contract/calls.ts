import { z } from 'zod'
import { currencyCodes } from '../../../../platform/contract/amount.ts'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line, version } from '../../../../platform/contract/inputs.ts'
import { amountInput, currencyInput } from '../../../../platform/contract/money.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { permissionNames } from '../../../../rules/permissions.ts'
import { fileBrief } from '../../upload/contract/calls.ts'
import { approvalStates } from './states.ts'

const one = z.object({ id })
const who = z.object({ id: z.string(), name: z.string() })

/** A request that waits, or waited, for a second person, as those see it who hold the right. */
export const approvalRow = z.object({
  id: z.string(),
  /** What would happen, with its subject. */
  title: pair,
  /** Further words of the request, such as the new value of a setting. */
  detail: z.string(),
  /** What would be sent with it, for those who may decide and for who asked. */
  files: z.array(fileBrief),
  /** A route of the web app that shows the subject. */
  link: z.string(),
  currency: z.enum(currencyCodes).nullable(),
  amountMinor: z.number().int().nullable(),
  state: z.enum(approvalStates),
  /** Whose holders decide it. */
  permission: z.enum(permissionNames),
  askedBy: who,
  askedAt: z.string(),
  expiresAt: z.string(),
  decidedBy: who.nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string(),
  may: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
})
export type Approval = z.infer<typeof approvalRow>

const limit = z.object({
  version,
  off: z.boolean(),
  currency: currencyInput,
  amountMinor: z.number().int(),
  /** It is the default; the company has not set one. */
  isDefault: z.boolean(),
  /** Those who can approve for the company. With one, no second person is required. */
  holders: z.array(who),
  /** A change of it that waits for a second person. */
  waits: z.boolean(),
})

/** From which amount; with `off`, none. */
export const limitForm = z.object({ off: z.boolean().default(false), currency: currencyInput, amount: amountInput })

const decided = z.object({ id: z.string(), state: z.enum(approvalStates) })

export const approvalCalls = defineCalls({
  'GET /ws/approval/list': {
    about: 'Requests that wait for a second person, of the caller’s company or of the platform, or those that were decided.',
    audience: 'signedIn',
    input: z.object({ ...pageInput, state: z.enum(['pending', 'past']).default('pending') }),
    result: pageOf(approvalRow),
  },
  'POST /ws/approval/approve': {
    title: { cn: '复核通过', en: 'Approve as second person' },
    about: 'Approves what somebody else asked for, and does it. Never one’s own.',
    audience: 'signedIn',
    proof: true,
    input: one,
    result: decided,
  },
  'POST /ws/approval/decline': {
    title: { cn: '复核不通过', en: 'Decline as second person' },
    about: 'Declines what somebody else asked for. Nothing happens.',
    audience: 'signedIn',
    input: z.object({ id, reason: line(500) }),
    result: decided,
  },
  'POST /ws/approval/withdraw': {
    title: { cn: '撤回复核请求', en: 'Withdraw a request for approval' },
    about: 'Takes back one’s own request.',
    audience: 'signedIn',
    input: one,
    result: decided,
  },
  'GET /ws/approval/limit': {
    about: 'From which amount the company’s payments need a second member, and who can approve.',
    audience: 'company',
    permission: 'wallet:view',
    input: z.object({}),
    result: limit,
  },
  'POST /ws/approval/limit': {
    title: { cn: '设置复核金额', en: 'Set the amount that needs approval' },
    about: 'Sets the amount. A higher one, or none, needs a second member itself.',
    audience: 'company',
    permission: 'wallet:approve',
    proof: true,
    edits: 'approvalLimit',
    input: limitForm.extend({ version }),
    result: limit,
  },
})
