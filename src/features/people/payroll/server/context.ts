import type { Currency } from '../../../../platform/contract/amount.ts'
import { cashCurrencies } from '../../../../platform/contract/amount.ts'
import { today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Actor, CompanyId } from '../../../../platform/server/wire/actor.ts'
import { membersLately } from '../../../base/account/server/reads.ts'
import { type Stopped, stoppedAmong } from '../../../base/standing/server/reads.ts'
import { balancesByOwner } from '../../../money/ledger/server/reads.ts'
import type { PayCurrency } from '../../salary/contract/currency.ts'
import type { PaymentState, RunState } from '../contract/run.ts'
import { openPayments } from './payment-lifecycle.ts'
import { preparersOfRuns } from './preparers.ts'
import { holdRun, runIn } from './reach.ts'
import { type PayRunRow, payPayment } from './tables.ts'
import { noneWaits, type Who, whoWaits } from './who.ts'

type RunSide = 'company' | 'operator' | 'timer'

/** Everything that decides what somebody may do with a run. Screens and moves read the same. */
export interface RunContext {
  row: PayRunRow
  actor: Actor
  side: RunSide
  now: Temporal.Instant
  facts: RunFacts
}

export interface RunFacts {
  today: string
  /** Members of the company: with one, nobody else can approve. */
  members: number
  preparedByMe: boolean
  /** What the platform has said, if it has disabled the company. */
  stopped: Stopped | null
  /** What the wallet lacks, per currency. */
  needs: Need[]
  /** Payments by state. */
  payments: Map<PaymentState, number>
  /** Payments that were ever in a batch. */
  everSent: number
  open: number
  /** For whom it waits, as refusals name them. */
  who: Who
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

const sideOf = ({ kind }: Actor): RunSide => (kind === 'system' ? 'timer' : kind === 'operator' ? 'operator' : 'company')

type Balances = Awaited<ReturnType<typeof balancesByOwner>>

/** The net of a run per currency, and what the wallet has of it. */
const needsOf = ({ totals }: PayRunRow, balances: Balances): Need[] =>
  totals
    .filter(({ netMinor }) => netMinor > 0)
    .map(({ currency, netMinor }) => {
      const outside = !isCash(currency)
      const walletMinor = balances.find((one) => one.currency === currency)?.amountMinor ?? 0
      return { currency, needMinor: netMinor, walletMinor, shortMinor: outside ? 0 : Math.max(0, netMinor - walletMinor), outside }
    })

async function paymentCounts(db: Reader, runIds: readonly string[]) {
  const rows = await db
    .select({
      runId: payPayment.runId,
      state: payPayment.state,
      count: sql<number>`count(*)::int`,
      sent: sql<number>`(count(*) filter (where ${payPayment.attempts} > 0))::int`,
    })
    .from(payPayment)
    .where(anyOf(payPayment.runId, runIds))
    .groupBy(payPayment.runId, payPayment.state)
  return Map.groupBy(rows, ({ runId }) => runId)
}

/** States of a run in which payments may be open. */
const withPayments: readonly RunState[] = ['approved', 'paying', 'paid', 'published']

/** Runs of one company with what decides about each. */
export async function assessAll(look: Look | Act, companyId: CompanyId, rows: readonly PayRunRow[]): Promise<Map<string, RunContext>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const waiting = rows.filter(({ blocking, unticked, state }) => blocking > 0 || unticked > 0 || withPayments.includes(state))
  const [payments, preparers, members, stopped, balances, who] = await together(
    () => paymentCounts(look.db, ids),
    () => preparersOfRuns(look.db, ids),
    () => membersLately(look.db, companyId, look.now),
    () => stoppedAmong(look.db, [{ ownerType: 'company', ownerId: companyId }]),
    () => balancesByOwner(look.db, 'companyWallet', [companyId]),
    () =>
      whoWaits(
        look.db,
        companyId,
        waiting.map(({ id }) => id),
      ),
  )
  return new Map(
    rows.map((row) => {
      const own = payments.get(row.id) ?? []
      const states = new Map<PaymentState, number>(own.map(({ state, count }) => [state, count]))
      const facts: RunFacts = {
        today: today(look.now),
        members,
        preparedByMe: preparers.get(row.id)?.has(look.actor.accountId) ?? false,
        stopped: stopped.get(companyId) ?? null,
        needs: needsOf(row, balances),
        payments: states,
        everSent: own.reduce((all, { sent }) => all + sent, 0),
        open: openPayments.reduce((all, state) => all + (states.get(state) ?? 0), 0),
        who: who.get(row.id) ?? noneWaits,
      }
      return [row.id, { row, actor: look.actor, now: look.now, side: sideOf(look.actor), facts }]
    }),
  )
}

export async function assessRun(look: Look | Act, row: PayRunRow): Promise<RunContext> {
  const context = (await assessAll(look, row.companyId, [row])).get(row.id)
  if (!context) throw new Error('no facts of a run')
  return context
}

/** With the row locked: moves on one run are serialised. */
export async function reachForMove(act: Act, runId: string): Promise<RunContext> {
  await runIn(act, runId)
  return assessRun(act, await holdRun(act, runId))
}
