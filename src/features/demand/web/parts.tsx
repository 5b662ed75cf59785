import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Pair } from '../../../platform/contract/texts.ts'
import { useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { MoneyText } from '../../../platform/web/ui/MoneyText.tsx'
import { RegionBadge } from '../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../platform/web/ui/theme.ts'
import { type Action, type Move, type Side, stages } from '../contract/lifecycle.ts'
import type { Application, DemandRow } from '../contract/schema.ts'
import css from './parts.module.css'
import { actionLabels, applicationLabels, demandTexts, moveLabels, outcomeLabels, reviewLabels } from './texts.ts'

/** The words of the trade, for the operator's screens. */
export { actionLabels, fieldLabels, moveLabels, movePast, sideLabels } from './texts.ts'

const page = (name: string, id: string, more = '') => `/personalHome/${name}?id=${encodeURIComponent(id)}${more}`

export const detailHref = (id: string, more = ''): string => page('demandDetails', id, more)
/** Inside the hall the demand opens in the hall's own frame (source §2: `/demandHall/{userType}/demandDetails`). */
export const hallDetailHref = (userType: number, id: string): string => `/demandHall/${userType}/demandDetails?id=${encodeURIComponent(id)}`
export const companyHref = (companyId: string): string => `/personalHome/companyInfo/${encodeURIComponent(companyId)}`

/** Where an action of the source's table is carried out. `do=` opens its dialog on the demand's page. */
export function hrefOf(action: Action, id: string, side: Side = 'publisher'): string {
  switch (action) {
    case 'edit':
      return page('pdemand', id)
    case 'hosting':
      return page('hosting', id)
    case 'pick':
      return page('facilitator', id)
    case 'add':
      return page('facilitator', id, '&add=1')
    case 'cancelPick':
      return page('rFacilitator', id)
    case 'providerList':
      return page('sFacilitator', id)
    case 'joinIn':
      return detailHref(id, '&room=acceptance')
    case 'completeDetails':
      return detailHref(id, '&room=delivery')
    case 'withdraw':
      return '/personalHome/closing'
    case 'submit':
      return detailHref(id, '&do=confirm')
    case 'postpone':
      return detailHref(id, side === 'publisher' ? '&do=grantPostpone' : '&do=askPostpone')
    default:
      return detailHref(id, `&do=${action}`)
  }
}

/** Moves that have a screen of their own lead there; the rest open their dialog on the demand's page. */
export function moveHref(move: Move, id: string): string {
  switch (move) {
    case 'edit':
    case 'hosting':
    case 'pick':
    case 'add':
    case 'cancelPick':
      return hrefOf(move, id)
    case 'accept':
    case 'close':
      return detailHref(id, '&room=acceptance')
    default:
      return detailHref(id, `&do=${move}`)
  }
}

const said = (pair: Pair, lang: 'cn' | 'en'): string => pair[lang]

export const ActionLabel = ({ action }: { action: Action }) => <>{said(actionLabels[action], useLang())}</>
export const MoveLabel = ({ move }: { move: Move }) => <>{said(moveLabels[move], useLang())}</>

const stageTones: Record<number, Tone> = {
  0: 'neutral',
  1: 'info',
  2: 'primary',
  3: 'primary',
  4: 'primary',
  5: 'warn',
  6: 'ok',
  7: 'ok',
  8: 'neutral',
}

export interface StatusFacts {
  seaServiceStatus: DemandRow['seaServiceStatus']
  outcome?: DemandRow['outcome']
  review?: DemandRow['review']
}

/** The nine labels of the source; a demand that ended without a service says so, and at platform review how the review stands. */
export function StatusOf({ seaServiceStatus: status, outcome, review }: StatusFacts) {
  const lang = useLang()
  if (status === 8 && outcome && outcome !== 'completed') return <StatusTag tone="bad">{outcomeLabels[outcome][lang]}</StatusTag>
  const label = stages[status][lang]
  if (status === 1 && (review === 'waiting' || review === 'rejected')) {
    return (
      <StatusTag tone={review === 'rejected' ? 'warn' : 'info'}>
        {label} · {reviewLabels[review][lang]}
      </StatusTag>
    )
  }
  return <StatusTag tone={stageTones[status] ?? 'neutral'}>{label}</StatusTag>
}

const applicationTones: Record<Application['state'], Tone> = {
  invited: 'info',
  applied: 'primary',
  withdrawn: 'neutral',
  picked: 'ok',
  unpicked: 'warn',
  declined: 'neutral',
  overdue: 'warn',
  served: 'ok',
  lost: 'neutral',
}

export const ApplicationTag = ({ state }: { state: Application['state'] }) => (
  <StatusTag tone={applicationTones[state]}>{said(applicationLabels[state], useLang())}</StatusTag>
)

export const CategoryOf = ({ value }: { value: DemandRow['category'] }) => <>{useDictText('demandCategory')(value)}</>
export const ContractKindOf = ({ value }: { value: DemandRow['contractKind'] }) => <>{useDictText('contractKind')(value)}</>
export const LanguageOf = ({ value }: { value: DemandRow['workLanguage'] }) => <>{useDictText('language')(value)}</>
export const VisibilityOf = ({ value }: { value: 'public' | 'invited' }) => <>{useDictText('visibility')(value)}</>

export const AmountOf = ({ demand, size }: { demand: Pick<DemandRow, 'amountMinor' | 'currency'>; size?: 'sm' | 'md' | 'lg' }) => (
  <MoneyText amountMinor={demand.amountMinor} currency={demand.currency} {...(size && { size })} />
)

/** The region's code chip and the full name. Codes below a country begin with it. */
export function AreaOf({ demand }: { demand: Pick<DemandRow, 'area' | 'areaCode'> }) {
  const lang = useLang()
  return <RegionBadge code={regionOf(demand.areaCode)} name={demand.area[lang]} />
}

/** `CN-330106`, `US-CA`: the country or region stands before the hyphen. */
export const regionOf = (areaCode: string): string => areaCode.split('-')[0] ?? areaCode

/** Beside a name: verified by the platform. The word is read out and shown on hover. */
export function VerifiedMark({ who }: { who: 'company' | 'person' }) {
  const s = useTexts(demandTexts)
  const label = who === 'company' ? s.verifiedCompany : s.verifiedPerson
  return (
    <span className={css.verified} title={label}>
      <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** What waits for whoever looks, as a link to where it is done. */
export const NextLink = ({ id, move }: { id: string; move: Move }) => (
  <Link className={css.next} to={moveHref(move, id)}>
    <MoveLabel move={move} />
  </Link>
)
