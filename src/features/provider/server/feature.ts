import type { Feature } from '../../../platform/server/feature.ts'
import { providersByRegion } from '../../calendar/server/hooks.ts'
import { providerCalls } from '../contract/calls.ts'
import { providerDictionaries } from '../contract/dictionaries.ts'
import { providerNotices } from '../contract/notices.ts'
import { providerMenus } from './menu.ts'
import { providerCounts } from './reads.ts'
import { providerRoutes } from './routes.ts'

export const provider = {
  name: 'provider',
  calls: providerCalls,
  notices: providerNotices,
  routes: providerRoutes,
  menus: providerMenus,
  dictionaries: providerDictionaries,
  hooks: (hooks) => hooks.add(providersByRegion, 'provider', providerCounts),
} satisfies Feature
