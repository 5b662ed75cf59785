import type { Feature } from '../../../../platform/server/feature.ts'
import { ledgerCalls } from '../contract/calls.ts'
import { ledgerErrors } from '../contract/errors.ts'
import { ledgerMenus } from './menu.ts'
import { ledgerRoutes } from './routes.ts'

export const ledger = {
  name: 'ledger',
  errors: ledgerErrors,
  menus: ledgerMenus,
  calls: ledgerCalls,
  routes: ledgerRoutes,
} satisfies Feature
