import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const feedbackScreens: Record<(typeof screens)[number], Screen> = {
  feedback: () => import('./FeedbackPage.tsx'),
  operatorFeedback: () => import('./desk/FeedbackDeskPage.tsx'),
}
