import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { amountOf } from '../../../../../platform/server/amounts.ts'
import type { Act, Look } from '../../../../../platform/server/services.ts'
import { type Fields, fieldError, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { measuredEarned } from '../../contract/plan/earned.ts'
import { acceptedCount, countOf, type LoweredLine, type SentLine, workEarned } from '../../contract/plan/work.ts'
import type { PartContext } from './move.ts'
import type { PartRow } from './rows.ts'
import { countedOf, sentSheet } from './sendings.ts'

/** What the company accepts instead of what was claimed for a part. */

type Of = Pick<PartContext, 'row' | 'part'>

/** What counts of a week already, to which its supplementary sheet adds. */
export const countBefore = async (look: Pick<Look, 'db'>, { id, state }: Pick<PartRow, 'id' | 'state'>): Promise<number> =>
  state === 'supplemented' ? countOf(await countedOf(look, id)) : 0

/** Below the claim: a measured value, what counts of a sheet, else an amount. */
export function acceptedOf({ row, part }: Of, { value, amount }: { value?: string | undefined; amount?: string | undefined }, before = 0) {
  const claimedMinor = part.claimedMinor ?? 0
  const { measure, work } = part
  const field = measure || work ? 'value' : 'amount'
  const typed = measure || work ? value : amount
  if (!typed) throw refuseFields({ [field]: 'required' })
  if (work && !isCount(typed)) throw refuseFields({ value: 'decimalText' })
  const acceptedMinor = measure
    ? measuredEarned(part.amountMinor, measure, typed)
    : work
      ? workEarned(work, before + Number(typed))
      : amountOf(typed, row.currency)
  if (acceptedMinor >= claimedMinor || acceptedMinor < part.earnedMinor) {
    const money = (minor: number) => formatMoney(minor, row.currency, 'en')
    throw refuseFields({ [field]: fieldError('notLower', { from: money(part.earnedMinor), to: money(claimedMinor) }) })
  }
  return { acceptedMinor, acceptedValue: measure ? typed : null }
}

const isCount = (text: string) => /^\d{1,6}$/.test(text)

/** A sheet with what the company accepts of its lines: less than was logged, never more. */
function loweredSheet(sheet: readonly SentLine[], lowered: readonly LoweredLine[]): SentLine[] {
  const fields: Fields = {}
  for (const [at, one] of lowered.entries()) {
    const line = sheet.find(({ day }) => day === one.day)
    if (!line || lowered.findIndex(({ day }) => day === one.day) < at) fields[`lines.${at}.day`] = 'lineOutside'
    else if (one.counted > line.counted) fields[`lines.${at}.counted`] = 'lineAbove'
  }
  if (Object.keys(fields).length > 0) throw refuseFields(fields)
  return sheet.map((line) => {
    const less = lowered.find(({ day }) => day === line.day)
    return less ? { ...line, accepted: less.counted, answer: less.answer } : { ...line, accepted: null, answer: '' }
  })
}

interface Lowered {
  value?: string | undefined
  amount?: string | undefined
  lines?: readonly LoweredLine[] | undefined
  reason: string
}

/** What is accepted and why: of a sheet by its lines, which have a reason each. */
export async function acceptedBy(act: Act, context: Of, input: Lowered) {
  if (!context.part.work) {
    if (input.reason === '') throw refuseFields({ reason: 'required' })
    return { ...acceptedOf(context, input), sheet: null, reason: input.reason }
  }
  const { lines = [] } = input
  if (lines.length === 0) throw refuseFields({ lines: 'required' })
  const sheet = loweredSheet(await sentSheet(act, context.part.id), lines)
  const reason = [input.reason, ...lines.map(({ day, answer }) => `${day}: ${answer}`)].filter(Boolean).join('; ')
  return { ...acceptedOf(context, { value: String(acceptedCount(sheet)) }, await countBefore(act, context.part)), sheet, reason }
}
