import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const operatorScreens: Record<(typeof screens)[number], Screen> = {
  operatorHome: () => import('./home/OperatorHomePage.tsx'),
  operatorRules: () => import('./rules/RulesPage.tsx'),
}
