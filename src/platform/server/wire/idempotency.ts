import type { FastifyRequest } from 'fastify'
import { preparedSql, type Reader } from '../data/database.ts'
import { and, eq, sql } from '../data/drizzle.ts'
import { idempotency } from '../data/tables.ts'
import type { Act, SharedServices } from '../services.ts'
import type { Actor } from './actor.ts'
import { refuse } from './refusal.ts'

/** One key of one caller for one input. Callers without a session share an id: their keys are random, and the input must match. */
export interface IdempotencyKey {
  actorId: string
  key: string
  call: string
  bodyHash: string
}

const NOBODY = '00000000-0000-7000-8000-000000000001'
const MAX_KEY = 200

/** The `Idempotency-Key` of a request, or null if it has none. The digest needs a key: an input may contain a secret. */
export function idempotencyKeyOf(
  { masterKeys }: Pick<SharedServices, 'masterKeys'>,
  actor: Actor | null,
  call: string,
  input: unknown,
  request: FastifyRequest,
): IdempotencyKey | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > MAX_KEY) throw refuse('badRequest')
  const bodyHash = masterKeys.digest(call + JSON.stringify(input))
  return { actorId: actor?.accountId ?? NOBODY, key, call, bodyHash }
}

/** The first answer stored under this key, if there is one. `keyReused` if the key came with another input. */
export async function findAnswer(db: Reader, once: IdempotencyKey): Promise<{ answer: unknown } | null> {
  const [first] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.actorId, once.actorId), eq(idempotency.key, once.key)))
  if (!first) return null
  if (first.bodyHash !== once.bodyHash) throw refuse('keyReused')
  return { answer: first.result }
}

/**
 * Reserves the key in this transaction, or returns the first answer. A concurrent request with the same key waits here until the first
 * ends.
 */
export async function beginIdempotent(act: Act<Actor | null>, once: IdempotencyKey): Promise<{ answer: unknown } | null> {
  const taken = await takeKey(act.tx, { ...once, at: act.now.toString() })
  if (taken.length > 0) return null
  const first = await findAnswer(act.tx, once)
  if (!first) throw refuse('keyReused')
  return first
}

const p = sql.placeholder
const takeKey = preparedSql<{ key: string }>(
  'idempotency_take',
  sql`insert into ${idempotency} (actor_id, key, call, body_hash, at)
    values (${p('actorId')}, ${p('key')}, ${p('call')}, ${p('bodyHash')}, ${p('at')}) on conflict do nothing returning key`,
)

export async function saveAnswer(act: Act<Actor | null>, once: IdempotencyKey, result: unknown): Promise<void> {
  await act.tx
    .update(idempotency)
    .set({ result })
    .where(and(eq(idempotency.actorId, once.actorId), eq(idempotency.key, once.key)))
}
