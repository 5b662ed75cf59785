import { sql } from '../../../../platform/server/data/drizzle.ts'
import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { exportSections } from '../../../base/account/server/hooks.ts'
import { operatorFinders, waitingCases } from '../../../base/queue/server/hooks.ts'
import { referenceFinder } from '../../../base/queue/server/reads.ts'
import { moderationCalls } from '../contract/calls.ts'
import { moderationDictionaries } from '../contract/dictionaries.ts'
import { moderationErrors } from '../contract/errors.ts'
import { moderationNotices } from '../contract/notices.ts'
import { moderationMenus } from './menu.ts'
import { exportOf } from './reads.ts'
import { moderationRoutes } from './routes.ts'
import { report } from './tables.ts'
import { endKept } from './writes.ts'

export const moderation = {
  name: 'moderation',
  errors: moderationErrors,
  versions: { report: versionedById(report) },
  calls: moderationCalls,
  notices: moderationNotices,
  routes: moderationRoutes,
  jobs: (jobs) => jobs.sweep('moderation.kept', (night) => night.inBatches(endKept, 1)),
  menus: moderationMenus,
  dictionaries: moderationDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'moderation', { reports: sql`select from report where waiting_since is not null` })
    hooks.add(exportSections, 'reports', exportOf)
    const kind = { cn: '举报', en: 'Report' }
    hooks.add(operatorFinders, 'moderation', referenceFinder(report, { kind, page: 'reports', permission: 'operator:moderation' }))
  },
} satisfies Feature
