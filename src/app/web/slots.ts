import { companyTalk, companyWork } from '../../features/base/company/web/talk.ts'
import { leavingPay } from '../../features/people/employee/web/parts/leaving.ts'
import { demandTalk } from '../../features/work/demand/web/talk.ts'
import { lazyPart } from '../../platform/web/lazy-part.tsx'
import { caseStanding } from '../../platform/web/ui/review/standing.ts'

/** What higher features show on the screens of lower ones. */
caseStanding.fill(lazyPart(() => import('../../features/base/standing/web/CaseStanding.tsx')))
companyTalk.fill(lazyPart(() => import('../../features/talk/chat/web/CompanyTalk.tsx')))
companyWork.fill(lazyPart(() => import('../../features/work/demand/web/my-providers/CompanyWork.tsx')))
demandTalk.fill(lazyPart(() => import('../../features/talk/chat/web/DemandTalk.tsx')))
leavingPay.fill(lazyPart(() => import('../../features/people/payroll/web/final/LeavingPay.tsx')))
