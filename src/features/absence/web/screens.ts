import type { Screen } from '../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const absenceScreens: Record<(typeof screens)[number], Screen> = {
  absenceCalendar: () => import('./calendar/CalendarPage.tsx'),
  leaveRequests: () => import('./requests/RequestsPage.tsx'),
  leaveBalances: () => import('./balances/BalancesPage.tsx'),
  leaveTypes: () => import('./types/TypesPage.tsx'),
}
