/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['systemInfo'] as const satisfies readonly string[]
