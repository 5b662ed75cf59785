/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'visitingCard',
  'companyInfo',
  'companyAuthentication',
  'companyPublic',
  'operatorCompanies',
] as const satisfies readonly string[]
