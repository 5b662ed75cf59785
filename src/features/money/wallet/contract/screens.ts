/** The screens of this feature, by the names used in routes and menus. */
export const screens = [
  'companyWallet',
  'companyOrders',
  'companyStatement',
  'companyWithdrawals',
  'bankAccounts',
  'settlement',
  'operatorTopUps',
  'operatorUnallocated',
  'operatorWithdrawals',
] as const satisfies readonly string[]
