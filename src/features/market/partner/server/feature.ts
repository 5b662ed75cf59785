import { sql } from '../../../../platform/server/data/drizzle.ts'
import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { registrationSteps } from '../../../base/account/server/hooks.ts'
import { decisionTimes, waitingCases } from '../../../base/queue/server/hooks.ts'
import { channelShares } from '../../../work/demand/server/hooks.ts'
import { partnerCalls } from '../contract/calls.ts'
import { partnerDictionaries } from '../contract/dictionaries.ts'
import { partnerNotices } from '../contract/notices.ts'
import { forgetAddresses, forgetDeclined } from './apply.ts'
import { attribute, shareFor } from './attribution.ts'
import { partnerMenus } from './menu.ts'
import { decidedApplications } from './queue.ts'
import { partnerRoutes } from './routes.ts'
import { channel, partnerApplication } from './tables.ts'

export const partner = {
  name: 'partner',
  versions: {
    partnerApplication: versionedById(partnerApplication, { by: partnerApplication.reviewerId, at: partnerApplication.updatedAt }),
    channel: versionedById(channel),
  },
  calls: partnerCalls,
  notices: partnerNotices,
  routes: partnerRoutes,
  jobs: (jobs) => {
    jobs.sweep('partner.forgetAddresses', forgetAddresses)
    jobs.sweep('partner.forgetDeclined', forgetDeclined)
  },
  menus: partnerMenus,
  dictionaries: partnerDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'partner', { partners: sql`select from partner_application where state = 'received'` })
    hooks.add(registrationSteps, 'partner', attribute)
    hooks.add(decisionTimes, 'partner', { partnerApplication: decidedApplications })
    hooks.add(channelShares, 'partner', shareFor)
  },
} satisfies Feature
