import { useTexts } from '../../platform/web/i18n.tsx'
import spacing from '../../platform/web/spacing.module.css'
import css from './app.module.css'
import { t } from './texts.ts'

/** Before the first page has loaded: its background and a thin moving line; no spinner on an empty page. */
export function Waiting() {
  const s = useTexts(t)
  return (
    <div className={spacing.screen} role="status">
      <span className={css.progress} />
      <span className="sr-only">{s.loading}</span>
    </div>
  )
}
