import { sql } from '../../../../platform/server/data/drizzle.ts'
import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { closingSteps, exportSections } from '../../../base/account/server/hooks.ts'
import { operatorFinders, waitingCases } from '../../../base/queue/server/hooks.ts'
import { referenceFinder } from '../../../base/queue/server/reads.ts'
import { fileViewers } from '../../../base/upload/server/hooks.ts'
import { advisoryCalls } from '../contract/calls.ts'
import { advisoryDictionaries } from '../contract/dictionaries.ts'
import { advisoryErrors } from '../contract/errors.ts'
import { advisoryNotices } from '../contract/notices.ts'
import { advisoryMenus } from './menu.ts'
import { exportOf, seesAdvisoryFile } from './reads.ts'
import { advisoryRoutes } from './routes.ts'
import { advisoryPrepared, advisory as advisoryTable } from './tables.ts'
import { closeAllOwn, dueJob, lapseAdvisory, lapseJob, sayLate } from './writes.ts'

export const advisory = {
  name: 'advisory',
  errors: advisoryErrors,
  versions: {
    advisory: versionedById(advisoryTable, { says: 'advisoryChanged' }),
    preparedAnswer: versionedById(advisoryPrepared, { by: advisoryPrepared.changedBy, at: advisoryPrepared.changedAt }),
  },
  calls: advisoryCalls,
  notices: advisoryNotices,
  routes: advisoryRoutes,
  jobs: (jobs) => {
    jobs.on(dueJob, sayLate)
    jobs.on(lapseJob, lapseAdvisory)
  },
  menus: advisoryMenus,
  dictionaries: advisoryDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'advisory', { advisories: sql`select from advisory where state in ('open', 'taken')` })
    hooks.add(
      operatorFinders,
      'advisory',
      referenceFinder(advisoryTable, { kind: { cn: '服务咨询', en: 'Consultation' }, page: 'advisories', permission: 'operator:advisory' }),
    )
    hooks.add(fileViewers, 'advisory', seesAdvisoryFile)
    hooks.add(closingSteps, 'advisory', closeAllOwn)
    hooks.add(exportSections, 'consultations', exportOf)
  },
} satisfies Feature
