import { Alert, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { amountText, type CashCurrency, type Currency, formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { amountProblem } from '../../../../../platform/web/ui/money-input.ts'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import type { BankAccountRow, WithdrawalPreview } from '../../contract/schema.ts'
import { BankChoice } from '../bank/BankChoice.tsx'
import { masked } from '../bank/masked.ts'
import { t as bankTexts } from '../bank/texts.ts'
import { call, type ReadResult, stale, useBankAccounts, useWithdrawalPreview } from '../queries.ts'
import { useViewArrival } from '../useViewArrival.ts'
import { PreviewLines, useWithdrawalLines } from './PreviewLines.tsx'
import { t } from './texts.ts'

type Balances = ReadResult<'GET /ws/wallet/summary'>['balances']

interface Ordered {
  id: string
  number: string
  state: string
}

/** Withdraws an amount from the wallet to one of the company's bank accounts. */
export function CompanyWithdraw({ balances }: { balances: Balances }) {
  const s = useTexts(t)
  const [done, setDone] = useState<Ordered | null>(null)
  useViewArrival(done ? 'done' : 'fill')
  const accounts = useBankAccounts()
  if (done) return <Done order={done} />
  const withMoney = balances.filter((one) => one.availableMinor > 0 && one.currency !== 'BEAN')
  return (
    <>
      <PageHeader title={s.title} about={s.aboutCompany} back={{ to: '/companyHome/wallet', label: s.toWallet }} />
      {withMoney.length === 0 ? (
        <EmptyState title={s.nothing} why={s.nothingWhy} />
      ) : (
        !accounts.isPending && <Fill balances={withMoney} banked={accounts.data ?? []} onDone={setDone} />
      )}
    </>
  )
}

function Done({ order }: { order: Ordered }) {
  const s = useTexts(t)
  const waits = order.state === 'applied'
  return (
    <>
      <PageHeader title={waits ? s.doneWaitsTitle : s.doneTitle} back={{ to: '/companyHome/wallet', label: s.toWallet }} />
      <SectionCard>
        <div className={`${blocks.form} ${spacing.starts}`}>
          <p className={blocks.quiet}>{s.orderNumber}</p>
          <p className={blocks.figure}>{order.number}</p>
          <p className={blocks.quiet}>
            {waits ? s.doneWaits : s.done} {!waits && <UsualTime queue="payout" />}
          </p>
          <div className={blocks.buttons}>
            <Button component={Link} to={`/companyHome/withdrawals?order=${order.id}`} variant="default">
              {s.seeOrder}
            </Button>
            <Button component={Link} to="/companyHome/wallet">
              {s.toWallet}
            </Button>
          </div>
        </div>
      </SectionCard>
    </>
  )
}

interface Typed {
  currency: CashCurrency
  amount: string
  account: BankAccountRow | null
}

interface FillProps {
  balances: Balances
  /** The company's bank accounts: the form opens with money that one of them can take. */
  banked: readonly BankAccountRow[]
  onDone: (order: Ordered) => void
}

function Fill({ balances, banked, onDone }: FillProps) {
  const s = useTexts(t)
  const lang = useLang()
  const [adding, setAdding] = useState(false)
  const { act, available, problem, preview, current } = useWithdrawal({ balances, banked, onDone })
  const { form, field } = act
  const { currency, amount, account } = form.values
  return (
    <div className={blocks.columns}>
      <SectionCard>
        <div className={blocks.form}>
          <MoneyField
            description={s.available(formatMoney(available, currency, lang))}
            required
            positive
            {...field('amount', s.amount)}
            currency={currency}
            currencies={balances.map((one) => one.currency)}
            onCurrencyChange={(code) => form.setFieldValue('currency', code)}
            error={form.errors['amount'] ?? form.errors['currency'] ?? (problem || undefined)}
          />
          <div className={blocks.buttons}>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => form.setFieldValue('amount', amountText(Math.min(available, maxMinor(currency)), currency))}
            >
              {s.all}
            </Button>
          </div>
          <BankChoice
            currency={currency}
            value={account?.currency === currency ? account.id : ''}
            onChange={(chosen) => {
              if (chosen?.id === account?.id) return
              form.setFieldValue('account', chosen)
              form.clearFieldError('account')
            }}
            error={form.errors['account']}
            onAdding={setAdding}
          />
          {act.failure && <ErrorState error={act.failure} />}
          <div className={blocks.buttonsEnd} hidden={adding}>
            <Button component={Link} to="/companyHome/wallet" variant="default">
              {s.cancel}
            </Button>
            <Button onClick={() => act.onSubmit()} loading={act.pending}>
              {s.title}
            </Button>
          </div>
        </div>
      </SectionCard>
      <div className={blocks.stack}>
        <Preview query={preview} typed={amount !== '' && problem === null} waiting={!current} />
      </div>
    </div>
  )
}

/** The form, with the server's preview of its amount: `current` once it matches the input. */
function useWithdrawal({ balances, banked, onDone }: FillProps) {
  const b = useTexts(bankTexts)
  const lang = useLang()
  const ask = useQuestion()
  const [params] = useSearchParams()
  const problemOf = useProblem(balances)
  const codes = balances.map((one) => one.currency as CashCurrency)
  const payable = codes.find((code) => banked.some((one) => one.currency === code))
  const act: ActForm<Typed> = useActForm<Typed, Ordered>({
    initial: { currency: codes.find((code) => code === params.get('currency')) ?? payable ?? codes[0]!, amount: '', account: null },
    check: (typed) => ({
      ...(typed.amount === '' && { amount: fieldErrors.required[lang] }),
      ...(typed.account?.currency !== typed.currency && { account: b.chooseOne }),
    }),
    confirm: ({ account }) => current !== null && account !== null && ask(current, account),
    save: ({ account, ...typed }, options) =>
      call('POST /ws/wallet/withdraw', { ...typed, bankAccountId: account?.id ?? '', feeMinor: current?.feeMinor ?? 0 }, options),
    stale,
    rename: { bankAccountId: 'account' },
    onDone,
    warn: false,
  })
  const { currency, amount } = act.form.values
  const [settled] = useDebouncedValue(amount, 300)
  const problem = problemOf(amount, currency)
  const preview = useWithdrawalPreview({ currency, amount: settled }, settled !== '' && problemOf(settled, currency) === null)
  const current = settled === amount && problem === null && preview.data?.currency === currency && !preview.isFetching ? preview.data : null
  return { act, available: availableIn(balances, currency), problem, preview, current }
}

const availableIn = (balances: Balances, code: CashCurrency): number => balances.find((one) => one.currency === code)?.availableMinor ?? 0

/** The error of an amount; '' if its field shows it itself. The server checks too: this only avoids a request that it would refuse. */
function useProblem(balances: Balances) {
  const s = useTexts(t)
  return (text: string, code: CashCurrency): string | null => {
    if (text === '') return null
    if (amountProblem(text, code, true)) return ''
    const minor = parseAmount(text, code) ?? 0
    return minor > availableIn(balances, code) ? s.above : null
  }
}

/** The final confirmation, with the server's figures. */
function useQuestion() {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const linesOf = useWithdrawalLines()
  return async (preview: WithdrawalPreview, account: BankAccountRow): Promise<boolean> => {
    const yes = await confirm({
      title: s.confirmTitle,
      body: (
        <>
          <p>{s.confirmTo(`${account.bankName} ${masked(account.accountNumber)}`)}</p>
          {preview.needsApproval && <p>{s.fourEyes}</p>}
        </>
      ),
      money: linesOf(preview),
      verb: s.confirm(formatMoney(preview.grossMinor, preview.currency, lang)),
    })
    return yes !== false
  }
}

/** The server's preview of the amount: every deduction, and whether a colleague has to approve. */
function Preview({ query, typed, waiting }: { query: ReturnType<typeof useWithdrawalPreview>; typed: boolean; waiting: boolean }) {
  const s = useTexts(t)
  if (query.isError && typed) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || !typed) return <p className={blocks.blank}>{s.enter}</p>
  return (
    <>
      <PreviewLines preview={query.data} waiting={waiting} />
      {query.data.needsApproval && (
        <Alert color="info" title={s.fourEyesTitle}>
          {s.fourEyes}
        </Alert>
      )}
    </>
  )
}

/** One withdrawal cannot exceed the source's limit for amounts. */
const maxMinor = (currency: Currency): number => parseAmount('1000000', currency) ?? 0
