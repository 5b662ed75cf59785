import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { complain } from '../../../../platform/contract/fields.ts'
import { day, line, version } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { type ClaimKey, claimKeys } from './claims.ts'

const key = z.enum(claimKeys as [ClaimKey, ...ClaimKey[]])

const kept = z.object({
  key,
  version,
  figure: pair,
  text: pair,
  scope: pair,
  /** The day for which the figure holds. */
  asOf: z.string().nullable(),
  evidence: z.string(),
  owner: z.string(),
  reviewDate: z.string().nullable(),
  shown: z.boolean(),
  sort: z.number().int(),
  /** The name of who changed it last; "" for the system. */
  changedBy: z.string(),
  changedAt: z.string().nullable(),
})
export type KeptClaim = z.infer<typeof kept>

/** A visible claim needs the day for which it holds, its evidence and a person responsible. */
export const claimForm = z
  .object({
    key,
    figureCn: line(20),
    figureEn: line(20),
    textCn: line(60),
    textEn: line(60),
    scopeCn: line(60),
    scopeEn: line(60),
    asOf: z.union([z.literal(''), day]).default(''),
    evidence: z.string().trim().max(1_000).default(''),
    owner: z.string().trim().max(60).default(''),
    reviewDate: z.union([z.literal(''), day]).default(''),
    shown: z.boolean(),
    sort: z.coerce.number().int().min(0).max(99),
  })
  .superRefine((form, context) => {
    if (!form.shown) return
    for (const name of ['asOf', 'evidence', 'owner', 'reviewDate'] as const) if (form[name] === '') complain(context, name, 'required')
  })

export const claimCalls = defineCalls({
  'GET /ws/claim/list': {
    about: 'The marketing claims shown on the portal, in order; hidden ones are left out.',
    audience: 'anyone',
    input: z.object({}),
    result: z.array(
      kept.pick({ key: true, figure: true, text: true, scope: true, asOf: true }).extend({
        /** What the page that the claim leads to lists today; null where it lists nothing of the kind. */
        listed: z.number().int().nullable(),
      }),
    ),
  },
  'GET /ws/operator/claims': {
    about: 'Every claim with its evidence, owner and review date.',
    audience: 'operator',
    permission: 'operator:content',
    input: z.object({}),
    result: z.array(kept),
  },
  'POST /ws/operator/claim': {
    title: { cn: '修改对外数据', en: 'Change a marketing claim' },
    about: 'Changes a claim, effective immediately.',
    audience: 'operator',
    permission: 'operator:content',
    edits: 'claim',
    input: claimForm.safeExtend({ version }),
    result: z.object({ key }),
  },
})
