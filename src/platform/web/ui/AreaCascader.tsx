import { CloseButton, Combobox, InputBase, useCombobox } from '@mantine/core'
import { IconArrowLeft, IconCheck, IconChevronRight, IconSelector } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import blocks from '../blocks.module.css'
import { useLang, useTexts } from '../i18n.tsx'
import spacing from '../spacing.module.css'
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
  /** `leaf`: only a place without children may be chosen. */
  choose?: 'any' | 'leaf'
  /** The tree is still loading. */
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
 * Places level by level in one column, so that it fits any width; typing searches all levels. Enter opens a level or chooses, Backspace
 * in an empty field goes up.
 */
export function AreaCascader(props: AreaCascaderProps) {
  const { label, tree, value, onChange, depth = 4, choose = 'any', loading, clearable, placeholder, required, disabled, id } = props
  const lang = useLang()
  const s = useTexts(t)
  const path = useMemo(() => pathOf(tree, value), [tree, value])
  const menu = useAreaMenu({ tree, path, depth, choose, onChange })
  const { combobox, searching, level, enter } = menu
  const open = combobox.dropdownOpened
  const chosen = path ? pathText(path, lang) : ''
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || !open || menu.search !== '' || level.length === 0) return
    event.preventDefault()
    enter(level.slice(0, -1))
  }
  return (
    <Combobox store={combobox} onOptionSubmit={menu.submit} shadow="md" position="bottom-start">
      <Combobox.Target withExpandedAttribute>
        <InputBase
          id={id}
          role="combobox"
          aria-autocomplete="list"
          label={label}
          description={props.description}
          error={props.error}
          withAsterisk={required}
          aria-required={required}
          disabled={disabled}
          data-path={props['data-path']}
          placeholder={open ? chosen || s.searchArea : (placeholder ?? s.chooseArea)}
          value={open ? menu.search : chosen}
          autoComplete="off"
          rightSection={
            clearable && path && !disabled ? (
              <CloseButton size="sm" aria-label={s.clear} onClick={() => onChange('', [])} />
            ) : (
              <IconSelector size={18} stroke={1.75} aria-hidden="true" />
            )
          }
          rightSectionPointerEvents={clearable && path ? 'all' : 'none'}
          onChange={(event) => menu.type(event.currentTarget.value)}
          onKeyDown={keys}
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
            <Hits menu={menu} leavesOnly={choose === 'leaf'} value={value} loading={loading ?? false} />
          ) : (
            <Level menu={menu} wholeToo={choose === 'any'} path={path} />
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface MenuOptions extends Required<Pick<AreaCascaderProps, 'tree' | 'depth' | 'choose' | 'onChange'>> {
  /** The place that is chosen now. */
  path: readonly AreaNode[] | null
}

/** The options in the list below the field, and the effect of choosing one. */
function useAreaMenu({ tree, path, depth, choose, onChange }: MenuOptions) {
  const [search, setSearch] = useState('')
  const [level, setLevel] = useState<readonly AreaNode[]>([])
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
    onDropdownOpen: () => setLevel(path?.slice(0, -1) ?? []),
  })
  // Built on the first search only: the tree has thousands of places.
  const searching = search.trim() !== ''
  const all = useMemo(() => (searching ? flattenAreas(tree, depth) : []), [searching, tree, depth])
  const hits = useMemo(() => searchAreas(all, search, SEARCH_LIMIT), [all, search])
  const nodes = level.length > 0 ? (level.at(-1)?.children ?? []) : tree
  const opens = (node: AreaNode, at: number) => Boolean(node.children?.length) && at < depth

  const enter = (next: readonly AreaNode[]) => {
    setLevel(next)
    setSearch('')
    // The options of the new level exist after the next paint.
    requestAnimationFrame(() => combobox.selectFirstOption())
  }
  const take = (chosen: readonly AreaNode[]) => {
    onChange(chosen.at(-1)?.code ?? '', chosen)
    combobox.closeDropdown()
  }
  return {
    combobox,
    search,
    searching,
    hits,
    /** The path to the listed places, which are `nodes`. */
    level,
    nodes,
    opens,
    enter,
    type: (text: string) => {
      combobox.openDropdown()
      combobox.updateSelectedOptionIndex()
      setSearch(text)
      requestAnimationFrame(() => combobox.selectFirstOption())
    },
    submit: (option: string) => {
      if (option === UP) return enter(level.slice(0, -1))
      if (option === THIS) return take(level)
      const node = nodes.find(({ code }) => code === option)
      const chosen = searching ? hits.found.find((hit) => hit.path.at(-1)?.code === option)?.path : node && [...level, node]
      const last = chosen?.at(-1)
      if (!chosen || !last) return
      if (opens(last, chosen.length) && (!searching || choose === 'leaf')) return enter(chosen)
      take(chosen)
    },
  }
}

type Menu = ReturnType<typeof useAreaMenu>

/** Search results from all levels. */
function Hits({
  menu,
  leavesOnly,
  value,
  loading,
}: {
  menu: Menu
  leavesOnly: boolean
  value: string | null | undefined
  loading: boolean
}) {
  const lang = useLang()
  const s = useTexts(t)
  const { found, more } = menu.hits
  return (
    <>
      {found.map(({ path }) => {
        const node = path.at(-1)
        return (
          node && (
            <AreaOption
              key={node.code}
              node={node}
              name={pathText(path, lang)}
              deeper={leavesOnly && menu.opens(node, path.length)}
              chosen={node.code === value}
            />
          )
        )
      })}
      {found.length === 0 && !loading && <Combobox.Empty>{s.noMatchShort}</Combobox.Empty>}
      {more && <div className={`${css.note} ${blocks.fine}`}>{s.areaTooMany(SEARCH_LIMIT)}</div>}
    </>
  )
}

/** One level: the way up, the level as a whole, and its children. */
function Level({ menu, wholeToo, path }: { menu: Menu; wholeToo: boolean; path: readonly AreaNode[] | null }) {
  const lang = useLang()
  const s = useTexts(t)
  const parent = menu.level.at(-1)
  return (
    <>
      {parent && (
        <Combobox.Option value={UP}>
          <span className={`${blocks.row} ${css.option} ${css.up}`}>
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
            {s.areaUp(parent[lang])}
          </span>
        </Combobox.Option>
      )}
      {parent && wholeToo && (
        <Combobox.Option value={THIS} active={path?.at(-1)?.code === parent.code}>
          <span className={`${blocks.row} ${css.option}`}>
            <span className={spacing.fill}>{s.areaWhole(parent[lang])}</span>
          </span>
        </Combobox.Option>
      )}
      {menu.nodes.map((node) => (
        <AreaOption
          key={node.code}
          node={node}
          name={node[lang]}
          code={parent ? undefined : node.code}
          deeper={menu.opens(node, menu.level.length + 1)}
          chosen={path?.some((step) => step.code === node.code) ?? false}
        />
      ))}
    </>
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
      <span className={`${blocks.row} ${css.option}`}>
        <span className={spacing.fill}>{name}</span>
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
