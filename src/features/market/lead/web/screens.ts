import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const leadScreens: Record<(typeof screens)[number], Screen> = {
  contact: () => import('./ContactPage.tsx'),
  operatorLeads: () => import('./desk/LeadsPage.tsx'),
}
