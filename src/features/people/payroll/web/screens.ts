import type { Screen } from '../../../../platform/web/screen.ts'
import { addOverviewPart, addWaiting } from '../../../work/demand/web/parts/overview.tsx'
import { addEmployeeTab } from '../../employee/web/parts/tabs.tsx'
import type { screens } from '../contract/screens.ts'
import { useWaitingInPeople } from './overview/waiting.ts'

export const payrollScreens: Record<(typeof screens)[number], Screen> = {
  payroll: () => import('./PayrollPage.tsx'),
  payGroups: () => import('./PayGroupsPage.tsx'),
  payItems: () => import('./PayItemsPage.tsx'),
  payRun: () => import('./PayRunPage.tsx'),
  payslip: () => import('./PayslipPage.tsx'),
  payments: () => import('./PaymentsPage.tsx'),
  finalPay: () => import('./FinalPayPage.tsx'),
  ownPayslip: () => import('./OwnPayslipPage.tsx'),
  operatorPayroll: () => import('./desk/PayoutsPage.tsx'),
}

addEmployeeTab({ name: 'slips', at: 60, cn: '工资单', en: 'Payslips', needs: 'pay:view', load: () => import('./EmployeeSlips.tsx') })

addWaiting(useWaitingInPeople)

addOverviewPart({ name: 'pay', at: 40, needs: 'pay:view', load: () => import('./overview/PayPart.tsx') })
