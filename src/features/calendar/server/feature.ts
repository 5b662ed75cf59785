import type { Feature } from '../../../platform/server/feature.ts'
import { calendarCalls } from '../contract/calls.ts'
import { calendarRoutes } from './routes.ts'

export const calendar = { name: 'calendar', calls: calendarCalls, routes: calendarRoutes } satisfies Feature
