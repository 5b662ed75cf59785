import { companyTalk } from '../../features/company/web/talk.ts'
import { demandTalk } from '../../features/demand/web/talk.ts'
import { leavingPay } from '../../features/employee/web/parts/leaving.ts'
import { lazyPart } from '../../platform/web/lazy-part.tsx'

/** What higher features show on the screens of lower ones. */
companyTalk.fill(lazyPart(() => import('../../features/chat/web/CompanyTalk.tsx')))
demandTalk.fill(lazyPart(() => import('../../features/chat/web/DemandTalk.tsx')))
leavingPay.fill(lazyPart(() => import('../../features/payroll/web/final/LeavingPay.tsx')))
