import { z } from 'zod'
import { defineCalls } from '../../../../../platform/contract/call.ts'
import { id, line, optionalLine, statement, version } from '../../../../../platform/contract/inputs.ts'
import { currencyInput, paidAmountInput } from '../../../../../platform/contract/money.ts'
import { PART_REASON_MIN } from '../../../../../rules/demand.ts'
import { sides } from '../lifecycle.ts'
import { releasePreview } from '../previews.ts'
import { decimal } from './schema.ts'
import { partMoveNames, partStateNames } from './states.ts'
import { loweredLines, typedLines } from './work.ts'

/** A move names the part and the version of it that its maker has read. */
const read = z.object({ id, version })
const sending = read.extend({ note: statement(1, 3000), fileIds: z.array(id).max(4).default([]), measured: decimal.optional() })
/** What the company accepts instead: a value where the part is measured, what counts of a sheet, else an amount. */
const accepted = { value: decimal.optional(), amount: z.union([z.literal('0'), paidAmountInput]).optional() }
/** Of a sheet: the lines of which less counts, each with its reason. netMinor is what the preview showed. */
export const lowering = { ...accepted, lines: loweredLines.optional(), reason: optionalLine(500), netMinor: z.number().int() }

/** Of a supplementary sheet: what comes from the company's wallet. */
const fundMinor = z.number().int().default(0)

/** `waits`: nothing has happened yet, a second person has to approve it. */
const moved = z.object({
  id: z.string(),
  demandId: z.string(),
  state: z.enum(partStateNames),
  waits: z.boolean(),
  money: z.object({ netMinor: z.number().int(), amountMinor: z.number().int(), currency: currencyInput }).nullable(),
})

/** A part that was submitted and waits for the company. */
const waitingPart = z.object({
  id: z.string(),
  version: z.number().int(),
  demandId: z.string(),
  number: z.string(),
  title: z.string(),
  provider: z.string(),
  name: z.string(),
  startsOn: z.string().nullable(),
  dueOn: z.string(),
  /** A supplementary sheet of a week that is released: nothing is paid without an answer. */
  isSupplement: z.boolean(),
  currency: currencyInput,
  /** What a release of all that was claimed takes out of escrow or of an advance. */
  payMinor: z.number().int(),
  /** When it is released without an answer; of a supplementary sheet, when the company is reminded. */
  deadlineAt: z.string().nullable(),
})

/** A part that its provider works on, or that waits to be released; or a demand that was delivered, without a name. */
const ownPart = z.object({
  id: z.string(),
  demandId: z.string(),
  title: z.string(),
  company: z.string(),
  name: z.string(),
  startsOn: z.string().nullable(),
  dueOn: z.string(),
  state: z.enum(partStateNames),
  /** The amount is the most that can be earned. */
  isCapped: z.boolean(),
  currency: currencyInput,
  /** Before the platform fee. Of what was submitted: what a release of all that was claimed pays. */
  amountMinor: z.number().int(),
  /** When it is released without an answer; of a part that was lowered, until when one may insist. */
  deadlineAt: z.string().nullable(),
})

/** One move of a part. */
const partEntry = z.object({
  id: z.string(),
  at: z.string(),
  move: z.enum(partMoveNames),
  side: z.enum(sides),
  actorName: z.string(),
  fromState: z.enum(partStateNames),
  toState: z.enum(partStateNames),
  reason: z.string(),
  amountMinor: z.number().int().nullable(),
  currency: currencyInput.nullable(),
})

