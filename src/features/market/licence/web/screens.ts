import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const licenceScreens: Record<(typeof screens)[number], Screen> = {
  safety: () => import('./SafetyPage.tsx'),
  operatorLicences: () => import('./desk/LicencesPage.tsx'),
}
