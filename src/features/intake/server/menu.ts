import type { Menus } from '../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const intakeMenus: Menus<typeof screens> = {
  company: [
    {
      in: 'people',
      at: 40,
      path: '/companyHome/employeeImport',
      name: 'employeeImport',
      component: 'employeeImport',
      icon: 'table-import',
      needs: ['people:import'],
      cn: '导入员工',
      en: 'Import',
    },
  ],
}
