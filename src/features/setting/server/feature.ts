import type { Feature } from '../../../platform/server/feature.ts'
import { settingCalls } from '../contract/calls.ts'
import { settingMenus } from './menu.ts'
import { settingRoutes } from './routes.ts'

export const setting = { name: 'setting', calls: settingCalls, routes: settingRoutes, menus: settingMenus } satisfies Feature
