import type { Feature } from '../../../../platform/server/feature.ts'
import { ledgerCalls } from '../contract/calls.ts'
import { ledgerMenus } from './menu.ts'
import { ledgerRoutes } from './routes.ts'

export const ledger = { name: 'ledger', menus: ledgerMenus, calls: ledgerCalls, routes: ledgerRoutes } satisfies Feature
