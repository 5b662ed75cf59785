import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const chatScreens: Record<(typeof screens)[number], Screen> = {
  chat: () => import('./ChatPage.tsx'),
  leaving: () => import('./leaving/LeavingPage.tsx'),
}
