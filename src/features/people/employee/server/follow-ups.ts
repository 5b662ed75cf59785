import type { Act } from '../../../../platform/server/services.ts'
import { type Filled, putSecrets } from '../../../base/secret/server/writes.ts'
import { type EventLine, recordEvents } from './events.ts'
import { payTyped, type TypedPay } from './hooks.ts'
import { workPattern } from './tables.ts'

/** What follows from saved records and is written for many of them together: an import saves by the hundred. */
export interface FollowUps {
  secrets: Filled[]
  events: EventLine[]
  patterns: (typeof workPattern.$inferInsert)[]
  pay: TypedPay[]
}

export const noFollowUps = (): FollowUps => ({ secrets: [], events: [], patterns: [], pay: [] })

export async function writeFollowUps(act: Act, { secrets, events, patterns, pay }: FollowUps): Promise<void> {
  await putSecrets(act, secrets)
  await recordEvents(act, events)
  if (patterns.length > 0) await act.tx.insert(workPattern).values(patterns)
  if (pay.length > 0) for (const take of act.services.hooks.of(payTyped).values()) await take(act, pay)
}
