/** The screens of this feature, by the names that routes and menus call them. */
export const screens = [
  'companyWallet',
  'companyOrders',
  'companyWithdrawals',
  'bankAccounts',
  'settlement',
  'operatorTopUps',
  'operatorWithdrawals',
] as const satisfies readonly string[]
