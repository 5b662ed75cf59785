import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ResultOf } from '../../../platform/contract/call.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import { CodeField } from '../../../platform/web/ui/CodeField.tsx'
import { DescriptionList } from '../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { formatTime } from '../../../platform/web/ui/time.ts'
import type { payrollCalls } from '../contract/calls.ts'
import css from './payroll.module.css'
import { call, useWrite } from './queries.ts'
import { downloadPdf } from './slip/download.ts'
import { SlipLines } from './slip/SlipLines.tsx'
import { t } from './slip/texts.ts'
import { t as shared } from './texts.ts'

type Opened = ResultOf<(typeof payrollCalls)['POST /ws/payslip/open']>

/** An employee's own payslip: the link of the message and a code open it, without an account. */
export default function OwnPayslipPage() {
  const s = useTexts(t)
  const [params] = useSearchParams()
  const key = params.get('key') ?? ''
  const [slip, setSlip] = useState<Opened | null>(null)
  if (!key)
    return (
      <>
        <PageHeader title={s.payslip} />
        <EmptyState title={s.noKey} why={s.noKeyWhy} />
      </>
    )
  return <div className={css.paper}>{slip ? <Slip slip={slip} linkKey={key} /> : <Code linkKey={key} onOpen={setSlip} />}</div>
}

function Code({ linkKey, onOpen }: { linkKey: string; onOpen: (slip: Opened) => void }) {
  const s = useTexts(t)
  const [code, setCode] = useState('')
  const [to, setTo] = useState<{ to: string; company: string } | null>(null)
  const send = useWrite('POST /ws/payslip/code', { quiet: true, onDone: setTo })
  const open = useWrite('POST /ws/payslip/open', { quiet: true, onDone: onOpen })
  const failure = [send.error, open.error].find((error) => error?.isGeneral)
  return (
    <>
      <PageHeader title={s.payslip} about={s.getCodeAbout} />
      <div className={blocks.form}>
        {to ? (
          <>
            <p role="status">{s.codeSent(to.to, to.company)}</p>
            <CodeField
              label={s.code}
              value={code}
              onChange={setCode}
              onSend={async () => (await send.run({ key: linkKey })) !== undefined}
              onComplete={(digits) => void open.run({ key: linkKey, code: digits })}
              error={open.fields['code']}
            />
            <ActButton loading={open.pending} throttleMs={0} onClick={() => open.run({ key: linkKey, code })}>
              {s.see}
            </ActButton>
          </>
        ) : (
          <Button loading={send.pending} onClick={() => void send.run({ key: linkKey })}>
            {s.getCode}
          </Button>
        )}
        {failure && <ErrorState error={failure} />}
      </div>
    </>
  )
}

function Slip({ slip: { company, employee, run, slip, open, openUntil }, linkKey }: { slip: Opened; linkKey: string }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const pdf = async (language: 'cn' | 'en') => {
    const answer = await call('POST /ws/payslip/pdf', { key: linkKey, open, lang: language }).catch(() => null)
    if (answer) downloadPdf(answer)
  }
  return (
    <>
      <PageHeader
        title={s.payslip}
        about={s.openUntil(formatTime(openUntil, lang))}
        actions={
          <>
            <ActButton variant="default" onClick={() => pdf('cn')}>
              {s.pdfCn}
            </ActButton>
            <ActButton variant="default" onClick={() => pdf('en')}>
              {s.pdfEn}
            </ActButton>
          </>
        }
      />
      <SectionCard title={company}>
        <DescriptionList
          items={[
            { label: words.employee, value: `${employee.name} ${employee.number}` },
            { label: words.period, value: words.span(slip.period.from, slip.period.to) },
            { label: words.payOn, value: slip.payOn },
            { label: words.run, value: run },
          ]}
        />
        <SlipLines slip={slip} />
      </SectionCard>
    </>
  )
}
