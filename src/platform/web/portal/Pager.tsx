import { useTexts } from '../i18n.tsx'
import { ActionButton } from './actions.tsx'
import css from './Pager.module.css'
import { t } from './texts.ts'

/** Back and on, for lists of public pages; nothing where one page holds all. */
export function Pager({ current, pages, onChange }: { current: number; pages: number; onChange: (page: number) => void }) {
  const s = useTexts(t)
  if (pages <= 1) return null
  return (
    <nav className={css.pager} aria-label={s.pages}>
      <ActionButton look="outline" disabled={current <= 1} onClick={() => onChange(current - 1)}>
        {s.previous}
      </ActionButton>
      <span>{s.pageOf(current, pages)}</span>
      <ActionButton look="outline" disabled={current >= pages} onClick={() => onChange(current + 1)}>
        {s.next}
      </ActionButton>
    </nav>
  )
}
