import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const approvalMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'funds',
      at: 45,
      path: '/companyHome/approvals',
      name: 'approvals',
      component: 'approvals',
      icon: 'user-check',
      needs: ['wallet:view'],
      cn: '付款复核',
      en: 'Approvals',
    },
  ],
  operator: [desk({ in: 'queues', at: 67 }, 'approvals', 'approvals', 'user-check', 'operator:money', '第二人复核', 'Second approval')],
}
