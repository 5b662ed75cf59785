import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { fileViewers } from '../../../base/upload/server/hooks.ts'
import { intakeCalls } from '../contract/calls.ts'
import { intakeErrors } from '../contract/errors.ts'
import { intakeNotices } from '../contract/notices.ts'
import { intakeMenus } from './menu.ts'
import { intakeRoutes } from './routes.ts'
import { intakeJob, stepFailed, stepIntake } from './steps.ts'
import { intake as intakeTable } from './tables.ts'
import { eraseOld } from './writes.ts'

export const intake = {
  name: 'intake',
  errors: intakeErrors,
  versions: { intake: versionedById(intakeTable) },
  calls: intakeCalls,
  notices: intakeNotices,
  routes: intakeRoutes,
  menus: intakeMenus,
  jobs(jobs) {
    jobs.on(intakeJob, stepIntake, stepFailed)
    jobs.sweep('intake.erase', (night) => night.inBatches(eraseOld, 1))
  },
  hooks(hooks) {
    hooks.add(fileViewers, 'intake', async (_db, actor, file) => file.companyId === actor.companyId && actor.holds('people:import'))
  },
} satisfies Feature
