import type { Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const salaryMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'pay',
      at: 20,
      path: '/companyHome/salaryChanges',
      name: 'salaryChanges',
      component: 'salaryChanges',
      icon: 'trending-up',
      needs: ['pay:view'],
      cn: '薪资变更',
      en: 'Salary changes',
    },
  ],
}
