import { ownerOf } from '../../../../platform/server/wire/actor.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { beanCalls } from '../contract/calls.ts'
import { buyBeans, cancelOrder, orderBeans, refundOrder, rejectOrder } from './orders.ts'
import { onSale, packageRows, pricePackage, pricesOf } from './packages.ts'
import { beanBalance, movesOf, orderQueue, ordersOf } from './reads.ts'
import { confirmOrAsk, reverseOrAsk } from './second.ts'

export function beanRoutes(routes: Routes): void {
  read(routes, beanCalls, 'GET /ws/bean/wallet', async ({ db, actor }) => ({
    balance: await beanBalance(db, ownerOf(actor)),
    unlockCost: UNLOCK_CONTACT_BEANS,
  }))
  read(routes, beanCalls, 'GET /ws/bean/packages', (look) => onSale(look))
  read(routes, beanCalls, 'GET /ws/bean/prices', ({ db }) => pricesOf(db))
  read(routes, beanCalls, 'GET /ws/bean/orders', (look, input) => ordersOf(look, input))
  read(routes, beanCalls, 'GET /ws/bean/moves', (look, input) => movesOf(look, input))
  write(routes, beanCalls, 'POST /ws/bean/order', (act, input) => orderBeans(act, input))
  write(routes, beanCalls, 'POST /ws/bean/buy', (act, input) => buyBeans(act, input))
  write(routes, beanCalls, 'POST /ws/bean/order/cancel', (act, { id }) => cancelOrder(act, id))

  read(routes, beanCalls, 'GET /ws/operator/beanOrders', (look, input) => orderQueue(look, input))
  write(routes, beanCalls, 'POST /ws/operator/beanOrder/confirm', (act, input) => confirmOrAsk(act, input))
  write(routes, beanCalls, 'POST /ws/operator/beanOrder/reject', (act, input) => rejectOrder(act, input))
  write(routes, beanCalls, 'POST /ws/operator/beanOrder/refund', (act, input) => refundOrder(act, input))
  write(routes, beanCalls, 'POST /ws/operator/beanOrder/reverse', (act, input) => reverseOrAsk(act, input))
  read(routes, beanCalls, 'GET /ws/operator/beanPackages', ({ db }) => packageRows(db))
  write(routes, beanCalls, 'POST /ws/operator/beanPackage', (act, input) => pricePackage(act, input))
}
