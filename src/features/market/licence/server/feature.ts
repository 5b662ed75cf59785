import type { Feature } from '../../../../platform/server/feature.ts'
import { licenceCalls } from '../contract/calls.ts'
import { licenceMenus } from './menu.ts'
import { licenceRoutes } from './routes.ts'

export const licence = { name: 'licence', calls: licenceCalls, routes: licenceRoutes, menus: licenceMenus } satisfies Feature
