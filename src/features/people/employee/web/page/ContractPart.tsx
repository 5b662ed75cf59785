import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { employeeFields } from '../../contract/employee.ts'
import { cycleText, payText } from '../list/columns.tsx'
import { weekText } from '../weekdays.ts'
import { PayeePart } from './PayeePart.tsx'
import { t } from './texts.ts'

export function ContractPart({ one }: { one: EmployeeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const { record, inner, pay } = one
  if (!record || !inner) return null
  const label = (name: keyof typeof employeeFields) => employeeFields[name][lang]
  const day = (value: string | null) => value && formatDate(value, lang)
  const hours = inner.paidMinutes === null ? '' : s.paid(String(inner.paidMinutes / 60))
  return (
    <div className={blocks.stack}>
      <SectionCard title={s.job}>
        <DescriptionList
          items={[
            { label: label('jobTitle'), value: one.jobTitle },
            { label: label('grade'), value: inner.grade },
            { label: label('contractStart'), value: day(inner.contractStart) },
            { label: label('contractEnd'), value: day(inner.contractEnd) },
            { label: label('probationEnd'), value: day(inner.probationEnd) },
            { label: label('serviceFrom'), value: day(inner.serviceFrom ?? inner.contractStart) },
            {
              label: label('jobDescription'),
              value: one.jobDescription && <p className={blocks.text}>{one.jobDescription}</p>,
              wide: true,
            },
          ]}
        />
        {record.earlier.length > 0 && (
          <>
            <h3>{s.earlier}</h3>
            <ul className={lists.bullets}>
              {record.earlier.map(({ startOn, endOn, reason }) => (
                <li key={startOn}>
                  {s.earlierLine(formatDate(startOn, lang), formatDate(endOn, lang))} {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </SectionCard>
      <SectionCard title={s.hours}>
        <DescriptionList
          items={[
            { label: label('workDays'), value: weekText(record.workDays, lang) },
            { label: s.day, value: record.dayStart && record.dayEnd && `${record.dayStart}–${record.dayEnd}` },
            { label: s.paidHours, value: hours },
            { label: label('leaveDays'), value: inner.leaveDays && s.days(inner.leaveDays) },
          ]}
        />
      </SectionCard>
      {pay && (
        <SectionCard title={s.pay} about={s.payAbout}>
          <DescriptionList
            items={[
              { label: label('basePay'), value: pay.basePay && `${pay.currency} ${payText(pay.basePay, pay.currency)}` },
              { label: label('cycle'), value: cycleText(pay.cycle, lang) },
              record.salary && { label: s.salaryState, value: record.salary === 'approved' ? s.salaryApproved : s.salaryProposed },
            ]}
          />
        </SectionCard>
      )}
      <PayeePart one={one} />
    </div>
  )
}
