import {
  type CSSProperties,
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { placeOf } from './places.ts'
import { WorldDots } from './WorldDots.tsx'
import css from './WorldMap.module.css'
import { COLUMNS, ROWS } from './world.ts'

interface Mark {
  /** Alpha-2. */
  code: string
  label: string
  /** Sets the size of the beacon; its meaning belongs in the map's label. */
  count?: number
  /** What is said of it, instead of label and count. */
  text?: string
}
interface WorldMapProps {
  marks: readonly Mark[]
  onPick?: (code: string) => void
  /** The text alternative of the map. */
  label: string
}

const textOf = (mark: Mark) => mark.text ?? (mark.count === undefined ? mark.label : `${mark.label} ${mark.count}`)

/**
 * Locations on a dotted map without borders, a beacon for each region. With `onPick` it is one tab stop: arrow keys move between marks,
 * Enter picks; a pointer picks the nearest mark, so that close regions in Europe need no targets of 24 px each. Regions without a
 * position are only in the list.
 */
export function WorldMap({ marks, onPick, label }: WorldMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const sorted = useMemo(() => [...marks].sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || a.label.localeCompare(b.label)), [marks])
  const most = Math.max(1, ...sorted.map((mark) => mark.count ?? 0))
  const named = sorted.find((mark) => mark.code === active)
  const nearest = (event: PointerEvent) => box.current && nearestOf(sorted, event, box.current.getBoundingClientRect())
  const at = named && placeOf(named.code)

  return (
    <div className={css.map}>
      <div
        ref={box}
        className={css.world}
        aria-hidden="true"
        data-pick={(onPick && active !== null) || undefined}
        onPointerMove={(event) => setActive(nearest(event)?.code ?? null)}
        onPointerLeave={() => setActive(null)}
        onPointerUp={(event) => {
          const mark = nearest(event)
          if (mark) onPick?.(mark.code)
        }}
      >
        <WorldDots className={css.dots} />
        {sorted.map((mark) => {
          const place = placeOf(mark.code)
          if (!place) return null
          const size = 7 + 9 * Math.sqrt((mark.count ?? 0) / most)
          return (
            <span
              key={mark.code}
              className={css.mark}
              data-active={mark.code === active || undefined}
              style={{ left: `${(place.x / COLUMNS) * 100}%`, top: `${(place.y / ROWS) * 100}%`, '--size': size } as CSSProperties}
            />
          )
        })}
        {named && at && (
          <span
            className={css.name}
            data-side={at.x > COLUMNS / 2 ? 'before' : 'after'}
            style={{ left: `${(at.x / COLUMNS) * 100}%`, top: `${(at.y / ROWS) * 100}%` }}
          >
            {textOf(named)}
          </span>
        )}
      </div>
      {onPick ? (
        <MarkList marks={sorted} active={active} setActive={setActive} onPick={onPick} label={label} />
      ) : (
        <ul className="sr-only" aria-label={label}>
          {sorted.map((mark) => (
            <li key={mark.code}>{textOf(mark)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The mark under a pointer or close to it; a finger is less exact. */
function nearestOf(marks: readonly Mark[], event: PointerEvent, frame: DOMRect): Mark | undefined {
  const reach = event.pointerType === 'touch' ? 28 : 18
  const [x, y] = [event.clientX - frame.left, event.clientY - frame.top]
  let found: Mark | undefined
  let least = reach
  for (const mark of marks) {
    const place = placeOf(mark.code)
    if (!place) continue
    const away = Math.hypot((place.x / COLUMNS) * frame.width - x, (place.y / ROWS) * frame.height - y)
    if (away < least) [found, least] = [mark, away]
  }
  return found
}

interface MarkListProps {
  marks: readonly Mark[]
  active: string | null
  setActive: Dispatch<SetStateAction<string | null>>
  onPick: (code: string) => void
  label: string
}

/** The marks for the keyboard and the screen reader. */
function MarkList({ marks, active, setActive, onPick, label }: MarkListProps) {
  const id = useId()
  const named = marks.find((mark) => mark.code === active)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = marks.findIndex((mark) => mark.code === active)
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: marks.length - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setActive(marks[Math.min(Math.max(to, 0), marks.length - 1)]?.code ?? null)
    } else if ((event.key === 'Enter' || event.key === ' ') && named) {
      event.preventDefault()
      onPick(named.code)
    } else if (event.key === 'Escape') setActive(null)
  }
  return (
    <div
      role="listbox"
      className={css.list}
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={named && `${id}-${named.code}`}
      onKeyDown={onKeyDown}
      onFocus={() => setActive((now) => now ?? marks[0]?.code ?? null)}
      onBlur={() => setActive(null)}
    >
      {marks.map((mark) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the list has the focus and the keys, and refers to the option
        <div
          key={mark.code}
          className="sr-only"
          id={`${id}-${mark.code}`}
          role="option"
          aria-selected={mark.code === active}
          onClick={() => onPick(mark.code)}
        >
          {textOf(mark)}
        </div>
      ))}
    </div>
  )
}
