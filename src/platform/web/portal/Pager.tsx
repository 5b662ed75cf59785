import { useTexts } from '../i18n.tsx'
import { ActionButton, ActionLink } from './actions.tsx'
import css from './Pager.module.css'
import { t } from './texts.ts'

/** Previous and next, for lists of public pages; nothing if one page holds all. Links if a page has an address of its own. */
export function Pager({ current, pages, ...go }: PagerProps) {
  const s = useTexts(t)
  if (pages <= 1) return null
  const step = (page: number, label: string) => {
    const there = page >= 1 && page <= pages
    if ('to' in go) return there ? <ActionLink to={go.to(page)}>{label}</ActionLink> : <span />
    return (
      <ActionButton look="outline" disabled={!there} onClick={() => go.onChange(page)}>
        {label}
      </ActionButton>
    )
  }
  return (
    <nav className={css.pager} aria-label={s.pages}>
      {step(current - 1, s.previous)}
      <span>{s.pageOf(current, pages)}</span>
      {step(current + 1, s.next)}
    </nav>
  )
}
type PagerProps = { current: number; pages: number } & ({ onChange: (page: number) => void } | { to: (page: number) => string })
