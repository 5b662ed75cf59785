import type { Screen } from '../../../../platform/web/screen.ts'
import { addOverviewPart } from '../../../work/demand/web/parts/overview.tsx'
import { addEmployeeTab } from '../../employee/web/parts/tabs.tsx'
import type { screens } from '../contract/screens.ts'

export const absenceScreens: Record<(typeof screens)[number], Screen> = {
  absenceCalendar: () => import('./calendar/CalendarPage.tsx'),
  leaveRequests: () => import('./requests/RequestsPage.tsx'),
  leaveBalances: () => import('./balances/BalancesPage.tsx'),
  leaveTypes: () => import('./types/TypesPage.tsx'),
  leaveStatement: () => import('./statement/LeaveStatementPage.tsx'),
}

addEmployeeTab({
  name: 'leave',
  at: 50,
  needs: 'absence:edit',
  cn: '休假',
  en: 'Leave',
  load: () => import('./balances/EmployeeLeave.tsx'),
})

addOverviewPart({ name: 'where', at: 10, needs: 'people:view', load: () => import('./overview/WherePart.tsx') })
addOverviewPart({ name: 'out', at: 20, needs: 'people:view', load: () => import('./overview/OutPart.tsx') })
