import type { Menus } from '../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const consultationMenus: Menus<typeof screens> = {
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
}
