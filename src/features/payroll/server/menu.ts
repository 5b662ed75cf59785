import { desk, type Menus } from '../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const payrollMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'people',
      at: 90,
      path: '/companyHome/payroll',
      name: 'payroll',
      component: 'payroll',
      icon: 'cash-banknote',
      needs: ['pay:view'],
      cn: '发薪',
      en: 'Payroll',
    },
    {
      in: 'people',
      at: 95,
      path: '/companyHome/payItems',
      name: 'payItems',
      component: 'payItems',
      icon: 'receipt',
      needs: ['pay:view'],
      cn: '薪酬项目',
      en: 'Pay items',
    },
    {
      in: 'people',
      at: 100,
      path: '/companyHome/payGroups',
      name: 'payGroups',
      component: 'payGroups',
      icon: 'calendar-dollar',
      needs: ['pay:view'],
      cn: '发薪组与日历',
      en: 'Pay groups and calendar',
    },
    {
      in: 'people',
      at: 110,
      path: '/companyHome/payments',
      name: 'payments',
      component: 'payments',
      icon: 'send',
      needs: ['pay:view'],
      cn: '工资付款',
      en: 'Payments',
    },
  ],
  operator: [
    desk({ in: 'queues', at: 65 }, 'payrollPayouts', 'operatorPayroll', 'cash-banknote', 'operator:money', '工资打款', 'Payroll payouts'),
  ],
}
