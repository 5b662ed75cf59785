import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { may } from '../../../../../platform/web/permissions.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { Avatar } from '../../../../../platform/web/ui/Avatar.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { usePermissions } from '../../../../../platform/web/use-permissions.ts'
import { turnDownLabels } from '../../contract/bid-texts.ts'
import { isParty, stageOf } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { BidTerms } from '../bids/BidTerms.tsx'
import { t as bidTexts } from '../bids/texts.ts'
import { actionHref, companyHref } from '../links.ts'
import { ApplicationTag, VerifiedMark } from '../parts.tsx'
import { demandTexts } from '../texts.ts'
import css from './detail.module.css'
import { t } from './texts.ts'

export function CompanyCard({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const { company } = demand
  return (
    <SectionCard title={s.company}>
      <div className={`${blocks.row} ${css.person}`}>
        <Avatar name={company.name} src={company.logoUrl} size={44} square />
        <div>
          <p className={css.name}>
            {company.name}
            {company.verified && <VerifiedMark who="company" on={company.checkedOn} />}
          </p>
          <Link to={companyHref(company.id)}>{s.viewCompany}</Link>
        </div>
      </div>
    </SectionCard>
  )
}

/** The publisher sees the provider, and the link to all applicants. */
export function ProviderCard({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const auth = usePermissions()?.auth
  const { provider, side, applicants } = demand
  if (!isParty(side)) return null
  const listed =
    side === 'publisher' && applicants > 0 && !demand.bidsSealed && demand.actions.includes('providerList') && may(auth, 'demand:view')
  return (
    <SectionCard title={s.provider}>
      {provider ? (
        <div className={`${blocks.row} ${css.person}`}>
          <Avatar name={provider.name} src={provider.avatarUrl} size={44} square={provider.kind === 'company'} />
          <div>
            <p className={css.name}>
              {provider.name}
              {provider.verified && <VerifiedMark who={provider.kind} on={provider.checkedOn} />}
            </p>
            {provider.headline && <p className={blocks.quiet}>{provider.headline}</p>}
            {provider.kind === 'company' && <Link to={companyHref(provider.id)}>{s.viewCompany}</Link>}
          </div>
        </div>
      ) : (
        <p className={blocks.quiet}>{stageOf(demand.seaServiceStatus) === 'ended' ? s.neverProvider : s.noProvider}</p>
      )}
      {listed && (
        <p className={css.more}>
          <Link to={actionHref('providerList', demand.id)}>{s.applicantsLink(applicants)}</Link>
        </p>
      )}
    </SectionCard>
  )
}

/** A reason belongs to a closed application; it does not apply to one that was opened again. */
const withReason: readonly string[] = ['unpicked', 'declined', 'turnedDown']

export function MyApplication({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const d = useTexts(demandTexts)
  const b = useTexts(bidTexts)
  const lang = useLang()
  const { myApplication: mine } = demand
  if (!mine) return null
  return (
    <SectionCard title={s.mine} actions={<ApplicationTag state={mine.state} />}>
      <BidTerms demand={demand} bids={mine.bids} stale={mine.stale} countered={mine.countered} />
      {mine.stale && <p>{b.staleMine}</p>}
      <DescriptionList
        layout="rows"
        items={[
          mine.message !== '' && {
            label: mine.state === 'invited' ? s.theirMessage : s.myMessage,
            value: <span className={blocks.text}>{mine.message}</span>,
          },
          mine.turnDownCategory !== null && { label: b.turnDownWhy, value: turnDownLabels[mine.turnDownCategory][lang] },
          withReason.includes(mine.state) &&
            mine.reason !== '' && {
              label: mine.state === 'turnedDown' ? b.turnDownWords : s.reason,
              value: <span className={blocks.text}>{mine.reason}</span>,
            },
          demand.escrow === null && { label: s.rivals, value: d.rivals(demand.applicants) },
          { label: s.since, value: <TimeText value={mine.updatedAt} /> },
        ]}
      />
    </SectionCard>
  )
}
