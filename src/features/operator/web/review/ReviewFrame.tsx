import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Page } from '../../../../platform/contract/page.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { Pagination } from '../../../../platform/web/ui/Pagination.tsx'
import { t as ui } from '../../../../platform/web/ui/texts.ts'
import type { ListState } from '../../../../platform/web/ui/useListState.ts'
import css from './review.module.css'
import { t } from './texts.ts'
import type { Review } from './useReview.ts'

export interface RowParts {
  title: ReactNode
  status?: ReactNode
  money?: ReactNode
  meta?: ReactNode
  age?: ReactNode
}

export interface ReviewFrameProps<R> {
  /** Names the list for the screen reader. */
  label: string
  filters: ReactNode
  query: { data: Page<R> | undefined; isFetching: boolean; error: unknown; refetch: () => unknown }
  // biome-ignore lint/suspicious/noExplicitAny: the filters of any list
  list: ListState<any>
  review: Review<R>
  idOf: (row: R) => string
  row: (row: R) => RowParts
  /** What stands where the queue is empty; the usual words when absent. */
  empty?: ReactNode
  /** The open case. */
  children: ReactNode
}

/** Two panes: the queue at the left, the case at the right. On a narrow screen the list leads to the case and back. */
export function ReviewFrame<R>({ label, filters, query, list, review, idOf, row, empty, children }: ReviewFrameProps<R>) {
  const s = useTexts(t)
  const words = useTexts(ui)
  const { data } = query
  const records = data?.records
  const showList = !review.narrow || !review.id
  const showCase = !review.narrow || Boolean(review.id)
  return (
    <>
      {showList && filters}
      <p className={css.news} data-tone={review.news?.tone} role="status">
        {review.news?.said}
      </p>
      <div className={`${blocks.columns} ${css.panes}`}>
        {showList && (
          <section className={`${blocks.stack} ${css.queue}`} aria-label={label} aria-busy={query.isFetching || undefined}>
            {Boolean(query.error) && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
            {!records && !query.error && <Bones />}
            {records && records.length === 0 && list.filtered && <EmptyState title={words.noMatch} why={words.noMatchWhy} />}
            {records && records.length === 0 && !list.filtered && (empty ?? <EmptyState title={s.nothingWaits} why={s.nothingWaitsWhy} />)}
            {records && records.length > 0 && (
              <ul className={css.rows}>
                {records.map((each) => (
                  <QueueRow key={idOf(each)} id={idOf(each)} parts={row(each)} review={review} />
                ))}
              </ul>
            )}
            {data && data.total > data.size && (
              <Pagination pageNo={list.pageNo} pageSize={list.pageSize} total={data.total} onChange={list.setPage} />
            )}
          </section>
        )}
        {showCase && (
          <div className={css.case}>
            {review.narrow && (
              <Link className={css.back} to={review.hrefOf(null)} replace>
                <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
                {s.backToList}
              </Link>
            )}
            {review.id ? children : records && records.length > 0 ? <EmptyState title={s.pickOne} /> : null}
          </div>
        )}
      </div>
    </>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: a row knows only the address
function QueueRow({ id, parts, review }: { id: string; parts: RowParts; review: Review<any> }) {
  const here = review.id === id
  return (
    <li>
      <Link
        className={css.row}
        to={review.hrefOf(id)}
        replace={!review.narrow}
        preventScrollReset={!review.narrow}
        aria-current={here ? 'true' : undefined}
        data-review-row
      >
        <span className={css.rowTitle}>{parts.title}</span>
        {(parts.status || parts.money) && (
          <span className={blocks.between}>
            <span>{parts.status}</span>
            <span className={css.rowMoney}>{parts.money}</span>
          </span>
        )}
        {(parts.meta || parts.age) && (
          <span className={`${blocks.between} ${blocks.fine} ${css.rowMeta}`}>
            <span>{parts.meta}</span>
            <span>{parts.age}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

export function Bones() {
  return (
    <div className={`${blocks.form} ${css.bones}`} aria-hidden="true">
      {['82%', '60%', '74%', '45%'].map((width) => (
        <span className={blocks.bone} key={width} style={{ width }} />
      ))}
    </div>
  )
}

/** The heading of a case; takes focus when the one before it was decided. */
export function CaseHead({ title, number, status, meta }: { title: ReactNode; number?: ReactNode; status?: ReactNode; meta?: ReactNode }) {
  return (
    <header className={blocks.tight}>
      <div className={blocks.line}>
        <h2 tabIndex={-1} data-review-title>
          {title}
        </h2>
        {status}
      </div>
      {(number || meta) && (
        <p className={`${blocks.line} ${blocks.quiet}`}>
          {number && <span>{number}</span>}
          {meta}
        </p>
      )}
    </header>
  )
}

/** `yes` and `no` name what `a` and `r` do here, where that is not to approve and to reject. */
export function KeyHints({ deciding, yes, no }: { deciding: boolean; yes?: string; no?: string }) {
  const s = useTexts(t)
  const keys: [string, string][] = [
    ['j', s.keyNext],
    ['k', s.keyPrevious],
  ]
  if (deciding) keys.unshift(['a', yes ?? s.keyApprove], ['r', no ?? s.keyReject])
  return (
    <p className={`${blocks.line} ${blocks.fine} ${css.hints}`}>
      <span className="sr-only">{s.keys}: </span>
      {keys.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {what}
        </span>
      ))}
    </p>
  )
}
