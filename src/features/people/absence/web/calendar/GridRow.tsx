// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the rows in sight
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid has the focus, and arrow keys move it
import { type CSSProperties, memo } from 'react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import leave from '../leave.module.css'
import css from './calendar.module.css'
import { type Bar, type Layout, outsideOf, type PersonDays, type PersonRow, type Row, runsOf, type TeamRow } from './layout.ts'
import { t } from './texts.ts'
import type { CellTexts } from './useCellTexts.ts'

interface Props {
  row: Row
  /** Days are narrow: a letter has no space around it. */
  slim: boolean
  nth: number
  top: number
  layout: Layout
  today: number
  /** The column of the active cell; -1 if it is in another row. */
  active: number
  texts: CellTexts
  /** The same at every drawing. */
  onCell: (row: Row, nth: number, column: number) => void
}

const place = (column: number, span = 1) => ({ '--at': column, '--span': span }) as CSSProperties
/** A leave of this many columns has space for its letter as a chip. */
const WIDE = 2

/** A person or a team. Kinds of days are drawn as runs, not cell by cell: a quarter of a person is some twenty elements. */
export const GridRow = memo(
  function GridRow({ row, slim, nth, top, layout, today, active, texts, onCell }: Props) {
    const click = (event: { clientX: number; currentTarget: HTMLElement }) => {
      const box = event.currentTarget.getBoundingClientRect()
      onCell(row, nth, Math.floor(((event.clientX - box.left) / box.width) * layout.columns))
    }
    return (
      <div role="row" aria-rowindex={nth + 2} className={`${css.row} ${row.kind === 'team' ? css.team : ''}`} style={{ top }}>
        <Name row={row} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the grid has the keys for the same */}
        <div className={css.cells} role="presentation" style={restStyle(row)} onClick={click}>
          {row.kind === 'person' ? (
            <Days row={row} slim={slim} layout={layout} texts={texts} />
          ) : (
            <Conflicts row={row} layout={layout} texts={texts} />
          )}
          {today >= 0 && <span className={`${css.at} ${css.todayLine}`} style={place(today)} aria-hidden="true" />}
          {active >= 0 && (
            <div
              role="gridcell"
              aria-colindex={active + 2}
              aria-label={texts.cell(row, active, layout)}
              className={`${css.at} ${css.cell}`}
              style={place(active)}
              tabIndex={0}
              data-active
            />
          )}
        </div>
      </div>
    )
  },
  (a, b) =>
    a.row === b.row &&
    a.slim === b.slim &&
    a.nth === b.nth &&
    a.layout === b.layout &&
    a.today === b.today &&
    a.active === b.active &&
    a.texts === b.texts,
)

function Name({ row }: { row: Row }) {
  const s = useTexts(t)
  return (
    <div role="rowheader" aria-colindex={1} className={css.name}>
      {row.kind === 'team' ? (
        <span>
          {row.name ?? s.noTeam} <small>{s.count(row.size)}</small>
        </span>
      ) : (
        <>
          <span>{row.person.name}</span>
          <small>{row.days.region?.code ?? row.person.number}</small>
        </>
      )}
    </div>
  )
}

const drawn = new Map<string, CSSProperties>()

/** Days of rest as one background, the same object for everybody with the same days. */
function restStyle(row: Row): CSSProperties | undefined {
  if (row.kind === 'team') return undefined
  const { kinds, key } = row.days
  const name = `${key}|${kinds.join('')}`
  const known = drawn.get(name)
  if (known) return known
  const edge = (column: number) => `${(column / kinds.length) * 100}%`
  const stops = runsOf(kinds, isRest).flatMap(({ column, span }) => [
    `transparent ${edge(column)}`,
    `var(--sunken) ${edge(column)} ${edge(column + span)}`,
    `transparent ${edge(column + span)}`,
  ])
  const style = stops.length > 0 ? { backgroundImage: `linear-gradient(90deg, ${stops.join(', ')})` } : {}
  drawn.set(name, style)
  return style
}

const isRest = (kind: PersonDays['kinds'][number]): boolean => kind === 'rest' || kind === 'restInExchange'

function Days({ row, slim, layout, texts }: { row: PersonRow; slim: boolean; layout: Layout; texts: CellTexts }) {
  const { kinds, region } = row.days
  const names = region?.holidays.map(({ date }) => date).join() ?? ''
  return (
    <>
      {runsOf(kinds, (kind) => kind === 'holiday').map(({ column, span }) => (
        <span key={`${names} ${column}`} className={`${css.at} ${css.holiday}`} style={place(column, span)} aria-hidden="true" />
      ))}
      {outsideOf(row.person, layout).map(({ column, span }) => (
        <span key={column} className={`${css.at} ${css.outside}`} style={place(column, span)} aria-hidden="true" />
      ))}
      {row.bars.map((bar) => (
        <Leave key={`${bar.absence.id} ${bar.column}`} bar={bar} slim={slim} texts={texts} />
      ))}
    </>
  )
}

function Leave({ bar, slim, texts }: { bar: Bar; slim: boolean; texts: CellTexts }) {
  const { absence, column, span, part, named } = bar
  const { mark, letter } = texts.mark(absence)
  const said = texts.leave(absence)
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-colspan={span}
      aria-label={said}
      title={said}
      className={`${css.at} ${css.leave} ${leave.mark}`}
      style={place(column, span)}
      data-mark={mark}
      data-waits={absence.state === 'asked' || undefined}
      data-part={part}
      data-slim={(slim && span < WIDE) || part !== 'whole' || undefined}
      data-absence={absence.id}
    >
      {named && letter && (
        <span className={leave.letter} aria-hidden="true">
          {letter}
        </span>
      )}
    </div>
  )
}

function Conflicts({ row, layout, texts }: { row: TeamRow; layout: Layout; texts: CellTexts }) {
  return [...row.conflicts.keys()].map((column) => {
    const said = texts.cell(row, column, layout)
    return (
      <div
        key={column}
        role="gridcell"
        aria-colindex={column + 2}
        aria-label={said}
        title={said}
        className={`${css.at} ${css.short}`}
        style={place(column)}
      >
        <span aria-hidden="true">!</span>
      </div>
    )
  })
}
