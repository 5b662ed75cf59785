/** The screens of this feature, by the names used in routes and menus. */
export const screens = ['personalInfo', 'resume', 'personalAuthentication', 'operatorPersons'] as const satisfies readonly string[]
