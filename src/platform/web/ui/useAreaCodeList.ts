import { type ComponentType, useRef, useState } from 'react'
import type { AreaCodeListProps } from './AreaCodeList.tsx'

type List = ComponentType<AreaCodeListProps>

/**
 * Few users change their calling code, and the list with its search is heavy: it is fetched by `want`, when the field that it replaces
 * (`ref`) gets the focus.
 */
export function useAreaCodeList(load: () => Promise<{ AreaCodeList: List }>) {
  const [list, setList] = useState<{ List: List; autoFocus: boolean } | null>(null)
  const ref = useRef<HTMLInputElement>(null)
  const want = () => {
    load()
      .then(({ AreaCodeList }) => setList({ List: AreaCodeList, autoFocus: document.activeElement === ref.current }))
      // The next visit tries again; until then the code cannot be changed.
      .catch(() => undefined)
  }
  return { List: list?.List, autoFocus: list?.autoFocus ?? false, ref, want }
}
