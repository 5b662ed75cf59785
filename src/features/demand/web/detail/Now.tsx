import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useMay } from '../../../../platform/web/permissions.ts'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { moveTexts } from '../../contract/texts.ts'
import { fieldLabels } from '../texts.ts'
import css from './detail.module.css'
import { nowOf, timerText } from './now.ts'
import type { Plan } from './plan.ts'
import { t } from './texts.ts'

/**
 * The current state: the next step in words, what the timer will do and when, why it was rejected or returned, and what is not possible,
 * with the reason.
 */
export function Now({ demand, plan }: { demand: DemandDetail; plan: Plan }) {
  const lang = useLang()
  const s = useTexts(t)
  const sentence = nowOf(demand)
  const timer = demand.deadlineAt ? timerText(demand, formatTime(demand.deadlineAt, lang)) : null
  const mayVerify = useMay('company:authenticate')
  const unverified = demand.side === 'publisher' && demand.seaServiceStatus === 1 && demand.review !== 'waiting' && !demand.company.verified
  const reasons = demand.review === 'rejected' ? Object.entries(demand.reviewReasons ?? {}) : []
  if (!sentence && !timer && reasons.length === 0) return null
  return (
    <SectionCard title={s.now}>
      {sentence && <p className={css.now}>{sentence[lang]}</p>}
      {timer && (
        <p className={css.timer}>
          <IconClock size={18} stroke={1.75} aria-hidden="true" />
          <span>{timer[lang]}</span>
        </p>
      )}
      {reasons.length > 0 && (
        <div className={css.reasons}>
          <h3>{s.reasonsTitle}</h3>
          <dl>
            {reasons.map(([field, reason]) => (
              <div key={field}>
                <dt>{fieldLabels[field]?.[lang] ?? field}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {plan.blocked.length > 0 && (
        <div className={css.blocked}>
          <h3>{s.notNow}</h3>
          <ul>
            {plan.blocked.map(({ move, reason }) => (
              <li key={move}>
                <Button variant="default" size="sm" disabled aria-describedby={`why-${move}`} data-move={move}>
                  {moveTexts[move].label[lang]}
                </Button>
                <span id={`why-${move}`}>
                  {reason}
                  {move === 'publish' && unverified && mayVerify && (
                    <>
                      {' '}
                      <Link to="/companyHome/authentication">{s.verifyCompany}</Link>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SectionCard>
  )
}
