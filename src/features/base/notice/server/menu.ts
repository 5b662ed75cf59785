import type { Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const noticeMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'demands',
      at: 50,
      path: '/personalHome/systemInfo',
      name: 'systemInfo',
      component: 'systemInfo',
      icon: 'bell',
      cn: '消息',
      en: 'Messages',
    },
  ],
  individual: [
    { at: 90, path: '/personalHome/systemInfo', name: 'systemInfo', component: 'systemInfo', icon: 'bell', cn: '消息', en: 'Messages' },
  ],
}
