import { account } from '../../features/base/account/server/feature.ts'
import { approval } from '../../features/base/approval/server/feature.ts'
import { area } from '../../features/base/area/server/feature.ts'
import { audit } from '../../features/base/audit/server/feature.ts'
import { company } from '../../features/base/company/server/feature.ts'
import { dictionary } from '../../features/base/dictionary/server/feature.ts'
import { notice } from '../../features/base/notice/server/feature.ts'
import { outbox } from '../../features/base/outbox/server/feature.ts'
import { profile } from '../../features/base/profile/server/feature.ts'
import { queue } from '../../features/base/queue/server/feature.ts'
import { saved } from '../../features/base/saved/server/feature.ts'
import { secret } from '../../features/base/secret/server/feature.ts'
import { setting } from '../../features/base/setting/server/feature.ts'
import { standing } from '../../features/base/standing/server/feature.ts'
import { upload } from '../../features/base/upload/server/feature.ts'
import { verification } from '../../features/base/verification/server/feature.ts'
import { operator } from '../../features/desk/operator/server/feature.ts'
import { article } from '../../features/market/article/server/feature.ts'
import { claim } from '../../features/market/claim/server/feature.ts'
import { event } from '../../features/market/event/server/feature.ts'
import { influencer } from '../../features/market/influencer/server/feature.ts'
import { lead } from '../../features/market/lead/server/feature.ts'
import { licence } from '../../features/market/licence/server/feature.ts'
import { partner } from '../../features/market/partner/server/feature.ts'
import { provider } from '../../features/market/provider/server/feature.ts'
import { talent } from '../../features/market/talent/server/feature.ts'
import { bean } from '../../features/money/bean/server/feature.ts'
import { ledger } from '../../features/money/ledger/server/feature.ts'
import { wallet } from '../../features/money/wallet/server/feature.ts'
import { absence } from '../../features/people/absence/server/feature.ts'
import { calendar } from '../../features/people/calendar/server/feature.ts'
import { cost } from '../../features/people/cost/server/feature.ts'
import { employee } from '../../features/people/employee/server/feature.ts'
import { intake } from '../../features/people/intake/server/feature.ts'
import { payroll } from '../../features/people/payroll/server/feature.ts'
import { salary } from '../../features/people/salary/server/feature.ts'
import { team } from '../../features/people/team/server/feature.ts'
import { advisory } from '../../features/talk/advisory/server/feature.ts'
import { chat } from '../../features/talk/chat/server/feature.ts'
import { feedback } from '../../features/talk/feedback/server/feature.ts'
import { moderation } from '../../features/talk/moderation/server/feature.ts'
import { demand } from '../../features/work/demand/server/feature.ts'
import { addErrors } from '../../platform/contract/errors.ts'
import type { Feature } from '../../platform/server/feature.ts'
import type { Hooks } from '../../platform/server/hooks.ts'
import type { Jobs } from '../../platform/server/jobs/jobs.ts'
import { platformJobs } from '../../platform/server/jobs/sweeps.ts'
import type { Routes } from '../../platform/server/wire/http.ts'

/**
 * Every feature in its district, lowest first: a feature imports those before it, never those after it, in contract, server and web alike
 * (held by `npm run check`). A feature that has nothing for the server is here by its name; `app/web/features.ts` has the screens of all.
 */
const districts = {
  base: [
    area,
    dictionary,
    outbox,
    upload,
    { name: 'agreement' },
    account,
    notice,
    secret,
    audit,
    queue,
    approval,
    setting,
    verification,
    profile,
    company,
    standing,
    saved,
  ],
  money: [ledger, wallet, bean],
  work: [demand],
  people: [calendar, cost, team, employee, absence, salary, intake, payroll],
  market: [lead, article, provider, licence, claim, influencer, talent, event, partner, { name: 'hiring' }, { name: 'solution' }],
  talk: [moderation, chat, advisory, feedback],
  desk: [operator],
} as const satisfies Record<string, readonly Feature[]>

export const features = [
  ...districts.base,
  ...districts.money,
  ...districts.work,
  ...districts.people,
  ...districts.market,
  ...districts.talk,
  ...districts.desk,
] as const satisfies readonly Feature[]

for (const feature of features as readonly Feature[]) addErrors(feature.errors ?? {})

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
