import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Page } from '../../../contract/page.ts'
import blocks from '../../blocks.module.css'
import { useTexts } from '../../i18n.tsx'
import { Link } from '../../router.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { FilterBar, type FilterBarProps } from '../FilterBar.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Pagination } from '../Pagination.tsx'
import { t as ui } from '../texts.ts'
import { Waited } from '../Waited.tsx'
import { Bones } from './CaseFrame.tsx'
import css from './review.module.css'
import { t } from './texts.ts'
import { type Review, useReview, useReviewKeys } from './useReview.ts'

/** One line of the queue. */
interface RowParts {
  title: ReactNode
  status?: ReactNode
  money?: ReactNode
  meta?: ReactNode
  /** Since when it waits for a decision (ISO). */
  waitingSince?: string | null | false
  /** Shown instead of an age. */
  end?: ReactNode
}

interface Query<T> {
  data: T | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

export interface CaseProps<C> {
  /** The case: its row of the queue, or what `useCase` answers. */
  one: C
  review: Review
}

interface QueueProps<R> {
  title: string
  about: string
  actions?: ReactNode
  list: FilterBarProps['list']
  query: Query<Page<R>>
  search: FilterBarProps['search']
  selects?: FilterBarProps['selects']
  row: (row: R) => RowParts
  /** Shown if the queue is empty; the default text if absent. */
  empty?: ReactNode
  /** Shown if nothing matches the filters; the default text if absent. */
  noMatch?: ReactNode
}

interface Live {
  /** The case changes on screen while it is open, as a conversation does: its writes name themselves what was read. */
  live?: true
}

type QueuePageProps<R, C> = QueueProps<R> &
  Live &
  (
    | { useCase?: undefined; Case: ComponentType<CaseProps<NoInfer<R>>> }
    | { useCase: (id: string) => Query<C>; Case: ComponentType<CaseProps<C>> }
  )

/**
 * A queue of the operator: filters above two panes, the list at the left, the case at the right. On a narrow screen the list leads to the
 * case and back. Filters, page and open case are in the URL; `j` and `k` move through the list, and a case adds `a` and `r`
 * (`useReviewKeys`).
 */
export function QueuePage<R extends { id: string }, C>(props: QueuePageProps<R, C>) {
  const { title, about, actions, list, query, search, selects, row, empty, noMatch } = props
  const s = useTexts(t)
  const review = useReview(query)
  useReviewKeys({ j: () => review.step(1), k: () => review.step(-1) })
  const showList = !review.narrow || !review.id
  const open = query.data?.records.find(({ id }) => id === review.id)
  return (
    <>
      <PageHeader title={title} about={about} actions={actions} />
      {showList && <FilterBar list={list} search={search} selects={selects} />}
      <p className={css.news} data-tone={review.news?.tone} role="status">
        {review.news?.said}
      </p>
      <div className={`${blocks.columns} ${css.panes}`} data-early>
        {showList && <Queue label={title} query={query} list={list} review={review} row={row} empty={empty} noMatch={noMatch} />}
        {(!review.narrow || Boolean(review.id)) && (
          <div className={css.case}>
            {review.narrow && (
              <Link className={`${blocks.inline} ${css.back}`} to={review.hrefOf(null)} replace>
                <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
                {s.backToList}
              </Link>
            )}
            {!review.id ? (
              Boolean(query.data?.records.length) && <EmptyState title={s.pickOne} />
            ) : props.useCase ? (
              <CaseById key={review.id} useCase={props.useCase} Case={props.Case} review={review} live={props.live} />
            ) : open ? (
              <CaseAsRead key={review.id} Case={props.Case} one={open} review={review} live={props.live} />
            ) : query.isFetching ? (
              <Bones />
            ) : (
              <EmptyState title={s.notInList} why={s.notInListWhy} />
            )}
          </div>
        )}
      </div>
    </>
  )
}

/** A case that needs more than its row. It never shows the previous one while it loads: a decision must not apply to the wrong case. */
function CaseById<C>({
  useCase,
  ...rest
}: { useCase: (id: string) => Query<C>; Case: ComponentType<CaseProps<C>>; review: Review } & Live) {
  const s = useTexts(t)
  const { data, error, refetch } = useCase(rest.review.id)
  if (data !== undefined) return <CaseAsRead one={data} {...rest} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label={s.loading}>
      <Bones />
    </div>
  )
}

const versionOf = (one: unknown): unknown => (one as { version?: unknown }).version

/**
 * A case stays as it was opened, and the decision names that version: what somebody changes meanwhile is shown when the operator asks for
 * it, or after a decision of their own.
 */
function CaseAsRead<C>({ one, Case, review, live }: { one: C; Case: ComponentType<CaseProps<C>>; review: Review } & Live) {
  const s = useTexts(t)
  const [read, setRead] = useState({ one, acts: review.acts })
  const changed = !live && versionOf(read.one) !== versionOf(one)
  const mine = changed && read.acts !== review.acts
  if (mine) setRead({ one, acts: review.acts })
  const asOpened = changed && !mine
  return (
    <>
      {asOpened && (
        <div className={`${blocks.notice} ${blocks.between}`} data-tone="warn" role="alert">
          <span>{s.changedSinceOpened}</span>
          <Button variant="default" onClick={() => setRead({ one, acts: review.acts })}>
            {s.showChanged}
          </Button>
        </div>
      )}
      <Case one={asOpened ? read.one : one} review={review} />
    </>
  )
}

type QueueListProps<R> = Pick<QueueProps<R>, 'list' | 'query' | 'row' | 'empty' | 'noMatch'> & { label: string; review: Review }

function Queue<R extends { id: string }>({ label, query, list, review, row, empty, noMatch }: QueueListProps<R>) {
  const s = useTexts(t)
  const words = useTexts(ui)
  const { data } = query
  const records = data?.records
  return (
    <section className={`${blocks.stack} ${css.queue}`} aria-label={label} aria-busy={query.isFetching || undefined}>
      {Boolean(query.error) && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!records && !query.error && <Bones />}
      {records?.length === 0 &&
        (list.filtered
          ? (noMatch ?? <EmptyState title={words.noMatch} why={words.noMatchWhy} />)
          : (empty ?? <EmptyState title={s.nothingWaits} why={s.nothingWaitsWhy} />))}
      {records && records.length > 0 && (
        <ul className={`${blocks.card} ${css.rows}`}>
          {records.map((each) => (
            <QueueRow key={each.id} id={each.id} parts={row(each)} review={review} />
          ))}
        </ul>
      )}
      {data && data.total > data.size && (
        <Pagination pageNo={list.pageNo} pageSize={list.pageSize} total={data.total} onChange={list.setPage} />
      )}
    </section>
  )
}

function QueueRow({ id, parts, review }: { id: string; parts: RowParts; review: Review }) {
  const s = useTexts(t)
  const end = parts.waitingSince ? <Waited since={parts.waitingSince} words={s.waited} /> : parts.end
  return (
    <li>
      <Link
        className={css.row}
        to={review.hrefOf(id)}
        replace={!review.narrow}
        aria-current={review.id === id ? 'true' : undefined}
        data-review-row
      >
        <span className={css.rowTitle}>{parts.title}</span>
        {(parts.status || parts.money) && (
          <span className={blocks.between}>
            <span>{parts.status}</span>
            <span className={css.rowMoney}>{parts.money}</span>
          </span>
        )}
        {(parts.meta || end) && (
          <span className={`${blocks.between} ${blocks.fine} ${css.rowMeta}`}>
            <span>{parts.meta}</span>
            <span>{end}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
