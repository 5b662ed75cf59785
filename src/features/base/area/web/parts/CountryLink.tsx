import blocks from '../../../../../platform/web/blocks.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import css from './country.module.css'

/** The public page of a country or region. */
export const countryPath = (code: string): string => `/globalQuickfind?region=${encodeURIComponent(code.toUpperCase())}`

/** A country or region on a public page, leading to what we know about it. */
export const CountryLink = ({ code, name }: { code: string; name: string }) => (
  <Link to={countryPath(code)} className={`${blocks.inline} ${css.country}`}>
    <RegionBadge code={code} name={name} />
  </Link>
)
