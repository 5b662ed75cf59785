import { sql } from '../../../../platform/server/data/drizzle.ts'
import { numbered } from '../../../../platform/server/data/numbers.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { closingObstacles, closingSteps, exportSections } from '../../../base/account/server/hooks.ts'
import { approvalKinds, leftBooks } from '../../../base/approval/server/hooks.ts'
import { decisionTimes, operatorFinders, waitingCases } from '../../../base/queue/server/hooks.ts'
import { secretViewers } from '../../../base/secret/server/hooks.ts'
import { fileViewers } from '../../../base/upload/server/hooks.ts'
import { walletCalls } from '../contract/calls.ts'
import { walletDictionaries } from '../contract/dictionaries.ts'
import { walletErrors } from '../contract/errors.ts'
import { walletNotices } from '../contract/notices.ts'
import { seesAccountNumber } from './bank-accounts.ts'
import { exportOf, obstaclesOf } from './closing.ts'
import { decidedHere, withdrawnHere } from './day.ts'
import { findMoney, orderNumbered, unallocatedNumbered } from './find.ts'
import { forgetBankAccounts, forgetOldPayouts } from './forget.ts'
import { decidedBooks, transferBooks } from './hooks.ts'
import { walletMenus } from './menu.ts'
import { decidedPayouts, decidedTopUps } from './queues.ts'
import { seesPayoutNumber, seesProof } from './reads.ts'
import { arrivedHere, paidHere } from './repeats.ts'
import { walletRoutes } from './routes.ts'
import { secondKinds } from './second.ts'

export const wallet = {
  name: 'wallet',
  errors: walletErrors,
  calls: walletCalls,
  notices: walletNotices,
  routes: walletRoutes,
  jobs: (jobs) => jobs.sweep('wallet.forgetPayouts', (night) => night.inBatches(forgetOldPayouts, 1)),
  menus: walletMenus,
  dictionaries: walletDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'wallet', {
      topUps: sql`select from money_order where type = 'topUp' and state = 'pending'`,
      withdrawals: sql`select from money_order where type = 'withdrawal' and state = 'approved'`,
      unallocated: sql`select from unallocated_money where state = 'open'`,
    })
    for (const [name, kind] of Object.entries(secondKinds)) hooks.add(approvalKinds, name, kind)
    hooks.add(operatorFinders, 'wallet', findMoney)
    hooks.add(numbered, 'wallet', { O: orderNumbered, W: orderNumbered, U: unallocatedNumbered })
    hooks.add(decidedBooks, 'wallet', decidedHere)
    hooks.add(leftBooks, 'wallet', withdrawnHere)
    hooks.add(transferBooks.in, 'wallet', arrivedHere)
    hooks.add(transferBooks.out, 'wallet', paidHere)
    hooks.add(decisionTimes, 'wallet', { topUp: decidedTopUps, payout: decidedPayouts })
    hooks.add(closingSteps, 'wallet', forgetBankAccounts)
    hooks.add(closingObstacles, 'wallet', obstaclesOf)
    hooks.add(exportSections, 'wallet', exportOf)
    hooks.add(secretViewers, 'bankAccount', seesAccountNumber)
    hooks.add(secretViewers, 'withdrawal', seesPayoutNumber)
    hooks.add(
      fileViewers,
      'topUp',
      async (_db, actor, file) => file.companyId === actor.companyId && actor.companyId !== null && actor.holds('wallet:view'),
    )
    hooks.add(fileViewers, 'withdrawal', (db, actor, file) => seesProof(db, actor, file.usedBy))
  },
} satisfies Feature
