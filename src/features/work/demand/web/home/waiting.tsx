import type { ReactNode } from 'react'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import type { DemandRow } from '../../contract/schema.ts'
import { detailHref } from '../links.ts'
import { moveScreens } from '../moves/all.ts'
import { wordsOf } from '../moves/move.ts'
import { AmountOf, NextLink, PartsLink, StatusOf } from '../parts.tsx'
import css from './home.module.css'

/** Why it is this person's turn, in a sentence; empty if nothing waits. */
export const whyWaiting = (demand: DemandRow, lang: Lang): string => {
  const words = wordsOf(demand, lang)
  if (demand.progress && demand.progress.waiting > 0) return words.s.parts(demand.progress.waiting)
  return (demand.next && moveScreens[demand.next.move].why?.(demand, words)) ?? ''
}

/** One waiting item: what, why, how much, and the link to it. */
export function WaitingRow({ demand, why, action }: { demand: DemandRow; why?: ReactNode; action?: ReactNode }) {
  const lang = useLang()
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
      {action ?? (demand.next ? <NextLink id={demand.id} next={demand.next} /> : <PartsLink demand={demand} />)}
    </li>
  )
}
