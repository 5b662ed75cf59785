/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'operatorHome',
  'operatorLedger',
  'operatorOutbox',
  'operatorAudit',
  'operatorSecurity',
  'operatorRules',
] as const satisfies readonly string[]
