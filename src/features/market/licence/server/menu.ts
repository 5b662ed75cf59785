import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const licenceMenus: Menus<typeof screens> = {
  operator: [desk({ in: 'site', at: 70 }, 'licences', 'operatorLicences', 'certificate', 'operator:content', '牌照与证书', 'Licences')],
}
