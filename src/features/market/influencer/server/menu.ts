import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const influencerMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'site', at: 50 }, 'influencers', 'operatorInfluencers', 'users', 'operator:content', '达人名录', 'Creators')],
}
