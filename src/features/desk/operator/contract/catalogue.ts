import { type ErrorName, type ErrorRule, errors } from '../../../../platform/contract/errors.ts'
import { accountErrors } from '../../../base/account/contract/errors.ts'
import { approvalErrors } from '../../../base/approval/contract/errors.ts'
import { companyErrors } from '../../../base/company/contract/errors.ts'
import { outboxErrors } from '../../../base/outbox/contract/errors.ts'
import { profileErrors } from '../../../base/profile/contract/errors.ts'
import { secretErrors } from '../../../base/secret/contract/errors.ts'
import { standingErrors } from '../../../base/standing/contract/errors.ts'
import { uploadErrors } from '../../../base/upload/contract/errors.ts'
import { verificationErrors } from '../../../base/verification/contract/errors.ts'
import { articleErrors } from '../../../market/article/contract/errors.ts'
import { eventErrors } from '../../../market/event/contract/errors.ts'
import { providerErrors } from '../../../market/provider/contract/errors.ts'
import { beanErrors } from '../../../money/bean/contract/errors.ts'
import { ledgerErrors } from '../../../money/ledger/contract/errors.ts'
import { walletErrors } from '../../../money/wallet/contract/errors.ts'
import { absenceErrors } from '../../../people/absence/contract/errors.ts'
import { costErrors } from '../../../people/cost/contract/errors.ts'
import { employeeErrors } from '../../../people/employee/contract/errors.ts'
import { intakeErrors } from '../../../people/intake/contract/errors.ts'
import { payrollErrors } from '../../../people/payroll/contract/errors.ts'
import { salaryErrors } from '../../../people/salary/contract/errors.ts'
import { teamErrors } from '../../../people/team/contract/errors.ts'
import { advisoryErrors } from '../../../talk/advisory/contract/errors.ts'
import { chatErrors } from '../../../talk/chat/contract/errors.ts'
import { feedbackErrors } from '../../../talk/feedback/contract/errors.ts'
import { moderationErrors } from '../../../talk/moderation/contract/errors.ts'
import { demandErrors } from '../../../work/demand/contract/errors.ts'

/** Every error of the product, for the page that explains them. One that is missing does not compile. */
export const catalogue: Readonly<Record<ErrorName, ErrorRule>> = {
  ...errors,
  ...accountErrors,
  ...approvalErrors,
  ...companyErrors,
  ...standingErrors,
  ...outboxErrors,
  ...profileErrors,
  ...secretErrors,
  ...uploadErrors,
  ...verificationErrors,
  ...articleErrors,
  ...eventErrors,
  ...providerErrors,
  ...beanErrors,
  ...ledgerErrors,
  ...walletErrors,
  ...absenceErrors,
  ...costErrors,
  ...employeeErrors,
  ...intakeErrors,
  ...payrollErrors,
  ...salaryErrors,
  ...teamErrors,
  ...advisoryErrors,
  ...chatErrors,
  ...feedbackErrors,
  ...moderationErrors,
  ...demandErrors,
}
