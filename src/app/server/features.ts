import { absence } from '../../features/absence/server/feature.ts'
import { account } from '../../features/account/server/feature.ts'
import { advisory } from '../../features/advisory/server/feature.ts'
import { approval } from '../../features/approval/server/feature.ts'
import { area } from '../../features/area/server/feature.ts'
import { article } from '../../features/article/server/feature.ts'
import { audit } from '../../features/audit/server/feature.ts'
import { bean } from '../../features/bean/server/feature.ts'
import { calendar } from '../../features/calendar/server/feature.ts'
import { chat } from '../../features/chat/server/feature.ts'
import { claim } from '../../features/claim/server/feature.ts'
import { company } from '../../features/company/server/feature.ts'
import { cost } from '../../features/cost/server/feature.ts'
import { demand } from '../../features/demand/server/feature.ts'
import { dictionary } from '../../features/dictionary/server/feature.ts'
import { employee } from '../../features/employee/server/feature.ts'
import { event } from '../../features/event/server/feature.ts'
import { feedback } from '../../features/feedback/server/feature.ts'
import { influencer } from '../../features/influencer/server/feature.ts'
import { intake } from '../../features/intake/server/feature.ts'
import { lead } from '../../features/lead/server/feature.ts'
import { ledger } from '../../features/ledger/server/feature.ts'
import { licence } from '../../features/licence/server/feature.ts'
import { moderation } from '../../features/moderation/server/feature.ts'
import { notice } from '../../features/notice/server/feature.ts'
import { operator } from '../../features/operator/server/feature.ts'
import { outbox } from '../../features/outbox/server/feature.ts'
import { partner } from '../../features/partner/server/feature.ts'
import { payroll } from '../../features/payroll/server/feature.ts'
import { profile } from '../../features/profile/server/feature.ts'
import { provider } from '../../features/provider/server/feature.ts'
import { queue } from '../../features/queue/server/feature.ts'
import { salary } from '../../features/salary/server/feature.ts'
import { secret } from '../../features/secret/server/feature.ts'
import { setting } from '../../features/setting/server/feature.ts'
import { talent } from '../../features/talent/server/feature.ts'
import { team } from '../../features/team/server/feature.ts'
import { upload } from '../../features/upload/server/feature.ts'
import { verification } from '../../features/verification/server/feature.ts'
import { wallet } from '../../features/wallet/server/feature.ts'
import type { Feature } from '../../platform/server/feature.ts'
import type { Hooks } from '../../platform/server/hooks.ts'
import type { Routes } from '../../platform/server/http.ts'
import type { Jobs } from '../../platform/server/jobs.ts'
import { platformJobs } from '../../platform/server/sweeps.ts'

/**
 * Every feature in one column, lowest first: a feature imports those before it, never those after it, in contract, server and web alike
 * (held by `npm run check`). A feature that has nothing for the server is here by its name; `app/web/features.ts` has the screens of all.
 */
export const features = [
  area,
  dictionary,
  outbox,
  upload,
  { name: 'agreement' },
  account,
  notice,
  secret,
  audit,
  approval,
  setting,
  queue,
  verification,
  profile,
  company,
  ledger,
  wallet,
  bean,
  calendar,
  lead,
  article,
  claim,
  demand,
  provider,
  licence,
  cost,
  team,
  employee,
  absence,
  salary,
  intake,
  payroll,
  influencer,
  talent,
  event,
  partner,
  moderation,
  chat,
  advisory,
  feedback,
  { name: 'hiring' },
  { name: 'solution' },
  operator,
] as const satisfies readonly Feature[]

type CallsOf<F> = F extends { calls: infer C } ? C : never
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** Every call of the product: what the API description shows and the authorization matrix walks. */
export const allCalls = Object.assign({}, ...features.map((feature: Feature) => feature.calls)) as Together<
  CallsOf<(typeof features)[number]>
>

/** Hooks come first: the registration of a feature may use what others have added. */
export function registerFeatures(routes: Routes, jobs: Jobs, hooks: Hooks): void {
  platformJobs(jobs)
  for (const feature of features as readonly Feature[]) feature.hooks?.(hooks)
  for (const feature of features as readonly Feature[]) {
    feature.routes?.(routes)
    feature.jobs?.(jobs)
  }
}
