import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import css from './claims.module.css'
import { useClaims } from './queries.ts'
import { t } from './texts.ts'

/** The platform's claims in one strip, for a night surface or a light one. Renders nothing if the operator hides them all. */
export function Claims() {
  const lang = useLang()
  const s = useTexts(t)
  const claims = useClaims()
  if (claims.length === 0) return null
  return (
    <ul className={css.claims} aria-label={s.claims}>
      {claims.map(({ key, figure, text }) => (
        <li key={key}>
          <strong>{figure[lang]}</strong>
          <span>{text[lang]}</span>
        </li>
      ))}
    </ul>
  )
}
