/** The screens of this feature, by the names that routes and menus call them. */
export const screens = ['information', 'informationDetails', 'operatorArticles'] as const satisfies readonly string[]
