import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, isNull, lt } from '../../../../platform/server/data/drizzle.ts'
import { outbox } from './tables.ts'

/** Messages for a provider that were written before this and are neither handed over nor given up. */
export const waitingMessages = (db: Reader, before: Temporal.Instant): Promise<number> =>
  db.$count(outbox, and(eq(outbox.queued, true), isNull(outbox.sentAt), isNull(outbox.failedAt), lt(outbox.at, before)))
