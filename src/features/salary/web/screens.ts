import type { Screen } from '../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const salaryScreens: Record<(typeof screens)[number], Screen> = {
  salaryChanges: () => import('./SalaryChangesPage.tsx'),
}
