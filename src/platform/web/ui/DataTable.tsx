import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import type { Page } from '../../contract/page.ts'
import blocks from '../blocks.module.css'
import { breakpoints } from '../breakpoints.ts'
import { useTexts } from '../i18n.tsx'
import { openTab } from '../open-tab.ts'
import { Link, useNavigate } from '../router.tsx'
import spacing from '../spacing.module.css'
import { type Choice, Tick, TickAll } from './DataChoice.tsx'
import css from './DataTable.module.css'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Pagination } from './Pagination.tsx'
import { ZoneOfTable, zoneAt } from './TimeText.tsx'
import { t } from './texts.ts'
import { totalText } from './total.ts'
import type { ListState } from './useListState.ts'
import { useRowKeys } from './useRowKeys.ts'

export interface Column<T> {
  key: string
  title: string
  render: (row: T) => ReactNode
  /** Name of the sorting column on the wire; `true` if it equals the key. */
  sort?: boolean | string
  /** Money and numbers are aligned at the end. */
  align?: 'start' | 'end'
  width?: number | string
}

/** A row on a narrow screen. */
export interface CardParts {
  title: ReactNode
  status?: ReactNode
  money?: ReactNode
  meta?: ReactNode
  /** The next action, mostly a button. */
  next?: ReactNode
}

interface DataTableProps<T> {
  /** Names the table for the screen reader. */
  label: string
  columns: readonly Column<T>[]
  rowKey: (row: T) => string
  /** A TanStack query of a page, or of a plain list. */
  query: { data: Page<T> | readonly T[] | undefined; isFetching: boolean; error: unknown; refetch: () => unknown }
  /** Sort, page and filters in the URL; absent for a short list without them. */
  // biome-ignore lint/suspicious/noExplicitAny: the filters of any list
  list?: ListState<any>
  /** The target of a row: an address, or a function. The first column becomes the link. */
  to?: (row: T) => string | undefined
  onOpen?: (row: T) => void
  card: (row: T) => CardParts
  /** Empty without filters: why, and how to create the first. */
  empty: ReactNode
  /** Inside a card: without a frame of its own. */
  bare?: boolean
  /** j, k move through the rows; only one list of a screen may enable them. */
  keys?: boolean
  /** Rows can be ticked, for actions on several. */
  choice?: Choice<T>
}

const rowsOf = <T,>(data: Page<T> | readonly T[]): readonly T[] => ('records' in data ? data.records : data)

