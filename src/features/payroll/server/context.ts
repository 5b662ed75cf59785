import { eq, sql } from 'drizzle-orm'
import type { Currency } from '../../../platform/contract/amount.ts'
import { cashCurrencies } from '../../../platform/contract/amount.ts'
import type { Actor } from '../../../platform/server/actor.ts'
import { today } from '../../../platform/server/clock.ts'
import type { Reader } from '../../../platform/server/database.ts'
import type { Act, Look } from '../../../platform/server/services.ts'
import { memberCount } from '../../account/server/reads.ts'
import { balancesByOwner } from '../../ledger/server/reads.ts'
import type { PayCurrency } from '../../salary/contract/pay.ts'
import { openPayments, type PaymentState } from '../contract/run.ts'
import { preparersOf } from './preparers.ts'
import { runIn } from './reach.ts'
import { type PayRunRow, payPayment, payRun } from './tables.ts'

export type RunSide = 'company' | 'operator' | 'timer'

/** Everything that decides what somebody may do with a run. Screens and moves read the same. */
export interface RunContext {
  row: PayRunRow
  actor: Actor
  side: RunSide
  facts: RunFacts
}

export interface RunFacts {
  today: string
  /** Members of the company: with one, nobody else can approve. */
  members: number
  preparedByMe: boolean
  /** What the wallet lacks, per currency. */
  needs: Need[]
  /** Payments by state. */
  payments: Map<PaymentState, number>
  /** Payments that were ever in a batch. */
  everSent: number
  open: number
}

export interface Need {
  currency: PayCurrency
  needMinor: number
  walletMinor: number
  shortMinor: number
  /** In a currency without accounts on the platform. */
  outside: boolean
}

export const isCash = (currency: PayCurrency): currency is Exclude<Currency, 'BEAN'> =>
  (cashCurrencies as readonly string[]).includes(currency)

export const sideOf = ({ userType }: Actor): RunSide => (userType === 0 ? 'timer' : userType === 9 ? 'operator' : 'company')

/** The net of a run per currency, and what the wallet has of it. */
export async function needsOf(db: Reader, row: Pick<PayRunRow, 'companyId' | 'totals'>): Promise<Need[]> {
  const balances = await balancesByOwner(db, 'companyWallet', [row.companyId])
  return row.totals
    .filter(({ netMinor }) => netMinor > 0)
    .map(({ currency, netMinor }) => {
      const outside = !isCash(currency)
      const walletMinor = balances.find((one) => one.currency === currency)?.amountMinor ?? 0
      return { currency, needMinor: netMinor, walletMinor, shortMinor: outside ? 0 : Math.max(0, netMinor - walletMinor), outside }
    })
}

async function paymentCounts(db: Reader, runId: string): Promise<{ states: Map<PaymentState, number>; sent: number }> {
  const rows = await db
    .select({
      state: payPayment.state,
      count: sql<number>`count(*)::int`,
      sent: sql<number>`(count(*) filter (where ${payPayment.attempts} > 0))::int`,
    })
    .from(payPayment)
    .where(eq(payPayment.runId, runId))
    .groupBy(payPayment.state)
  return { states: new Map(rows.map(({ state, count }) => [state, count])), sent: rows.reduce((all, { sent }) => all + sent, 0) }
}

export async function assess(look: Look | Act, row: PayRunRow): Promise<RunContext> {
  const { states, sent } = await paymentCounts(look.db, row.id)
  const preparers = await preparersOf(look.db, row.id)
  return {
    row,
    actor: look.actor,
    side: sideOf(look.actor),
    facts: {
      today: today(look.now),
      members: await memberCount(look.db, row.companyId),
      preparedByMe: preparers.has(look.actor.accountId),
      needs: await needsOf(look.db, row),
      payments: states,
      everSent: sent,
      open: openPayments.reduce((all, state) => all + (states.get(state) ?? 0), 0),
    },
  }
}

/** With the row locked: moves on one run are serialised. */
export async function reachForMove(act: Act, runId: string): Promise<RunContext> {
  await runIn(act, runId)
  const [row] = await act.tx.select().from(payRun).where(eq(payRun.id, runId)).for('update')
  return assess(act, row!)
}
