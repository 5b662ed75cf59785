import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const auditScreens: Record<(typeof screens)[number], Screen> = {
  operatorAudit: () => import('./desk/AuditPage.tsx'),
  operatorSecurity: () => import('./desk/SecurityPage.tsx'),
  operatorJobs: () => import('./desk/JobsPage.tsx'),
}
