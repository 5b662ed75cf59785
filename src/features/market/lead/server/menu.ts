import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const leadMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'relations', at: 10 }, 'leads', 'operatorLeads', 'headset', 'operator:leads', '咨询', 'Leads')],
}
