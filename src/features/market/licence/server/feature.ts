import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { licenceCalls } from '../contract/calls.ts'
import { licenceMenus } from './menu.ts'
import { licenceRoutes } from './routes.ts'
import { licence as licenceTable } from './tables.ts'

export const licence = {
  name: 'licence',
  versions: { licence: versionedById(licenceTable, { by: licenceTable.changedBy, at: licenceTable.changedAt }) },
  calls: licenceCalls,
  routes: licenceRoutes,
  menus: licenceMenus,
} satisfies Feature
