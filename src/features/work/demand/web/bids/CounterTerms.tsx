import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import type { Bid, Counter } from '../../contract/bids.ts'
import type { Application } from '../../contract/schema.ts'
import css from './bids.module.css'
import { t } from './texts.ts'
import { type BidOf, useBidFields } from './useBidFields.ts'

interface CounterTermsProps {
  demand: BidOf
  bid: Bid
  counter: Counter
  /** They wait for the applicant's answer. */
  isOpen: Application['countered']
}

/** Other terms that the company has offered for a bid, and what became of them. */
export function CounterTerms({ demand, bid, counter, isOpen }: CounterTermsProps) {
  const s = useTexts(t)
  const lang = useLang()
  const shown = useBidFields(demand)
  const { answer, until, message, reason } = counter
  return (
    <section className={`${blocks.tight} ${css.counter}`} aria-label={s.counter}>
      <div className={blocks.line}>
        <h4>{s.counter}</h4>
        <StatusTag tone={isOpen ? 'warn' : 'neutral'}>{isOpen ? s.counterOpen : s[answer ?? 'unanswered']}</StatusTag>
      </div>
      <DescriptionList
        itemWidth={210}
        items={[
          { label: s.price, value: s.fromTo(shown(bid, 'priceMinor'), shown(counter, 'priceMinor')) },
          counter.startsOn !== null && { label: s.startsOn, value: shown(counter, 'startsOn') },
          { label: s.finishesOn, value: shown(counter, 'finishesOn') },
        ]}
      />
      {message && <p className={blocks.text}>{message}</p>}
      {reason && (
        <p className={blocks.text}>
          {s.counterReason}
          {reason}
        </p>
      )}
      <p className={blocks.quiet}>
        <TimeText value={counter.at} />
        {isOpen && ` · ${s.answerBy(formatTime(until, lang))}`}
      </p>
    </section>
  )
}
