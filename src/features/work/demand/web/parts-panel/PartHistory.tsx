import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { Timeline, type TimelineEntry } from '../../../../../platform/web/ui/Timeline.tsx'
import { partMoves, partStates } from '../../contract/plan/states.ts'
import { type ReadResult, useRead } from '../queries.ts'
import { sideLabels } from '../texts.ts'
import css from './parts.module.css'
import { t } from './texts.ts'

/** Every move of a part: who, when, from where to where, why, how much. Read when it is opened. */
export function PartHistory({ id }: { id: string }) {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  return (
    <details className={css.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{s.record}</summary>
      {open && <Entries id={id} />}
    </details>
  )
}

function Entries({ id }: { id: string }) {
  const lang = useLang()
  const { data, error, refetch } = useRead('GET /ws/demand/part/history', { id })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={80} aria-busy="true" />
  const entryOf = ({ id: key, at, move, side, actorName, fromState, toState, reason, ...rest }: Moved): TimelineEntry => ({
    id: key,
    at,
    who: side === 'timer' || side === 'operator' || !actorName ? sideLabels[side][lang] : `${actorName} · ${sideLabels[side][lang]}`,
    what: partMoves[move].past[lang],
    from: fromState === toState ? null : partStates[fromState][lang],
    to: fromState === toState ? null : partStates[toState][lang],
    why: reason || null,
    ...rest,
  })
  return <Timeline entries={data.map(entryOf)} />
}

type Moved = ReadResult<'GET /ws/demand/part/history'>[number]
