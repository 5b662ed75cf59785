import type { Feature } from '../../../../platform/server/feature.ts'
import { claimCalls } from '../contract/calls.ts'
import { claimMenus } from './menu.ts'
import { claimRoutes } from './routes.ts'

export const claim = { name: 'claim', calls: claimCalls, routes: claimRoutes, menus: claimMenus } satisfies Feature
