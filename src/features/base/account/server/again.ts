import { and, eq, gt, isNull } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { beginIdempotent, findAnswer, saveAnswer } from '../../../../platform/server/wire/idempotency.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { CODE_MINUTES } from '../../../../rules/constants.ts'
import type { LoginResult } from '../contract/calls.ts'
import { holdersOf } from './codes.ts'
import { type AccountRow, accountRow, admitAccount, signIn } from './sessions.ts'
import type { Visit } from './signin.ts'
import { session } from './tables.ts'

/**
 * A sign-in that is repeated under its key, because the first answer was lost: the code is used up, yet the request is the same. A token is
 * never stored, so it opens a session of its own. The key counts as long as the code would have, for the browser or address that used it
 * first, and as long as the session that it began lives: what ends that session ends the right to repeat it.
 */
interface First {
  accountId: string
  sessionId: string
  holder: string
  until: string
}

const isFirst = (answer: unknown): answer is First => typeof answer === 'object' && answer !== null && 'sessionId' in answer

/** Before anything is checked: null if the key is new. */
export async function signInAgain(visit: Visit): Promise<LoginResult | null> {
  const { once, services } = visit
  const first = once && (await findAnswer(services.db, once))
  return first ? perform<LoginResult, Actor | null>(services, visit, (act) => openAgain(act, visit, first.answer)) : null
}

/** In the transaction of the sign-in: of two requests at once with one key, the second waits here. */
export async function beginSignIn(act: Act<Actor | null>, visit: Visit): Promise<LoginResult | null> {
  const first = visit.once && (await beginIdempotent(act, visit.once))
  return first ? openAgain(act, visit, first.answer) : null
}

async function openAgain(act: Act<Actor | null>, visit: Visit, first: unknown): Promise<LoginResult> {
  if (!isFirst(first) || Temporal.Instant.compare(first.until, act.now) < 0) throw refuse('codeExpired')
  if (!holdersOf(visit).includes(first.holder)) throw refuse('codeExpired')
  const row = await accountRow(act.tx, first.accountId)
  admitAccount(row, visit.services)
  // In the order of `endSessions`: the account, held by `signIn`, before its sessions.
  const { result } = await signIn(act, row, visit.userAgent)
  const [live] = await act.tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, first.sessionId), isNull(session.revokedAt), gt(session.expiresAt, act.now)))
  if (!live) throw refuse('codeExpired')
  return result
}

/** Signs in, and keeps who may repeat it. */
export async function signInOnce(act: Act<Actor | null>, visit: Visit, row: AccountRow): Promise<LoginResult> {
  const { sessionId, result } = await signIn(act, row, visit.userAgent)
  const [holder] = holdersOf(visit)
  const first: First = { accountId: row.id, sessionId, holder, until: act.now.add({ minutes: CODE_MINUTES }).toString() }
  if (visit.once) await saveAnswer(act, visit.once, first)
  return result
}
