import { lazy } from 'react'
import { companyTalk } from '../../features/company/web/talk.ts'
import { demandTalk } from '../../features/demand/web/talk.ts'

/** What higher features show on the screens of lower ones. */
companyTalk.fill(lazy(() => import('../../features/chat/web/CompanyTalk.tsx')))
demandTalk.fill(lazy(() => import('../../features/chat/web/DemandTalk.tsx')))
