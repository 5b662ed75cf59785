// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the rows in sight
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid has the focus, and arrow keys move it
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Day, dateOf, weekdayOf } from '../../../../../platform/contract/day.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import type { CalendarView, LeaveTypeView } from '../../contract/views.ts'
import { weekdayText } from '../leave-texts.ts'
import css from './calendar.module.css'
import { GridRow } from './GridRow.tsx'
import { barAt, columnDay, type Layout, layoutOf, type PersonRow, type Row } from './layout.ts'
import { monthText, type RangeKind } from './range.ts'
import { t } from './texts.ts'
import { useCellTexts } from './useCellTexts.ts'

const ROW = 36
/** Rows that are drawn above and below what is seen. */
const SPARE = 6
const PAGE_ROWS = 10

interface Props {
  view: CalendarView
  types: readonly LeaveTypeView[]
  range: RangeKind
  /** Enter on a cell, or a click on a leave. */
  onOpen: (row: PersonRow, day: Day) => void
}

/** People in rows and days in columns. Only the rows in sight are in the page; one cell has the focus, and arrow keys move it. */
export function Grid({ view, types, range, onOpen }: Props) {
  const s = useTexts(t)
  const layout = useMemo(() => layoutOf(view), [view])
  const printing = usePrinting()
  const texts = useCellTexts(types)
  const { rows, columns } = layout
  const todayColumn = useMemo(() => columnOf(layout.first, columns, view.today), [layout, columns, view.today])
  const { frame, seen } = useFrame(columns, todayColumn)
  const { at, onCell, ...listeners } = useActiveCell(frame, layout, onOpen)
  const drawn = rows.flatMap((row, nth) => (printing || (nth >= seen.from && nth <= seen.to) || nth === at.row ? [{ row, nth }] : []))
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={s.grid}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns + 1}
      className={`${blocks.card} ${css.scroll}`}
      data-range={range}
      style={{ '--columns': columns } as CSSProperties}
      {...listeners}
    >
      <Head layout={layout} today={todayColumn} range={range} />
      <div className={css.body} style={{ height: rows.length * ROW }}>
        {drawn.map(({ row, nth }) => (
          <GridRow
            key={row.id}
            row={row}
            slim={range === 'quarter'}
            nth={nth}
            top={nth * ROW}
            layout={layout}
            today={todayColumn}
            active={nth === at.row ? at.column : -1}
            texts={texts}
            onCell={onCell}
          />
        ))}
      </div>
    </div>
  )
}

/** The box that scrolls: it begins at today, and knows which rows are in sight. */
function useFrame(columns: number, todayColumn: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ from: 0, to: 40 })

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    const look = () => {
      const from = Math.max(0, Math.floor(box.scrollTop / ROW) - SPARE)
      const to = Math.ceil((box.scrollTop + box.clientHeight) / ROW) + SPARE
      setSeen((last) => (last.from === from && last.to === to ? last : { from, to }))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    const sized = new ResizeObserver(look)
    sized.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      sized.disconnect()
    }
  }, [])

  // A screen too narrow for today begins there, not at the first of the month.
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || todayColumn < 0) return
    const day = (box.scrollWidth - nameWidth(box)) / columns
    const hidden = nameWidth(box) + (todayColumn + 1) * day > box.clientWidth
    box.scrollLeft = hidden ? (todayColumn - 1) * day : 0
  }, [todayColumn, columns])
  return { frame, seen }
}

