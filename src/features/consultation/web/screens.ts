import type { Screen } from '../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const consultationScreens: Record<(typeof screens)[number], Screen> = {
  advisory: () => import('./AdvisoryLaterPage.tsx'),
}
