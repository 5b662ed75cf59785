import { Suspense, useEffect, useState } from 'react'
import { LegalLine } from '../../../features/base/setting/web/parts.tsx'
import { useContacts } from '../../../features/base/setting/web/queries.ts'
import { yearOf } from '../../../platform/contract/day.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../platform/web/lazy-part.tsx'
import { Link } from '../../../platform/web/router.tsx'
import { chooseScheme, type Scheme, schemeStore, schemes } from '../../../platform/web/scheme.ts'
import { useStore } from '../../../platform/web/store.ts'
import { today } from '../../../platform/web/today.ts'
import { COPYRIGHT_FROM_YEAR } from '../../../rules/constants.ts'
import css from './footer.module.css'
import { Logo } from './Logo.tsx'
import { footerAgreements, footerLaws, footerPages, label, type PortalLink } from './navigation.ts'
import { t } from './texts.ts'

const Social = lazyPart(() => import('./Social.tsx'))

export function PortalFooter() {
  const s = useTexts(t)
  const years = useYears()
  const { phone, address, filingNumber, wechatId, wechatLink, linkedinId } = useContacts()
  return (
    <footer className={css.footer} data-night>
      <div className={`${blocks.page} ${css.footGrid}`}>
        <div>
          <span className={`${blocks.inline} ${css.brand}`}>
            <Logo />
            {s.brand}
          </span>
          <p>{s.line}</p>
        </div>
        <Links title={s.pages} links={footerPages} />
        <Links title={s.agreements} links={footerAgreements} laws={footerLaws} />
        <div>
          <h2>{s.contact}</h2>
          <ul>
            {phone && (
              <li>
                <span className="sr-only">{s.phone}</span>
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </li>
            )}
            <li>{s.hours}</li>
            {address && (
              <li>
                <span className="sr-only">{s.address}</span>
                {address}
              </li>
            )}
          </ul>
          {(wechatId || linkedinId || wechatLink) && (
            <Suspense>
              <Social />
            </Suspense>
          )}
        </div>
      </div>
      <p className={`${blocks.page} ${blocks.line} ${css.legal}`}>
        © {years} {s.rights}
        <LegalLine />
        {filingNumber && <span>{filingNumber}</span>}
        <SchemeChoice />
      </p>
    </footer>
  )
}

/** Light, dark or as the system; kept on this device, and known before the first paint (index.html). */
function SchemeChoice() {
  const s = useTexts(t)
  const now = useStore(schemeStore)
  return (
    <label className={`${blocks.inline} ${css.scheme}`}>
      {s.scheme}
      <select value={now} onChange={(event) => chooseScheme(event.currentTarget.value as Scheme)}>
        {schemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {s[scheme]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Updated to the current year in the browser: the prerendered page does not know it. */
function useYears(): string {
  const [years, setYears] = useState(String(COPYRIGHT_FROM_YEAR))
  useEffect(() => setYears(`${COPYRIGHT_FROM_YEAR}–${yearOf(today())}`), [])
  return years
}

function Links({ title, links, laws = [] }: { title: string; links: PortalLink[]; laws?: PortalLink[] }) {
  const lang = useLang()
  const s = useTexts(t)
  if (links.length + laws.length === 0) return null
  return (
    <div className={css.links}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{label(link, lang)}</Link>
          </li>
        ))}
        {laws.map((link) => (
          <li key={link.to}>
            <a href={`#${link.to}`} target="_blank" rel="noopener">
              {label(link, lang)}
              <span className="sr-only">{s.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
