import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const moderationScreens: Record<(typeof screens)[number], Screen> = {
  moderation: () => import('./ModerationPage.tsx'),
  appeal: () => import('./AppealPage.tsx'),
  operatorReports: () => import('./desk/ReportsPage.tsx'),
}
