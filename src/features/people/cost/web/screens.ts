import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const costScreens: Record<(typeof screens)[number], Screen> = {
  operatorRates: () => import('./desk/RatesPage.tsx'),
}
