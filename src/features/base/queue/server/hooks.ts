import type { SQL } from '../../../../platform/server/data/drizzle.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import type { FoundRow } from '../contract/calls.ts'
import type { Desk } from '../contract/desks.ts'
import type { Queue } from '../contract/queues.ts'

/**
 * Of a queue, a query of its latest decisions with the columns `at` (when) and `seconds` (how long it took). It reads a limited number of
 * rows.
 */
export const decisionTimes = defineHook<Partial<Record<Queue, SQL>>>('queue.decisionTimes')

export interface Finder {
  permission: Permission
  /** The newest first, at most `most`. `words` has at least two signs; the kind is its own word for what it finds. */
  find: (look: Look, words: string, most: number) => Promise<FoundRow[]>
}
/** What operators find by a number, a reference, an amount or a phone. */
export const operatorFinders = defineHook<Finder>('queue.operatorFinders')

type Waiting = SQL | ((look: Pick<Look, 'actor'>) => SQL)
/** Of a desk, a query of the cases that wait there. */
export const waitingCases = defineHook<Partial<Record<Desk, Waiting>>>('queue.waitingCases')
