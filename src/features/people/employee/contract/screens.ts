/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['employees', 'employee', 'employeeEdit', 'dueSoon'] as const satisfies readonly string[]
