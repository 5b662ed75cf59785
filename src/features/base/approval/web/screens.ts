import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const approvalScreens: Record<(typeof screens)[number], Screen> = {
  approvals: () => import('./ApprovalsPage.tsx'),
}
