import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const solutionScreens: Record<(typeof screens)[number], Screen> = {
  solution: () => import('./SolutionPage.tsx'),
  market: () => import('./MarketPage.tsx'),
  integrated: () => import('./IntegratedPage.tsx'),
}
