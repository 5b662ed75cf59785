import { eq } from '../../../../platform/server/data/drizzle.ts'
import { namesOfPeople } from '../../../../platform/server/data/version.ts'
import { wrappedValues } from '../../../../platform/server/data/wrapped.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { accountCalls } from '../contract/calls.ts'
import { accountDictionaries } from '../contract/dictionaries.ts'
import { accountErrors } from '../contract/errors.ts'
import { accountNotices } from '../contract/notices.ts'
import { accountJobs } from './jobs.ts'
import { accountMenus } from './menu.ts'
import { accountNames } from './reads.ts'
import { accountRoutes } from './routes.ts'
import { account as accountTable } from './tables.ts'
import { sealedFactors } from './totp.ts'

export const account = {
  name: 'account',
  errors: accountErrors,
  versions: {
    preferences: {
      table: accountTable,
      counter: accountTable.preferencesVersion,
      named: ({ version }, { accountId }) => [{ where: eq(accountTable.id, accountId), version: Number(version) }],
    },
  },
  calls: accountCalls,
  notices: accountNotices,
  routes: accountRoutes,
  jobs: accountJobs,
  menus: accountMenus,
  dictionaries: accountDictionaries,
  hooks: (hooks) => {
    hooks.add(wrappedValues, 'account', sealedFactors)
    hooks.add(namesOfPeople, 'account', accountNames)
  },
} satisfies Feature
