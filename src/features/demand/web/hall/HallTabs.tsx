import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { NavLink } from '../../../../platform/web/router.tsx'
import { t } from './texts.ts'

export function HallTabs({ userType }: { userType: number }) {
  const s = useTexts(t)
  return (
    <nav className={blocks.tabs} aria-label={s.sections}>
      <NavLink to={`/demandHall/${userType}/home`}>{s.toHall}</NavLink>
      <NavLink to={`/demandHall/${userType}/recommend`}>{s.toRecommend}</NavLink>
    </nav>
  )
}
