import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Pair } from '../../../../../platform/contract/texts.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { Timeline, type TimelineEntry } from '../../../../../platform/web/ui/Timeline.tsx'
import { stages } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { outcomeLabels, pastOf, sideLabels } from '../texts.ts'
import css from './detail.module.css'
import { t } from './texts.ts'

type Moved = DemandDetail['timeline'][number]
const SHOWN = 8

/** One move as the demand's timeline shows it: who, what about whom, from where to where, why, how much, under which posting. */
export function useHistoryEntries(timeline: readonly Moved[], withPostings = true): TimelineEntry[] {
  const lang = useLang()
  const s = useTexts(t)
  return timeline.map((move) => {
    const past = pastOf(move.move)[lang]
    // Who applied was nobody's party before.
    const side = sideLabels[move.side === 'outsider' ? 'applicant' : move.side][lang]
    // For an application the actor is also the subject, and for a payment that was approved who asked for it.
    const whom = move.subjectName && move.subjectName !== move.actorName && move.subjectName !== move.askedByName ? move.subjectName : null
    const who = move.side === 'timer' || move.side === 'operator' || !move.actorName ? side : `${move.actorName} · ${side}`
    return {
      id: move.id,
      at: move.at,
      who: move.askedByName ? s.askedBy(who, move.askedByName) : who,
      what: whom ? s.concerning(past, whom) : past,
      from: move.fromStatus === null ? null : stages[move.fromStatus][lang],
      to: (endedBy[move.move] ?? stages[move.toStatus])[lang],
      [statements.has(move.move) ? 'said' : 'why']: move.reason || null,
      amountMinor: move.amountMinor,
      currency: move.currency,
      note: withPostings && move.postingId && (
        <>
          {s.posting}{' '}
          <CopyText text={move.postingId} label={s.copyPosting(move.postingId)}>
            {shortened(move.postingId)}
          </CopyText>
        </>
      ),
    }
  })
}

/** What ended without a service did not reach the last stage. */
const endedBy: Partial<Record<Moved['move'], Pair>> = { cancel: outcomeLabels.cancelled, recruitmentOver: outcomeLabels.recruitmentOver }

/** What each side says to the operator is no reason for a move. */
const statements: ReadonlySet<Moved['move']> = new Set(['askSplit', 'stateSplit'])

/** Enough to distinguish postings by eye; copying takes the full id. */
const shortened = (id: string): string => `${id.slice(0, 8)}…${id.slice(-6)}`

export function History({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const [all, setAll] = useState(false)
  // An individual's receipts are orders; the postings behind them mean nothing to them.
  const entries = useHistoryEntries(demand.timeline, demand.side !== 'provider').reverse()
  if (entries.length === 0) return null
  const folded = !all && entries.length > SHOWN
  return (
    <SectionCard title={s.history} id="history">
      <Timeline entries={folded ? entries.slice(0, SHOWN) : entries} />
      {folded && (
        <div className={css.more}>
          <Button variant="default" size="sm" onClick={() => setAll(true)}>
            {s.historyMore(entries.length)}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
