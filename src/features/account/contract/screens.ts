/** The screens of this feature, by the names that routes and menus call them. */
export const screens = ['login', 'registry', 'forgotten', 'accountSettings', 'operatorLogin'] as const satisfies readonly string[]
