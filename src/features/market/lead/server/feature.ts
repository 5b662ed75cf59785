import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { operatorFinders, waitingCases } from '../../../base/queue/server/hooks.ts'
import { referenceFinder } from '../../../base/queue/server/reads.ts'
import { leadCalls } from '../contract/calls.ts'
import { leadDictionaries } from '../contract/dictionaries.ts'
import { leadNotices } from '../contract/notices.ts'
import { forgetAddresses, forgetOld } from './forget.ts'
import { leadMenus } from './menu.ts'
import { leadRoutes } from './routes.ts'
import { lead as leadTable } from './tables.ts'

export const lead = {
  name: 'lead',
  calls: leadCalls,
  notices: leadNotices,
  routes: leadRoutes,
  jobs: (jobs) => {
    jobs.sweep('lead.forgetAddresses', forgetAddresses)
    jobs.sweep('lead.forgetOld', forgetOld)
  },
  menus: leadMenus,
  dictionaries: leadDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'lead', { leads: sql`select from lead where state = 'new'` })
    hooks.add(
      operatorFinders,
      'lead',
      referenceFinder(leadTable, {
        kind: { cn: '咨询', en: 'Enquiry' },
        page: 'leads',
        permission: 'operator:leads',
        columns: [leadTable.name, leadTable.company, leadTable.phone, leadTable.email],
        about: leadTable.name,
      }),
    )
  },
} satisfies Feature
