import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const outboxScreens: Record<(typeof screens)[number], Screen> = {
  operatorOutbox: () => import('./desk/OutboxPage.tsx'),
}
