/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['employeeImport', 'salarySheet'] as const satisfies readonly string[]
