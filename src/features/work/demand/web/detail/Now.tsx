import { IconClock } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../../platform/web/session.ts'
import spacing from '../../../../../platform/web/spacing.module.css'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDayEnd, formatTime } from '../../../../../platform/web/ui/time.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { BOOKS_ZONE } from '../../../../../rules/constants.ts'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import { fieldLabels } from '../../contract/field-labels.ts'
import { isParty, postponeFlags, stageOf } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { moveTexts } from '../../contract/texts.ts'
import css from './detail.module.css'
import { PrimaryMove } from './MoveButtons.tsx'
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
  const company = isCompany(useSession().userInfo)
  const sentence = nowOf(demand, company)
  // Sealed bids leave some days after it, shown to who picks alone.
  const recruiting = demand.timerMove === 'recruitmentOver' && (demand.bidding === 'open' || !isParty(demand.side))
  const when = recruiting ? formatDayEnd(demand.recruitEnd, lang, BOOKS_ZONE) : demand.deadlineAt && formatTime(demand.deadlineAt, lang)
  const timer = when ? timerText(demand, when) : null
  const mayVerify = useMay('company:authenticate')
  const inReview = stageOf(demand.seaServiceStatus) === 'review'
  const unverified = demand.side === 'publisher' && inReview && demand.review !== 'waiting' && !demand.company.verified
  // Something could be done here, and none of it by this role.
  const viewOnly = demand.side === 'publisher' && plan.shut && plan.primary === null && plan.others.length === 0
  const asked = demand.side === 'publisher' && demand.seaServicePostponeStatus === postponeFlags.mayGrant
  const request = asked ? demand.timeline.findLast(({ move }) => move === 'askPostpone') : undefined
  const reasons = demand.review === 'rejected' ? Object.entries(demand.reviewReasons ?? {}) : []
  const { stopped } = demand
  const stop = stopped.publisher ? (demand.side === 'publisher' ? s.ownStopped : s.otherStopped) : stopped.provider && s.otherStopped
  if (!sentence && !timer && !stop && reasons.length === 0) return null
  return (
    <SectionCard title={s.now}>
      {stop && (
        <p className={blocks.notice} data-tone="warn">
          {stop}
        </p>
      )}
      {sentence && <p className={css.now}>{sentence[lang]}</p>}
      {demand.side === 'publisher' && demand.review === 'waiting' && (
        <p className={blocks.quiet}>
          <UsualTime queue="demandReview" />
        </p>
      )}
      {viewOnly && <p className={blocks.quiet}>{s.viewOnly}</p>}
      {request && (
        <blockquote className={`${blocks.notice} ${blocks.text}`}>
          {s.providerSays}
          {request.reason}
        </blockquote>
      )}
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
      {plan.primary && (
        <div className={`${blocks.buttons} ${spacing.after4}`}>
          <PrimaryMove demand={demand} plan={plan} room="overview" />
        </div>
      )}
      {plan.blocked.length > 0 && (
        <details className={css.blocked} open={unverified || (company && demand.side === 'outsider') || undefined}>
          <summary>{s.notNow}</summary>
          <dl>
            {plan.blocked.map(({ move, reason }) => (
              <div key={move} data-blocked={move}>
                <dt>{moveTexts[move].label[lang]}</dt>
                <dd>
                  {reason}
                  {move === 'publish' && unverified && mayVerify && (
                    <>
                      {' '}
                      <Link to="/companyHome/authentication">{s.verifyCompany}</Link>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </SectionCard>
  )
}