/** What the two sides do with the parts of a demand. */
export const partCalls = defineCalls({
  'POST /ws/demand/part/fund': {
    title: { cn: '托管一部分', en: 'Fund a part' },
    about: 'Wallet → escrow, what the part lacks.',
    audience: 'company',
    permission: 'demand:hosting',
    proof: true,
    decides: 'demandPart',
    input: read,
    result: moved,
  },
  'POST /ws/demand/part/log': {
    title: { cn: '登记工作', en: 'Log work' },
    about: 'The sheet of a week as the provider keeps it: all its lines, in place of those before.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:deliver' },
    decides: 'demandPart',
    input: read.extend({ lines: typedLines }),
    result: moved,
  },
  'POST /ws/demand/part/send': {
    title: { cn: '提交一部分', en: 'Submit a part' },
    about: 'The provider submits a part: what was done, files, and the measured value if it is measured.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:deliver' },
    decides: 'demandPart',
    input: sending,
    result: moved,
  },
  'POST /ws/demand/part/resend': {
    title: { cn: '更新提交', en: 'Update a submission' },
    about: 'A new version of what was submitted; the old one is kept.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:deliver' },
    decides: 'demandPart',
    input: sending,
    result: moved,
  },
  'POST /ws/demand/part/withdraw': {
    title: { cn: '撤回提交', en: 'Withdraw a submission' },
    about: 'The provider takes back what was submitted and nobody of the company has opened; a supplementary sheet too.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:deliver' },
    decides: 'demandPart',
    input: read,
    result: moved,
  },
  'POST /ws/demand/part/opened': {
    title: { cn: '打开提交', en: 'Open a submission' },
    about: 'A member of the company has opened what was submitted for a part: from then on it is no longer withdrawn.',
    audience: 'company',
    permission: 'demand:view',
    input: z.object({ id }),
    result: z.object({ id: z.string() }),
  },
  'POST /ws/demand/part/supplement': {
    title: { cn: '提交补充工作单', en: 'Submit a supplementary sheet' },
    about:
      'Work that was forgotten in a week that is released, until 28 days after it: lines on days of that week, within its cap. One waits at a time, and nothing is paid without an answer.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:deliver' },
    decides: 'demandPart',
    input: sending.omit({ measured: true }).extend({ lines: typedLines.min(1) }),
    result: moved,
  },
  'POST /ws/demand/part/supplement/decline': {
    title: { cn: '不接受补充工作单', en: 'Decline a supplementary sheet' },
    about: 'The company pays nothing of it, with a reason.',
    audience: 'company',
    permission: 'demand:confirm',
    decides: 'demandPart',
    input: read.extend({ reason: statement(PART_REASON_MIN, 500) }),
    result: moved,
  },
  'GET /ws/demand/part/waiting': {
    about: 'All sheets, periods and milestones that wait for the company, across its demands: the next to be released first, at most 100.',
    audience: 'company',
    permission: 'demand:confirm',
    input: z.object({}),
    result: z.array(waitingPart),
  },
  'GET /ws/demand/part/mine': {
    about: 'What the individual, or the company, serves now: parts to do and parts that wait to be released, across demands, at most 200.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:deliver' },
    input: z.object({}),
    result: z.array(ownPart),
  },
  'GET /ws/demand/part/history': {
    about:
      'Every move of a part with who, when, from, to, why and the amount, the latest first. What the provider keeps of a sheet is none.',
    audience: 'signedIn',
    input: z.object({ id }),
    result: z.array(partEntry),
  },
  'GET /ws/demand/part/preview': {
    about:
      'Every deduction of a release: as claimed, or by the lower value or amount that the company accepts. fundMinor: of a supplementary sheet, what comes from the wallet.',
    audience: 'signedIn',
    input: z.object({ id, ...accepted }),
    result: releasePreview.extend({ acceptedMinor: z.number().int(), fundMinor: z.number().int() }),
  },
  'POST /ws/demand/part/release': {
    title: { cn: '确认一部分并放款', en: 'Approve and release a part' },
    about: 'Releases what was claimed. netMinor, backMinor and fundMinor are what the preview showed.',
    audience: 'company',
    permission: 'demand:confirm',
    proof: true,
    decides: 'demandPart',
    input: read.extend({ netMinor: z.number().int(), backMinor: z.number().int(), fundMinor }),
    result: moved,
  },
  'POST /ws/demand/part/lower': {
    title: { cn: '一部分少付', en: 'Pay less for a part' },
    about:
      'Releases what the company accepts; the rest stays in escrow until the provider answers. Of a supplementary sheet nothing is held: the answer is final.',
    audience: 'company',
    permission: 'demand:confirm',
    proof: true,
    decides: 'demandPart',
    input: read.extend({ ...lowering, fundMinor }),
    result: moved,
  },
  'POST /ws/demand/part/accept': {
    title: { cn: '接受较低金额', en: 'Accept a lower amount' },
    about: 'The provider accepts what the company released; the rest goes back.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:deliver' },
    proof: 'whenPosting',
    decides: 'demandPart',
    input: read,
    result: moved,
  },
  'POST /ws/demand/part/insist': {
    title: { cn: '坚持原金额', en: 'Insist on an amount' },
    about: 'The provider does not accept the lower amount and submits the part again.',
    audience: 'member',
    permission: { company: 'demand:serve', individual: 'demand:deliver' },
    decides: 'demandPart',
    input: read.extend({ reason: line(500) }),
    result: moved,
  },
  'POST /ws/demand/part/reclaim': {
    title: { cn: '要求收回一部分的托管资金', en: 'Reclaim the escrow of a part' },
    about: 'Two weeks after it was due: asks for the escrow of a part back. The provider keeps it by sending within five days.',
    audience: 'company',
    permission: 'demand:confirm',
    decides: 'demandPart',
    input: read.extend({ reason: line(500) }),
    result: moved,
  },
  'POST /ws/demand/part/return': {
    title: { cn: '退回一部分', en: 'Return a part' },
    about: 'Returns what was submitted, with a reason. Twice at most.',
    audience: 'company',
    permission: 'demand:confirm',
    decides: 'demandPart',
    input: read.extend({ reason: statement(PART_REASON_MIN, 500) }),
    result: moved,
  },
})
