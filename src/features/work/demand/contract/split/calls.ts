import { z } from 'zod'
import { defineCalls } from '../../../../../platform/contract/call.ts'
import { id, statement, version } from '../../../../../platform/contract/inputs.ts'
import { amountInput, currencyInput } from '../../../../../platform/contract/money.ts'
import { pageInput, pageOf } from '../../../../../platform/contract/page.ts'
import { fileBrief } from '../../../../base/upload/contract/calls.ts'
import { releasePreview } from '../previews.ts'
import { moved, status } from '../schema.ts'
import { splitCase, splitOutcomes, splitSides, splitStates, splitWords } from './split.ts'

/** A move names the version of the demand that its maker has read. */
const read = z.object({ id, version })
const words = { words: splitWords, consents: z.boolean() }
const eitherParty = { company: 'demand:accept', individual: 'demand:deliver' } as const
const eitherPayer = { company: 'demand:confirm', individual: 'demand:deliver' } as const

const row = z.object({
  id: z.string(),
  demandId: z.string(),
  number: z.string(),
  title: z.string(),
  partName: z.string().nullable(),
  publisher: z.string(),
  provider: z.string(),
  state: z.enum(splitStates),
  outcome: z.enum(splitOutcomes).nullable(),
  currency: currencyInput,
  heldMinor: z.number().int(),
  askedAt: z.string(),
  endedAt: z.string().nullable(),
})

const delivered = z.object({
  version: z.number().int(),
  note: z.string(),
  files: z.array(fileBrief),
  at: z.string(),
  /** Why it was returned, or paid less. */
  returnedReason: z.string().nullable(),
})

/** What either side and operators do about work that was returned twice. */
export const splitCalls = defineCalls({
  'POST /ws/demand/split/ask': {
    title: { cn: '请平台协调', en: 'Ask an operator for a split' },
    about: 'After two returns, or a contested amount that waits for 14 days: asks about one part, or about a request of one part.',
    audience: 'member',
    permission: eitherParty,
    decides: 'demand',
    input: read.extend({ partId: id.nullish(), ...words }),
    result: moved,
  },
  'POST /ws/demand/split/state': {
    title: { cn: '说明协调事项', en: 'State a side of a split case' },
    about:
      'The words of one side, and whether the operator may read deliveries and the conversation; both can be changed while it is open.',
    audience: 'member',
    permission: eitherParty,
    decides: 'demand',
    input: read.extend(words),
    result: moved,
  },
  'POST /ws/demand/split/withdraw': {
    title: { cn: '撤回协调申请', en: 'Withdraw a split case' },
    about: 'The side that asked takes it back; the time to answer begins again.',
    audience: 'member',
    permission: eitherParty,
    decides: 'demand',
    input: read,
    result: moved,
  },
  'POST /ws/demand/split/accept': {
    title: { cn: '接受分配方案', en: 'Accept a split' },
    about: 'One side accepts what the operator proposed; once both have, it is posted. The amounts are those that were shown.',
    audience: 'member',
    permission: eitherPayer,
    proof: true,
    decides: 'demand',
    input: read.extend({ netMinor: z.number().int(), backMinor: z.number().int() }),
    result: moved,
  },
  'POST /ws/demand/split/decline': {
    title: { cn: '不接受分配方案', en: 'Decline a split' },
    about: 'One side does not accept it, with a reason; the operator may propose another.',
    audience: 'member',
    permission: eitherParty,
    decides: 'demand',
    input: read.extend({ reason: statement(1, 500) }),
    result: moved,
  },
  'GET /ws/operator/splits': {
    about: 'Split cases: those without a proposal first, the oldest first.',
    audience: 'operator',
    permission: 'operator:review',
    input: z.object({
      ...pageInput,
      search: z.string().trim().max(100).optional().default(''),
      state: z.enum([...splitStates, 'all']).default('asked'),
    }),
    result: pageOf(row),
  },
  'GET /ws/operator/split': {
    about: 'One case: what both sides say and the money. Deliveries and the conversation are not in it.',
    audience: 'operator',
    permission: 'operator:review',
    input: z.object({ id }),
    result: row.extend({
      /** Of its request: what a decision names. */
      version: z.number().int(),
      seaServiceStatus: status,
      /** Null once it is over; `said` stays. */
      open: splitCase.nullable(),
      said: z.object({ publisher: z.string(), provider: z.string() }),
      /** Both sides consent now. */
      readable: z.boolean(),
    }),
  },
  'GET /ws/operator/split/preview': {
    about: 'What a split would do with the money, by the function that posts it.',
    audience: 'operator',
    permission: 'operator:review',
    input: z.object({ id, amount: amountInput }),
    result: releasePreview,
  },
  'POST /ws/operator/split/read': {
    title: { cn: '查看协调事项的交付与会话', en: 'Read deliveries and conversation of a split case' },
    about:
      'The deliveries and the newest messages of the conversation between these two sides, while both consent; with `before`, the messages before that one and no deliveries. Each read is in the audit log.',
    audience: 'operator',
    permission: 'operator:review',
    idempotency: 'none',
    input: z.object({ id, before: z.number().int().positive().optional() }),
    result: z.object({
      deliveries: z.array(delivered),
      talk: z.array(
        z.object({
          seq: z.number().int(),
          at: z.string(),
          /** Null for somebody who belongs to neither side any more. */
          side: z.enum(splitSides).nullable(),
          name: z.string(),
          text: z.string(),
          files: z.array(z.string()),
          recalled: z.boolean(),
        }),
      ),
      /** There are earlier messages. */
      more: z.boolean(),
    }),
  },
  'POST /ws/operator/split/propose': {
    title: { cn: '提出分配方案', en: 'Propose a split' },
    about: 'What of the held amount goes to the provider; the rest returns to the company. It holds once both sides have accepted.',
    audience: 'operator',
    permission: 'operator:review',
    decides: 'demand',
    input: read.extend({ amount: amountInput, reason: splitWords }),
    result: moved,
  },
  'POST /ws/operator/split/end': {
    title: { cn: '结束协调', en: 'End a split case' },
    about: 'Ends a case without a split, with the reason; the time to answer begins again.',
    audience: 'operator',
    permission: 'operator:review',
    decides: 'demand',
    input: read.extend({ reason: splitWords }),
    result: moved,
  },
})
