import type { Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const absenceMenus: Menus<typeof screens> = {
  company: [
    { in: 'people', at: 20, path: '/companyHome/leave', name: 'leave', icon: 'beach', cn: '休假', en: 'Leave' },
    {
      in: 'leave',
      at: 10,
      path: '/companyHome/absenceCalendar',
      name: 'absenceCalendar',
      component: 'absenceCalendar',
      icon: 'calendar-month',
      needs: ['people:view'],
      cn: '休假日历',
      en: 'Absence calendar',
    },
    {
      in: 'leave',
      at: 20,
      path: '/companyHome/leaveRequests',
      name: 'leaveRequests',
      component: 'leaveRequests',
      icon: 'beach',
      // Leads decide for their teams, whatever their role.
      needs: ['people:view'],
      cn: '休假申请',
      en: 'Leave requests',
    },
    {
      in: 'leave',
      at: 30,
      path: '/companyHome/leaveBalances',
      name: 'leaveBalances',
      component: 'leaveBalances',
      icon: 'scale',
      needs: ['absence:edit'],
      cn: '假期余额',
      en: 'Leave balances',
    },
    {
      in: 'leave',
      at: 40,
      path: '/companyHome/leaveTypes',
      name: 'leaveTypes',
      component: 'leaveTypes',
      icon: 'list-details',
      needs: ['absence:edit'],
      cn: '假期类型',
      en: 'Leave types',
    },
  ],
}
