import { useTexts } from '../../../platform/web/i18n.tsx'
import css from './frame.module.css'
import { t } from './texts.ts'

/** A button, not a link: the hash belongs to the router. */
export function Skip() {
  const s = useTexts(t)
  return (
    <button type="button" className={css.skip} onClick={() => document.getElementById('main')?.focus()}>
      {s.skip}
    </button>
  )
}
