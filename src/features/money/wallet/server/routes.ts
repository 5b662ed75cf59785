import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { walletCalls } from '../contract/calls.ts'
import { addBankAccount, bankAccounts, makeDefault, removeBankAccount } from './bank-accounts.ts'
import { exportOrders } from './export.ts'
import { topUpQueue, withdrawalQueue } from './queues.ts'
import { orderDetailOf, ordersOf, settlementsOf, summaryOf } from './reads.ts'
import { cameBackOrAsk, confirmOrAsk, creditOrAsk, paidOrAsk, reverseOrAsk, sendBackOrAsk, undoOrAsk } from './second.ts'
import { exportStatement, statementOf } from './statement.ts'
import { agreeToDifference, arrivedAs, rejectTopUp, requestTopUp } from './top-up.ts'
import { recordUnallocated } from './unallocated.ts'
import { unallocatedQueue } from './unallocated-queue.ts'
import { approveWithdrawal, declineWithdrawal, markFailed, previewWithdrawal, withdrawMoney } from './withdrawal.ts'

export function walletRoutes(routes: Routes): void {
  read(routes, walletCalls, 'GET /ws/wallet/summary', (look) => summaryOf(look))
  read(routes, walletCalls, 'GET /ws/wallet/orders', (look, input) => ordersOf(look, input))
  exportList(routes, walletCalls, 'POST /ws/wallet/orders/export', exportOrders)
  read(routes, walletCalls, 'GET /ws/wallet/order', (look, { id }) => orderDetailOf(look, id))
  read(routes, walletCalls, 'GET /ws/wallet/statement', (look, input) => statementOf(look, input))
  exportList(routes, walletCalls, 'POST /ws/wallet/statement/export', exportStatement)
  read(routes, walletCalls, 'GET /ws/wallet/settlements', (look, input) => settlementsOf(look, input))

  write(routes, walletCalls, 'POST /ws/wallet/topUp', (act, input) => requestTopUp(act, input))
  write(routes, walletCalls, 'POST /ws/wallet/topUp/agree', (act, { id }) => agreeToDifference(act, id))

  read(routes, walletCalls, 'GET /ws/wallet/bankAccounts', ({ db, actor }) => bankAccounts(db, actor))
  write(routes, walletCalls, 'POST /ws/wallet/bankAccount/add', (act, input) => addBankAccount(act, input))
  write(routes, walletCalls, 'POST /ws/wallet/bankAccount/remove', (act, { id }) => removeBankAccount(act, id))
  write(routes, walletCalls, 'POST /ws/wallet/bankAccount/default', (act, { id }) => makeDefault(act, id))

  read(routes, walletCalls, 'GET /ws/wallet/withdrawal/preview', previewWithdrawal)
  write(routes, walletCalls, 'POST /ws/wallet/withdraw', (act, input) => withdrawMoney(act, input))
  write(routes, walletCalls, 'POST /ws/wallet/withdrawal/approve', (act, { id }) => approveWithdrawal(act, id))
  write(routes, walletCalls, 'POST /ws/wallet/withdrawal/decline', (act, input) => declineWithdrawal(act, input))

  read(routes, walletCalls, 'GET /ws/operator/topUps', (look, input) => topUpQueue(look, input))
  write(routes, walletCalls, 'POST /ws/operator/topUp/confirm', confirmOrAsk)
  write(routes, walletCalls, 'POST /ws/operator/topUp/reject', (act, input) => rejectTopUp(act, input))
  read(routes, walletCalls, 'GET /ws/operator/withdrawals', ({ db }, input) => withdrawalQueue(db, input))
  write(routes, walletCalls, 'POST /ws/operator/withdrawal/paid', paidOrAsk)
  write(routes, walletCalls, 'POST /ws/operator/topUp/reverse', reverseOrAsk)
  write(routes, walletCalls, 'POST /ws/operator/withdrawal/cameBack', cameBackOrAsk)
  write(routes, walletCalls, 'POST /ws/operator/topUp/arrivedAs', (act, input) => arrivedAs(act, input))
  read(routes, walletCalls, 'GET /ws/operator/unallocated', ({ db }, input) => unallocatedQueue(db, input))
  write(routes, walletCalls, 'POST /ws/operator/unallocated/record', (act, input) => recordUnallocated(act, input))
  write(routes, walletCalls, 'POST /ws/operator/unallocated/credit', creditOrAsk)
  write(routes, walletCalls, 'POST /ws/operator/unallocated/sendBack', sendBackOrAsk)
  write(routes, walletCalls, 'POST /ws/operator/unallocated/undo', undoOrAsk)
  write(routes, walletCalls, 'POST /ws/operator/withdrawal/failed', (act, input) => markFailed(act, input))
}
