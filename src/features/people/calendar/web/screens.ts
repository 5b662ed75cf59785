import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const calendarScreens: Record<(typeof screens)[number], Screen> = {
  operatorHolidays: () => import('./desk/HolidaysPage.tsx'),
}
