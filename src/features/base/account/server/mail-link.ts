import type { Pair } from '../../../../platform/contract/texts.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { noticeKindsOf } from '../../../../platform/server/notice-kinds.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { publicOrigin } from '../../../../platform/server/wire/origin.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { account } from './tables.ts'

/** What a link in a mail carries to switch off mails of its kind for its reader. It does nothing else, and has no end. */
export function mailToken({ services }: Pick<Look<unknown>, 'services'>, accountId: string, kind: string): string {
  const signed = Buffer.from(services.masterKeys.digest(`mail|${accountId}|${kind}`), 'base64').toString('base64url')
  return `${accountId}.${kind}.${signed}`
}

/** For the header List-Unsubscribe. */
export function mailOffUrl({ services }: Pick<Look<unknown>, 'services'>, token: string): string {
  return `${publicOrigin(services.config)}/api/ws/account/mailOff?token=${encodeURIComponent(token)}`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By the token alone; `notFound` if it is not signed. */
export async function setMailByLink(
  act: Act<unknown>,
  { token, on }: { token: string; on: boolean },
): Promise<{ title: Pair; mail: boolean }> {
  const [accountId = '', name = ''] = token.split('.')
  const kinds = noticeKindsOf(act.services.features)
  const kind = kinds.get(name)
  if (!kind || !UUID.test(accountId) || mailToken(act, accountId, name) !== token) throw refuse('notFound')
  const [row] = await act.tx.select().from(account).where(eq(account.id, accountId)).for('update')
  if (!row || row.status === 'closed') throw refuse('notFound')
  const own = [...kinds.values()].filter((one) => one.for.includes(row.userType))
  const before = row.mailKinds ?? own.filter((one) => one.mail).map((one) => one.name)
  const mailKinds = [...before.filter((one) => one !== name), ...(on ? [name] : [])]
  await act.tx.update(account).set({ mailKinds }).where(eq(account.id, accountId))
  return { title: kind.title, mail: on }
}
