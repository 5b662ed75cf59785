import type { Feature } from '../../../../platform/server/feature.ts'
import { uploadCalls } from '../contract/calls.ts'
import { uploadRoutes } from './routes.ts'
import { removeUnclaimed } from './writes.ts'

export const upload = {
  name: 'upload',
  calls: uploadCalls,
  routes: uploadRoutes,
  jobs: (jobs) => jobs.nightly('file.removeUnclaimed', removeUnclaimed),
} satisfies Feature
