import { noticeWords } from '../../../../platform/contract/notice.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { addToOutbox } from '../../outbox/server/writes.ts'
import { accountNotices, type SignInChange } from '../contract/notices.ts'
import { signInNews } from './hooks.ts'
import type { AccountRow } from './sessions.ts'

/**
 * Notifies a person that a way to sign in has changed: by a notice, and by SMS and e-mail to the contacts that the account had `before`, in
 * their language. A thief of a session cannot keep its owner from learning of it.
 */
export async function notifyOfChange(act: Act<unknown>, before: AccountRow, change: SignInChange): Promise<void> {
  const kind = accountNotices[change]
  const { title, content } = noticeWords(kind, {}, before.lang)
  for (const add of act.services.hooks.of(signInNews).values()) await add(act, kind, before)
  const sms = before.lang === 'cn' ? `【衡渡】${content}` : `Hengdu: ${content}`
  const to = `+${before.areaCode} ${before.phone}`
  const template = { purpose: 'signInChanged', lang: before.lang, values: { change: title } } as const
  if (before.phone) await addToOutbox(act, { channel: 'sms', to, subject: title, body: sms, sms: template })
  if (before.email) await addToOutbox(act, { channel: 'email', to: before.email, subject: title, body: content })
}
