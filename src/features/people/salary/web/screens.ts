import type { Screen } from '../../../../platform/web/screen.ts'
import { addEmployeeTab } from '../../employee/web/parts/tabs.tsx'
import type { screens } from '../contract/screens.ts'

export const salaryScreens: Record<(typeof screens)[number], Screen> = {
  salaryChanges: () => import('./SalaryChangesPage.tsx'),
}

addEmployeeTab({ name: 'pay', at: 40, cn: '薪资', en: 'Pay', needs: 'pay:view', load: () => import('./EmployeePay.tsx') })
