import type { Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

/** The group of people, which the features of employees, absence and pay add to. */
export const teamMenus: Menus<typeof screens> = {
  company: [
    { at: 35, path: '/companyHome/people', name: 'people', icon: 'users', cn: '员工', en: 'People' },
    {
      in: 'people',
      at: 40,
      path: '/companyHome/teams',
      name: 'teams',
      component: 'teams',
      icon: 'sitemap',
      needs: ['people:view'],
      cn: '团队',
      en: 'Teams',
    },
    {
      in: 'company',
      at: 20,
      path: '/companyHome/members',
      name: 'members',
      component: 'members',
      icon: 'user-plus',
      needs: ['people:view'],
      cn: '成员',
      en: 'Members',
    },
  ],
}
