import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const hiringScreens: Record<(typeof screens)[number], Screen> = {
  ghAndts: () => import('./HiringPage.tsx'),
}
