import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { type Currency, formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import type { BankAccountRow } from '../../contract/schema.ts'
import { BankChoice } from '../bank/BankChoice.tsx'
import { masked } from '../bank/masked.ts'
import { t as bankTexts } from '../bank/texts.ts'
import { call, stale, useWithdrawalPreview } from '../queries.ts'
import { walletTexts } from '../texts.ts'
import { PreviewLines } from '../withdraw/PreviewLines.tsx'
import { t as withdrawTexts } from '../withdraw/texts.ts'
import { t } from './texts.ts'
import type { Selection } from './useSelection.ts'

type Step = 'bank' | 'review' | 'done'

/**
 * Orders → bank account → every deduction → confirmed → the withdrawal's number. The selection outlives the dialog until the withdrawal
 * is requested.
 */
export function WithdrawDialog({ selection, opened, onClose }: { selection: Selection; opened: boolean; onClose: () => void }) {
  const s = useTexts(t)
  const w = useTexts(withdrawTexts)
  const x = useTexts(walletTexts)
  const narrow = useMediaQuery(breakpoints.phone)
  const [step, setStep] = useState<Step>('bank')
  const titles = { bank: s.stepBank, review: s.stepReview, done: w.doneTitle }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setStep('bank')}
      title={titles[step]}
      size="lg"
      fullScreen={narrow ?? false}
      closeButtonProps={{ 'aria-label': x.close }}
    >
      {(selection.rows.length > 0 || step === 'done') && <Steps selection={selection} step={step} onStep={setStep} onClose={onClose} />}
    </Modal>
  )
}

interface StepsProps {
  selection: Selection
  step: Step
  onStep: (step: Step) => void
  onClose: () => void
}

function Steps({ selection, step, onStep, onClose }: StepsProps) {
  const b = useTexts(bankTexts)
  const [order, setOrder] = useState<{ id: string; number: string } | null>(null)
  const { currency } = selection
  const preview = useWithdrawalPreview({ orderIds: selection.ids }, step === 'review')
  const act = useActForm<Typed, { id: string; number: string }>({
    initial: { account: null },
    check: ({ account }): Record<string, string> => (account && account.currency === currency ? {} : { account: b.chooseOne }),
    confirm: () => {
      if (step === 'bank') onStep('review')
      return step === 'review' && preview.data !== undefined
    },
    save: ({ account }, options) =>
      call(
        'POST /ws/wallet/withdraw',
        { bankAccountId: account?.id ?? '', orderIds: selection.ids, feeMinor: preview.data?.feeMinor ?? 0 },
        options,
      ),
    stale,
    rename: { bankAccountId: 'account' },
    onDone: (made) => {
      setOrder(made)
      onStep('done')
      selection.clear()
    },
    onError: (error) => {
      if (error.fields['bankAccountId']) onStep('bank')
      // The fees differ from those seen: show the new ones.
      else void preview.refetch()
    },
    warn: false,
  })
  if (step === 'done' && order) return <DoneStep order={order} onClose={onClose} />
  if (!currency) return null
  if (step === 'bank') return <BankStep act={act} selection={selection} currency={currency} onClose={onClose} />
  return <ReviewStep act={act} preview={preview} onBack={() => onStep('bank')} />
}

interface Typed {
  account: BankAccountRow | null
}

function DoneStep({ order, onClose }: { order: { id: string; number: string }; onClose: () => void }) {
  const w = useTexts(withdrawTexts)
  return (
    <div className={`${blocks.form} ${spacing.starts}`}>
      <p className={blocks.quiet}>{w.orderNumber}</p>
      <p className={blocks.figure}>{order.number}</p>
      <p className={blocks.quiet}>
        {w.done} <UsualTime queue="payout" />
      </p>
      <div className={blocks.buttons}>
        <Button component={Link} to={`/personalHome/closing?tab=withdrawals&order=${order.id}`} variant="default" onClick={onClose}>
          {w.seeOrder}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {w.finish}
        </Button>
      </div>
    </div>
  )
}

interface BankStepProps {
  act: ActForm<Typed>
  selection: Selection
  currency: Currency
  onClose: () => void
}

function BankStep({ act: { form, onSubmit }, selection, currency, onClose }: BankStepProps) {
  const s = useTexts(t)
  const w = useTexts(withdrawTexts)
  const [adding, setAdding] = useState(false)
  const { account } = form.values
  return (
    <div className={blocks.form}>
      <p className={blocks.quiet}>
        {s.ordersOf(selection.rows.length)} · <MoneyText amountMinor={selection.totalMinor} currency={currency} size="md" />
      </p>
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
      <div className={blocks.buttonsEnd} hidden={adding}>
        <Button variant="default" onClick={onClose}>
          {w.cancel}
        </Button>
        <Button onClick={() => onSubmit()}>{s.next}</Button>
      </div>
    </div>
  )
}

interface ReviewStepProps {
  act: ActForm<Typed>
  preview: ReturnType<typeof useWithdrawalPreview>
  onBack: () => void
}

function ReviewStep({ act, preview, onBack }: ReviewStepProps) {
  const w = useTexts(withdrawTexts)
  const lang = useLang()
  const { account } = act.form.values
  const { data } = preview
  return (
    <div className={blocks.form}>
      {account && (
        <p className={blocks.quiet}>
          {w.confirmTo(`${account.bankName} ${masked(account.accountNumber)}`)} · {account.holderName}
        </p>
      )}
      {preview.isError ? (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      ) : data ? (
        <PreviewLines preview={data} waiting={preview.isFetching} />
      ) : (
        <p className={blocks.blank} aria-busy="true" />
      )}
      {act.failure && <ErrorState error={act.failure} />}
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onBack} disabled={act.pending}>
          {w.backStep}
        </Button>
        <Button
          data-autofocus
          disabled={!data || preview.isFetching || preview.isError || !account}
          loading={act.pending}
          onClick={() => act.onSubmit()}
        >
          {data ? w.confirm(formatMoney(data.grossMinor, data.currency, lang)) : w.confirmTitle}
        </Button>
      </div>
    </div>
  )
}
