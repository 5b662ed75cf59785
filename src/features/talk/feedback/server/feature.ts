import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { exportSections } from '../../../base/account/server/hooks.ts'
import { decisionTimes, operatorFinders, waitingCases } from '../../../base/queue/server/hooks.ts'
import { referenceFinder } from '../../../base/queue/server/reads.ts'
import { fileViewers } from '../../../base/upload/server/hooks.ts'
import { feedbackCalls } from '../contract/calls.ts'
import { feedbackDictionaries } from '../contract/dictionaries.ts'
import { feedbackErrors } from '../contract/errors.ts'
import { feedbackNotices } from '../contract/notices.ts'
import { feedbackMenus } from './menu.ts'
import { answeredFeedback, exportOf } from './reads.ts'
import { feedbackRoutes } from './routes.ts'
import { feedback as feedbackTable } from './tables.ts'

export const feedback = {
  name: 'feedback',
  errors: feedbackErrors,
  calls: feedbackCalls,
  notices: feedbackNotices,
  routes: feedbackRoutes,
  menus: feedbackMenus,
  dictionaries: feedbackDictionaries,
  hooks: (hooks) => {
    hooks.add(waitingCases, 'feedback', { feedback: sql`select from feedback where state in ('received', 'looked')` })
    hooks.add(
      operatorFinders,
      'feedback',
      referenceFinder(feedbackTable, { kind: { cn: '反馈', en: 'Feedback' }, page: 'feedback', permission: 'operator:advisory' }),
    )
    // Its sender and operators see a screenshot anyway; colleagues of the sender do not.
    hooks.add(fileViewers, 'feedback', async () => false)
    hooks.add(decisionTimes, 'feedback', { feedback: answeredFeedback })
    hooks.add(exportSections, 'feedback', exportOf)
  },
} satisfies Feature
