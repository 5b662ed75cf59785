import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const advisoryMenus: Menus<typeof screens> = {
  company: [
    {
      at: 80,
      path: '/personalHome/advisory',
      name: 'advisory',
      component: 'advisory',
      icon: 'headset',
      cn: '服务咨询',
      en: 'Service consultation',
    },
  ],
  individual: [
    {
      at: 110,
      path: '/personalHome/advisory',
      name: 'advisory',
      component: 'advisory',
      icon: 'headset',
      cn: '服务咨询',
      en: 'Service consultation',
    },
  ],
  operator: [
    desk({ in: 'relations', at: 40 }, 'advisories', 'operatorAdvisories', 'messages', 'operator:advisory', '服务咨询', 'Consultations'),
    desk({ in: 'relations', at: 50 }, 'preparedAnswers', 'operatorPrepared', 'quote', 'operator:advisory', '答复模板', 'Prepared answers'),
  ],
}
