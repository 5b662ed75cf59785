import { ownerOf } from '../../../../platform/server/wire/actor.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { beanCalls } from '../contract/calls.ts'
import { buyBeans, cancelOrder, orderBeans, refundOrder, rejectOrder } from './orders.ts'
import { onSale, packageRows, pricePackage, pricesOf } from './packages.ts'
import { beanBalance, movesOf, orderQueue, ordersOf } from './reads.ts'
import { confirmOrAsk, reverseOrAsk } from './second.ts'

export const beanRoutes = routesOf(beanCalls, {
  'GET /ws/bean/wallet': async ({ db, actor }) => ({
    balance: await beanBalance(db, ownerOf(actor)),
    unlockCost: UNLOCK_CONTACT_BEANS,
  }),
  'GET /ws/bean/packages': (look) => onSale(look),
  'GET /ws/bean/prices': ({ db }) => pricesOf(db),
  'GET /ws/bean/orders': (look, input) => ordersOf(look, input),
  'GET /ws/bean/moves': (look, input) => movesOf(look, input),
  'POST /ws/bean/order': (act, input) => orderBeans(act, input),
  'POST /ws/bean/buy': (act, input) => buyBeans(act, input),
  'POST /ws/bean/order/cancel': (act, { id }) => cancelOrder(act, id),
  'GET /ws/operator/beanOrders': (look, input) => orderQueue(look, input),
  'POST /ws/operator/beanOrder/confirm': (act, input) => confirmOrAsk(act, input),
  'POST /ws/operator/beanOrder/reject': (act, input) => rejectOrder(act, input),
  'POST /ws/operator/beanOrder/refund': (act, input) => refundOrder(act, input),
  'POST /ws/operator/beanOrder/reverse': (act, input) => reverseOrAsk(act, input),
  'GET /ws/operator/beanPackages': ({ db }) => packageRows(db),
  'POST /ws/operator/beanPackage': (act, input) => pricePackage(act, input),
})
