import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const noticeScreens: Record<(typeof screens)[number], Screen> = {
  systemInfo: () => import('./MessagesPage.tsx'),
}
