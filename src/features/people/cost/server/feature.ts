import type { Feature } from '../../../../platform/server/feature.ts'
import { costCalls } from '../contract/calls.ts'
import { costMenus } from './menu.ts'
import { costRoutes } from './routes.ts'

export const cost = { name: 'cost', calls: costCalls, routes: costRoutes, menus: costMenus } satisfies Feature
