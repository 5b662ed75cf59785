/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['operatorRates'] as const satisfies readonly string[]
