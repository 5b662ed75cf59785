import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const profileScreens: Record<(typeof screens)[number], Screen> = {
  personalInfo: () => import('./MyInfoPage.tsx'),
  resume: () => import('./ResumePage.tsx'),
  personalAuthentication: () => import('./IdentityPage.tsx'),
  operatorPersons: () => import('./desk/PersonsPage.tsx'),
}
