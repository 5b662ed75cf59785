import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { NavLink } from '../../../../../platform/web/router.tsx'
import { t } from './texts.ts'

export function HallTabs({ userType }: { userType: number }) {
  const s = useTexts(t)
  return (
    <nav className={lists.tabs} aria-label={s.sections}>
      <NavLink to={`/demandHall/${userType}/home`}>{s.toHall}</NavLink>
      <NavLink to={`/demandHall/${userType}/recommend`}>{s.toRecommend}</NavLink>
    </nav>
  )
}
