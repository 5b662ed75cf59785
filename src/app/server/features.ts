import { accountJobs } from '../../features/account/server/jobs.ts'
import { accountRoutes } from '../../features/account/server/routes.ts'
import { areaRoutes } from '../../features/area/server/routes.ts'
import { articleJobs } from '../../features/article/server/jobs.ts'
import { articleRoutes } from '../../features/article/server/routes.ts'
import { auditRoutes } from '../../features/audit/server/routes.ts'
import { beanRoutes } from '../../features/bean/server/routes.ts'
import { calendarRoutes } from '../../features/calendar/server/routes.ts'
import { chatSocket } from '../../features/chat/server/socket.ts'
import { claimRoutes } from '../../features/claim/server/routes.ts'
import { companyRoutes } from '../../features/company/server/routes.ts'
import { costRoutes } from '../../features/cost/server/routes.ts'
import { demandHooks } from '../../features/demand/server/hooks.ts'
import { demandJobs } from '../../features/demand/server/jobs.ts'
import { demandRoutes } from '../../features/demand/server/routes.ts'
import { dictionaryRoutes } from '../../features/dictionary/server/routes.ts'
import { eventJobs } from '../../features/event/server/jobs.ts'
import { eventRoutes } from '../../features/event/server/routes.ts'
import { influencerRoutes } from '../../features/influencer/server/routes.ts'
import { leadRoutes } from '../../features/lead/server/routes.ts'
import { ledgerRoutes } from '../../features/ledger/server/routes.ts'
import { licenceRoutes } from '../../features/licence/server/routes.ts'
import { noticeRoutes } from '../../features/notice/server/routes.ts'
import { outboxJobs } from '../../features/outbox/server/jobs.ts'
import { outboxRoutes } from '../../features/outbox/server/routes.ts'
import { partnerRoutes } from '../../features/partner/server/routes.ts'
import { profileRoutes } from '../../features/profile/server/routes.ts'
import { providerRoutes } from '../../features/provider/server/routes.ts'
import { settingRoutes } from '../../features/setting/server/routes.ts'
import { talentRoutes } from '../../features/talent/server/routes.ts'
import { uploadJobs } from '../../features/upload/server/jobs.ts'
import { uploadRoutes } from '../../features/upload/server/routes.ts'
import { walletRoutes } from '../../features/wallet/server/routes.ts'
import type { Routes } from '../../platform/server/http.ts'
import type { Jobs } from '../../platform/server/jobs.ts'
import { platformSweeps } from '../../platform/server/sweeps.ts'

/** Every feature's routes and jobs, in the order of the floors. A new room is one line here and one in src/app/calls.ts. */
export function registerFeatures(routes: Routes, jobs: Jobs): void {
  platformSweeps(routes, jobs)
  accountRoutes(routes)
  accountJobs(routes, jobs)
  dictionaryRoutes(routes)
  noticeRoutes(routes)
  outboxRoutes(routes)
  outboxJobs(jobs)
  auditRoutes(routes)
  uploadRoutes(routes)
  uploadJobs(routes, jobs)
  companyRoutes(routes)
  profileRoutes(routes)
  ledgerRoutes(routes)
  walletRoutes(routes)
  beanRoutes(routes)
  areaRoutes(routes)
  settingRoutes(routes)
  articleRoutes(routes)
  articleJobs(jobs)
  claimRoutes(routes)
  licenceRoutes(routes)
  influencerRoutes(routes)
  talentRoutes(routes)
  demandRoutes(routes)
  demandJobs(jobs)
  demandHooks()
  providerRoutes(routes)
  costRoutes(routes)
  calendarRoutes(routes)
  eventRoutes(routes)
  eventJobs(routes, jobs)
  leadRoutes(routes, jobs)
  partnerRoutes(routes, jobs)
  chatSocket(routes)
}

export { identify } from '../../features/account/server/identify.ts'
