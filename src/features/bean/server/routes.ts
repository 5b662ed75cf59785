import { ownerOf } from '../../../platform/server/actor.ts'
import { type Routes, read } from '../../../platform/server/http.ts'
import { UNLOCK_CONTACT_BEANS } from '../../../rules/constants.ts'
import { beanCalls } from '../contract/calls.ts'
import { beanBalance } from './reads.ts'

export function beanRoutes(routes: Routes): void {
  read(routes, beanCalls, 'GET /ws/bean/wallet', async ({ db, actor }) => ({
    balance: await beanBalance(db, ownerOf(actor)),
    unlockCost: UNLOCK_CONTACT_BEANS,
  }))
}
