import type { Feature } from '../../../platform/server/feature.ts'
import { providerCalls } from '../contract/calls.ts'
import { providerNotices } from '../contract/notices.ts'
import { providerRoutes } from './routes.ts'

export const provider = { name: 'provider', calls: providerCalls, notices: providerNotices, routes: providerRoutes } satisfies Feature
