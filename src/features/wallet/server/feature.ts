import type { Feature } from '../../../platform/server/feature.ts'
import { closingObstacles, exportSections } from '../../account/server/hooks.ts'
import { decisionTimes } from '../../queue/server/hooks.ts'
import { secretViewers } from '../../secret/server/hooks.ts'
import { fileViewers } from '../../upload/server/hooks.ts'
import { walletCalls } from '../contract/calls.ts'
import { walletDictionaries } from '../contract/dictionaries.ts'
import { walletNotices } from '../contract/notices.ts'
import { seesAccountNumber } from './bank-accounts.ts'
import { exportOf, obstaclesOf } from './closing.ts'
import { walletMenus } from './menu.ts'
import { decidedPayouts, decidedTopUps } from './queues.ts'
import { seesPayoutNumber, seesProof } from './reads.ts'
import { walletRoutes } from './routes.ts'

export const wallet = {
  name: 'wallet',
  calls: walletCalls,
  notices: walletNotices,
  routes: walletRoutes,
  menus: walletMenus,
  dictionaries: walletDictionaries,
  hooks: (hooks) => {
    hooks.add(decisionTimes, 'wallet', { topUp: decidedTopUps, payout: decidedPayouts })
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
