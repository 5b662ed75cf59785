import { absenceScreens } from '../../features/absence/web/screens.ts'
import { advisoryScreens } from '../../features/advisory/web/screens.ts'
import { approvalScreens } from '../../features/approval/web/screens.ts'
import { auditScreens } from '../../features/audit/web/screens.ts'
import { beanScreens } from '../../features/bean/web/screens.ts'
import { calendarScreens } from '../../features/calendar/web/screens.ts'
import { chatScreens } from '../../features/chat/web/screens.ts'
import { claimScreens } from '../../features/claim/web/screens.ts'
import { companyScreens } from '../../features/company/web/screens.ts'
import { costScreens } from '../../features/cost/web/screens.ts'
import { demandScreens } from '../../features/demand/web/screens.ts'
import { dictionaryScreens } from '../../features/dictionary/web/screens.ts'
import { employeeScreens } from '../../features/employee/web/screens.ts'
import { feedbackScreens } from '../../features/feedback/web/screens.ts'
import { influencerScreens } from '../../features/influencer/web/screens.ts'
import { intakeScreens } from '../../features/intake/web/screens.ts'
import { ledgerScreens } from '../../features/ledger/web/screens.ts'
import { moderationScreens } from '../../features/moderation/web/screens.ts'
import { noticeScreens } from '../../features/notice/web/screens.ts'
import { operatorScreens } from '../../features/operator/web/screens.ts'
import { outboxScreens } from '../../features/outbox/web/screens.ts'
import { payrollScreens } from '../../features/payroll/web/screens.ts'
import { profileScreens } from '../../features/profile/web/screens.ts'
import { salaryScreens } from '../../features/salary/web/screens.ts'
import { settingScreens } from '../../features/setting/web/screens.ts'
import { talentScreens } from '../../features/talent/web/screens.ts'
import { teamScreens } from '../../features/team/web/screens.ts'
import { walletScreens } from '../../features/wallet/web/screens.ts'
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
