import { queriesOf } from '../../../../platform/web/queries.ts'
import type { auditCalls } from '../../../base/audit/contract/calls.ts'
import type { companyCalls } from '../../../base/company/contract/calls.ts'
import type { profileCalls } from '../../../base/profile/contract/calls.ts'
import type { leadCalls } from '../../../market/lead/contract/calls.ts'
import type { partnerCalls } from '../../../market/partner/contract/calls.ts'
import type { providerCalls } from '../../../market/provider/contract/calls.ts'
import type { ledgerCalls } from '../../../money/ledger/contract/calls.ts'
import type { walletCalls } from '../../../money/wallet/contract/calls.ts'
import type { advisoryCalls } from '../../../talk/advisory/contract/calls.ts'
import type { feedbackCalls } from '../../../talk/feedback/contract/calls.ts'
import type { DemandCalls } from '../../../work/demand/contract/calls.ts'

// Queues and records, for their totals.
export const advisory = queriesOf<typeof advisoryCalls>('advisory')
export const audit = queriesOf<typeof auditCalls>('audit')
export const company = queriesOf<typeof companyCalls>('company')
export const demand = queriesOf<DemandCalls>('demand')
export const feedback = queriesOf<typeof feedbackCalls>('feedback')
export const lead = queriesOf<typeof leadCalls>('lead')
export const ledger = queriesOf<typeof ledgerCalls>('ledger')
export const partner = queriesOf<typeof partnerCalls>('partner')
export const profile = queriesOf<typeof profileCalls>('profile')
export const provider = queriesOf<typeof providerCalls>('provider')
export const wallet = queriesOf<typeof walletCalls>('wallet')
