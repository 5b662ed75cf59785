import { Button } from '@mantine/core'
import { useState } from 'react'
import { cashCurrencies } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { Steps } from '../../../../../platform/web/ui/Steps.tsx'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import type { ReadResult } from '../queries.ts'
import { useViewArrival } from '../useViewArrival.ts'
import css from '../wallet.module.css'
import { PayInto } from './PayInto.tsx'
import { TopUpForm, type TopUpStep } from './TopUpForm.tsx'
import { t } from './texts.ts'

type Balances = ReadResult<'GET /ws/wallet/summary'>['balances']

/** Reports a bank transfer: the account to pay into, the transfer with its voucher, a review, and the order's number. */
export function TopUp({ balances }: { balances: Balances | undefined }) {
  const s = useTexts(t)
  const [params] = useSearchParams()
  const [step, setStep] = useState<TopUpStep>('fill')
  const [order, setOrder] = useState<{ id: string; number: string } | null>(null)
  const [round, setRound] = useState(0)
  useViewArrival(order ? 'done' : step)
  const asked = params.get('currency') ?? ''
  const amount = /^\d{1,7}(\.\d{1,2})?$/.test(params.get('amount') ?? '') ? (params.get('amount') ?? '') : ''
  const held = balances?.map((one) => one.currency) ?? []
  const usual = held.includes('CNY') ? 'CNY' : cashCurrencies.find((code) => held.includes(code))
  const currency = cashCurrencies.find((code) => code === asked) ?? usual ?? 'CNY'
  const [paid, setPaid] = useState<(typeof cashCurrencies)[number]>(currency)
  const back = { to: '/companyHome/wallet', label: s.toWallet }

  if (order) {
    return (
      <>
        <PageHeader title={s.doneTitle} back={back} />
        <Steps label={s.title} steps={[s.stepFill, s.stepReview, s.stepWait]} at={2} />
        <SectionCard>
          <div className={`${blocks.form} ${spacing.starts}`}>
            <p className={blocks.quiet}>{s.orderNumber}</p>
            <p className={blocks.figure}>{order.number}</p>
            <p className={blocks.quiet}>
              {s.doneAbout} <UsualTime queue="topUp" />
            </p>
            <div className={blocks.buttons}>
              <Button component={Link} to={`/companyHome/wallet?order=${order.id}`} variant="default">
                {s.seeOrder}
              </Button>
              <Button
                variant="subtle"
                onClick={() => {
                  setOrder(null)
                  setStep('fill')
                  setRound(round + 1)
                }}
              >
                {s.again}
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
  return (
    <>
      <PageHeader title={step === 'fill' ? s.title : s.reviewTitle} about={step === 'fill' ? s.about : s.reviewAbout} back={back} />
      <Steps label={s.title} steps={[s.stepFill, s.stepReview, s.stepWait]} at={step === 'fill' ? 0 : 1} />
      <div data-ratio="5-7" className={step === 'fill' ? blocks.columns : css.single}>
        {step === 'fill' && <PayInto currency={paid} />}
        <SectionCard title={step === 'fill' ? s.stepDetails : undefined}>
          <TopUpForm
            key={round}
            currency={currency}
            amount={round === 0 ? amount : ''}
            prefilled={round === 0 && amount !== ''}
            step={step}
            onStep={setStep}
            onCurrency={setPaid}
            onDone={setOrder}
          />
        </SectionCard>
      </div>
    </>
  )
}
