/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['solution', 'market', 'integrated'] as const satisfies readonly string[]
