import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const partnerMenus: Menus<typeof screens> = {
  operator: [
    desk({ in: 'relations', at: 20 }, 'partners', 'operatorPartners', 'user-check', 'operator:leads', '伙伴申请', 'Partner applications'),
    desk({ in: 'relations', at: 30 }, 'channels', 'operatorChannels', 'world-search', 'operator:leads', '渠道', 'Channels'),
  ],
}
