import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../i18n.tsx'
import css from './DescriptionList.module.css'
import { t } from './texts.ts'

export interface Description {
  label: ReactNode
  /** Nothing (undefined, null, '') is shown as a dash. */
  value?: ReactNode
  /** Spans the whole row. */
  wide?: boolean
}

interface DescriptionListProps {
  items: readonly (Description | false | null | undefined)[]
  layout?: 'grid' | 'rows'
  /** Least width of a cell in the grid, in px. */
  itemWidth?: number
}

export function DescriptionList({ items, layout = 'grid', itemWidth = 220 }: DescriptionListProps) {
  const s = useTexts(t)
  return (
    <dl className={css.list} data-layout={layout} style={{ '--item': `${itemWidth}px` } as CSSProperties}>
      {items.map(
        (item, index) =>
          item && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity
            <div className={css.item} data-wide={item.wide || undefined} key={index}>
              <dt>{item.label}</dt>
              <dd>{item.value === undefined || item.value === null || item.value === '' ? s.none : item.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
