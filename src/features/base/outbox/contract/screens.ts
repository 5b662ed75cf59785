/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['operatorOutbox'] as const satisfies readonly string[]
