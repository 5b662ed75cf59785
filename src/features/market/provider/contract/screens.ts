/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'quickfind',
  'operatorProviders',
  'operatorProviderApplications',
  'operatorDeadContacts',
  'operatorProviderClaims',
  'workInvitation',
  'unlockedContacts',
] as const satisfies readonly string[]
