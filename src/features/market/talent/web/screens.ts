import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const talentScreens: Record<(typeof screens)[number], Screen> = {
  operatorTalent: () => import('./desk/TalentPage.tsx'),
}
