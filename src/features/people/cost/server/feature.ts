import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { costCalls } from '../contract/calls.ts'
import { costErrors } from '../contract/errors.ts'
import { costMenus } from './menu.ts'
import { costRoutes } from './routes.ts'
import { costRate } from './tables.ts'

export const cost = {
  name: 'cost',
  errors: costErrors,
  calls: costCalls,
  versions: {
    rateDraft: versionedBy(
      costRate,
      ({ region }) => and(eq(costRate.region, String(region)), eq(costRate.state, 'draft')),
      ({ region }) => ['rateDraft', region],
      { counter: costRate.edition, at: costRate.editedAt },
    ),
  },
  routes: costRoutes,
  menus: costMenus,
} satisfies Feature
