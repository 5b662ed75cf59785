import { accountCalls } from '../features/account/contract/calls.ts'
import { areaCalls } from '../features/area/contract/calls.ts'
import { articleCalls } from '../features/article/contract/calls.ts'
import { auditCalls } from '../features/audit/contract/calls.ts'
import { beanCalls } from '../features/bean/contract/calls.ts'
import { calendarCalls } from '../features/calendar/contract/calls.ts'
import { claimCalls } from '../features/claim/contract/calls.ts'
import { companyCalls } from '../features/company/contract/calls.ts'
import { costCalls } from '../features/cost/contract/calls.ts'
import { demandCalls } from '../features/demand/contract/calls.ts'
import { dictionaryCalls } from '../features/dictionary/contract/calls.ts'
import { eventCalls } from '../features/event/contract/calls.ts'
import { influencerCalls } from '../features/influencer/contract/calls.ts'
import { leadCalls } from '../features/lead/contract/calls.ts'
import { ledgerCalls } from '../features/ledger/contract/calls.ts'
import { licenceCalls } from '../features/licence/contract/calls.ts'
import { noticeCalls } from '../features/notice/contract/calls.ts'
import { outboxCalls } from '../features/outbox/contract/calls.ts'
import { partnerCalls } from '../features/partner/contract/calls.ts'
import { profileCalls } from '../features/profile/contract/calls.ts'
import { providerCalls } from '../features/provider/contract/calls.ts'
import { settingCalls } from '../features/setting/contract/calls.ts'
import { talentCalls } from '../features/talent/contract/calls.ts'
import { uploadCalls } from '../features/upload/contract/calls.ts'
import { walletCalls } from '../features/wallet/contract/calls.ts'

/** Every call of the product: what the API description shows and the authorization matrix walks. */
export const allCalls = {
  ...accountCalls,
  ...dictionaryCalls,
  ...noticeCalls,
  ...outboxCalls,
  ...auditCalls,
  ...uploadCalls,
  ...companyCalls,
  ...profileCalls,
  ...ledgerCalls,
  ...walletCalls,
  ...beanCalls,
  ...areaCalls,
  ...articleCalls,
  ...settingCalls,
  ...claimCalls,
  ...licenceCalls,
  ...influencerCalls,
  ...talentCalls,
  ...demandCalls,
  ...eventCalls,
  ...leadCalls,
  ...partnerCalls,
  ...providerCalls,
  ...costCalls,
  ...calendarCalls,
}
