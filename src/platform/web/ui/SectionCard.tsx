import { type ReactNode, useId } from 'react'
import blocks from '../blocks.module.css'
import css from './SectionCard.module.css'

interface SectionCardProps {
  title?: ReactNode
  about?: ReactNode
  actions?: ReactNode
  id?: string
  children: ReactNode
}

/** A bordered section of a screen, labelled by its heading. */
export function SectionCard({ title, about, actions, id, children }: SectionCardProps) {
  const headingId = useId()
  return (
    <section className={`${blocks.card} ${css.card}`} id={id} aria-labelledby={title ? headingId : undefined}>
      {(title || actions) && (
        <div className={`${blocks.between} ${css.head}`}>
          {title && <h2 id={headingId}>{title}</h2>}
          {actions && <div className={blocks.buttons}>{actions}</div>}
          {about && <p className={css.about}>{about}</p>}
        </div>
      )}
      {children}
    </section>
  )
}
