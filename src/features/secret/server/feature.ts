import type { Feature } from '../../../platform/server/feature.ts'
import { secretCalls } from '../contract/calls.ts'
import { secretNotices } from '../contract/notices.ts'
import { secretRoutes } from './routes.ts'

export const secret = { name: 'secret', calls: secretCalls, notices: secretNotices, routes: secretRoutes } satisfies Feature
