import type { Screen } from '../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const payrollScreens: Record<(typeof screens)[number], Screen> = {
  payroll: () => import('./PayrollPage.tsx'),
  payGroups: () => import('./PayGroupsPage.tsx'),
  payRun: () => import('./PayRunPage.tsx'),
  payslip: () => import('./PayslipPage.tsx'),
  payments: () => import('./PaymentsPage.tsx'),
  ownPayslip: () => import('./OwnPayslipPage.tsx'),
  operatorPayroll: () => import('./desk/PayoutsPage.tsx'),
}
