import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { closingSteps, exportSections } from '../../account/server/hooks.ts'
import { waitingCases } from '../../queue/server/hooks.ts'
import { secretViewers } from '../../secret/server/hooks.ts'
import { fileViewers } from '../../upload/server/hooks.ts'
import { PENDING } from '../../verification/contract/verification.ts'
import { profileCalls } from '../contract/calls.ts'
import { profileDictionaries } from '../contract/dictionaries.ts'
import { profileErrors } from '../contract/errors.ts'
import { profileNotices } from '../contract/notices.ts'
import { seesEvidence, seesIdNumber } from './evidence.ts'
import { forgetOldIdentities, forgetPerson } from './forget.ts'
import { profileMenus } from './menu.ts'
import { identityOf, infoOf, profileRow, resumeOf } from './reads.ts'
import { profileRoutes } from './routes.ts'
import { identity, profile as profileTable } from './tables.ts'

export const profile = {
  name: 'profile',
  errors: profileErrors,
  versions: {
    profile: versionedBy(
      profileTable,
      (_, { accountId }) => eq(profileTable.accountId, accountId),
      (_, { accountId }) => ['profile', accountId],
      { at: profileTable.updatedAt },
    ),
    identity: versionedBy(
      identity,
      ({ id }) => eq(identity.accountId, String(id)),
      ({ id }) => ['identity', id],
    ),
  },
  calls: profileCalls,
  notices: profileNotices,
  routes: profileRoutes,
  jobs: (jobs) => jobs.sweep('profile.forgetIdentities', (night) => night.inBatches(forgetOldIdentities, 1)),
  menus: profileMenus,
  dictionaries: profileDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'profile', { persons: sql`select from identity where status = ${PENDING}` })
    hooks.add(closingSteps, 'profile', forgetPerson)
    hooks.add(secretViewers, 'identity', seesIdNumber)
    hooks.add(fileViewers, 'person', async (_db, actor, file) => seesEvidence(actor, file.ownerId))
    hooks.add(exportSections, 'profile', async ({ db, actor }) =>
      (await profileRow(db, actor.accountId))
        ? {
            ...(await infoOf(db, actor.accountId, 'cn')),
            resume: await resumeOf(db, actor.accountId),
            authentication: await identityOf(db, actor.accountId),
          }
        : null,
    )
  },
} satisfies Feature
