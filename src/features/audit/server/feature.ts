import type { Feature } from '../../../platform/server/feature.ts'
import { auditCalls } from '../contract/calls.ts'
import { auditRoutes } from './routes.ts'

export const audit = { name: 'audit', calls: auditCalls, routes: auditRoutes } satisfies Feature
