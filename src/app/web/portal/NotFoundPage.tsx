import { useTexts } from '../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../platform/web/portal/actions.tsx'
import css from '../app.module.css'
import { t } from '../texts.ts'

export default function NotFoundPage() {
  const s = useTexts(t)
  return (
    <div className={css.error}>
      <h1 tabIndex={-1}>{s.notFoundTitle}</h1>
      <p>{s.notFoundWhy}</p>
      <ActionLink to="/home" look="primary">
        {s.goHome}
      </ActionLink>
    </div>
  )
}
