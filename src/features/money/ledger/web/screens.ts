import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const ledgerScreens: Record<(typeof screens)[number], Screen> = {
  operatorLedger: () => import('./desk/LedgerPage.tsx'),
}
