import { sql } from '../../../../platform/server/data/drizzle.ts'
import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { closingSteps } from '../../../base/account/server/hooks.ts'
import { decisionTimes, waitingCases } from '../../../base/queue/server/hooks.ts'
import { savedListsOf } from '../../../base/saved/server/hooks.ts'
import { entryInvites } from '../../../work/demand/server/hooks.ts'
import { providerCalls } from '../contract/calls.ts'
import { providerDictionaries } from '../contract/dictionaries.ts'
import { providerErrors } from '../contract/errors.ts'
import { providerNotices } from '../contract/notices.ts'
import { decidedListings, forgetDecided } from './applications.ts'
import { giveBackEntries } from './claims.ts'
import { entryToInvite } from './hire.ts'
import { providerMenus } from './menu.ts'
import { decidedReports } from './reports.ts'
import { providerRoutes } from './routes.ts'
import { savedDirectory } from './saved.ts'
import { providerApplication, providerClaim, providerReport, provider as providerTable } from './tables.ts'

export const provider = {
  name: 'provider',
  errors: providerErrors,
  versions: {
    provider: versionedById(providerTable, { at: providerTable.updatedAt }),
    providerApplication: versionedById(providerApplication, { by: providerApplication.decidedBy, at: providerApplication.decidedAt }),
    providerClaim: versionedById(providerClaim, { by: providerClaim.decidedBy, at: providerClaim.decidedAt }),
    providerReport: versionedById(providerReport, { by: providerReport.decidedBy, at: providerReport.decidedAt }),
  },
  calls: providerCalls,
  notices: providerNotices,
  routes: providerRoutes,
  jobs: (jobs) => jobs.sweep('provider.forgetDecided', forgetDecided),
  menus: providerMenus,
  dictionaries: providerDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'provider', {
      providerApplications: sql`select from provider_application where state in ('received', 'inReview')`,
      providerClaims: sql`select from provider_claim where state = 'waiting' and way = 'licence'`,
      deadContacts: sql`select from provider_report where state = 'open'`,
    })
    hooks.add(decisionTimes, 'provider', { listing: decidedListings, deadContact: decidedReports })
    hooks.add(entryInvites, 'provider', entryToInvite)
    hooks.add(closingSteps, 'provider', giveBackEntries)
    hooks.add(savedListsOf, 'provider', savedDirectory)
  },
} satisfies Feature
