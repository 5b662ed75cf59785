import { queriesOf } from '../../../../platform/web/queries.ts'
import type { queueCalls } from '../contract/calls.ts'

export const { useRead } = queriesOf<typeof queueCalls>('queue')
const STALE_MS = 10 * 60_000

export const useQueueTimes = () => useRead('GET /ws/queue/times', {}, { staleTime: STALE_MS })
