/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'login',
  'registry',
  'forgotten',
  'mailLink',
  'accountSettings',
  'operatorLogin',
] as const satisfies readonly string[]
