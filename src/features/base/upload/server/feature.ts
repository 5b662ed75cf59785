import type { Feature } from '../../../../platform/server/feature.ts'
import { uploadCalls } from '../contract/calls.ts'
import { uploadErrors } from '../contract/errors.ts'
import { uploadRoutes } from './routes.ts'
import { sweepFiles } from './writes.ts'

export const upload = {
  name: 'upload',
  errors: uploadErrors,
  calls: uploadCalls,
  routes: uploadRoutes,
  jobs: (jobs) => jobs.sweep('file.removeUnclaimed', sweepFiles),
} satisfies Feature
