import { queriesOf } from '../../../../platform/web/queries.ts'
import type { talentCalls } from '../contract/calls.ts'

export const { useList } = queriesOf<typeof talentCalls>('talent')
