import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DescriptionList } from '../../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { daysAway } from '../contract/days-away.ts'
import type { SlipDetail } from '../contract/slip-schema.ts'
import { Difference, Pay, PaymentTag, RunTag, runPath } from './parts.tsx'
import css from './payroll.module.css'
import { call, useRead, useWrite } from './queries.ts'
import { t as runTexts } from './run/texts.ts'
import { EmployerCost, LeaveLeft, YearToDate } from './slip/Beside.tsx'
import { downloadPdf } from './slip/download.ts'
import { SlipLines } from './slip/SlipLines.tsx'
import { t } from './slip/texts.ts'
import { t as shared } from './texts.ts'

/** One payslip: each line with its trace, the change against last period, and the proof that it is what was calculated. */
export default function PayslipPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const slip = useRead('GET /ws/payroll/slip', id ? { id } : null)
  if (!slip.data)
    return (
      <>
        <PageHeader title={s.payslip} back={{ to: '/companyHome/payroll', label: words.toHome }} />
        {slip.error ? (
          <ErrorState error={slip.error} onRetry={slip.refetch} />
        ) : id ? (
          <FormSkeleton fields={6} />
        ) : (
          <EmptyState title={s.noSlip} />
        )}
      </>
    )
  const one = slip.data
  const { totals, currency, period } = one.slip
  return (
    <>
      <PageHeader
        title={one.employee.name}
        number={one.employee.number}
        status={<RunTag state={one.run.state} />}
        about={`${one.run.group} · ${words.span(period.from, period.to)} · ${words.payOn} ${words.day(one.slip.payOn)}`}
        back={{ to: runPath(one.run.id), label: one.run.number }}
        actions={<Downloads slip={one} />}
      />
      <div className={blocks.columns} data-ratio="8-4">
        <div className={blocks.stack}>
          <SectionCard title={s.lines}>
            <SlipLines slip={one.slip} sources />
          </SectionCard>
          <YearToDate slip={one.slip} beside={one.beside} />
          <LeaveLeft slip={one.slip} beside={one.beside} />
        </div>
        <div className={blocks.stack}>
          <SectionCard title={s.payment}>
            <p className={blocks.figure}>
              <Pay minor={totals.netMinor} currency={currency} />
            </p>
            {one.payment && <Payment payment={one.payment} />}
          </SectionCard>
          {one.change && <Versus slip={one} />}
          <Units slip={one} />
          <EmployerCost slip={one.slip} about={one.beside.showsCost ? s.costAbout : `${s.costAbout} ${s.costHidden}`} />
          <Proof slip={one} />
        </div>
      </div>
    </>
  )
}

function Downloads({ slip }: { slip: SlipDetail }) {
  const s = useTexts(t)
  const send = useWrite('POST /ws/payroll/slip/send', { onDone: ({ to }) => toast.success(s.sentTo(to)) })
  const published = slip.run.state === 'published' || slip.run.state === 'locked'
  const pdf = async (lang: 'cn' | 'en') => {
    const answer = await call('GET /ws/payroll/slip/pdf', { id: slip.id, lang }).catch(() => null)
    if (answer) downloadPdf(answer)
  }
  return (
    <>
      <ActButton needs="pay:view" variant="default" onClick={() => pdf('cn')}>
        {s.pdfCn}
      </ActButton>
      <ActButton needs="pay:view" variant="default" onClick={() => pdf('en')}>
        {s.pdfEn}
      </ActButton>
      {published && (
        <ActButton needs="payroll:publish" variant="default" loading={send.pending} onClick={() => send.run({ id: slip.id })}>
          {s.send}
        </ActButton>
      )}
    </>
  )
}

function Payment({ payment }: { payment: NonNullable<SlipDetail['payment']> }) {
  const words = useTexts(shared)
  return (
    <DescriptionList
      layout="rows"
      items={[
        { label: words.state, value: <PaymentTag state={payment.state} /> },
        payment.payee && { label: words.bank, value: `${payment.payee.holder} · ${payment.payee.bankName} ${payment.payee.mask}` },
        payment.reference !== '' && { label: words.reference, value: payment.reference },
        payment.reason !== '' && { label: words.reason, value: payment.reason },
      ]}
    />
  )
}

function Versus({ slip: { change, slip, run } }: { slip: SlipDetail }) {
  const s = useTexts(t)
  const w = useTexts(runTexts)
  if (!change) return null
  return (
    <SectionCard title={s.versus} about={w.addsUp}>
      <dl className={blocks.tight}>
        <div className={blocks.between}>
          <dt>{w.last}</dt>
          <dd>
            <Pay minor={change.lastMinor} currency={slip.currency} bare />
          </dd>
        </div>
        {change.causes.map(({ cause, minor }) => (
          <div key={cause} className={blocks.between}>
            <dt>{w[cause]}</dt>
            <dd>
              <Difference minor={minor} currency={slip.currency} />
            </dd>
          </div>
        ))}
        <div className={blocks.between}>
          <dt>
            <strong>{w.now}</strong>
          </dt>
          <dd>
            <strong>
              <Pay minor={change.nowMinor} currency={slip.currency} bare />
            </strong>
          </dd>
        </div>
      </dl>
      <p className={spacing.before3}>
        <Link to={runPath(run.id, 'versus')}>{w.versusTab}</Link>
      </p>
    </SectionCard>
  )
}

const hundredths = (value: number): string => String(value / 100)

function Units({ slip: { slip } }: { slip: SlipDetail }) {
  const s = useTexts(t)
  const { unit, periodHundredths, employedHundredths } = slip.units
  const { leave, unpaid } = daysAway(slip)
  return (
    <SectionCard title={s.units}>
      <p>
        {s.unitsOf(hundredths(employedHundredths), hundredths(periodHundredths), s[unit])}
        {leave !== 0 && s.onLeave(hundredths(leave))}
        {unpaid !== 0 && s.absent(hundredths(unpaid))}
      </p>
    </SectionCard>
  )
}

/** The hash, the replay and the snapshot. */
function Proof({ slip }: { slip: SlipDetail }) {
  const s = useTexts(t)
  const w = useTexts(runTexts)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(false)
  const replay = useRead('GET /ws/payroll/slip/replay', asked ? { id: slip.id } : null)
  const outcome = replay.data && (replay.data.outcome === 'sameBytes' ? s.sameBytes(replay.data.bytes) : s[replay.data.outcome])
  return (
    <SectionCard title={w.hash}>
      <p className={css.hash}>{slip.hash}</p>
      <div className={`${blocks.buttons} ${spacing.before3}`}>
        <Button variant="default" loading={replay.isFetching} onClick={() => (asked ? void replay.refetch() : setAsked(true))}>
          {s.replay}
        </Button>
        <Button variant="subtle" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {s.showSnapshot}
        </Button>
      </div>
      <p role="status" className={replay.data && replay.data.outcome !== 'sameBytes' ? blocks.bad : undefined}>
        {outcome}
      </p>
      {replay.error && <ErrorState error={replay.error} onRetry={replay.refetch} />}
      {shown && (
        <div className={`${blocks.tight} ${css.trace}`}>
          <p className={blocks.fine}>{s.snapshotAbout}</p>
          <code>{slip.snapshot}</code>
        </div>
      )}
    </SectionCard>
  )
}
