import { Link } from 'react-router'
import { useTexts } from '../../../platform/web/i18n.tsx'
import css from '../app.module.css'
import { t } from '../texts.ts'

export default function NotFoundPage() {
  const s = useTexts(t)
  return (
    <div className={css.error}>
      <h1 tabIndex={-1}>{s.notFoundTitle}</h1>
      <p>{s.notFoundWhy}</p>
      <Link className={css.button} data-primary to="/home">
        {s.goHome}
      </Link>
    </div>
  )
}
