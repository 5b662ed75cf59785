import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const costMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'site', at: 80 }, 'rates', 'operatorRates', 'calculator', 'operator:rates', '用工费率', 'Employer rates')],
}
