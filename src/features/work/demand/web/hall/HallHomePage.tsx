import { Button, NativeSelect } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { formatAmount, parseAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link, useParams } from '../../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../../platform/web/ui/Pagination.tsx'
import { Corrected, Why } from '../../../../../platform/web/ui/SearchNotes.tsx'
import { Samples } from '../../../../../platform/web/ui/StatusTag.tsx'
import { totalText } from '../../../../../platform/web/ui/total.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { userTypes } from '../../../../../rules/constants.ts'
import { SavedSearches } from '../../../../base/saved/web/parts.tsx'
import { useList, useRead } from '../queries.ts'
import { HallFilters } from './HallFilters.tsx'
import { HallRow } from './HallRow.tsx'
import { HallRows, HallSkeleton } from './HallRows.tsx'
import { HallTabs } from './HallTabs.tsx'
import css from './hall.module.css'
import { filtersSet, type HallQuery, hallFilters, inputOf, readQuery, type Sort, savedFilters, sorts, writeFilters } from './hall-query.ts'
import { t } from './texts.ts'

type Change = Partial<Omit<HallQuery, 'sort'>>

/** The market: open demands with search, facets, sorting and paging, all in the address. */
export default function HallHomePage() {
  const s = useTexts(t)
  const { userType: typeText } = useParams()
  const userType = Number(typeText)
  const mayPost = useMay('demand:create')
  const list = useListState({ filters: hallFilters, column: 'relevance', order: 'desc' })
  const query = readQuery(list)
  const hall = useList('GET /ws/hall/list', inputOf(query, list), watched)
  const facets = useRead('GET /ws/hall/facets')
  const [filtersOpen, setFiltersOpen] = useState(false)
  const panelId = useId()

  const change = (part: Change) => list.setFilters(writeFilters(part))
  const set = filtersSet(query)
  const rows = hall.data?.records ?? []

  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        actions={
          mayPost && (
            <Button component={Link} to="/personalHome/pdemand" data-key="create">
              {s.post}
            </Button>
          )
        }
      />
      <HallTabs userType={userType} />
      <div className={`${blocks.columns} ${css.layout}`} data-early>
        <aside>
          <Button
            className={css.fold}
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
            aria-expanded={filtersOpen}
            aria-controls={panelId}
            onClick={() => setFiltersOpen(!filtersOpen)}
          >
            {set > 0 ? s.filtersOn(set) : s.filters}
          </Button>
          <section className={`${blocks.card} ${css.panel}`} id={panelId} aria-label={s.filters} data-open={filtersOpen || undefined}>
            <HallFilters query={query} facets={facets.data} onChange={change} />
          </section>
        </aside>
        <div className={`${blocks.stack} ${css.found}`}>
          <FilterBar list={list} search={{ label: s.searchLabel, placeholder: s.searchHint }}>
            <SavedSearches compact list="hall" filters={savedFilters(query)} />
            <SortBy query={query} onChange={(sort) => list.setSort(sorts[sort].column, sorts[sort].order)} />
          </FilterBar>
          <div className={`${blocks.line} ${blocks.quiet} ${css.meta}`}>
            <output>{hall.data ? s.found(totalText(hall.data)) : ''}</output>
            <Chosen query={query} onChange={change} names={facets.data?.regions ?? []} />
            <span className={`${blocks.fine} ${css.keys}`}>{s.keys}</span>
          </div>
          <Corrected typed={query.search} corrected={hall.data?.corrected} />
          {hall.isPending ? (
            <HallSkeleton />
          ) : hall.isError ? (
            <ErrorState error={hall.error} onRetry={() => void hall.refetch()} />
          ) : rows.length === 0 ? (
            <EmptyResult narrowed={list.filtered || list.pageNo > 1} userType={userType} mayPost={mayPost} onClear={list.clearFilters} />
          ) : (
            <Samples rows={rows}>
              <HallRows label={s.title} old={hall.isPlaceholderData}>
                {rows.map((demand) => (
                  <HallRow key={demand.id} demand={demand} userType={userType} why={<Why matches={demand.matches} />} />
                ))}
              </HallRows>
            </Samples>
          )}
          {hall.data && hall.data.pages > 1 && (
            <Pagination
              pageNo={list.pageNo}
              pageSize={list.pageSize}
              total={hall.data.total}
              totalIsMore={hall.data.totalIsMore}
              onChange={list.setPage}
            />
          )}
        </div>
      </div>
    </>
  )
}

