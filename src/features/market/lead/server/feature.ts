import type { Feature } from '../../../../platform/server/feature.ts'
import { leadCalls } from '../contract/calls.ts'
import { leadDictionaries } from '../contract/dictionaries.ts'
import { leadNotices } from '../contract/notices.ts'
import { forgetAddresses, forgetOld } from './forget.ts'
import { leadMenus } from './menu.ts'
import { leadRoutes } from './routes.ts'

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
} satisfies Feature
