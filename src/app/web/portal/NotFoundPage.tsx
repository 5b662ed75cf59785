import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import lists from '../../../platform/web/lists.module.css'
import { ActionLink, ActionRow } from '../../../platform/web/portal/actions.tsx'
import { Link } from '../../../platform/web/router.tsx'
import { useSession } from '../../../platform/web/session.ts'
import { nearestPages } from '../../nearest.ts'
import css from '../app.module.css'
import { missedPath } from '../gate.ts'
import { homeOf } from '../guard.ts'
import { routes } from '../routes.ts'
import { t } from '../texts.ts'

const pages = routes
  .filter(({ access, frame, path }) => access === 'public' && frame === 'portal' && path !== '/404' && !path.includes(':'))
  .map(({ path, title }) => ({ path, title, names: [title.cn, title.en] }))

/** Where nothing is like what was asked for. */
const usual = ['/globalQuickfind', '/globalHiringAndTalentServices', '/informationCenter', '/contactUs']

export default function NotFoundPage() {
  const s = useTexts(t)
  const lang = useLang()
  const near = nearestPages(missedPath(), pages)
  const shown = near.length > 0 ? near : pages.filter(({ path }) => usual.includes(path))
  const { userInfo } = useSession()
  const own = userInfo && homeOf(userInfo)
  return (
    <div className={css.error}>
      <h1 tabIndex={-1}>{s.notFoundTitle}</h1>
      <p>{s.notFoundWhy}</p>
      <h2>{near.length > 0 ? s.nearest : s.usual}</h2>
      <ul className={lists.bullets}>
        {shown.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title[lang]}</Link>
          </li>
        ))}
      </ul>
      <ActionRow>
        {own && (
          <ActionLink to={own} look="primary">
            {s.goWorkbench}
          </ActionLink>
        )}
        <ActionLink to="/home" look={own ? 'outline' : 'primary'}>
          {s.goHome}
        </ActionLink>
      </ActionRow>
    </div>
  )
}
