import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import blocks from '../blocks.module.css'
import css from './actions.module.css'

type Look = 'beacon' | 'primary' | 'outline' | 'quiet'

/** Acts beside one another, the main one first; below one another where there is no room. */
export const ActionRow = ({ children }: { children: ReactNode }) => <div className={blocks.buttons}>{children}</div>

/** A link that looks like what it is: the one thing to do (`beacon`, on night only), a main act, an act beside it, or words. */
export function ActionLink({ to, look = 'outline', children, newTab }: { to: string; look?: Look; children: ReactNode; newTab?: boolean }) {
  const outside = /^(https?:|mailto:|tel:|\/api\/)/.test(to)
  if (outside || newTab)
    return (
      <a href={outside ? to : `#${to}`} className={css.act} data-look={look} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {children}
      </a>
    )
  return (
    <Link to={to} className={css.act} data-look={look}>
      {children}
    </Link>
  )
}

export interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
  /** Shows that it works and takes no second press. */
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
