import { exportList } from '../../../../platform/server/files/workbook/export-route.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
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

export const walletRoutes = routesOf(walletCalls, {
  'GET /ws/wallet/summary': (look) => summaryOf(look),
  'GET /ws/wallet/orders': (look, input) => ordersOf(look, input),
  'POST /ws/wallet/orders/export': exportList(exportOrders),
  'GET /ws/wallet/order': (look, { id }) => orderDetailOf(look, id),
  'GET /ws/wallet/statement': (look, input) => statementOf(look, input),
  'POST /ws/wallet/statement/export': exportList(exportStatement),
  'GET /ws/wallet/settlements': (look, input) => settlementsOf(look, input),
  'POST /ws/wallet/topUp': (act, input) => requestTopUp(act, input),
  'POST /ws/wallet/topUp/agree': (act, { id }) => agreeToDifference(act, id),
  'GET /ws/wallet/bankAccounts': ({ db, actor }) => bankAccounts(db, actor),
  'POST /ws/wallet/bankAccount/add': (act, input) => addBankAccount(act, input),
  'POST /ws/wallet/bankAccount/remove': (act, { id }) => removeBankAccount(act, id),
  'POST /ws/wallet/bankAccount/default': (act, { id }) => makeDefault(act, id),
  'GET /ws/wallet/withdrawal/preview': previewWithdrawal,
  'POST /ws/wallet/withdraw': (act, input) => withdrawMoney(act, input),
  'POST /ws/wallet/withdrawal/approve': (act, { id }) => approveWithdrawal(act, id),
  'POST /ws/wallet/withdrawal/decline': (act, input) => declineWithdrawal(act, input),
  'GET /ws/operator/topUps': (look, input) => topUpQueue(look, input),
  'POST /ws/operator/topUp/confirm': confirmOrAsk,
  'POST /ws/operator/topUp/reject': (act, input) => rejectTopUp(act, input),
  'GET /ws/operator/withdrawals': ({ db }, input) => withdrawalQueue(db, input),
  'POST /ws/operator/withdrawal/paid': paidOrAsk,
  'POST /ws/operator/topUp/reverse': reverseOrAsk,
  'POST /ws/operator/withdrawal/cameBack': cameBackOrAsk,
  'POST /ws/operator/topUp/arrivedAs': (act, input) => arrivedAs(act, input),
  'GET /ws/operator/unallocated': ({ db }, input) => unallocatedQueue(db, input),
  'POST /ws/operator/unallocated/record': (act, input) => recordUnallocated(act, input),
  'POST /ws/operator/unallocated/credit': creditOrAsk,
  'POST /ws/operator/unallocated/sendBack': sendBackOrAsk,
  'POST /ws/operator/unallocated/undo': undoOrAsk,
  'POST /ws/operator/withdrawal/failed': (act, input) => markFailed(act, input),
})
