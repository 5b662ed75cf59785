import { Alert, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { amountText, type Currency, formatMoney, parseAmount } from '../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../../platform/web/ui/MoneyField.tsx'
import { amountProblem } from '../../../../platform/web/ui/money-input.ts'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { type ActForm, useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { fieldErrors } from '../../../../rules/errors.ts'
import type { BankAccountRow } from '../../contract/schema.ts'
import { BankChoice } from '../bank/BankChoice.tsx'
import { masked } from '../bank/masked.ts'
import { t as bankTexts } from '../bank/texts.ts'
import { call, type ReadResult, stale, useWithdrawalPreview } from '../queries.ts'
import { useViewArrival } from '../useViewArrival.ts'
import css from '../wallet.module.css'
import { PreviewLines, useWithdrawalLines } from './PreviewLines.tsx'
import { t } from './texts.ts'

type Cash = Exclude<Currency, 'BEAN'>
type Balances = ReadResult<'GET /ws/wallet/summary'>['balances']

/** An amount of the wallet to one of the company's bank accounts. */
export function CompanyWithdraw({ balances }: { balances: Balances }) {
  const s = useTexts(t)
  const [done, setDone] = useState<{ id: string; number: string; state: string } | null>(null)
  useViewArrival(done ? 'done' : 'fill')
  const back = { to: '/companyHome/wallet', label: s.toWallet }
  const held = balances.filter((one) => one.availableMinor > 0 && one.currency !== 'BEAN')
  if (done) {
    const waits = done.state === 'applied'
    return (
      <>
        <PageHeader title={waits ? s.doneWaitsTitle : s.doneTitle} back={back} />
        <SectionCard>
          <div className={css.result}>
            <p className={css.about}>{s.orderNumber}</p>
            <p className={css.bigNumber}>{done.number}</p>
            <p className={css.about}>{waits ? s.doneWaits : s.done}</p>
            <div className={`${css.buttons} ${css.start}`}>
              <Button component={Link} to="/companyHome/wallet">
                {s.toWallet}
              </Button>
              <Button component={Link} to={`/companyHome/withdrawals?order=${done.id}`} variant="default">
                {s.seeOrder}
              </Button>
            </div>
          </div>
        </SectionCard>
      </>
    )
  }
  return (
    <>
      <PageHeader title={s.title} about={s.aboutCompany} back={back} />
      {held.length === 0 ? <EmptyState title={s.nothing} why={s.nothingWhy} /> : <Fill balances={held} onDone={setDone} />}
    </>
  )
}

interface Typed {
  currency: Cash
  amount: string
  account: BankAccountRow | null
}

function Fill({ balances, onDone }: { balances: Balances; onDone: (order: { id: string; number: string; state: string }) => void }) {
  const s = useTexts(t)
  const b = useTexts(bankTexts)
  const lang = useLang()
  const confirm = useConfirm()
  const linesOf = useWithdrawalLines()
  const [params] = useSearchParams()
  const codes = balances.map((one) => one.currency as Cash)
  const [adding, setAdding] = useState(false)
  const availableIn = (code: Cash) => balances.find((one) => one.currency === code)?.availableMinor ?? 0
  /** The server judges too; this only spares a request that it would refuse. */
  const problemOf = (text: string, code: Cash): string | null => {
    if (text === '') return null
    const wrong = amountProblem(text, code)
    if (wrong) return ''
    const minor = parseAmount(text, code) ?? 0
    if (minor === 0) return fieldErrors.amountZero[lang]
    return minor > availableIn(code) ? s.above : null
  }

  const act: ActForm<Typed> = useActForm<Typed, { id: string; number: string; state: string }>({
    initial: { currency: codes.find((code) => code === params.get('currency')) ?? codes[0]!, amount: '', account: null },
    check: (typed) => ({
      ...(typed.amount === '' && { amount: fieldErrors.required[lang] }),
      ...(typed.account?.currency !== typed.currency && { bankAccountId: b.chooseOne }),
    }),
    confirm: async ({ account }) => {
      if (!current || !account) return false
      const yes = await confirm({
        title: s.confirmTitle,
        body: (
          <>
            <p>{s.confirmTo(`${account.bankName} ${masked(account.accountNumber)}`)}</p>
            {current.needsApproval && <p>{s.fourEyes}</p>}
          </>
        ),
        money: linesOf(current),
        verb: s.confirm(formatMoney(current.grossMinor, currency, lang)),
      })
      return yes !== false
    },
    save: ({ account, ...typed }, options) =>
      call('POST /ws/wallet/withdraw', { ...typed, bankAccountId: account?.id ?? '', feeMinor: current?.feeMinor ?? 0 }, options),
    stale,
    onDone,
    warn: false,
  })
  const { form, field } = act
  const { currency, amount, account } = form.values
  const [settled] = useDebouncedValue(amount, 300)
  const problem = problemOf(amount, currency)
  const preview = useWithdrawalPreview({ currency, amount: settled }, settled !== '' && problemOf(settled, currency) === null)
  const current = settled === amount && problem === null && preview.data?.currency === currency && !preview.isFetching ? preview.data : null
  const available = availableIn(currency)

  return (
    <div className={css.split}>
      <SectionCard>
        <div className={css.form}>
          <MoneyField
            label={s.amount}
            description={s.available(formatMoney(available, currency, lang))}
            required
            {...field('amount')}
            currency={currency}
            currencies={codes}
            onCurrencyChange={(code) => form.setFieldValue('currency', code as Cash)}
            error={form.errors['amount'] ?? form.errors['currency'] ?? (problem || undefined)}
          />
          <div className={`${css.buttons} ${css.start}`}>
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
              form.clearFieldError('bankAccountId')
            }}
            error={form.errors['bankAccountId']}
            onAdding={setAdding}
          />
          {act.failure && <ErrorState error={act.failure} />}
          <div className={css.buttons} hidden={adding}>
            <Button component={Link} to="/companyHome/wallet" variant="default">
              {s.cancel}
            </Button>
            <Button onClick={() => act.onSubmit()} loading={act.pending}>
              {s.title}
            </Button>
          </div>
        </div>
      </SectionCard>
      <div className={css.stack}>
        <Preview query={preview} typed={amount !== '' && problem === null} waiting={!current} />
      </div>
    </div>
  )
}

/** What the server makes of the amount: every deduction, and whether a colleague has to approve. */
function Preview({ query, typed, waiting }: { query: ReturnType<typeof useWithdrawalPreview>; typed: boolean; waiting: boolean }) {
  const s = useTexts(t)
  if (query.isError && typed) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || !typed) return <p className={css.waiting}>{s.enter}</p>
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

/** One withdrawal takes no more than the source's bound for amounts. */
const maxMinor = (currency: Currency): number => parseAmount('1000000', currency) ?? 0
