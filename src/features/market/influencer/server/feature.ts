import type { Feature } from '../../../../platform/server/feature.ts'
import { influencerCalls } from '../contract/calls.ts'
import { influencerDictionaries } from '../contract/dictionaries.ts'
import { influencerMenus } from './menu.ts'
import { influencerRoutes } from './routes.ts'

export const influencer = {
  name: 'influencer',
  calls: influencerCalls,
  routes: influencerRoutes,
  menus: influencerMenus,
  dictionaries: influencerDictionaries,
} satisfies Feature
