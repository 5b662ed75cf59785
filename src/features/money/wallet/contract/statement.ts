import { z } from 'zod'
import { day } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { type Cause, causeNames } from '../../ledger/contract/causes.ts'
import { currency } from './schema.ts'

/** The causes that move a company's wallet or its escrow, by what a bookkeeper asks for. */
export const statementKinds = {
  topUps: ['topUp.confirm', 'topUp.reverse', 'unallocated.credit'],
  escrow: ['demand.fund', 'demand.refund'],
  releases: ['demand.advance', 'demand.release'],
  pay: ['payroll.hold', 'payroll.release', 'payroll.return'],
  withdrawals: ['withdrawal.request', 'withdrawal.decline', 'withdrawal.returned', 'withdrawal.bounced'],
  beans: ['bean.buy', 'bean.refund'],
} as const satisfies Record<string, readonly Cause[]>
export type StatementKind = keyof typeof statementKinds
export const statementKindNames = Object.keys(statementKinds) as [StatementKind, ...StatementKind[]]

const minor = z.number().int()

/** One posting as it changed the company's money. Amounts are signed, in minor units. */
const statementRow = z.object({
  postingId: z.string(),
  at: z.string(),
  cause: z.enum(causeNames),
  /** The order or request that it belongs to, with the page that shows it. */
  number: z.string(),
  subject: z.string(),
  link: z.string(),
  /** Who is on the other side; null for the bank and the company's own accounts. */
  counterparty: z.string().nullable(),
  walletMinor: minor,
  escrowMinor: minor,
  /** What of it went to the platform. */
  feeMinor: minor,
  walletAfterMinor: minor,
  escrowAfterMinor: minor,
})
export type StatementRow = z.infer<typeof statementRow>

const side = z.object({ openingMinor: minor, inMinor: minor, outMinor: minor, closingMinor: minor })

export const statementInput = z.object({
  ...pageInput,
  currency,
  kind: z.enum(statementKindNames).optional(),
  from: day.optional(),
  to: day.optional(),
})

export const statement = pageOf(statementRow).extend({
  /** Of the days asked for, whatever the kind. */
  wallet: side,
  escrow: side,
  feesMinor: minor,
  /** Who the statement is of and from: a name, and the number it is registered under. */
  company: z.object({ name: z.string(), registration: z.string() }),
  platform: z.object({ name: z.string(), registration: z.string(), address: z.string() }),
})
