import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const moderationMenus: Menus<typeof screens> = {
  operator: [
    desk({ in: 'relations', at: 70 }, 'reports', 'operatorReports', 'flag', 'operator:moderation', '举报与申诉', 'Reports and appeals'),
  ],
}
