import { Button, CloseButton, Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import css from './FilterBar.module.css'
import { t } from './texts.ts'
import type { ListState } from './useListState.ts'
import { keyIsTaken } from './useRowKeys.ts'

export interface FilterSelect {
  /** Name in the list's filters. */
  key: string
  label: string
  options: readonly { value: string; label: string }[]
  /** What the empty choice reads; the label when absent. */
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

const PAUSE_MS = 300

export function FilterBar({ list, search = false, selects = [], children, aside }: FilterBarProps) {
  const s = useTexts(t)
  return (
    <search className={css.bar} aria-label={s.filters}>
      {search && (
        <SearchBox
          key={search.key ?? 'search'}
          list={list}
          name={search.key ?? 'search'}
          label={search.label}
          placeholder={search.placeholder}
        />
      )}
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
      {list.filtered && (
        <Button variant="subtle" onClick={list.clearFilters}>
          {s.clearFilters}
        </Button>
      )}
      {aside && <div className={`${css.aside} ${blocks.buttons}`}>{aside}</div>}
    </search>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the filters of any list
function SearchBox({ list, name, label, placeholder }: { list: ListState<any>; name: string; label: string; placeholder?: string }) {
  const s = useTexts(t)
  const input = useRef<HTMLInputElement>(null)
  const kept = list.filters[name] ?? ''
  const [typed, setTyped] = useState(kept)
  const [known, setKnown] = useState(kept)
  const composing = useRef(false)
  const { pathname } = useLocation()
  const going = useNavigation().location
  // The URL changed by another hand: Back, "clear filters", a link.
  if (kept !== known) {
    setKnown(kept)
    setTyped(kept)
  }
  const apply = (text: string) => {
    const words = text.trim()
    // Someone who has clicked on in the pause is on the way to another page; changing the address now would call them back.
    if (words === kept || (going && going.pathname !== pathname)) return
    setKnown(words)
    list.setFilters({ [name]: words })
  }
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => {
    const timer = setTimeout(() => !composing.current && latest.current(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
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
  return (
    <TextInput
      ref={input}
      className={css.search}
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      title={s.searchKey}
      placeholder={placeholder ?? label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // Pinyin under way is not yet a word to search for.
      onCompositionStart={() => {
        composing.current = true
      }}
      onCompositionEnd={(event) => {
        composing.current = false
        setTyped(event.currentTarget.value)
        setTimeout(() => latest.current(input.current?.value ?? ''), PAUSE_MS)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) apply(typed)
        if (event.key === 'Escape') input.current?.blur()
      }}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      rightSection={
        typed ? (
          <CloseButton
            size="sm"
            aria-label={s.clear}
            onClick={() => {
              setTyped('')
              apply('')
              input.current?.focus()
            }}
          />
        ) : (
          <kbd className={css.key}>/</kbd>
        )
      }
    />
  )
}
