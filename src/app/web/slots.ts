import { lazy } from 'react'
import { companyTalk } from '../../features/company/web/talk.ts'
import { demandTalk } from '../../features/demand/web/talk.ts'
import { leavingPay } from '../../features/employee/web/parts/leaving.ts'

/** What higher features show on the screens of lower ones. */
companyTalk.fill(lazy(() => import('../../features/chat/web/CompanyTalk.tsx')))
demandTalk.fill(lazy(() => import('../../features/chat/web/DemandTalk.tsx')))
leavingPay.fill(lazy(() => import('../../features/payroll/web/final/LeavingPay.tsx')))