export function DataTable<T>(props: DataTableProps<T>) {
  const { query, list, empty, label, keys = true } = props
  const s = useTexts(t)
  const narrow = useMediaQuery(breakpoints.phone, undefined, { getInitialValueInEffect: false })
  const frame = useRef<HTMLDivElement>(null)
  // The previous rows stay while those of another page or filter load.
  const last = useRef(query.data)
  if (query.data) last.current = query.data
  const data = query.data ?? last.current
  const rows = data && rowsOf(data)
  const old = query.isFetching && data !== undefined
  const zone = zoneAt(new Date().toISOString())
  useRowKeys(frame, keys)

  let content: ReactNode
  if (!rows && query.error) content = null
  else if (rows && rows.length === 0 && !query.isFetching)
    content = list?.filtered ? (
      <EmptyState
        bare={props.bare}
        title={s.noMatch}
        why={s.noMatchWhy}
        action={
          <Button variant="default" onClick={list.clearFilters}>
            {s.clearFilters}
          </Button>
        }
      />
    ) : (
      empty
    )
  else if (narrow) content = <Cards {...props} rows={rows} old={old} />
  else content = <Table {...props} rows={rows} old={old} />

  return (
    <div ref={frame} aria-busy={query.isFetching || undefined} data-list={label}>
      {Boolean(query.error) && (
        <div className={spacing.before3}>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      <ZoneOfTable value={zone}>{content}</ZoneOfTable>
      <p className={`${blocks.fine} ${css.zone}`}>{s.timesIn(zone)}</p>
      {list && data && 'records' in data && data.total > 0 && (
        <Pagination
          pageNo={list.pageNo}
          pageSize={list.pageSize}
          total={data.total}
          totalIsMore={data.totalIsMore}
          onChange={list.setPage}
        />
      )}
      <span className="sr-only" aria-live="polite">
        {old ? s.updating : data && 'records' in data ? s.totalCount(totalText(data)) : ''}
      </span>
    </div>
  )
}

interface PartProps<T> extends DataTableProps<T> {
  rows: readonly T[] | undefined
  old: boolean
}

const BONES = 6

function Table<T>({ columns, rows, rowKey, list, label, bare, old, to, onOpen, choice }: PartProps<T>) {
  const open = useOpen(to, onOpen)
  return (
    <section className={`${blocks.scrolls} ${css.scroll}`} data-bare={bare || undefined} aria-label={label} tabIndex={-1}>
      {old && <span className={css.updating} aria-hidden="true" />}
      <table className={css.table}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className={css.tick}>
                <TickAll choice={choice} keys={rows?.map(rowKey) ?? []} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} list={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => (
                <tr
                  className={css.row}
                  key={rowKey(row)}
                  data-opens={open.can(row) || undefined}
                  onClick={(event) => open.click(event, row)}
                >
                  {choice && (
                    <td className={css.tick}>
                      <Tick choice={choice} row={row} id={rowKey(row)} />
                    </td>
                  )}
                  {columns.map((column, index) => (
                    <td key={column.key} data-align={column.align} style={{ width: column.width }}>
                      {index === 0 ? (
                        <Opener row={row} to={to} onOpen={onOpen}>
                          {column.render(row)}
                        </Opener>
                      ) : (
                        column.render(row)
                      )}
                    </td>
                  ))}
                </tr>
              ))
            : Array.from({ length: BONES }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are identical
                <tr key={index}>
                  {choice && <td className={css.tick} />}
                  {columns.map((column, at) => (
                    <td key={column.key} data-align={column.align}>
                      <span
                        className={blocks.bone}
                        style={{ width: at === 0 ? '70%' : '50%', marginInlineStart: column.align === 'end' ? 'auto' : 0 }}
                      />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the filters of any list
function Head<T>({ column, list }: { column: Column<T>; list?: ListState<any> }) {
  const s = useTexts(t)
  const by = column.sort === true ? column.key : column.sort
  if (!by || !list)
    return (
      <th scope="col" data-align={column.align}>
        {column.title}
      </th>
    )
  const on = list.column === by
  const Icon = !on ? IconArrowsSort : list.order === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" data-align={column.align} aria-sort={on ? (list.order === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={`${blocks.inline} ${css.sort}`}
        data-on={on || undefined}
        title={s.sortBy(column.title)}
        onClick={() => list.setSort(by, on && list.order === 'desc' ? 'asc' : 'desc')}
      >
        {column.title}
        <Icon size={14} stroke={1.75} aria-hidden="true" />
      </button>
    </th>
  )
}

function Cards<T>({ rows, rowKey, card, label, old, to, onOpen, choice }: PartProps<T>) {
  const open = useOpen(to, onOpen)
  return (
    <ul className={css.cards} aria-label={label}>
      {old && <li className={css.updating} aria-hidden="true" />}
      {rows
        ? rows.map((row) => {
            const parts = card(row)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside serves the keyboard; this enlarges its click target
              <li
                className={`${blocks.tight} ${css.card}`}
                key={rowKey(row)}
                data-opens={open.can(row) || undefined}
                onClick={(event) => open.click(event, row)}
              >
                <div className={`${blocks.row} ${css.cardTitle}`}>
                  {choice && <Tick choice={choice} row={row} id={rowKey(row)} />}
                  <Opener row={row} to={to} onOpen={onOpen}>
                    {parts.title}
                  </Opener>
                </div>
                {(parts.status || parts.money) && (
                  <div className={blocks.between}>
                    <span>{parts.status}</span>
                    <span className={css.cardMoney}>{parts.money}</span>
                  </div>
                )}
                {(parts.meta || parts.next) && (
                  <div className={blocks.between}>
                    <span className={blocks.fine}>{parts.meta}</span>
                    {parts.next}
                  </div>
                )}
              </li>
            )
          })
        : Array.from({ length: 4 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are identical
            <li className={`${blocks.tight} ${css.card}`} key={index} aria-hidden="true">
              <span className={blocks.bone} style={{ width: '80%' }} />
              <span className={blocks.bone} style={{ width: '45%' }} />
            </li>
          ))}
    </ul>
  )
}

function Opener<T>({
  row,
  to,
  onOpen,
  children,
}: {
  row: T
  to?: (row: T) => string | undefined
  onOpen?: (row: T) => void
  children: ReactNode
}) {
  const address = to?.(row)
  if (address)
    return (
      <Link className={`${blocks.inline} ${css.open}`} to={address} data-row-open>
        {children}
      </Link>
    )
  if (onOpen)
    return (
      <button type="button" className={`${blocks.inline} ${css.open}`} onClick={() => onOpen(row)} data-row-open>
        {children}
      </button>
    )
  return children
}

/** A click in a row opens it, unless it is on a control inside or ends a selection of text. */
function useOpen<T>(to?: (row: T) => string | undefined, onOpen?: (row: T) => void) {
  const navigate = useNavigate()
  return {
    can: (row: T) => Boolean(to?.(row) || onOpen),
    click(event: MouseEvent<HTMLElement>, row: T) {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.button !== 0 || !event.currentTarget.contains(target)) return
      if (target.closest('a, button, input, select, textarea, label, summary') || window.getSelection()?.toString()) return
      const address = to?.(row)
      if (!address) onOpen?.(row)
      else if (event.metaKey || event.ctrlKey) openTab(`#${address}`)
      else navigate(address)
    },
  }
}
