import type { Feature } from '../../../../platform/server/feature.ts'
import { costCalls } from '../contract/calls.ts'
import { costErrors } from '../contract/errors.ts'
import { costMenus } from './menu.ts'
import { costRoutes } from './routes.ts'

export const cost = { name: 'cost', errors: costErrors, calls: costCalls, routes: costRoutes, menus: costMenus } satisfies Feature
