import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const advisoryScreens: Record<(typeof screens)[number], Screen> = {
  advisory: () => import('./AdvisoryPage.tsx'),
  operatorAdvisories: () => import('./desk/AdvisoriesPage.tsx'),
  operatorPrepared: () => import('./desk/PreparedPage.tsx'),
}
