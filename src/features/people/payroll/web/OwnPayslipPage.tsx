import { useState } from 'react'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DescriptionList } from '../../../../platform/web/ui/DescriptionList.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { LinkCode } from '../../employee/web/parts/LinkCode.tsx'
import type { payrollCalls } from '../contract/calls.ts'
import { call, useWrite } from './queries.ts'
import { EmployerCost, LeaveLeft, YearToDate } from './slip/Beside.tsx'
import { downloadPdf } from './slip/download.ts'
import { SlipLines } from './slip/SlipLines.tsx'
import { t } from './slip/texts.ts'
import { t as shared } from './texts.ts'

type Opened = ResultOf<(typeof payrollCalls)['POST /ws/payslip/open']>

/** An employee's own payslip: the link of the message and a code open it, without an account. */
export default function OwnPayslipPage() {
  const s = useTexts(t)
  const [slip, setSlip] = useState<Opened | null>(null)
  const send = useWrite('POST /ws/payslip/code', { quiet: true })
  const open = useWrite('POST /ws/payslip/open', { quiet: true, onDone: setSlip })
  return (
    <LinkCode title={s.payslip} about={s.getCodeAbout} see={s.see} send={send} open={open}>
      {(key) => slip && <Slip slip={slip} linkKey={key} />}
    </LinkCode>
  )
}

function Slip({ slip: { company, employee, run, slip, beside, open, openUntil }, linkKey }: { slip: Opened; linkKey: string }) {
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
            <ActButton needs="own" variant="default" onClick={() => pdf('cn')}>
              {s.pdfCn}
            </ActButton>
            <ActButton needs="own" variant="default" onClick={() => pdf('en')}>
              {s.pdfEn}
            </ActButton>
          </>
        }
      />
      <SectionCard title={beside.employer.name || company}>
        <DescriptionList
          items={[
            { label: words.employee, value: `${employee.name} ${employee.number}` },
            { label: words.period, value: words.span(slip.period.from, slip.period.to) },
            { label: words.payOn, value: words.day(slip.payOn) },
            { label: words.run, value: run },
            beside.account && { label: s.paidTo, value: `${beside.account.bankName} ${beside.account.mask}` },
            beside.employer.address[lang] !== '' && { label: s.address, value: beside.employer.address[lang] },
            beside.employer.registration !== '' && { label: s.registration, value: beside.employer.registration },
          ]}
        />
        <SlipLines slip={slip} />
      </SectionCard>
      <div className={blocks.stack}>
        <YearToDate slip={slip} beside={beside} />
        <LeaveLeft slip={slip} beside={beside} />
      </div>
      <EmployerCost slip={slip} about={s.costAbout} />
    </>
  )
}
