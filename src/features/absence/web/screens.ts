import type { Screen } from '../../../platform/web/screen.ts'
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
