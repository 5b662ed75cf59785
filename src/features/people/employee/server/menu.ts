import type { Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const employeeMenus: Menus<typeof screens> = {
  company: [
    { in: 'people', at: 10, path: '/companyHome/staff', name: 'staff', icon: 'users', cn: '员工', en: 'Employees' },
    {
      in: 'staff',
      at: 10,
      path: '/companyHome/employees',
      name: 'employees',
      component: 'employees',
      icon: 'users',
      needs: ['people:view'],
      cn: '员工',
      en: 'Employees',
    },
    {
      in: 'staff',
      at: 30,
      path: '/companyHome/dueSoon',
      name: 'dueSoon',
      component: 'dueSoon',
      icon: 'calendar-event',
      needs: ['people:edit'],
      cn: '到期事项',
      en: 'Due soon',
    },
    {
      in: 'employees',
      page: true,
      at: 10,
      path: '/companyHome/employee',
      name: 'employee',
      component: 'employee',
      icon: 'users',
      needs: ['people:view'],
      cn: '员工',
      en: 'Employee',
    },
    {
      in: 'employees',
      page: true,
      at: 20,
      path: '/companyHome/employeeEdit',
      name: 'employeeEdit',
      component: 'employeeEdit',
      icon: 'users',
      needs: ['people:edit'],
      cn: '员工档案',
      en: 'Employee record',
    },
  ],
}
