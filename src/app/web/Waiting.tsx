import { useTexts } from '../../platform/web/i18n.tsx'
import css from './app.module.css'
import { t } from './texts.ts'

/** Before the first page has come: its ground, and a thin line that moves; no spinner in the middle of nothing. */
export function Waiting() {
  const s = useTexts(t)
  return (
    <div className={css.waiting} role="status">
      <span className={css.progress} />
      <span className="sr-only">{s.loading}</span>
    </div>
  )
}
