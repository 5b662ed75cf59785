import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DayRange } from '../../../../../platform/web/ui/DayRange.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { Pagination } from '../../../../../platform/web/ui/Pagination.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useSearchInput } from '../../../../../platform/web/ui/useSearchInput.ts'
import css from '../chat.module.css'
import { previewOf } from '../lines.ts'
import { useList, useRead } from '../queries.ts'
import side from './side.module.css'
import { t } from './texts.ts'

const PAGE_SIZE = 20

/** Messages of one conversation by their words, by who wrote them and when, with a jump to the place. */
export function SearchPart({ id, onShow }: { id: string; onShow: (seq: number) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [words, setWords] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const [filters, setFilters] = useState({ by: '', from: '', to: '' })
  const { data: card } = useRead('GET /ws/chat/card', { id })
  const narrow = (change: Partial<typeof filters>) => {
    setFilters((before) => ({ ...before, ...change }))
    setPageNo(1)
  }
  const { field } = useSearchInput(words, (text) => {
    setWords(text)
    setPageNo(1)
  })
  const found = useList('GET /ws/chat/search', words === '' ? null : { id, search: words, ...set(filters), pageNo, pageSize: PAGE_SIZE })
  const isShown = words !== '' && found.data
  return (
    <div className={blocks.form}>
      <TextInput type="search" label={s.searchHere} maxLength={100} {...field} />
      <Select
        label={s.writtenBy}
        placeholder={s.anybody}
        clearable
        searchable
        data={(card?.members ?? []).map((one) => ({ value: one.id, label: one.name }))}
        value={filters.by || null}
        onChange={(by) => narrow({ by: by ?? '' })}
      />
      <div className={blocks.pair}>
        <DayRange list={{ filters, setFilters: narrow }} />
      </div>
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
      {isShown && found.data.total === 0 && <EmptyState title={s.noneFound} why={s.noneFoundWhy} bare />}
      {isShown && found.data.total > 0 && (
        <>
          <ul aria-label={s.results}>
            {found.data.records.map((event) => (
              <li key={event.seq}>
                <button type="button" className={css.entry} onClick={() => onShow(event.seq)}>
                  <span className={css.entryText}>
                    <span className={css.entryName}>
                      <strong>{event.username}</strong>
                      <small>
                        <TimeText value={new Date(event.timestamp).toISOString()} show="relative" />
                      </small>
                    </span>
                    <span className={side.foundText}>{previewOf(event, lang)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {found.data.total > PAGE_SIZE && (
            <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={found.data.total} sizes={[PAGE_SIZE]} onChange={setPageNo} />
          )}
        </>
      )}
    </div>
  )
}

/** Without filters that are not set. */
const set = <T extends Record<string, string>>(filters: T): Partial<T> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<T>
