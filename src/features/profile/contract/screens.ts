/** The screens of this feature, by the names that routes and menus call them. */
export const screens = ['personalInfo', 'resume', 'personalAuthentication', 'operatorPersons'] as const satisfies readonly string[]
