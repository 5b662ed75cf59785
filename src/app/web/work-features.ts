import { approvalScreens } from '../../features/base/approval/web/screens.ts'
import { auditScreens } from '../../features/base/audit/web/screens.ts'
import { companyScreens } from '../../features/base/company/web/screens.ts'
import { dictionaryScreens } from '../../features/base/dictionary/web/screens.ts'
import { noticeScreens } from '../../features/base/notice/web/screens.ts'
import { outboxScreens } from '../../features/base/outbox/web/screens.ts'
import { profileScreens } from '../../features/base/profile/web/screens.ts'
import { settingScreens } from '../../features/base/setting/web/screens.ts'
import { operatorScreens } from '../../features/desk/operator/web/screens.ts'
import { claimScreens } from '../../features/market/claim/web/screens.ts'
import { influencerScreens } from '../../features/market/influencer/web/screens.ts'
import { talentScreens } from '../../features/market/talent/web/screens.ts'
import { beanScreens } from '../../features/money/bean/web/screens.ts'
import { ledgerScreens } from '../../features/money/ledger/web/screens.ts'
import { walletScreens } from '../../features/money/wallet/web/screens.ts'
import { absenceScreens } from '../../features/people/absence/web/screens.ts'
import { calendarScreens } from '../../features/people/calendar/web/screens.ts'
import { costScreens } from '../../features/people/cost/web/screens.ts'
import { employeeScreens } from '../../features/people/employee/web/screens.ts'
import { intakeScreens } from '../../features/people/intake/web/screens.ts'
import { payrollScreens } from '../../features/people/payroll/web/screens.ts'
import { salaryScreens } from '../../features/people/salary/web/screens.ts'
import { teamScreens } from '../../features/people/team/web/screens.ts'
import { advisoryScreens } from '../../features/talk/advisory/web/screens.ts'
import { chatScreens } from '../../features/talk/chat/web/screens.ts'
import { feedbackScreens } from '../../features/talk/feedback/web/screens.ts'
import { moderationScreens } from '../../features/talk/moderation/web/screens.ts'
import { demandScreens } from '../../features/work/demand/web/screens.ts'
import type { Screen } from '../../platform/web/screen.ts'

/** The screens of the features without a page of the portal, and what these features show on the screens of others (features.ts). */
export const workScreens = {
  ...absenceScreens,
  ...advisoryScreens,
  ...approvalScreens,
  ...auditScreens,
  ...beanScreens,
  ...calendarScreens,
  ...chatScreens,
  ...claimScreens,
  ...companyScreens,
  ...costScreens,
  ...demandScreens,
  ...dictionaryScreens,
  ...employeeScreens,
  ...feedbackScreens,
  ...influencerScreens,
  ...intakeScreens,
  ...ledgerScreens,
  ...moderationScreens,
  ...noticeScreens,
  ...operatorScreens,
  ...outboxScreens,
  ...payrollScreens,
  ...profileScreens,
  ...salaryScreens,
  ...settingScreens,
  ...talentScreens,
  ...teamScreens,
  ...walletScreens,
} satisfies Record<string, Screen>
