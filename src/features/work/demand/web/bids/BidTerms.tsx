import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { bidFields } from '../../contract/bid-rules.ts'
import { answerText } from '../../contract/bid-texts.ts'
import type { Bid } from '../../contract/bids.ts'
import type { Application } from '../../contract/schema.ts'
import { FileLinks } from '../detail/FileLinks.tsx'
import css from './bids.module.css'
import { CounterTerms } from './CounterTerms.tsx'
import { t } from './texts.ts'
import { type BidOf, useBidFields } from './useBidFields.ts'

const isExpired = ({ validUntil }: Bid): boolean => validUntil !== null && validUntil < today()

/** A bid as its company and its applicant see it: the terms, what the last revision changed, and the versions before. */
export function BidTerms({ demand, bids, stale, countered }: { demand: BidOf } & Pick<Application, 'bids' | 'stale' | 'countered'>) {
  const s = useTexts(t)
  const [bid, before] = bids
  const shown = useBidFields(demand)
  const lang = useLang()
  const deviation = useDeviation(demand)
  if (!bid) return null
  const difference = (old: Bid, field: (typeof bidFields)[number]) =>
    field === 'message' ? s.message : `${s[labelOf[field]]} ${s.fromTo(shown(old, field), shown(bid, field))}`
  const answers = before ? changedAnswers(before, bid) : []
  const changed = before
    ? [
        ...bidFields.filter((field) => bid[field] !== before[field]).map((field) => difference(before, field)),
        ...(answers.length > 0 ? [s.answersTo(answers.join(', '))] : []),
        ...(sameFiles(before, bid) ? [] : [s.files]),
      ]
    : []
  return (
    <div className={blocks.tight}>
      <div className={blocks.line}>
        <strong className={css.price}>{shown(bid, 'priceMinor')}</strong>
        {bid.version > 1 && <StatusTag tone="info">{s.version(bid.version)}</StatusTag>}
        {bid.agreed && <StatusTag tone="ok">{s.agreed}</StatusTag>}
        {isExpired(bid) ? <StatusTag tone="warn">{s.expired}</StatusTag> : stale && <StatusTag tone="warn">{s.stale}</StatusTag>}
        <span className={blocks.quiet}>{deviation(bid)}</span>
      </div>
      <DescriptionList
        itemWidth={150}
        items={[
          { label: s.startsOn, value: shown(bid, 'startsOn') },
          { label: s.finishesOn, value: shown(bid, 'finishesOn') },
          bid.validUntil !== null && { label: s.validUntil, value: shown(bid, 'validUntil') },
          ...bid.answers.map((one) => ({
            label: one.question,
            value: answerText(one, bid.files, lang) || s.noAnswer,
            wide: one.kind === 'text',
          })),
        ]}
      />
      {bid.files.length > 0 && <FileLinks files={bid.files} />}
      {before && <p>{changed.length > 0 ? s.changed(changed.join(' · ')) : s.unchanged}</p>}
      {bid.counter && <CounterTerms demand={demand} bid={bid} counter={bid.counter} isOpen={countered} />}
      {bids.length > 1 && (
        <details>
          <summary>{s.earlier(bids.length - 1)}</summary>
          <ul className={css.earlier}>
            {bids.slice(1).map((one) => (
              <li key={one.version}>
                <p>
                  {s.version(one.version)} · <TimeText value={one.at} /> · {shown(one, 'priceMinor')} · {shown(one, 'startsOn')} –{' '}
                  {shown(one, 'finishesOn')}
                </p>
                {one.answers.map((answer) => (
                  <p key={answer.question}>
                    <span className={blocks.quiet}>{answer.question}</span> {answerText(answer, one.files, lang) || s.noAnswer}
                  </p>
                ))}
                {one.files.length > 0 && <FileLinks files={one.files} />}
                {one.message && <p className={blocks.text}>{one.message}</p>}
                {one.counter && <CounterTerms demand={demand} bid={one} counter={one.counter} isOpen={false} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The places, from 1 on, of answers that are new or other than those of the version before. */
const changedAnswers = (before: Bid, bid: Bid): number[] =>
  bid.answers.flatMap(({ question, answer }, at) =>
    before.answers.find((one) => one.question === question)?.answer === answer ? [] : [at + 1],
  )

const sameFiles = (a: Bid, b: Bid): boolean => a.files.map(({ id }) => id).join() === b.files.map(({ id }) => id).join()

const labelOf = {
  priceMinor: 'price',
  startsOn: 'startsOn',
  finishesOn: 'finishesOn',
  validUntil: 'validUntil',
  message: 'message',
} as const

/** How far the price is from what the demand asks for. */
function useDeviation({ amountMinor: agreed, askedMinor, currency }: BidOf) {
  const amountMinor = askedMinor ?? agreed
  const s = useTexts(t)
  const lang = useLang()
  return ({ priceMinor }: Bid): string => {
    const by = formatMoney(Math.abs(priceMinor - amountMinor), currency, lang)
    return priceMinor === amountMinor ? s.sameAsDemand : priceMinor < amountMinor ? s.below(by) : s.above(by)
  }
}
