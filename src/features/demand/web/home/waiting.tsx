import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '../../../../platform/contract/amount.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang } from '../../../../platform/web/i18n.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import type { DemandRow } from '../../contract/schema.ts'
import { closing, due } from '../days.ts'
import { AmountOf, detailHref, NextLink, StatusOf } from '../parts.tsx'
import css from './home.module.css'
import { waitingTexts } from './texts.ts'

/** Why it is this person's turn, in a sentence; empty where nothing waits. */
export function whyWaiting(demand: DemandRow, lang: Lang): string {
  const s = waitingTexts.pick(lang)
  const money = (minor: number) => formatMoney(minor, demand.currency, lang)
  const deadline = demand.deadlineAt && formatDate(demand.deadlineAt, lang)
  const byTimer = (text: string) => (deadline ? s.byTimer(text, deadline) : text)
  switch (demand.next) {
    case 'hosting':
      return s.hosting(money(demand.escrowHeldMinor ?? 0), money(demand.amountMinor))
    case 'publish':
      return demand.review === 'rejected' ? s.republish : s.publish
    case 'pick':
      return s.pick(demand.applicants, closing(demand.recruitEnd, lang).text)
    case 'grantPostpone':
      return s.grantPostpone(formatDate(demand.expectedCompletion, lang))
    case 'confirm':
      return deadline ? s.confirm(deadline) : s.confirmNoDay
    case 'accept':
      return byTimer(s.accept)
    case 'close':
      return byTimer(s.close)
    case 'start':
      return deadline ? s.start(demand.company.name, deadline) : s.startNoDay(demand.company.name)
    case 'apply':
      return s.invited(demand.company.name, closing(demand.recruitEnd, lang).text)
    case 'complete':
      return s.complete(due(demand.expectedCompletion, lang).text)
    default:
      return ''
  }
}

/** One thing that waits: what, why, how much, and the way to do it. */
export function WaitingRow({ demand, why, action }: { demand: DemandRow; why?: ReactNode; action?: ReactNode }) {
  const lang = useLang()
  // What the review sent back is changed before it is sent again.
  const next = demand.next === 'publish' && demand.review === 'rejected' ? 'edit' : demand.next
  return (
    <li className={css.waiting}>
      <div className={css.waitingWhat}>
        <p className={`${blocks.line} ${css.waitingTitle}`}>
          <Link to={detailHref(demand.id)} data-row-open>
            {demand.title}
          </Link>
          <StatusOf {...demand} />
        </p>
        <p className={blocks.quiet}>{why ?? whyWaiting(demand, lang)}</p>
        <p className={`${blocks.line} ${blocks.fine}`}>
          <span>{demand.number}</span>
          <AmountOf demand={demand} />
        </p>
      </div>
      {action ?? (next && <NextLink id={demand.id} move={next} />)}
    </li>
  )
}
