import type { Feature } from '../../../platform/server/feature.ts'
import { settingCalls } from '../contract/calls.ts'
import { settingRoutes } from './routes.ts'

export const setting = { name: 'setting', calls: settingCalls, routes: settingRoutes } satisfies Feature
