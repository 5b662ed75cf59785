import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../platform/web/breakpoints.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import type { BankAccountRow } from '../../contract/schema.ts'
import { BankChoice } from '../bank/BankChoice.tsx'
import { masked } from '../bank/masked.ts'
import { t as bankTexts } from '../bank/texts.ts'
import { useWalletMove, useWithdrawalPreview } from '../queries.ts'
import { walletTexts } from '../texts.ts'
import css from '../wallet.module.css'
import { PreviewLines } from '../withdraw/PreviewLines.tsx'
import { t as withdrawTexts } from '../withdraw/texts.ts'
import { t } from './texts.ts'
import type { Selection } from './useSelection.ts'

type Step = 'bank' | 'review' | 'done'

/** Orders → bank account → every deduction → confirmed → the withdrawal's number. The selection outlives the dialog until it is asked for. */
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
  const s = useTexts(t)
  const w = useTexts(withdrawTexts)
  const b = useTexts(bankTexts)
  const lang = useLang()
  const [account, setAccount] = useState<BankAccountRow | null>(null)
  const [tried, setTried] = useState(false)
  const [adding, setAdding] = useState(false)
  const [order, setOrder] = useState<{ id: string; number: string } | null>(null)
  const preview = useWithdrawalPreview({ orderIds: selection.ids }, step === 'review')
  const act = useWalletMove('POST /ws/wallet/withdraw', {
    quiet: true,
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
  })
  const { currency } = selection
  const failure = act.error && Object.keys(act.error.fields).length === 0 ? act.error : null

  if (step === 'done' && order) {
    return (
      <div className={`${blocks.form} ${css.result}`}>
        <p className={blocks.quiet}>{w.orderNumber}</p>
        <p className={blocks.figure}>{order.number}</p>
        <p className={blocks.quiet}>{w.done}</p>
        <div className={blocks.buttons}>
          <Button onClick={onClose} data-autofocus>
            {w.finish}
          </Button>
          <Button component={Link} to={`/personalHome/closing?tab=withdrawals&order=${order.id}`} variant="default" onClick={onClose}>
            {w.seeOrder}
          </Button>
        </div>
      </div>
    )
  }
  if (!currency) return null
  if (step === 'bank') {
    const fits = account?.currency === currency
    return (
      <div className={blocks.form}>
        <p className={blocks.quiet}>
          {s.ordersOf(selection.rows.length)} · <MoneyText amountMinor={selection.totalMinor} currency={currency} size="md" />
        </p>
        <BankChoice
          currency={currency}
          value={fits ? account.id : ''}
          onChange={setAccount}
          error={act.fields['bankAccountId'] ?? (tried && !fits ? b.chooseOne : undefined)}
          onAdding={setAdding}
        />
        <div className={blocks.buttonsEnd} hidden={adding}>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button
            onClick={() => {
              setTried(true)
              if (fits) onStep('review')
            }}
          >
            {s.next}
          </Button>
        </div>
      </div>
    )
  }
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
      {failure && <ErrorState error={failure} />}
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={() => onStep('bank')} disabled={act.pending}>
          {w.backStep}
        </Button>
        <Button
          data-autofocus
          disabled={!data || preview.isFetching || preview.isError || !account}
          loading={act.pending}
          onClick={() => data && account && void act.run({ bankAccountId: account.id, orderIds: selection.ids, feeMinor: data.feeMinor })}
        >
          {data ? w.confirm(formatMoney(data.grossMinor, data.currency, lang)) : w.confirmTitle}
        </Button>
      </div>
    </div>
  )
}
