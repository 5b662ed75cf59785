import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import type { ClaimKey } from '../contract/claims.ts'
import css from './claims.module.css'
import { useClaims } from './queries.ts'
import { t } from './texts.ts'

/** Where a visitor can check a claim. */
const registers: Record<ClaimKey, string> = {
  regions: '/globalQuickfind',
  licences: '/safetyCompliance?at=register',
  currencies: '/aboutUs?at=pricing',
  payment: '/aboutUs?at=pricing',
}

/**
 * The platform's claims in one strip, for a night surface or a light one, each with its scope, its day and where to check it. Renders
 * nothing if the operator hides them all.
 */
export function Claims() {
  const lang = useLang()
  const s = useTexts(t)
  const claims = useClaims()
  if (claims.length === 0) return null
  return (
    <ul className={css.claims} aria-label={s.claims}>
      {claims.map(({ key, figure, text, scope, asOf, listed }) => (
        <li key={key}>
          <strong>{figure[lang]}</strong>
          <span>{text[lang]}</span>
          <small>
            {scope[lang]}
            {asOf && ` · ${s.asOf(formatDate(asOf, lang))}`}
            <Link to={registers[key]}>{listed === null ? s[key] : s.listed(listed)}</Link>
          </small>
        </li>
      ))}
    </ul>
  )
}
