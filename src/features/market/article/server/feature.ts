import { versionedById } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { articleCalls } from '../contract/calls.ts'
import { articleDictionaries } from '../contract/dictionaries.ts'
import { articleErrors } from '../contract/errors.ts'
import { articleMenus } from './menu.ts'
import { articleRoutes } from './routes.ts'
import { article as articleTable } from './tables.ts'
import { publishDue, publishJob } from './writes.ts'

export const article = {
  name: 'article',
  errors: articleErrors,
  versions: { article: versionedById(articleTable) },
  calls: articleCalls,
  routes: articleRoutes,
  jobs: (jobs) => jobs.on(publishJob, (act, { id }) => publishDue(act, id)),
  menus: articleMenus,
  dictionaries: articleDictionaries,
} satisfies Feature
