/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'absenceCalendar',
  'leaveRequests',
  'leaveBalances',
  'leaveTypes',
  'leaveStatement',
] as const satisfies readonly string[]
