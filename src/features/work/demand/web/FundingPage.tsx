import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { useNavigate, useSearchParams } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { MoneyLines } from '../../../../platform/web/ui/MoneyLines.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { Steps } from '../../../../platform/web/ui/Steps.tsx'
import { useSentText } from '../../../base/approval/web/parts.tsx'
import type { DemandDetail } from '../contract/schema.ts'
import { FundingDone } from './funding/FundingDone.tsx'
import { FundingForm, type FundingPreview } from './funding/FundingForm.tsx'
import css from './funding/funding.module.css'
import { t } from './funding/texts.ts'
import { detailHref } from './links.ts'
import { NoDemand } from './NoDemand.tsx'
import { useDemand, useFundingPreview } from './queries.ts'

const order = ['amount', 'review', 'done'] as const
type Step = (typeof order)[number]

/** Source §2 `hosting`: wallet → escrow, with a review step before money moves. */
export default function FundingPage() {
  const s = useTexts(t)
  const [query] = useSearchParams()
  const id = query.get('id')
  const demand = useDemand(id)
  const preview = useFundingPreview(id)
  const error = demand.error ?? preview.error
  if (!id || (error && !(demand.data && preview.data))) return <NoDemand title={s.title} error={id ? error : null} onRetry={retry} />
  if (!demand.data || !preview.data) return <Skeleton height={320} aria-busy="true" />
  return <Funding demand={demand.data} preview={preview.data} settled={!preview.isFetching} />

  function retry() {
    void demand.refetch()
    void preview.refetch()
  }
}

function Funding({ demand, preview, settled }: { demand: DemandDetail; preview: FundingPreview; settled: boolean }) {
  const s = useTexts(t)
  const [step, setStep] = useState<Step>('amount')
  const [fundedMinor, setFundedMinor] = useState(0)
  const possibility = demand.moves.find((one) => one.move === 'fund')
  const navigate = useNavigate()
  const sent = useSentText()
  const closed = step !== 'done' && !possibility?.possible
  return (
    <>
      <PageHeader title={s.title} number={demand.number} about={demand.title} back={{ to: detailHref(demand.id), label: s.toDemand }} />
      <div className={`${blocks.columns} ${css.columns}`}>
        <SectionCard>
          {closed ? (
            <EmptyState bare title={s.closed} why={possibility?.reason ?? s.closedFull} />
          ) : (
            <>
              <Steps label={s.steps} steps={[s.stepAmount, s.stepReview, s.stepDone]} at={order.indexOf(step)} />
              {step === 'done' ? (
                <FundingDone
                  demand={demand}
                  preview={preview}
                  fundedMinor={fundedMinor}
                  settled={settled}
                  onMore={() => setStep('amount')}
                />
              ) : (
                <FundingForm
                  demand={demand}
                  preview={preview}
                  reviewing={step === 'review'}
                  onReview={(reviewing) => setStep(reviewing ? 'review' : 'amount')}
                  onDone={(minor, waits) => {
                    if (waits) {
                      toast.success(sent)
                      return navigate(detailHref(demand.id))
                    }
                    setFundedMinor(minor)
                    setStep('done')
                  }}
                />
              )}
            </>
          )}
        </SectionCard>
        <SectionCard title={s.position}>
          <MoneyLines
            boxed={false}
            currency={preview.currency}
            lines={[
              { label: s.amount, amountMinor: preview.amountMinor },
              { label: s.inEscrow, amountMinor: preview.hostedMinor },
              { label: s.remaining, amountMinor: preview.remainingMinor },
              { label: s.wallet, amountMinor: preview.walletMinor },
            ]}
          />
        </SectionCard>
      </div>
    </>
  )
}
