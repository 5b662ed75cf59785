import { CloseButton, Combobox, InputBase, useCombobox } from '@mantine/core'
import { IconArrowLeft, IconCheck, IconChevronRight, IconSelector } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, useMemo, useState } from 'react'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import css from './AreaCascader.module.css'
import { type AreaNode, flattenAreas, pathOf, pathText, searchAreas } from './area-tree.ts'
import { t } from './texts.ts'

export interface AreaCascaderProps {
  label: ReactNode
  tree: readonly AreaNode[]
  /** Code of the chosen place. */
  value: string | null | undefined
  onChange: (code: string, path: readonly AreaNode[]) => void
  /** Levels to offer: 1 countries and regions, 2 with provinces and states … */
  depth?: number
  /** `leaf`: only a place without anything below it may be chosen. */
  choose?: 'any' | 'leaf'
  /** The tree is still coming. */
  loading?: boolean
  clearable?: boolean
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  required?: boolean
  disabled?: boolean
  id?: string
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  'data-path'?: string
}

const SEARCH_LIMIT = 50
const UP = ':up'
const THIS = ':this'

/**
 * Places level by level in one column, so that it fits any width; typing searches all levels. Enter goes deeper or chooses,
 * Backspace in an empty field goes up.
 */
export function AreaCascader(props: AreaCascaderProps) {
  const {
    label,
    tree,
    value,
    onChange,
    depth = 4,
    choose = 'any',
    loading,
    clearable,
    error,
    description,
    placeholder,
    required,
    disabled,
    id,
  } = props
  const lang = useLang()
  const s = useTexts(t)
  const [search, setSearch] = useState('')
  const [level, setLevel] = useState<readonly AreaNode[]>([])
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
    onDropdownOpen: () => setLevel(pathOf(tree, value)?.slice(0, -1) ?? []),
  })
  const path = useMemo(() => pathOf(tree, value), [tree, value])
  // Built on the first search only: the tree has thousands of places.
  const searching = search.trim() !== ''
  const all = useMemo(() => (searching ? flattenAreas(tree, depth) : []), [searching, tree, depth])
  const hits = useMemo(() => searchAreas(all, search, SEARCH_LIMIT), [all, search])

  const opens = (node: AreaNode, at: number) => Boolean(node.children?.length) && at < depth
  const parent = level.at(-1)
  const nodes = parent ? (parent.children ?? []) : tree

  const enter = (next: readonly AreaNode[]) => {
    setLevel(next)
    setSearch('')
    // The options of the new level exist after the next paint.
    requestAnimationFrame(() => combobox.selectFirstOption())
  }
  const take = (chosen: readonly AreaNode[]) => {
    onChange(chosen.at(-1)!.code, chosen)
    combobox.closeDropdown()
  }
  const submit = (option: string) => {
    if (option === UP) return enter(level.slice(0, -1))
    if (option === THIS) return take(level)
    const chosen = searching
      ? hits.found.find((hit) => hit.path.at(-1)!.code === option)?.path
      : [...level, nodes.find((node) => node.code === option)!]
    if (!chosen) return
    const node = chosen.at(-1)!
    if (opens(node, chosen.length) && (!searching || choose === 'leaf')) return enter(chosen)
    take(chosen)
  }

  const open = combobox.dropdownOpened
  return (
    <Combobox store={combobox} onOptionSubmit={submit} shadow="md" position="bottom-start">
      <Combobox.Target withExpandedAttribute>
        <InputBase
          id={id}
          role="combobox"
          aria-autocomplete="list"
          label={label}
          description={description}
          error={error}
          withAsterisk={required}
          aria-required={required}
          disabled={disabled}
          data-path={props['data-path']}
          placeholder={open ? (path ? pathText(path, lang) : s.searchArea) : (placeholder ?? s.chooseArea)}
          value={open ? search : path ? pathText(path, lang) : ''}
          autoComplete="off"
          rightSection={
            clearable && path && !disabled ? (
              <CloseButton size="sm" aria-label={s.clear} onClick={() => onChange('', [])} />
            ) : (
              <IconSelector size={18} stroke={1.75} aria-hidden="true" />
            )
          }
          rightSectionPointerEvents={clearable && path ? 'all' : 'none'}
          onChange={(event) => {
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
            setSearch(event.currentTarget.value)
            requestAnimationFrame(() => combobox.selectFirstOption())
          }}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && open && search === '' && level.length > 0) {
              event.preventDefault()
              enter(level.slice(0, -1))
            }
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={props.onFocus}
          onBlur={(event) => {
            combobox.closeDropdown()
            props.onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {!searching && level.length > 0 && <div className={css.crumbs}>{pathText(level, lang)}</div>}
        <Combobox.Options
          className={css.options}
          labelledBy={id ? `${id}-label` : undefined}
          aria-label={typeof label === 'string' ? label : s.chooseArea}
        >
          {loading && <Combobox.Empty>{s.loading}</Combobox.Empty>}
          {searching ? (
            <>
              {hits.found.map((hit) => (
                <AreaOption
                  key={hit.path.at(-1)!.code}
                  node={hit.path.at(-1)!}
                  name={pathText(hit.path, lang)}
                  deeper={choose === 'leaf' && opens(hit.path.at(-1)!, hit.path.length)}
                  chosen={hit.path.at(-1)!.code === value}
                />
              ))}
              {hits.found.length === 0 && !loading && <Combobox.Empty>{s.noMatchShort}</Combobox.Empty>}
              {hits.more && <div className={`${css.note} ${blocks.fine}`}>{s.areaTooMany(SEARCH_LIMIT)}</div>}
            </>
          ) : (
            <>
              {parent && (
                <Combobox.Option value={UP}>
                  <span className={`${css.option} ${css.up}`}>
                    <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
                    {s.areaUp(parent[lang])}
                  </span>
                </Combobox.Option>
              )}
              {parent && choose === 'any' && (
                <Combobox.Option value={THIS} active={parent.code === value}>
                  <span className={css.option}>
                    <span className={css.name}>{s.areaWhole(parent[lang])}</span>
                  </span>
                </Combobox.Option>
              )}
              {nodes.map((node) => (
                <AreaOption
                  key={node.code}
                  node={node}
                  name={node[lang]}
                  code={parent ? undefined : node.code}
                  deeper={opens(node, level.length + 1)}
                  chosen={path?.some((step) => step.code === node.code) ?? false}
                />
              ))}
            </>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function AreaOption({
  node,
  name,
  code,
  deeper,
  chosen,
}: {
  node: AreaNode
  name: string
  code?: string
  deeper: boolean
  chosen: boolean
}) {
  const s = useTexts(t)
  return (
    <Combobox.Option value={node.code} active={chosen}>
      <span className={css.option}>
        <span className={css.name}>{name}</span>
        {code && <span className={blocks.fine}>{code}</span>}
        {chosen && <IconCheck size={16} stroke={1.75} aria-hidden="true" />}
        {deeper && (
          <>
            <span className="sr-only">{s.areaMore}</span>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </>
        )}
      </span>
    </Combobox.Option>
  )
}
