import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import type { SlipBeside, SlipView } from '../../contract/slip-schema.ts'
import { Pay } from '../parts.tsx'
import css from '../payroll.module.css'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

interface Props {
  slip: SlipView
  beside: SlipBeside
}

/** What was paid in the year until this slip, this one included. */
export function YearToDate({ slip: { currency }, beside: { yearToDate: sums } }: Props) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const rows = [
    [words.gross, sums.grossMinor],
    [words.reimbursed, sums.reimbursedMinor],
    [words.deducted, 0 - sums.deductedMinor],
    [words.carried, sums.carriedMinor],
    [words.net, sums.netMinor],
  ] as const
  return (
    <SectionCard title={s.toDate} about={s.toDateAbout(sums.since, sums.slips)}>
      <dl className={blocks.tight}>
        {rows
          .filter(([label, minor]) => minor !== 0 || label === words.net)
          .map(([label, minor]) => (
            <div key={label} className={blocks.between}>
              <dt>{label === words.net ? <strong>{label}</strong> : label}</dt>
              <dd>
                <Pay minor={minor} currency={currency} bare />
              </dd>
            </div>
          ))}
      </dl>
    </SectionCard>
  )
}

/** What was left of each type of leave on the last day of the period. */
export function LeaveLeft({ slip: { period }, beside: { leave } }: Props) {
  const s = useTexts(t)
  const lang = useLang()
  if (leave.length === 0) return null
  return (
    <SectionCard title={s.leaveLeft} about={s.leaveOn(period.to)}>
      <dl className={blocks.tight}>
        {leave.map(({ type, name, leftHundredths }) => (
          <div key={type} className={blocks.between}>
            <dt>{name[lang]}</dt>
            <dd>{s.dayCount(String(leftHundredths / 100))}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}

/** What the employer pays in addition, where it is known. */
export function EmployerCost({ slip: { employerCost, currency }, about }: { slip: SlipView; about: string }) {
  const s = useTexts(t)
  const lang = useLang()
  if (!employerCost || employerCost.length === 0) return null
  return (
    <SectionCard title={s.cost} about={about}>
      <dl className={`${blocks.tight} ${css.amounts}`}>
        {employerCost.map((one) => (
          <div key={one.code} className={blocks.between}>
            <dt>
              {one.name[lang]} <span className={blocks.fine}>{one.source}</span>
            </dt>
            <dd>
              <Pay minor={one.minor} currency={currency} bare />
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
