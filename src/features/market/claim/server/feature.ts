import { eq } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { claimCalls } from '../contract/calls.ts'
import type { ClaimKey } from '../contract/claims.ts'
import { claimMenus } from './menu.ts'
import { claimRoutes } from './routes.ts'
import { claim as claimTable } from './tables.ts'

export const claim = {
  name: 'claim',
  versions: {
    claim: versionedBy(
      claimTable,
      ({ key }) => eq(claimTable.key, key as ClaimKey),
      ({ key }) => ['claim', key],
      { by: claimTable.changedBy, at: claimTable.changedAt },
    ),
  },
  calls: claimCalls,
  routes: claimRoutes,
  menus: claimMenus,
} satisfies Feature
