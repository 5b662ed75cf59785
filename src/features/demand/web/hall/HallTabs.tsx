import { NavLink } from 'react-router'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import css from './hall.module.css'
import { t } from './texts.ts'

export function HallTabs({ userType }: { userType: number }) {
  const s = useTexts(t)
  return (
    <nav className={css.tabs} aria-label={s.sections}>
      <NavLink to={`/demandHall/${userType}/home`}>{s.toHall}</NavLink>
      <NavLink to={`/demandHall/${userType}/recommend`}>{s.toRecommend}</NavLink>
    </nav>
  )
}
