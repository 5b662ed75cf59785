import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const claimScreens: Record<(typeof screens)[number], Screen> = {
  operatorClaims: () => import('./desk/ClaimsPage.tsx'),
}
