import type { Feature } from '../../../../platform/server/feature.ts'
import { fileKeys } from '../../upload/server/hooks.ts'
import { secretCalls } from '../contract/calls.ts'
import { secretErrors } from '../contract/errors.ts'
import { secretNotices } from '../contract/notices.ts'
import { keysOfFiles } from './files.ts'
import { secretJobs } from './rotation.ts'
import { secretRoutes } from './routes.ts'

export const secret = {
  name: 'secret',
  errors: secretErrors,
  calls: secretCalls,
  notices: secretNotices,
  routes: secretRoutes,
  jobs: secretJobs,
  hooks: (hooks) => hooks.add(fileKeys, 'secret', keysOfFiles),
} satisfies Feature
