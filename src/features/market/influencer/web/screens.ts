import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const influencerScreens: Record<(typeof screens)[number], Screen> = {
  operatorInfluencers: () => import('./desk/InfluencersPage.tsx'),
}
