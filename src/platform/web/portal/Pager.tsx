import { useTexts } from '../i18n.tsx'
import { Press } from './acts.tsx'
import css from './Pager.module.css'
import { t } from './texts.ts'

/** Back and on, for lists of public pages; nothing where one page holds all. */
export function Pager({ current, pages, onChange }: { current: number; pages: number; onChange: (page: number) => void }) {
  const s = useTexts(t)
  if (pages <= 1) return null
  return (
    <nav className={css.pager} aria-label={s.pages}>
      <Press look="outline" disabled={current <= 1} onClick={() => onChange(current - 1)}>
        {s.previous}
      </Press>
      <span>{s.pageOf(current, pages)}</span>
      <Press look="outline" disabled={current >= pages} onClick={() => onChange(current + 1)}>
        {s.next}
      </Press>
    </nav>
  )
}
