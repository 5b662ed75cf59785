import type { Feature } from '../../../../platform/server/feature.ts'
import { calendarCalls } from '../contract/calls.ts'
import { calendarMenus } from './menu.ts'
import { calendarRoutes } from './routes.ts'

export const calendar = { name: 'calendar', calls: calendarCalls, routes: calendarRoutes, menus: calendarMenus } satisfies Feature
