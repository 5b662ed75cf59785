import type { ResultOf } from '../../../platform/contract/call.ts'
import type { costCalls } from '../contract/calls.ts'

export type RegionChoice = ResultOf<(typeof costCalls)['GET /ws/cost/regions']>['regions'][number]
