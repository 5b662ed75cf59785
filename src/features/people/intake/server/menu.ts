import type { Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const intakeMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'staff',
      at: 20,
      path: '/companyHome/employeeImport',
      name: 'employeeImport',
      component: 'employeeImport',
      icon: 'table-import',
      needs: ['people:import'],
      cn: '导入员工',
      en: 'Import',
    },
    {
      in: 'salaryChanges',
      page: true,
      at: 10,
      path: '/companyHome/salarySheet',
      name: 'salarySheet',
      component: 'salarySheet',
      icon: 'table-import',
      needs: ['salary:propose'],
      cn: '批量调薪',
      en: 'Salary changes by sheet',
    },
  ],
}
