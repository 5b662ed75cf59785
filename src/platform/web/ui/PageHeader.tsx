import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import { Link } from '../router.tsx'
import { asLeft } from '../visited.ts'
import css from './PageHeader.module.css'
import { t } from './texts.ts'

interface PageHeaderProps {
  title: ReactNode
  /** A `StatusTag`. */
  status?: ReactNode
  /** The number for people, such as D-2026-0418. */
  number?: string
  about?: ReactNode
  actions?: ReactNode
  back?: { to: string; label?: string }
  /** Stays in view with its actions while a long page scrolls. */
  stays?: boolean
}

/** The one `h1` of a screen. It takes focus after a navigation, so it carries `tabIndex` -1. */
export function PageHeader({ title, status, number, about, actions, back, stays }: PageHeaderProps) {
  const s = useTexts(t)
  return (
    <header className={css.header} data-stays={stays || undefined}>
      <div className={css.main}>
        {back && (
          <Link className={`${blocks.inline} ${css.back}`} to={asLeft(back.to)} data-key="back">
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
            {back.label ?? s.back}
          </Link>
        )}
        <div className={blocks.line}>
          <h1 tabIndex={-1}>{title}</h1>
          {status}
          {number && <span className={blocks.faint}>{number}</span>}
        </div>
        {about && <p className={css.about}>{about}</p>}
      </div>
      {actions && <div className={`${blocks.buttons} ${css.actions}`}>{actions}</div>}
    </header>
  )
}
