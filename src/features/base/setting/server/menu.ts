import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const settingMenus: Menus<typeof screens> = {
  operator: [desk({ at: 80 }, 'settings', 'operatorSettings', 'settings', 'operator:settings', '设置', 'Settings')],
}
