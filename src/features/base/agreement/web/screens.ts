import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const agreementScreens: Record<(typeof screens)[number], Screen> = {
  agreement: () => import('./AgreementPage.tsx'),
}
