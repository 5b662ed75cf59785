import type { Feature } from '../../../platform/server/feature.ts'
import { accountCalls } from '../contract/calls.ts'
import { accountDictionaries } from '../contract/dictionaries.ts'
import { accountJobs } from './jobs.ts'
import { accountMenus } from './menu.ts'
import { accountRoutes } from './routes.ts'

export const account = {
  name: 'account',
  calls: accountCalls,
  routes: accountRoutes,
  jobs: accountJobs,
  menus: accountMenus,
  dictionaries: accountDictionaries,
} satisfies Feature