function SortBy({ query, onChange }: { query: HallQuery; onChange: (sort: Sort) => void }) {
  const s = useTexts(t)
  const options: { value: Sort; label: string }[] = [
    ...(query.search ? [{ value: 'best' as const, label: s.best }] : []),
    { value: 'newest', label: s.newest },
    { value: 'closing', label: s.closingSoon },
  ]
  if (query.currency) options.push({ value: 'amountDown', label: s.amountDown }, { value: 'amountUp', label: s.amountUp })
  return (
    <NativeSelect aria-label={s.sort} value={query.sort} data={options} onChange={(event) => onChange(event.currentTarget.value as Sort)} />
  )
}

/** The active filters besides the words; a click removes one. */
function Chosen({
  query,
  onChange,
  names,
}: {
  query: HallQuery
  onChange: (change: Change) => void
  names: { code: string; name: { cn: string; en: string } }[]
}) {
  const lang = useLang()
  const s = useTexts(t)
  const words = {
    category: useDictText('demandCategory'),
    contractKind: useDictText('contractKind'),
    workLanguage: useDictText('language'),
  }
  const chips: { key: string; text: string; off: Change }[] = query.region.map((code) => ({
    key: code,
    text: names.find((one) => one.code === code)?.name[lang] ?? code,
    off: { region: query.region.filter((one) => one !== code) },
  }))
  for (const name of ['category', 'contractKind', 'workLanguage'] as const) {
    for (const value of query[name])
      chips.push({
        key: `${name}:${value}`,
        text: words[name](value),
        off: { [name]: (query[name] as string[]).filter((one) => one !== value) },
      })
  }
  if (query.bookmarked) chips.push({ key: 'bookmarked', text: s.bookmarked, off: { bookmarked: '' } })
  const { currency } = query
  if (currency) {
    const amount = (text: string) => formatAmount(parseAmount(text, currency) ?? 0, currency)
    const range = [query.amountFrom && s.from(amount(query.amountFrom)), query.amountTo && s.upTo(amount(query.amountTo))].filter(Boolean)
    chips.push({ key: 'currency', text: [currency, ...range].join(' '), off: { currency: '', amountFrom: '', amountTo: '' } })
  }
  if (chips.length === 0) return null
  return (
    <div className={blocks.line}>
      {chips.map((chip) => (
        <button key={chip.key} type="button" className={blocks.chip} aria-label={s.remove(chip.text)} onClick={() => onChange(chip.off)}>
          {chip.text}
          <IconX size={14} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

interface NothingProps {
  narrowed: boolean
  userType: number
  mayPost: boolean
  onClear: () => void
}

/** "None yet" and "no match" are distinct messages, each with its next step. */
function EmptyResult({ narrowed, userType, mayPost, onClear }: NothingProps) {
  const s = useTexts(t)
  const post = mayPost && (
    <Button component={Link} to="/personalHome/pdemand" variant={narrowed ? 'default' : 'filled'}>
      {s.post}
    </Button>
  )
  if (narrowed)
    return (
      <EmptyState
        title={s.noMatch}
        why={s.noMatchWhy}
        action={
          <>
            <Button onClick={onClear}>{s.clear}</Button>
            {post}
          </>
        }
      />
    )
  return (
    <EmptyState
      title={s.emptyTitle}
      why={userType === userTypes.company ? s.emptyCompany : s.emptyPerson}
      action={
        userType === userTypes.company ? (
          post
        ) : (
          <Button component={Link} to="/personalHome/myPersonal/resume">
            {s.resume}
          </Button>
        )
      }
    />
  )
}
