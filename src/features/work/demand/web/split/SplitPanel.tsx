import { Button } from '@mantine/core'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import type { SplitCase, SplitSide } from '../../contract/split/split.ts'
import { moveTexts } from '../../contract/texts.ts'
import { moveHref } from '../links.ts'
import { ReleaseLines } from '../moves/ReleaseLines.tsx'
import css from './split.module.css'
import { t } from './texts.ts'

/** The open case of a request: whose turn it is and until when, what both sides say, what is proposed, and what the reader can do. */
export function SplitPanel({ demand, split }: { demand: DemandDetail; split: SplitCase }) {
  const lang = useLang()
  const s = useTexts(t)
  const possible = (['withdrawSplit', 'stateSplit', 'declineSplit', 'acceptSplit'] as const).filter((move) =>
    demand.moves.some((one) => one.move === move && one.possible),
  )
  const waiting = demand.second?.waiting != null
  return (
    <SectionCard title={s.title}>
      <div className={blocks.form}>
        <p className={css.turn}>{useTurn(demand, split)}</p>
        <p className={blocks.quiet}>
          {s.asked(split.partName === null ? s.whole : s.named(split.partName), formatMoney(split.heldMinor, demand.currency, lang))}
          {lang === 'cn' ? '' : ' '}
          {s.still}
        </p>
        <Sides split={split} />
        {split.last && <LastProposal last={split.last} />}
        {split.proposal && (
          <section className={blocks.notice} aria-label={s.proposal}>
            <h3>{s.proposal}</h3>
            <p className={blocks.text}>{split.proposal.reason}</p>
            <ReleaseLines preview={split.proposal.preview} toProvider={demand.side === 'provider'} withRest={false} />
          </section>
        )}
        {!waiting && possible.length > 0 && (
          <div className={blocks.buttons}>
            {possible.map((move) => (
              <Button
                key={move}
                component={Link}
                to={moveHref(move, demand.id)}
                variant={demand.next?.move === move ? 'filled' : 'default'}
                data-split-move={move}
              >
                {moveTexts[move].label[lang]}
              </Button>
            ))}
          </div>
        )}
      </div>
    </SectionCard>
  )
}

function useTurn({ side }: DemandDetail, { publisher, provider, proposal }: SplitCase): string {
  const lang = useLang()
  const s = useTexts(t)
  const [mine, theirs] = side === 'provider' ? [provider, publisher] : [publisher, provider]
  if (proposal) {
    const when = formatTime(proposal.until, lang)
    return mine.accepted ? s.answerOther(when) : s.answerYours(when)
  }
  if (mine.words === '') return s.turnYours
  return theirs.words === '' ? s.turnOther : s.turnDesk
}

/** How the last proposal ended that did not hold. */
export function LastProposal({ last: { how, by, reason } }: { last: NonNullable<SplitCase['last']> }) {
  const s = useTexts(t)
  const said = how === 'lapsed' ? s.lastLapsed : s.lastDeclined(by === 'provider' ? s.provider : s.company, reason)
  return <p className={blocks.notice}>{said}</p>
}

/** What both sides say, side by side, and whether they let the operator read. */
export function Sides({ split }: { split: Pick<SplitCase, SplitSide> }) {
  const s = useTexts(t)
  return (
    <div className={css.sides}>
      {(['publisher', 'provider'] as const).map((side) => {
        const { words, consents, accepted } = split[side]
        return (
          <section key={side} aria-label={side === 'publisher' ? s.company : s.provider}>
            <h3 className={blocks.line}>
              {side === 'publisher' ? s.company : s.provider}
              {accepted && <StatusTag tone="ok">{s.accepted}</StatusTag>}
            </h3>
            <p className={words === '' ? blocks.quiet : blocks.text}>{words === '' ? s.saidNothing : words}</p>
            {words !== '' && <p className={blocks.fine}>{consents ? s.consents : s.consentsNot}</p>}
          </section>
        )
      })}
    </div>
  )
}
