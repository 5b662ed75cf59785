import { formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { may } from '../../../../platform/web/permissions.ts'
import { Link } from '../../../../platform/web/router.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { RegionBadge } from '../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../platform/web/ui/theme.ts'
import { usePermissions } from '../../../../platform/web/use-permissions.ts'
import { CheckedSign } from '../../../base/verification/web/parts/Checked.tsx'
import { type Stage, stages } from '../contract/lifecycle.ts'
import type { NextStep } from '../contract/next-step.ts'
import type { Application, DemandRow } from '../contract/schema.ts'
import { moveTexts } from '../contract/texts.ts'
import { detailHref, inRoom, moveHref } from './links.ts'
import css from './parts.module.css'
import { actionLabels, applicationLabels, demandTexts, outcomeLabels, reviewLabels } from './texts.ts'

/** Shared with the operator's screens. */
export { actionLabels, sideLabels } from './texts.ts'

const stageTones: Record<Stage, Tone> = {
  created: 'neutral',
  review: 'info',
  matching: 'primary',
  selected: 'primary',
  service: 'primary',
  complete: 'warn',
  confirmed: 'ok',
  acceptance: 'ok',
  ended: 'neutral',
}

interface StatusFacts {
  seaServiceStatus: DemandRow['seaServiceStatus']
  outcome?: DemandRow['outcome']
  review?: DemandRow['review']
  overdueDays?: number
}

/**
 * The nine labels of the source; a demand that ended without a service has its own label, and at platform review the state of the review
 * is shown.
 */
export function StatusOf({ seaServiceStatus: status, outcome, review, overdueDays = 0 }: StatusFacts) {
  const lang = useLang()
  const { key: stage, [lang]: label } = stages[status]
  if (stage === 'ended' && outcome && outcome !== 'completed') return <StatusTag tone="bad">{outcomeLabels[outcome][lang]}</StatusTag>
  if (stage === 'review' && (review === 'waiting' || review === 'rejected')) {
    return (
      <StatusTag tone={review === 'rejected' ? 'warn' : 'info'}>
        {label} · {reviewLabels[review][lang]}
      </StatusTag>
    )
  }
  if (overdueDays > 0) {
    return (
      <StatusTag tone="bad">
        {label} · {demandTexts.pick(lang).overdue(overdueDays)}
      </StatusTag>
    )
  }
  return <StatusTag tone={stageTones[stage]}>{label}</StatusTag>
}

const applicationTones: Record<Application['state'], Tone> = {
  invited: 'info',
  applied: 'primary',
  withdrawn: 'neutral',
  picked: 'ok',
  unpicked: 'warn',
  declined: 'neutral',
  overdue: 'warn',
  turnedDown: 'neutral',
  served: 'ok',
  lost: 'neutral',
}

export const ApplicationTag = ({ state }: { state: Application['state'] }) => (
  <StatusTag tone={applicationTones[state]}>{applicationLabels[state][useLang()]}</StatusTag>
)

export const CategoryOf = ({ value }: { value: DemandRow['category'] }) => <>{useDictText('demandCategory')(value)}</>
export const ContractKindOf = ({ value }: { value: DemandRow['contractKind'] }) => <>{useDictText('contractKind')(value)}</>
export const LanguageOf = ({ value }: { value: DemandRow['workLanguage'] }) => <>{useDictText('language')(value)}</>
export const BiddingOf = ({ value }: { value: 'open' | 'sealed' }) => <>{useDictText('bidding')(value)}</>
export const VisibilityOf = ({ value }: { value: 'public' | 'invited' }) => <>{useDictText('visibility')(value)}</>

export const AmountOf = ({ demand, size }: { demand: Pick<DemandRow, 'amountMinor' | 'currency'>; size?: 'sm' | 'md' | 'lg' }) => (
  <MoneyText amountMinor={demand.amountMinor} currency={demand.currency} {...(size && { size })} />
)

/** Beside the amount, for those who may serve: what is left of it for them. */
export function NetOf({ demand }: { demand: Pick<DemandRow, 'netMinor' | 'currency'> }) {
  const lang = useLang()
  const s = useTexts(demandTexts)
  if (demand.netMinor === null) return null
  return <span className={`${blocks.fine} ${blocks.nowrap}`}>{s.net(formatMoney(demand.netMinor, demand.currency, lang))}</span>
}

/** The region's code chip and the full name. Codes below a country start with the country's. */
export function AreaOf({ demand }: { demand: Pick<DemandRow, 'area' | 'areaCode'> }) {
  const lang = useLang()
  return <RegionBadge code={regionOf(demand.areaCode)} name={demand.area[lang]} />
}

/** `CN-330106`, `US-CA`: the country or region is before the hyphen. */
export const regionOf = (areaCode: string): string => areaCode.split('-')[0] ?? areaCode

/** Beside a name: what the platform has checked of a company or a person, and when. */
export function VerifiedMark({ who, on }: { who: 'company' | 'person'; on: string | null }) {
  return <CheckedSign kind={who === 'company' ? 'registration' : 'identity'} on={on} />
}

/** Milestones that wait for the reader's company, as a link to them. */
export function PartsLink({ demand }: { demand: Pick<DemandRow, 'id' | 'progress'> }) {
  const s = useTexts(demandTexts)
  if (!demand.progress || demand.progress.waiting === 0) return null
  return (
    <Link className={`${blocks.inline} ${css.next}`} to={detailHref(demand.id)}>
      {s.partsWait(demand.progress.waiting)}
    </Link>
  )
}

/** The viewer's next step, as a link to its page. Hidden if the permission list hides the button (source §6). */
export function NextLink({ id, next }: { id: string; next: NextStep }) {
  const lang = useLang()
  const auth = usePermissions()?.auth
  if (next.permission && !may(auth, next.permission)) return null
  return (
    <Link className={`${blocks.inline} ${css.next}`} to={moveHref(next.move, id)} data-move={next.move}>
      {(inRoom(next.move) ? actionLabels.joinIn : moveTexts[next.move].label)[lang]}
    </Link>
  )
}
