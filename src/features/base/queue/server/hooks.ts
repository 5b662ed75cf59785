import type { SQL } from '../../../../platform/server/data/drizzle.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Queue } from '../contract/queues.ts'

/**
 * Of a queue, a query of its latest decisions with the columns `at` (when) and `seconds` (how long it took). It reads a limited number of
 * rows.
 */
export const decisionTimes = defineHook<Partial<Record<Queue, SQL>>>('queue.decisionTimes')
