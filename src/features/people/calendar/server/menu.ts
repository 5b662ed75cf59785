import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const calendarMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'site', at: 90 }, 'holidays', 'operatorHolidays', 'calendar-event', 'operator:rates', '节假日', 'Holidays')],
}
