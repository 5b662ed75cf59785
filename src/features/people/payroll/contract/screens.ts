/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'payroll',
  'payGroups',
  'payItems',
  'payRun',
  'payslip',
  'payments',
  'finalPay',
  'ownPayslip',
  'operatorPayroll',
] as const satisfies readonly string[]
