import { namesOf } from '../../../../platform/contract/names.ts'

/** What can wait for a member in the people area, in the order of the home page: a count and where it is dealt with, never an amount. */
export const waitingKinds = {
  runsToApprove: '/companyHome/payroll?state=review',
  runsToPay: '/companyHome/payroll?state=approved',
  paymentsFailed: '/companyHome/payments?state=failed',
  paymentsOutside: '/companyHome/payments?state=outside',
  accountsToConfirm: '/companyHome/employees?flag=payeeUnconfirmed',
  salaryChanges: '/companyHome/salaryChanges?state=proposed',
  runsToPrepare: '/companyHome/payroll?state=draft',
  leaveRequests: '/companyHome/leaveRequests?state=asked',
  dueItems: '/companyHome/dueSoon',
  imports: '/companyHome/employeeImport',
} as const
export type WaitingKind = keyof typeof waitingKinds
export const waitingKindNames = namesOf(waitingKinds)
