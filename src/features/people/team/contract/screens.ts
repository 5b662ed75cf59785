/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['teams', 'members', 'invitation', 'withoutCompany'] as const satisfies readonly string[]
