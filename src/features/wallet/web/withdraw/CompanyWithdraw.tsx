import { Alert, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { amountText, type Currency, formatMoney, parseAmount } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../../platform/web/ui/MoneyField.tsx'
import { amountProblem } from '../../../../platform/web/ui/money-input.ts'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { fieldErrors } from '../../../../rules/errors.ts'
import type { BankAccountRow } from '../../contract/schema.ts'
import { BankChoice } from '../bank/BankChoice.tsx'
import { masked } from '../bank/masked.ts'
import { t as bankTexts } from '../bank/texts.ts'
import { type ReadResult, useWalletMove, useWithdrawalPreview } from '../queries.ts'
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
          <div className={`${blocks.form} ${css.result}`}>
            <p className={blocks.quiet}>{s.orderNumber}</p>
            <p className={blocks.figure}>{done.number}</p>
            <p className={blocks.quiet}>{waits ? s.doneWaits : s.done}</p>
            <div className={blocks.buttons}>
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

function Fill({ balances, onDone }: { balances: Balances; onDone: (order: { id: string; number: string; state: string }) => void }) {
  const s = useTexts(t)
  const b = useTexts(bankTexts)
  const lang = useLang()
  const confirm = useConfirm()
  const linesOf = useWithdrawalLines()
  const [params] = useSearchParams()
  const codes = balances.map((one) => one.currency as Cash)
  const [currency, setCurrency] = useState<Cash>(codes.find((code) => code === params.get('currency')) ?? codes[0]!)
  const [amount, setAmount] = useState('')
  const [account, setAccount] = useState<BankAccountRow | null>(null)
  const [tried, setTried] = useState(false)
  const [adding, setAdding] = useState(false)
  const [settled] = useDebouncedValue(amount, 300)
  const available = balances.find((one) => one.currency === currency)?.availableMinor ?? 0

  /** The server judges too; this only spares a request that it would refuse. */
  const problemOf = (text: string): string | null => {
    if (text === '') return null
    const wrong = amountProblem(text, currency)
    if (wrong) return ''
    const minor = parseAmount(text, currency) ?? 0
    if (minor === 0) return fieldErrors.amountZero[lang]
    return minor > available ? s.above : null
  }
  const problem = problemOf(amount)
  const preview = useWithdrawalPreview({ currency, amount: settled }, settled !== '' && problemOf(settled) === null)
  const current = settled === amount && problem === null && preview.data?.currency === currency && !preview.isFetching ? preview.data : null
  const act = useWalletMove('POST /ws/wallet/withdraw', { quiet: true, onDone })
  const failure = act.error && Object.keys(act.error.fields).length === 0 ? act.error : null

  const submit = async () => {
    setTried(true)
    if (!current || !account || account.currency !== currency) return
    const to = `${account.bankName} ${masked(account.accountNumber)}`
    const yes = await confirm({
      title: s.confirmTitle,
      body: (
        <>
          <p>{s.confirmTo(to)}</p>
          {current.needsApproval && <p>{s.fourEyes}</p>}
        </>
      ),
      money: linesOf(current),
      verb: s.confirm(formatMoney(current.grossMinor, currency, lang)),
    })
    if (yes) await act.run({ bankAccountId: account.id, currency, amount, feeMinor: current.feeMinor })
  }

  return (
    <div className={blocks.columns}>
      <SectionCard>
        <div className={blocks.form}>
          <MoneyField
            label={s.amount}
            description={s.available(formatMoney(available, currency, lang))}
            required
            value={amount}
            onChange={setAmount}
            currency={currency}
            currencies={codes}
            onCurrencyChange={(code) => setCurrency(code as Cash)}
            error={
              act.fields['amount'] ??
              act.fields['currency'] ??
              (problem || (tried && amount === '' ? fieldErrors.required[lang] : undefined))
            }
          />
          <div className={blocks.buttons}>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setAmount(amountText(Math.min(available, maxMinor(currency)), currency))}
            >
              {s.all}
            </Button>
          </div>
          <BankChoice
            currency={currency}
            value={account?.currency === currency ? account.id : ''}
            onChange={setAccount}
            error={act.fields['bankAccountId'] ?? (tried && !account ? b.chooseOne : undefined)}
            onAdding={setAdding}
          />
          {failure && <ErrorState error={failure} />}
          <div className={blocks.buttonsEnd} hidden={adding}>
            <Button component={Link} to="/companyHome/wallet" variant="default">
              {s.cancel}
            </Button>
            <Button onClick={() => void submit()} loading={act.pending}>
              {s.title}
            </Button>
          </div>
        </div>
      </SectionCard>
      <div className={blocks.stack}>
        {preview.isError && problem === null ? (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
        ) : preview.data && amount !== '' && problem === null ? (
          <>
            <PreviewLines preview={preview.data} waiting={!current} />
            {preview.data.needsApproval && (
              <Alert color="info" title={s.fourEyesTitle}>
                {s.fourEyes}
              </Alert>
            )}
          </>
        ) : (
          <p className={blocks.blank}>{s.enter}</p>
        )}
      </div>
    </div>
  )
}

/** One withdrawal takes no more than the source's bound for amounts. */
const maxMinor = (currency: Currency): number => parseAmount('1000000', currency) ?? 0
