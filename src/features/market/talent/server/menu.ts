import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const talentMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'site', at: 40 }, 'talent', 'operatorTalent', 'user-search', 'operator:review', '人才库', 'Talent cards')],
}
