import type { Screen } from '../../../../platform/web/screen.ts'
import type { screens } from '../contract/screens.ts'

export const walletScreens: Record<(typeof screens)[number], Screen> = {
  companyWallet: () => import('./WalletPage.tsx'),
  companyOrders: () => import('./OrdersPage.tsx'),
  companyStatement: () => import('./StatementPage.tsx'),
  companyWithdrawals: () => import('./WithdrawalsPage.tsx'),
  bankAccounts: () => import('./BankAccountsPage.tsx'),
  settlement: () => import('./SettlementPage.tsx'),
  operatorTopUps: () => import('./desk/TopUpsPage.tsx'),
  operatorUnallocated: () => import('./desk/UnallocatedPage.tsx'),
  operatorWithdrawals: () => import('./desk/WithdrawalsPage.tsx'),
}
