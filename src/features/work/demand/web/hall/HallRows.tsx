import { Skeleton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { t as ui } from '../../../../../platform/web/ui/texts.ts'
import { useRowKeys } from '../../../../../platform/web/ui/useRowKeys.ts'
import css from './hall.module.css'

/** The rows of the hall; j and k move between them. Rows of the previous page stay, faded, while others load. */
export function HallRows({ label, old, children }: { label: string; old?: boolean; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, true)
  return (
    <ul className={`${blocks.card} ${css.rows}`} ref={list} aria-label={label} aria-busy={old || undefined} data-old={old || undefined}>
      {children}
    </ul>
  )
}

const BARS = ['a', 'b', 'c', 'd', 'e', 'f']

export function HallSkeleton() {
  const s = useTexts(ui)
  return (
    <div className={`${blocks.card} ${css.rows}`} role="status" aria-busy="true">
      <span className="sr-only">{s.loading}</span>
      {BARS.map((bar) => (
        <div className={css.skeleton} key={bar} aria-hidden="true">
          <Skeleton h={18} w="52%" />
          <Skeleton h={14} w="74%" />
          <Skeleton h={13} w="30%" />
        </div>
      ))}
    </div>
  )
}
