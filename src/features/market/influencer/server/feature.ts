import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { influencerCalls } from '../contract/calls.ts'
import { influencerDictionaries } from '../contract/dictionaries.ts'
import { influencerMenus } from './menu.ts'
import { influencerRoutes } from './routes.ts'
import { influencer as influencerTable } from './tables.ts'

export const influencer = {
  name: 'influencer',
  versions: { influencer: versionedById(influencerTable, { by: influencerTable.changedBy, at: influencerTable.changedAt }) },
  calls: influencerCalls,
  routes: influencerRoutes,
  menus: influencerMenus,
  dictionaries: influencerDictionaries,
} satisfies Feature
