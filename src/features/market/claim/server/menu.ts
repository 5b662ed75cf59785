import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const claimMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'site', at: 60 }, 'claims', 'operatorClaims', 'quote', 'operator:content', '对外数据', 'Marketing claims')],
}
