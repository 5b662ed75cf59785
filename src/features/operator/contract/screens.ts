/** The screens of this feature, by the names that routes and menus call them. */
export const screens = [
  'operatorHome',
  'operatorLedger',
  'operatorOutbox',
  'operatorAudit',
  'operatorRules',
] as const satisfies readonly string[]
