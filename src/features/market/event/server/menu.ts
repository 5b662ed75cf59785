import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const eventMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'site', at: 10 }, 'events', 'operatorEvents', 'ticket', 'operator:events', '活动', 'Events')],
}
