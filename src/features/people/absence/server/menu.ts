import type { Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const absenceMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'people',
      at: 60,
      path: '/companyHome/absenceCalendar',
      name: 'absenceCalendar',
      component: 'absenceCalendar',
      icon: 'calendar-month',
      needs: ['people:view'],
      cn: '休假日历',
      en: 'Absence calendar',
    },
    {
      in: 'people',
      at: 64,
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
      in: 'people',
      at: 66,
      path: '/companyHome/leaveBalances',
      name: 'leaveBalances',
      component: 'leaveBalances',
      icon: 'scale',
      needs: ['absence:edit'],
      cn: '假期余额',
      en: 'Leave balances',
    },
    {
      in: 'people',
      at: 68,
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
