import { preparedSql, type Reader } from '../../../../platform/server/data/database.ts'
import { type SQL, type SQLWrapper, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuseFor } from '../../../../platform/server/wire/refusal.ts'
import { userTypes } from '../../../../rules/constants.ts'
import { colleaguesAmong, desksAmong } from '../../../base/account/server/reads.ts'
import { sidesAmong } from '../../../work/demand/server/reads.ts'
import { mutedAmong } from '../../moderation/server/reads.ts'
import { block, contact } from './tables.ts'

/** Two people, the smaller id first, so that there is one conversation of both. */
type Pair = readonly [string, string]
export const pairOf = (a: string, b: string): Pair => (a < b ? [a, b] : [b, a])
export const aboutPair = (pair: Pair): string => pair.join(':')
export function pairAbout(about: string): Pair {
  const [a = '', b = ''] = about.split(':')
  return [a, b]
}
export const otherOf = (about: string, accountId: string): string => {
  const [a, b] = pairAbout(about)
  return a === accountId ? b : a
}
/** The same in a statement. */
export const otherIn = (about: SQLWrapper, accountId: string): SQL =>
  sql`(case split_part(${about}, ':', 1) when ${accountId} then split_part(${about}, ':', 2) else split_part(${about}, ':', 1) end)::uuid`

const p = sql.placeholder

const contactsAmong = preparedSql<{ a: string; b: string }>(
  'chat_contacts_among',
  sql`select q.a, q.b from unnest(${p('a')}::uuid[], ${p('b')}::uuid[]) as q(a, b)
    where exists (select from ${contact} c where c.state = 'accepted'
      and least(c.from_id, c.to_id) = least(q.a, q.b) and greatest(c.from_id, c.to_id) = greatest(q.a, q.b))`,
)

/**
 * Of these pairs, those who may write to each other (conversation §3): members of one company, both sides of an application, contacts.
 * Each rule is asked only about the pairs that the one before does not allow.
 */
export const pairsAllowed = (db: Reader, pairs: readonly Pair[]): Promise<Set<string>> =>
  allowedBy([contactsAmong, colleaguesAmong, sidesAmong], db, pairs)

/** The same for messages in a conversation that exists: the platform's desk may always write, and is answered where it has written. */
export const pairsInTouch = (db: Reader, pairs: readonly Pair[]): Promise<Set<string>> =>
  allowedBy([contactsAmong, colleaguesAmong, sidesAmong, desksAmong], db, pairs)

type PairRule = (db: Reader, pairs: { a: string[]; b: string[] }) => Promise<{ a: string; b: string }[]>

async function allowedBy(rules: readonly PairRule[], db: Reader, pairs: readonly Pair[]): Promise<Set<string>> {
  const allowed = new Set<string>()
  for (const rule of rules) {
    const open = pairs.filter((pair) => !allowed.has(aboutPair(pair)))
    if (open.length === 0) break
    const found = await rule(db, { a: open.map(([a]) => a), b: open.map(([, b]) => b) })
    for (const { a, b } of found) allowed.add(aboutPair(pairOf(a, b)))
  }
  return allowed
}

/** Whether a person may begin a conversation with another: the desk with anybody, nobody with the desk. */
export async function mayBegin(db: Reader, by: { id: string; userType: number }, otherId: string): Promise<boolean> {
  const pairs = [pairOf(by.id, otherId)]
  return (await (by.userType === userTypes.operator ? pairsInTouch : pairsAllowed)(db, pairs)).size > 0
}

export const mayWrite = async (db: Reader, a: string, b: string): Promise<boolean> => (await pairsAllowed(db, [pairOf(a, b)])).size > 0

const blocksAmong = preparedSql<{ by: string; whom: string }>(
  'chat_blocks_among',
  sql`select account_id as by, blocked_id as whom from ${block}
    where (account_id, blocked_id) in (select a, b from unnest(${p('a')}::uuid[], ${p('b')}::uuid[]) as q(a, b))`,
)

/** Of these recipients and senders, the pairs "recipient:sender" where the recipient has blocked the sender. */
export async function blockedAmong(db: Reader, both: readonly { recipient: string; sender: string }[]): Promise<Set<string>> {
  if (both.length === 0) return new Set()
  const rows = await blocksAmong(db, { a: both.map(({ recipient }) => recipient), b: both.map(({ sender }) => sender) })
  return new Set(rows.map(({ by, whom }) => `${by}:${whom}`))
}

/** What others read besides messages (a request, the name or the announcement of a group) is refused to whom the platform has muted. */
export async function needVoice(act: Act): Promise<void> {
  const muted = (await mutedAmong(act, [act.actor.accountId])).get(act.actor.accountId)
  if (muted) throw refuseFor(muted)
}
