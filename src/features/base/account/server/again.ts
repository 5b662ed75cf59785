import type { Act } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { beginIdempotent, findAnswer, type IdempotencyKey, saveAnswer } from '../../../../platform/server/wire/idempotency.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { CODE_MINUTES } from '../../../../rules/constants.ts'
import type { LoginResult } from '../contract/calls.ts'
import { accountRow, admitAccount, signIn } from './sessions.ts'
import type { Visit } from './signin.ts'

/**
 * A sign-in that is repeated under its key, because the first answer was lost: the code is used up, yet the request is the same. A token is
 * never stored, so it opens a session of its own. The key counts as long as the code would have.
 */
interface First {
  accountId: string
  until: string
}

const isFirst = (answer: unknown): answer is First => typeof answer === 'object' && answer !== null && 'accountId' in answer

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
  const row = await accountRow(act.tx, first.accountId)
  admitAccount(row, visit.services)
  return signIn(act, row, visit.userAgent)
}

export async function keepSignIn(act: Act<Actor | null>, once: IdempotencyKey | null, accountId: string): Promise<void> {
  const first: First = { accountId, until: act.now.add({ minutes: CODE_MINUTES }).toString() }
  if (once) await saveAnswer(act, once, first)
}
