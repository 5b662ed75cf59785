import type { ReactNode } from 'react'
import { useTexts } from '../i18n.tsx'
import { Press } from './acts.tsx'
import { Nothing, Rows } from './layout.tsx'
import { Pager } from './Pager.tsx'
import { t } from './texts.ts'

interface Page<R> {
  records: R[]
  total: number
  current: number
  pages: number
}

/**
 * What a directory of a public page has found, below its filters, which stay whatever happens here: rows and pages; where nothing fits, what to do about it;
 * where no answer came, another try. Old rows stay while new ones load.
 */
export function Found<R>({ label, query, none, row, onPage }: FoundProps<R>) {
  const s = useTexts(t)
  const { data } = query
  if (!data)
    return query.isError ? (
      <Nothing title={s.failed}>
        <Press look="outline" onClick={() => void query.refetch()}>
          {s.retry}
        </Press>
      </Nothing>
    ) : null
  if (data.total === 0) return none
  return (
    <>
      <Rows label={label}>{data.records.map(row)}</Rows>
      <Pager current={data.current} pages={data.pages} onChange={onPage} />
    </>
  )
}
export interface FoundProps<R> {
  label: string
  query: { data: Page<R> | undefined; isError: boolean; refetch: () => unknown }
  none: ReactNode
  row: (record: R) => ReactNode
  onPage: (page: number) => void
}
