/** The screens of this feature, by the names that routes and menus call them. */
export const screens = [
  'quickfind',
  'operatorProviders',
  'operatorProviderApplications',
  'operatorDeadContacts',
  'unlockedContacts',
] as const satisfies readonly string[]
