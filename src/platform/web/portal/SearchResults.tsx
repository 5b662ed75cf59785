import type { ReactNode } from 'react'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import { Corrected } from '../ui/SearchNotes.tsx'
import { Samples } from '../ui/StatusTag.tsx'
import { formatTime } from '../ui/time.ts'
import { totalText } from '../ui/total.ts'
import { ActionButton, ActionLink, ActionRow } from './actions.tsx'
import { InSlices } from './InSlices.tsx'
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
 * The results of a directory on a public page, below its filters, which always stay: count and date, rows and pages; without results a
 * reset and a contact; after a failure a retry. Old rows stay while new ones load.
 */
export const SearchResults = <R,>(props: SearchResultsProps<R>) => (
  <InSlices>
    <Results {...props} />
  </InSlices>
)

function Results<R>({ label, typed, query, count, none, row, onPage }: SearchResultsProps<R>) {
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
              {none.ask}
            </ActionLink>
          </ActionRow>
        </EmptyResult>
      ) : (
        <>
          <Samples rows={data.records.filter((one): one is R & object => typeof one === 'object')}>
            <Rows label={label}>{data.records.map(row)}</Rows>
          </Samples>
          <Pager current={data.current} pages={data.pages} onChange={onPage} />
        </>
      )}
    </div>
  )
}
interface SearchResultsProps<R> {
  label: string
  /** The search words. */
  typed: string
  query: { data: Page<R> | undefined; isError: boolean; refetch: () => unknown }
  /** The total, and when it was counted. */
  count: (total: string, asOf: string) => string
  /** No results: `clear` resets the filters, `ask` is the label of the link to the contact form. */
  none: { title: string; why: string; clear: string; onClear: () => void; ask: string; to: string }
  row: (record: R) => ReactNode
  onPage: (page: number) => void
}
