import type { Screen } from '../../../../platform/web/screen.ts'
import { addOverviewPart } from '../../../work/demand/web/parts/overview.tsx'
import type { screens } from '../contract/screens.ts'

export const employeeScreens: Record<(typeof screens)[number], Screen> = {
  employees: () => import('./EmployeesPage.tsx'),
  employee: () => import('./EmployeePage.tsx'),
  employeeEdit: () => import('./EmployeeEditPage.tsx'),
  dueSoon: () => import('./DueSoonPage.tsx'),
}

addOverviewPart({ name: 'due', at: 30, needs: 'people:edit', load: () => import('./overview/DuePart.tsx') })
