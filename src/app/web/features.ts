import { absenceScreens } from '../../features/absence/web/screens.ts'
import { accountScreens } from '../../features/account/web/screens.ts'
import { advisoryScreens } from '../../features/advisory/web/screens.ts'
import { agreementScreens } from '../../features/agreement/web/screens.ts'
import { articleScreens } from '../../features/article/web/screens.ts'
import { beanScreens } from '../../features/bean/web/screens.ts'
import { calendarScreens } from '../../features/calendar/web/screens.ts'
import { chatScreens } from '../../features/chat/web/screens.ts'
import { claimScreens } from '../../features/claim/web/screens.ts'
import { companyScreens } from '../../features/company/web/screens.ts'
import { costScreens } from '../../features/cost/web/screens.ts'
import { demandScreens } from '../../features/demand/web/screens.ts'
import { dictionaryScreens } from '../../features/dictionary/web/screens.ts'
import { employeeScreens } from '../../features/employee/web/screens.ts'
import { eventScreens } from '../../features/event/web/screens.ts'
import { feedbackScreens } from '../../features/feedback/web/screens.ts'
import { hiringScreens } from '../../features/hiring/web/screens.ts'
import { influencerScreens } from '../../features/influencer/web/screens.ts'
import { intakeScreens } from '../../features/intake/web/screens.ts'
import { leadScreens } from '../../features/lead/web/screens.ts'
import { licenceScreens } from '../../features/licence/web/screens.ts'
import { moderationScreens } from '../../features/moderation/web/screens.ts'
import { noticeScreens } from '../../features/notice/web/screens.ts'
import { operatorScreens } from '../../features/operator/web/screens.ts'
import { partnerScreens } from '../../features/partner/web/screens.ts'
import { payrollScreens } from '../../features/payroll/web/screens.ts'
import { profileScreens } from '../../features/profile/web/screens.ts'
import { providerScreens } from '../../features/provider/web/screens.ts'
import { salaryScreens } from '../../features/salary/web/screens.ts'
import { settingScreens } from '../../features/setting/web/screens.ts'
import { solutionScreens } from '../../features/solution/web/screens.ts'
import { talentScreens } from '../../features/talent/web/screens.ts'
import { teamScreens } from '../../features/team/web/screens.ts'
import { walletScreens } from '../../features/wallet/web/screens.ts'
import type { Screen } from '../../platform/web/screen.ts'

/**
 * Every screen by its name, each in a chunk of its own. Rows of routes.ts and entries of the server's menu refer to the names; an unknown
 * name does not compile. A feature lists its screens in `contract/screens.ts` and loads them in `web/screens.ts`.
 */
export const screens = {
  // The app's own screens
  home: () => import('./portal/home/HomePage.tsx'),
  aboutUs: () => import('./portal/about/AboutPage.tsx'),
  notFound: () => import('./portal/NotFoundPage.tsx'),

  ...absenceScreens,
  ...accountScreens,
  ...advisoryScreens,
  ...agreementScreens,
  ...articleScreens,
  ...beanScreens,
  ...calendarScreens,
  ...chatScreens,
  ...claimScreens,
  ...companyScreens,
  ...costScreens,
  ...demandScreens,
  ...dictionaryScreens,
  ...employeeScreens,
  ...eventScreens,
  ...feedbackScreens,
  ...hiringScreens,
  ...influencerScreens,
  ...intakeScreens,
  ...leadScreens,
  ...licenceScreens,
  ...moderationScreens,
  ...noticeScreens,
  ...operatorScreens,
  ...partnerScreens,
  ...profileScreens,
  ...payrollScreens,
  ...providerScreens,
  ...salaryScreens,
  ...settingScreens,
  ...solutionScreens,
  ...talentScreens,
  ...teamScreens,
  ...walletScreens,
} satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** Names of the server's menu are plain text, and a page that was loaded before an update may not know them. */
export const isScreen = (name: string): name is ScreenName => Object.hasOwn(screens, name)
