import { Link } from 'react-router'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { ContactLines } from './ContactLines.tsx'
import css from './portal-pages.module.css'
import { t } from './texts.ts'

export default function ContactPage() {
  const s = useTexts(t)
  return (
    <div className={css.wrap}>
      <div className={css.split}>
        <div>
          <h1 tabIndex={-1}>{s.contact}</h1>
          <p className={css.lead}>{s.contactLead}</p>
        </div>
        <div>
          <ContactLines />
          <p className={css.aside}>
            {s.orPost} <Link to="/personalHome/pdemand">{s.post}</Link>
          </p>
        </div>
      </div>
    </div>
  )
}
