/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['operatorAudit', 'operatorSecurity', 'operatorJobs'] as const satisfies readonly string[]
