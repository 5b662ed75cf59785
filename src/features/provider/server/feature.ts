import type { Feature } from '../../../platform/server/feature.ts'
import { providerCalls } from '../contract/calls.ts'
import { providerDictionaries } from '../contract/dictionaries.ts'
import { providerNotices } from '../contract/notices.ts'
import { providerMenus } from './menu.ts'
import { providerRoutes } from './routes.ts'

export const provider = {
  name: 'provider',
  calls: providerCalls,
  notices: providerNotices,
  routes: providerRoutes,
  menus: providerMenus,
  dictionaries: providerDictionaries,
} satisfies Feature
