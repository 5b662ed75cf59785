/** The screens of this feature, by the names that routes and menus call them. */
export const screens = [
  'visitingCard',
  'companyInfo',
  'companyAuthentication',
  'companyPublic',
  'operatorCompanies',
] as const satisfies readonly string[]
