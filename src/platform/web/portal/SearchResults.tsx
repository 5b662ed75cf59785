import type { ReactNode } from 'react'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import { Corrected } from '../ui/SearchNotes.tsx'
import { formatTime } from '../ui/time.ts'
import { totalText } from '../ui/total.ts'
import { ActionButton, ActionLink, ActionRow } from './actions.tsx'
import { EmptyResult, Rows } from './layout.tsx'
import { Pager } from './Pager.tsx'
import { t } from './texts.ts'

interface Page<R> {
  records: R[]
  total: number
  totalIsMore?: boolean | undefined
  corrected?: string | undefined
  current: number
  pages: number
  asOf: string
}

/**
 * What a directory of a public page has found, below its filters, which stay whatever happens here: how many and as of when, rows and
 * pages; where nothing fits, a way back and whom to tell; where no answer came, another try. Old rows stay while new ones load.
 */
export function SearchResults<R>({ label, typed, query, count, none, row, onPage }: SearchResultsProps<R>) {
  const s = useTexts(t)
  const lang = useLang()
  const { data } = query
  if (!data)
    return query.isError ? (
      <EmptyResult title={s.failed}>
        <ActionButton look="outline" onClick={() => void query.refetch()}>
          {s.retry}
        </ActionButton>
      </EmptyResult>
    ) : null
  return (
    <div className={blocks.tight}>
      <p className={blocks.fine} role="status">
        {count(totalText(data), formatTime(data.asOf, lang))}
      </p>
      <Corrected typed={typed} corrected={data.corrected} />
      {data.total === 0 ? (
        <EmptyResult title={none.title}>
          <p>{none.why}</p>
          <ActionRow>
            <ActionButton look="outline" onClick={none.onClear}>
              {none.clear}
            </ActionButton>
            <ActionLink to={none.to} look="quiet">
              {none.tell}
            </ActionLink>
          </ActionRow>
        </EmptyResult>
      ) : (
        <>
          <Rows label={label}>{data.records.map(row)}</Rows>
          <Pager current={data.current} pages={data.pages} onChange={onPage} />
        </>
      )}
    </div>
  )
}
export interface SearchResultsProps<R> {
  label: string
  /** The words that were searched. */
  typed: string
  query: { data: Page<R> | undefined; isError: boolean; refetch: () => unknown }
  /** How many there are, and when that was counted. */
  count: (total: string, asOf: string) => string
  /** Nothing fits: `clear` takes the filters away, `tell` leads to somebody who looks. */
  none: { title: string; why: string; clear: string; onClear: () => void; tell: string; to: string }
  row: (record: R) => ReactNode
  onPage: (page: number) => void
}
