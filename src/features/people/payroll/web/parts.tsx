import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../platform/web/ui/theme.ts'
import { formatPay, formatPayNumber } from '../../salary/contract/currency.ts'
import { type PaymentState, paymentStates, type RunState, runStates } from '../contract/run.ts'
import type { RunDetail } from '../contract/run-schema.ts'
import css from './payroll.module.css'
import { t } from './texts.ts'

type Need = RunDetail['needs'][number]

const runTones: Record<RunState, Tone> = {
  draft: 'neutral',
  review: 'warn',
  approved: 'primary',
  paying: 'info',
  paid: 'ok',
  published: 'ok',
  locked: 'neutral',
  cancelled: 'bad',
}
export const RunTag = ({ state }: { state: RunState }) => <StatusTag tone={runTones[state]}>{runStates[state][useLang()]}</StatusTag>

const paymentTones: Record<PaymentState, Tone> = {
  held: 'primary',
  withheld: 'warn',
  failed: 'bad',
  sent: 'info',
  paid: 'ok',
  returned: 'neutral',
  outside: 'warn',
  paidOutside: 'ok',
}
export const PaymentTag = ({ state }: { state: PaymentState }) => (
  <StatusTag tone={paymentTones[state]}>{paymentStates[state][useLang()]}</StatusTag>
)

/** "CNY 12,000.00", also in currencies without accounts. */
export const Pay = ({ minor, currency, bare = false }: { minor: number; currency: string; bare?: boolean }) => (
  <span className={css.money}>{bare ? formatPayNumber(minor, currency) : formatPay(minor, currency)}</span>
)

/** With its sign, and a tone: "+500.00". */
export const Difference = ({ minor, currency }: { minor: number; currency: string }) => (
  <span className={css.money} data-sign={minor > 0 ? 'up' : minor < 0 ? 'down' : undefined}>
    {minor > 0 ? '+' : ''}
    {formatPayNumber(minor, currency)}
  </span>
)

/** What the wallet lacks, per currency, with the way to top it up. */
export function Shortage({ needs }: { needs: readonly Need[] }) {
  const s = useTexts(t)
  return needs
    .filter(({ shortMinor }) => shortMinor > 0)
    .map(({ currency, shortMinor }) => (
      <p key={currency} className={blocks.bad}>
        {s.walletLacks} <Pay minor={shortMinor} currency={currency} />{' '}
        <Link to={`/companyHome/wallet?topUp=1&currency=${currency}`}>{s.topUp}</Link>
      </p>
    ))
}

export function SpanText({ span }: { span: { from: string; to: string } }) {
  return <>{useTexts(t).span(span.from, span.to)}</>
}

export const runPath = (id: string, tab?: string): string => `/companyHome/payRun?id=${id}${tab ? `&tab=${tab}` : ''}`
export const slipPath = (id: string): string => `/companyHome/payslip?id=${id}`
