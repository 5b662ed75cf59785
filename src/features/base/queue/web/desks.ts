import { queriesOf } from '../../../../platform/web/queries.ts'
import { partOf } from '../../../../platform/web/query.ts'
import type { queueCalls } from '../contract/calls.ts'
import { deskFeatures } from '../contract/desks.ts'

// Apart from `queries.ts`, which pages of the portal load.
const { useRead } = queriesOf<typeof queueCalls>('queue')

/** What waits at the operator's desks; `asks` is false for others. */
export const useDesks = (asks: boolean) =>
  useRead('GET /ws/operator/waiting', asks ? {} : null, { refetchOnWindowFocus: 'always', ...partOf(Object.values(deskFeatures)) })
