import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { numbered } from '../../../../platform/server/data/numbers.ts'
import { versionedBy } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { closingLosses, closingObstacles, closingSteps, exportSections } from '../../../base/account/server/hooks.ts'
import { approvalKinds } from '../../../base/approval/server/hooks.ts'
import { decisionTimes, operatorFinders, waitingCases } from '../../../base/queue/server/hooks.ts'
import { fileViewers } from '../../../base/upload/server/hooks.ts'
import { decidedBooks, transferBooks } from '../../wallet/server/hooks.ts'
import { beanCalls } from '../contract/calls.ts'
import { beanErrors } from '../contract/errors.ts'
import { beanNotices } from '../contract/notices.ts'
import { lapseBeans, lossesOf, obstaclesOf } from './closing.ts'
import { beanOrderNumbered, findBeanOrders } from './find.ts'
import { beanMenus } from './menu.ts'
import { beanTransfers, decidedBeanOrders, decidedBeans, exportOf } from './reads.ts'
import { beanRoutes } from './routes.ts'
import { secondKinds } from './second.ts'
import { beanPackage } from './tables.ts'

export const bean = {
  name: 'bean',
  errors: beanErrors,
  versions: {
    beanPackage: versionedBy(
      beanPackage,
      ({ beans }) => eq(beanPackage.beans, Number(beans)),
      ({ beans }) => ['beanPackage', beans],
      { by: beanPackage.changedBy, at: beanPackage.changedAt },
    ),
  },
  calls: beanCalls,
  notices: beanNotices,
  routes: beanRoutes,
  menus: beanMenus,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'bean', { beanOrders: sql`select from bean_order where state = 'pending'` })
    for (const [name, kind] of Object.entries(secondKinds)) hooks.add(approvalKinds, name, kind)
    hooks.add(operatorFinders, 'bean', findBeanOrders)
    hooks.add(numbered, 'bean', { B: beanOrderNumbered })
    hooks.add(decidedBooks, 'bean', decidedBeans)
    hooks.add(transferBooks.in, 'bean', beanTransfers)
    hooks.add(decisionTimes, 'bean', { beanOrder: decidedBeanOrders })
    hooks.add(closingObstacles, 'bean', obstaclesOf)
    hooks.add(closingLosses, 'bean', lossesOf)
    hooks.add(closingSteps, 'bean', lapseBeans)
    hooks.add(exportSections, 'beans', exportOf)
    // The uploader and operators always see a voucher; within a company, members who may see its money.
    hooks.add(
      fileViewers,
      'beanOrder',
      async (_db, actor, file) => file.companyId !== null && file.companyId === actor.companyId && actor.holds('wallet:view'),
    )
  },
} satisfies Feature
