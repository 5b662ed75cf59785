import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const intakeScreens: Record<(typeof screens)[number], Screen> = {
  employeeImport: () => import('./EmployeeImportPage.tsx'),
  salarySheet: () => import('./SalarySheetPage.tsx'),
}
