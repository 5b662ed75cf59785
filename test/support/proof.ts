import { hashToken } from '../../src/features/base/account/server/identify.ts'
import { openSession } from '../../src/features/base/account/server/sessions.ts'
import { session } from '../../src/features/base/account/server/tables.ts'
import { eq } from '../../src/platform/server/data/drizzle.ts'
import type { Act } from '../../src/platform/server/services.ts'
import type { TestServer } from './server.ts'

/** The proof that the test server's calls carry: sessions of personas accept it, sessions of real sign-ins do not. */
export const TEST_PROOF = 'the proof of the personas'

/** The columns of a session for which `TEST_PROOF` holds, however far a test sets the clock. */
export const provedColumns = { proofHash: hashToken(TEST_PROOF), provedUntil: Temporal.Instant.from('2100-01-01T00:00:00Z') }

/** A session whose person has proved who they are: for tests whose subject is not the proof. */
export async function openProvedSession(act: Act, accountId: string, userAgent = 'personas'): Promise<string> {
  const token = await openSession(act, accountId, userAgent)
  await act.tx
    .update(session)
    .set(provedColumns)
    .where(eq(session.tokenHash, hashToken(token)))
  return token
}

/** The session of a real sign-in, as if its person had proved who they are. */
export async function proved<W extends { token: string }>({ services }: TestServer, who: W): Promise<W> {
  await services.db
    .update(session)
    .set(provedColumns)
    .where(eq(session.tokenHash, hashToken(who.token)))
  return who
}
