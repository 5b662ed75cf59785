import type { Feature } from '../../../../platform/server/feature.ts'
import { areaCalls } from '../contract/calls.ts'
import { areaRoutes } from './routes.ts'

export const area = { name: 'area', calls: areaCalls, routes: areaRoutes } satisfies Feature
