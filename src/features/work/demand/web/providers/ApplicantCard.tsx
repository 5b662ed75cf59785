import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { Avatar } from '../../../../../platform/web/ui/Avatar.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { turnDownLabels } from '../../contract/bid-texts.ts'
import { isPickable } from '../../contract/lifecycle.ts'
import type { Application, DemandDetail } from '../../contract/schema.ts'
import { BidTerms } from '../bids/BidTerms.tsx'
import { t as bidTexts } from '../bids/texts.ts'
import { companyHref, writeToHref } from '../links.ts'
import { NoteText } from '../notes/NoteDialog.tsx'
import { ApplicationTag, regionOf, VerifiedMark } from '../parts.tsx'
import css from './providers.module.css'
import { t } from './texts.ts'

interface ApplicantCardProps {
  demand: DemandDetail
  application: Application
  onProfile: () => void
  /** What can be done with the application, beside its page and a message. */
  children?: ReactNode
}

export function ApplicantCard({ demand, application, onProfile, children }: ApplicantCardProps) {
  const s = useTexts(t)
  const b = useTexts(bidTexts)
  const lang = useLang()
  const { person, message, reason, invited, state } = application
  const pickedBefore = isPickable(state) && state !== 'applied'
  return (
    <li className={css.applicant}>
      <Avatar name={person.name} src={person.avatarUrl} size={44} square={person.kind === 'company'} />
      <div className={css.applicantText}>
        <div className={blocks.line}>
          <h3>
            {person.name}
            {person.verified && <VerifiedMark who={person.kind} on={person.checkedOn} />}
          </h3>
          {person.kind === 'company' && <StatusTag tone="neutral">{s.firm}</StatusTag>}
          {person.areaCode && <RegionBadge code={regionOf(person.areaCode)} />}
          {pickedBefore && <ApplicationTag state={state} />}
          {application.shortlisted && <StatusTag tone="info">{b.onShortlist}</StatusTag>}
          {application.turnDownCategory && <StatusTag tone="neutral">{turnDownLabels[application.turnDownCategory][lang]}</StatusTag>}
          {invited && isPickable(state) && <StatusTag tone="info">{s.byInvitation}</StatusTag>}
        </div>
        {person.headline && <p>{person.headline}</p>}
        <BidTerms demand={demand} bids={application.bids} stale={application.stale} countered={application.countered} />
        <p className={blocks.text}>{message || <span className={blocks.quiet}>{s.noMessage}</span>}</p>
        {reason && (pickedBefore || application.turnDownCategory) && (
          <p className={blocks.text}>
            {s.reason}
            {reason}
          </p>
        )}
        <NoteText application={application} />
        <p className={blocks.quiet}>
          {application.turnDownAt && `${b.notifiedAt(formatTime(application.turnDownAt, lang))} · `}
          {state === 'invited' ? s.invitedAt : pickedBefore ? s.updatedAt : s.appliedAt} <TimeText value={application.updatedAt} />
        </p>
      </div>
      <div className={`${blocks.buttons} ${css.applicantActs}`}>
        {children}
        {application.writeTo && (
          <Button component={Link} to={writeToHref(application.writeTo)} variant="default" aria-label={s.writeTo(person.name)}>
            {s.write}
          </Button>
        )}
        {person.kind === 'company' ? (
          <Button component={Link} to={companyHref(person.id)} variant="default" aria-label={s.profileOf(person.name)}>
            {s.profile}
          </Button>
        ) : state === 'invited' ? null : (
          <Button variant="default" onClick={onProfile} aria-label={s.profileOf(person.name)}>
            {s.profile}
          </Button>
        )}
      </div>
    </li>
  )
}
