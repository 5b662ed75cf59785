import type { ButtonHTMLAttributes, ReactNode } from 'react'
import blocks from '../blocks.module.css'
import { Link } from '../router.tsx'
import css from './actions.module.css'

type Look = 'beacon' | 'primary' | 'outline' | 'quiet'

/** Buttons in a row, the main one first; stacked where there is no space. */
export const ActionRow = ({ children }: { children: ReactNode }) => <div className={blocks.buttons}>{children}</div>

/** A link by weight: the one primary action (`beacon`, on night only), a main action, a secondary action, or plain text. */
export function ActionLink({ to, state, look = 'outline', children, newTab }: ActionLinkProps) {
  const outside = /^(https?:|mailto:|tel:|\/api\/)/.test(to)
  if (outside || newTab)
    return (
      <a href={outside ? to : `#${to}`} className={css.act} data-look={look} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {children}
      </a>
    )
  return (
    <Link to={to} state={state} className={css.act} data-look={look}>
      {children}
    </Link>
  )
}

interface ActionLinkProps {
  to: string
  /** Kept with the entry of the history. */
  state?: unknown
  look?: Look
  children: ReactNode
  newTab?: boolean
}

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
  /** Shows that it is busy and ignores further clicks. */
  busy?: boolean
}
/** A button of the portal: light enough for the first load of a public page. */
export function ActionButton({ look = 'primary', busy, type = 'button', className, onClick, children, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${css.act} ${className ?? ''}`}
      data-look={look}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {children}
    </button>
  )
}
