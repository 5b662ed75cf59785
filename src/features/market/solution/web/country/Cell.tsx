import { type ReactNode, useId } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { InSlices } from '../../../../../platform/web/portal/InSlices.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import css from './country.module.css'
import { t } from './texts.ts'

interface CellProps {
  title: string
  /** What it depends on: while it loads there are bones, after a failure a sentence. */
  asked: { isPending: boolean; isError: boolean }
  more?: { to: string; text: string } | undefined
  children: ReactNode
}

/** One fact of a country with where it leads. */
export function Cell({ title, asked, more, children }: CellProps) {
  const s = useTexts(t)
  const id = useId()
  return (
    <InSlices>
      <section className={`${blocks.stack} ${css.cell}`} aria-labelledby={id} aria-busy={asked.isPending || undefined}>
        <h2 id={id}>{title}</h2>
        {asked.isPending ? (
          <span className={blocks.bone} aria-hidden="true" />
        ) : asked.isError ? (
          <p className={blocks.fine}>{s.failed}</p>
        ) : (
          <>
            {children}
            {more && (
              <p className={css.more}>
                <Link to={more.to}>{more.text}</Link>
              </p>
            )}
          </>
        )}
      </section>
    </InSlices>
  )
}
