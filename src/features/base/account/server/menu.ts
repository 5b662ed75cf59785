import type { Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const accountMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'company',
      at: 30,
      path: '/companyHome/account',
      name: 'companyAccount',
      component: 'accountSettings',
      icon: 'settings',
      cn: '账号设置',
      en: 'Account settings',
    },
  ],
  individual: [
    {
      in: 'myPersonal',
      at: 40,
      path: '/personalHome/myPersonal/manage',
      name: 'manage',
      component: 'accountSettings',
      icon: 'settings',
      cn: '账号设置',
      en: 'Account settings',
    },
  ],
}
