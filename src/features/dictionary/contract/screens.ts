/** The screens of this feature, by the names that routes and menus call them. */
export const screens = ['operatorDictionaries'] as const satisfies readonly string[]
