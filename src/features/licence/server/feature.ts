import type { Feature } from '../../../platform/server/feature.ts'
import { licenceCalls } from '../contract/calls.ts'
import { licenceMenus } from './menu.ts'
import { licenceRoutes } from './routes.ts'

export const licence = { name: 'licence', menus: licenceMenus, calls: licenceCalls, routes: licenceRoutes } satisfies Feature
