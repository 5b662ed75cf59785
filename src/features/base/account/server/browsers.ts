import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, ne } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { networkOf } from '../../../../platform/server/wire/addresses.ts'
import type { Browser, Caller } from '../../../../platform/server/wire/caller.ts'
import { hashToken } from './identify.ts'
import { knownBrowser } from './tables.ts'

/** What a request shows of who asks, besides the account it asks about. */
export type Asker = Pick<Caller, 'ip' | 'now'> & { actor: { accountId: string } | null; browser?: Browser | null }

/**
 * Browsers that have signed in to an account, by the random text of their cookie. Tries from them are counted apart from those of
 * strangers, so that no stranger can lock an owner out. The text cannot be guessed; only its hash is kept.
 */
export async function rememberBrowser(act: Act<unknown>, accountId: string): Promise<void> {
  if (!act.browser) return
  await act.tx
    .insert(knownBrowser)
    .values({ accountId, browser: hashToken(act.browser.text), seenAt: act.now })
    .onConflictDoUpdate({ target: [knownBrowser.accountId, knownBrowser.browser], set: { seenAt: act.now } })
}

/** After a change of how one signs in: the browser at hand stays known, others have to sign in again. */
export async function forgetBrowsers(act: Act<unknown>, accountId: string, except?: Browser | null): Promise<void> {
  const others = except ? ne(knownBrowser.browser, hashToken(except.text)) : undefined
  await act.tx.delete(knownBrowser).where(and(eq(knownBrowser.accountId, accountId), others))
}

const NOBODY = '00000000-0000-7000-8000-000000000001'

/**
 * Who is counted: the owner's known browser, else the network of the address. Unknown accounts are looked up too, so that the time
 * shows nothing.
 */
export async function countedAs(db: Reader, accountId: string | undefined, { ip, browser }: Asker): Promise<string> {
  const network = networkOf(ip)
  if (!browser) return network
  const hash = hashToken(browser.text)
  const known = and(eq(knownBrowser.accountId, accountId ?? NOBODY), eq(knownBrowser.browser, hash))
  return (await db.$count(knownBrowser, known)) > 0 ? `browser:${hash}` : network
}

export const isStranger = (countedAs: string): boolean => !/^(browser|account):/.test(countedAs)
