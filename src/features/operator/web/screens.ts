import type { Screen } from '../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const operatorScreens: Record<(typeof screens)[number], Screen> = {
  operatorHome: () => import('./home/OperatorHomePage.tsx'),
  operatorLedger: () => import('./records/LedgerPage.tsx'),
  operatorOutbox: () => import('./records/OutboxPage.tsx'),
  operatorAudit: () => import('./records/AuditPage.tsx'),
  operatorSecurity: () => import('./records/SecurityPage.tsx'),
  operatorRules: () => import('./rules/RulesPage.tsx'),
}
