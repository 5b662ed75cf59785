import type { Feature } from '../../../../platform/server/feature.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { closingSteps, exportSections, signInNews } from '../../account/server/hooks.ts'
import { budgetAlarm } from '../../outbox/server/hooks.ts'
import { noticeCalls } from '../contract/calls.ts'
import { noticeNotices } from '../contract/notices.ts'
import { notifyOfBudget } from './budget.ts'
import { noticeMenus } from './menu.ts'
import { allNoticesOf } from './reads.ts'
import { noticeRoutes } from './routes.ts'
import { forgetNotices, forgetOldNotices, notify } from './writes.ts'

/** Where each kind of user sees sessions and contacts; operators have no such page. */
const settingsOf = {
  [userTypes.company]: '/companyHome/account',
  [userTypes.individual]: '/personalHome/myPersonal/manage',
  [userTypes.operator]: '',
} as const

export const notice = {
  name: 'notice',
  calls: noticeCalls,
  routes: noticeRoutes,
  menus: noticeMenus,
  notices: noticeNotices,
  jobs: (jobs) => jobs.sweep('notice.sweep', forgetOldNotices),
  hooks: (hooks) => {
    hooks.add(exportSections, 'messages', allNoticesOf)
    hooks.add(closingSteps, 'notice', forgetNotices)
    hooks.add(signInNews, 'notice', (act, kind, { id, userType }) =>
      notify(act, kind, { to: [id], params: {}, link: settingsOf[userType] }),
    )
    hooks.add(budgetAlarm, 'notice', notifyOfBudget)
  },
} satisfies Feature
