import { queriesOf } from '../../../../platform/web/queries.ts'
import type { influencerCalls } from '../contract/calls.ts'

export const { call, useList, stale } = queriesOf<typeof influencerCalls>('influencer')
