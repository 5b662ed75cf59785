import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { SampleTag, StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { WrittenIn } from '../../../../../platform/web/WrittenIn.tsx'
import { userTypes } from '../../../../../rules/constants.ts'
import { Star } from '../../../../base/saved/web/parts.tsx'
import { applyFlags } from '../../contract/lifecycle.ts'
import type { DemandRow } from '../../contract/schema.ts'
import { closing } from '../days.ts'
import { hallDetailHref } from '../links.ts'
import { AmountOf, ApplicationTag, AreaOf, NetOf, VerifiedMark } from '../parts.tsx'
import { demandTexts } from '../texts.ts'
import css from './hall.module.css'
import { t } from './texts.ts'

/** One open demand, with the facts that decide whether to open it: what, where, how much, by when, from whom. */
export function HallRow({ demand, userType, why }: { demand: DemandRow; userType: number; why?: ReactNode }) {
  const lang = useLang()
  const s = useTexts(t)
  const shared = useTexts(demandTexts)
  const category = useDictText('demandCategory')
  const contractKind = useDictText('contractKind')
  const language = useDictText('language')
  const end = closing(demand.recruitEnd, lang)
  return (
    <li className={css.row}>
      <div className={blocks.tight}>
        <h2 className={css.rowTitle}>
          <Link to={hallDetailHref(userType, demand.id)} data-row-open>
            <UserText>{demand.title}</UserText>
          </Link>
        </h2>
        <p className={`${blocks.line} ${blocks.quiet}`}>
          <AreaOf demand={demand} />
          <span>{category(demand.category)}</span>
          <span>{contractKind(demand.contractKind)}</span>
          <span>{language(demand.workLanguage)}</span>
          <WrittenIn text={demand.title} />
        </p>
        <p className={`${blocks.line} ${blocks.fine} ${css.from}`}>
          <span>
            <Link to={`/demandHall/${userType}/companyInfo/${encodeURIComponent(demand.company.id)}`}>{demand.company.name}</Link>
            {demand.company.verified && <VerifiedMark who="company" on={demand.company.checkedOn} />}
          </span>
          <span>{demand.number}</span>
          {demand.isDemo && <SampleTag />}
        </p>
        {why}
      </div>
      <div className={css.terms}>
        <span className={blocks.line}>
          <AmountOf demand={demand} size="md" />
          <Star list="hall" item={demand.id} name={demand.title} />
        </span>
        <NetOf demand={demand} />
        <span className={blocks.ok}>{s.funded}</span>
        <span className={css.end}>
          <span data-soon={end.soon || undefined}>{end.text}</span>
          <span>{(demand.escrowHeldMinor === null ? shared.rivals : shared.applicants)(demand.applicants)}</span>
        </span>
        {demand.applyStatus === applyFlags.applied && <ApplicationTag state="applied" />}
        {demand.next?.move === 'apply' && <ApplicationTag state="invited" />}
        {demand.escrowHeldMinor !== null && userType === userTypes.company && <StatusTag tone="neutral">{s.own}</StatusTag>}
      </div>
    </li>
  )
}
