import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { fileViewers } from '../../../base/upload/server/hooks.ts'
import { demandMovedSteps, demandTalks } from '../../../work/demand/server/hooks.ts'
import { reportSources } from '../../moderation/server/hooks.ts'
import { chatCalls } from '../contract/calls.ts'
import { chatErrors } from '../contract/errors.ts'
import { chatNotices } from '../contract/notices.ts'
import { sideCalls } from '../contract/side-calls.ts'
import { demandMoved } from './demand-groups.ts'
import { seesMessageFile } from './files.ts'
import { chatJobs } from './jobs.ts'
import { chatMenus } from './menu.ts'
import { reportSource } from './reported.ts'
import { chatRoutes } from './routes.ts'
import { conversation } from './tables.ts'
import { talkOfDemand } from './talk-of-demand.ts'

export const chat = {
  name: 'chat',
  errors: chatErrors,
  versions: { chatGroup: versionedById(conversation) },
  calls: { ...chatCalls, ...sideCalls },
  notices: chatNotices,
  routes: chatRoutes,
  jobs: chatJobs,
  menus: chatMenus,
  hooks: (hooks) => {
    hooks.add(fileViewers, 'chat', seesMessageFile)
    hooks.add(reportSources, 'chat', reportSource)
    hooks.add(demandMovedSteps, 'chat', demandMoved)
    hooks.add(demandTalks, 'chat', talkOfDemand)
  },
} satisfies Feature
