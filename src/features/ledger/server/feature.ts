import type { Feature } from '../../../platform/server/feature.ts'
import { ledgerCalls } from '../contract/calls.ts'
import { ledgerRoutes } from './routes.ts'

export const ledger = { name: 'ledger', calls: ledgerCalls, routes: ledgerRoutes } satisfies Feature