/** The cell that has the focus: arrow keys and clicks move it, and open what is in it. */
function useActiveCell(frame: RefObject<HTMLDivElement | null>, layout: Layout, onOpen: Props['onOpen']) {
  const { rows, columns } = layout
  const [active, setActive] = useState({ row: 0, column: 0 })
  const focused = useRef(false)
  const at = { row: Math.min(active.row, rows.length - 1), column: Math.min(active.column, columns - 1) }

  // The cell that was moved to takes the focus once it is drawn.
  useEffect(() => {
    if (focused.current) frame.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true })
  })

  const moveTo = (row: number, column: number) => {
    const next = { row: Math.max(0, Math.min(rows.length - 1, row)), column: Math.max(0, Math.min(columns - 1, column)) }
    setActive(next)
    if (frame.current) bringIntoView(frame.current, next, columns)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = target(event, at, rows.length, columns)
    const row = rows[at.row]
    if (to) moveTo(to.row, to.column)
    else if (event.key === 'Enter' && row?.kind === 'person') onOpen(row, columnDay(layout, at.column))
    else return
    event.preventDefault()
  }
  // Rows are drawn again only when they change, so what they call has to stay the same.
  const latest = useRef({ at, moveTo, onOpen, layout })
  useEffect(() => {
    latest.current = { at, moveTo, onOpen, layout }
  })
  const onCell = useCallback((row: Row, nth: number, column: number) => {
    const now = latest.current
    // A leave opens at once; a free day is chosen first, and opened by a second click.
    const again = nth === now.at.row && column === now.at.column
    focused.current = true
    now.moveTo(nth, column)
    if (row.kind === 'person' && (again || barAt(row, column))) now.onOpen(row, columnDay(now.layout, column))
  }, [])
  return {
    at,
    onCell,
    onKeyDown,
    onFocus: () => {
      focused.current = true
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      focused.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}

const columnOf = (first: number, columns: number, day: Day): number => {
  for (let column = 0; column < columns; column++) if (columnDay({ first }, column) === day) return column
  return -1
}

function target(event: KeyboardEvent, { row, column }: { row: number; column: number }, rows: number, columns: number) {
  switch (event.key) {
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'PageUp':
      return { row: row - PAGE_ROWS, column }
    case 'PageDown':
      return { row: row + PAGE_ROWS, column }
    case 'Home':
      return { row: event.ctrlKey ? 0 : row, column: 0 }
    case 'End':
      return { row: event.ctrlKey ? rows - 1 : row, column: columns - 1 }
    default:
      return null
  }
}

const nameWidth = (box: HTMLElement): number => box.querySelector<HTMLElement>('[data-corner]')?.offsetWidth ?? 0

/** Below the heading, beside the names. */
function bringIntoView(box: HTMLElement, { row, column }: { row: number; column: number }, columns: number): void {
  const head = box.querySelector<HTMLElement>('[data-head]')?.offsetHeight ?? 0
  const name = nameWidth(box)
  const width = (box.scrollWidth - name) / columns
  const top = row * ROW
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + ROW + head > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW + head - box.clientHeight
  const left = column * width
  if (left < box.scrollLeft) box.scrollLeft = left
  else if (left + width + name > box.scrollLeft + box.clientWidth) box.scrollLeft = left + width + name - box.clientWidth
}

/** Drawn once: scrolling draws rows, and the names of ninety days cost more than those. */
const Head = memo(function Head({ layout, today, range }: { layout: Layout; today: number; range: RangeKind }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <div className={css.head} data-head>
      <div role="row" aria-rowindex={1} className={css.headings}>
        <div role="columnheader" aria-colindex={1} className={`${blocks.fine} ${css.corner}`} data-corner>
          {s.people}
        </div>
        {Array.from({ length: layout.columns }, (_, column) => {
          const day = columnDay(layout, column)
          const weekday = weekdayOf(day)
          const isFirst = dateOf(day) === 1
          return (
            <div
              key={day}
              role="columnheader"
              aria-colindex={column + 2}
              aria-label={`${formatDate(day, lang)} ${weekdayText(day, lang)}`}
              className={css.dayHead}
              data-weekend={weekday > 5 || undefined}
              data-narrow={range === 'quarter' || undefined}
              data-named={weekday === 1 || undefined}
              data-first={isFirst || undefined}
              data-today={column === today || undefined}
            >
              <span>{range === 'month' ? weekdayText(day, lang, 'narrow') : isFirst && monthText(day, lang)}</span>
              <b>{dateOf(day)}</b>
            </div>
          )
        })}
      </div>
    </div>
  )
})

/** Paper has no scrolling: every row is drawn while the page is printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
