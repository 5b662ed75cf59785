import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import css from './StageRail.module.css'
import { t } from './texts.ts'

interface Stage {
  label: string
  /** Short text under the label: the date of entry, "day 42". A dash when absent. */
  date?: ReactNode
}

interface StageRailProps {
  stages: readonly Stage[]
  /** Index of the current stage. */
  current: number
  /** The last stage is reached: no stage is in progress. */
  ended?: boolean
  /** Stopped at `current`: the reason in a word. Later stages will not be reached. */
  endedEarly?: string
  label?: string
}

type State = 'done' | 'now' | 'ahead' | 'stopped' | 'skipped'

const stateOf = (index: number, { current, ended, endedEarly }: StageRailProps): State => {
  if (index < current) return 'done'
  if (index > current) return endedEarly ? 'skipped' : 'ahead'
  if (endedEarly) return 'stopped'
  return ended ? 'done' : 'now'
}

/** The stages of a demand in a row; on a narrow screen the current one, its position, and the rest on request. */
export function StageRail(props: StageRailProps) {
  const { stages, current, endedEarly, label } = props
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const words: Record<State, string> = {
    done: s.stageDone,
    now: s.stageNow,
    ahead: s.stageAhead,
    stopped: endedEarly ?? s.endedEarly,
    skipped: s.stageSkipped,
  }
  const states = stages.map((_, index) => stateOf(index, props))
  const Chevron = open ? IconChevronUp : IconChevronDown
  return (
    <div className={css.rail}>
      <div className={css.fold}>
        <p className={css.position}>{s.stageOf(current + 1, stages.length)}</p>
        <div className={css.pips} aria-hidden="true">
          {stages.map((stage, index) => (
            <span className={css.pip} data-state={states[index]} key={stage.label} />
          ))}
        </div>
      </div>
      <ol className={`${blocks.card} ${css.steps}`} id={listId} aria-label={label ?? s.stages} data-open={open || undefined}>
        {stages.map((stage, index) => {
          const state = states[index]!
          const isCurrent = index === current
          return (
            <li
              className={css.step}
              key={stage.label}
              data-state={state}
              data-shown={isCurrent || undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className={css.label}>{stage.label}</span>
              <span className="sr-only">{words[state]}</span>
              <span className={css.date}>
                {state === 'stopped' ? endedEarly : (stage.date ?? <span aria-hidden="true">{s.none}</span>)}
              </span>
            </li>
          )
        })}
      </ol>
      <div className={css.fold}>
        <button type="button" className={blocks.textButton} aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          {open ? s.fewerStages : s.allStages}
          <Chevron size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
