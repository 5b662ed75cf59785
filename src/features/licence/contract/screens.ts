/** The screens of this feature, by the names that routes and menus call them. */
export const screens = ['safety', 'operatorLicences'] as const satisfies readonly string[]
