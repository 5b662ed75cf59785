import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { recordAudit } from '../../../../platform/server/wire/audit.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { forgetBrowsers } from './browsers.ts'
import { accountAt } from './members.ts'
import { operatorName } from './operators.ts'
import { account } from './tables.ts'
import { endSessions } from './writes.ts'

type Named = { username: string } | { email: string } | { phone: { areaCode: string; phone: string } }

/** An account as somebody names it in a terminal: `anna.lin`, `ann@example.com`, `+86 13800000001`. Null for anything else. */
export function whoIsNamed(typed: string): Named | null {
  const text = typed.trim()
  const [, areaCode, phone] = /^\+(\d{1,4})[ -](\d{4,15})$/.exec(text) ?? []
  if (areaCode && phone) return { phone: { areaCode, phone } }
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return { email: text.toLowerCase() }
  const username = operatorName(text)
  return username ? { username } : null
}

/** Ends every session of an account, and forgets its browsers. Returns how many sessions ended; null if there is no such account. */
export async function signOutAccount(act: Act, who: Named): Promise<number | null> {
  const found = 'username' in who ? await operatorAt(act, who.username) : await accountAt(act.db, who)
  if (!found) return null
  await forgetBrowsers(act, found.id)
  const ended = await endSessions(act, found.id)
  await recordAudit(act, { call: 'npm run admin -- sign-out', input: { accountId: found.id, sessionsEnded: ended } })
  return ended
}

async function operatorAt(act: Act, username: string) {
  const [found] = await act.db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.username, username), eq(account.userType, userTypes.operator)))
  return found
}
