import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link, useLocation } from '../../../../../platform/web/router.tsx'
import type { ListState } from '../../../../../platform/web/ui/useListState.ts'
import { employeeStates } from '../../contract/employee.ts'
import { t } from '../texts.ts'

interface StateTabsProps {
  list: ListState<{ search: string; status: string; teamId: string; country: string; flag: string }>
  counts: { all: number; byStatus: Record<string, number> } | undefined
}

/** The states with how many employees each has under the other filters. */
export function StateTabs({ list, counts }: StateTabsProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const to = (status: string) => {
    const query = new URLSearchParams(search)
    query.delete('pageNo')
    if (status) query.set('status', status)
    else query.delete('status')
    return `${pathname}?${query}`
  }
  const tabs = [
    { status: '', label: s.all, count: counts?.all },
    ...Object.entries(employeeStates).map(([status, { [lang]: label }]) => ({ status, label, count: counts?.byStatus[status] })),
  ]
  return (
    <nav className={lists.tabs} aria-label={s.states}>
      {tabs.map(({ status, label, count }) => (
        <Link key={status} to={to(status)} replace aria-current={list.filters.status === status ? 'page' : undefined}>
          {label} <span className={blocks.fine}>{count ?? ''}</span>
        </Link>
      ))}
    </nav>
  )
}
