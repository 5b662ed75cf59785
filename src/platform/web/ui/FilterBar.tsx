import { Button, CloseButton, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import css from './FilterBar.module.css'
import { t } from './texts.ts'
import type { ListState } from './useListState.ts'
import { keyIsTaken } from './useRowKeys.ts'
import { useSearchInput } from './useSearchInput.ts'

export interface FilterSelect {
  /** Name in the list's filters. */
  key: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Label of the empty choice; the filter's label if absent. */
  any?: string
  searchable?: boolean
}

export interface FilterBarProps {
  // biome-ignore lint/suspicious/noExplicitAny: the filters of any list
  list: ListState<any>
  /** The search box writes this filter (default `search`). */
  search?: { key?: string; label: string; placeholder?: string } | false
  selects?: readonly FilterSelect[]
  /** More controls after the selects. */
  children?: ReactNode
  /** At the end: create, export. */
  aside?: ReactNode
}

export function FilterBar({ list, search = false, selects = [], children, aside }: FilterBarProps) {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  const id = useId()
  const chosen = selects.filter(({ key }) => list.filters[key]).length
  return (
    <search className={css.bar} aria-label={s.filters}>
      {search && (
        <SearchBox
          value={list.filters[search.key ?? 'search'] ?? ''}
          onSearch={(words) => list.setFilters({ [search.key ?? 'search']: words })}
          label={search.label}
          placeholder={search.placeholder}
        />
      )}
      {selects.length > 1 && (
        <Button className={css.fold} variant="default" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {chosen > 0 ? s.filtersOn(chosen) : s.filters}
        </Button>
      )}
      <div className={css.selects} id={id} data-folds={selects.length > 1 || undefined} data-open={open || undefined}>
        {selects.map((select) => (
          <Select
            key={select.key}
            className={css.filter}
            aria-label={select.label}
            placeholder={select.any ?? select.label}
            data={select.options}
            value={list.filters[select.key] || null}
            onChange={(value) => list.setFilters({ [select.key]: value ?? '' })}
            clearable
            clearButtonProps={{ 'aria-label': `${s.clear} ${select.label}`, tabIndex: 0, 'aria-hidden': false, size: '24px' }}
            searchable={select.searchable}
            nothingFoundMessage={select.searchable ? s.noMatchShort : undefined}
            comboboxProps={{ position: 'bottom-start' }}
          />
        ))}
        {children}
      </div>
      {list.filtered && (
        <Button variant="subtle" onClick={list.clearFilters}>
          {s.clearFilters}
        </Button>
      )}
      {aside && <div className={`${css.aside} ${blocks.buttons}`}>{aside}</div>}
    </search>
  )
}

interface SearchBoxProps {
  value: string
  onSearch: (words: string) => void
  label: string
  placeholder?: string | undefined
}

function SearchBox({ value, onSearch, label, placeholder }: SearchBoxProps) {
  const s = useTexts(t)
  const input = useRef<HTMLInputElement>(null)
  const { field, search } = useSearchInput(value, onSearch)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || keyIsTaken(event)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  const clear = () => {
    search('')
    input.current?.focus()
  }
  return (
    <TextInput
      ref={input}
      className={css.search}
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      title={s.searchKey}
      placeholder={placeholder ?? label}
      {...field}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) search()
        if (event.key === 'Escape') input.current?.blur()
      }}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      rightSection={field.value ? <CloseButton size="sm" aria-label={s.clear} onClick={clear} /> : <kbd className={css.key}>/</kbd>}
    />
  )
}
