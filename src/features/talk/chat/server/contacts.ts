import { and, eq, gt, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn, turnAll } from '../../../../platform/server/data/lifecycle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { FRIEND_REQUEST_DAYS, FRIEND_REQUESTS_A_DAY, userTypes } from '../../../../rules/constants.ts'
import { accountsByIds, membersOf } from '../../../base/account/server/reads.ts'
import { otherSidesOf } from '../../../work/demand/server/reads.ts'
import { aboutPair, mayBegin, mayWrite, needVoice, pairOf } from './allowed.ts'
import { contactLifecycle } from './lifecycle.ts'
import { openPair } from './pairs.ts'
import { peopleShown } from './people.ts'
import { block, contact } from './tables.ts'

const between = (a: string, b: string): SQL | undefined =>
  or(and(eq(contact.fromId, a), eq(contact.toId, b)), and(eq(contact.fromId, b), eq(contact.toId, a)))

const open = (now: Temporal.Instant): SQL | undefined => and(eq(contact.state, 'asked'), gt(contact.endsAt, now))

/** A request and an answer between two people wait for each other: a person who is accepted meanwhile is not asked again. */
const inTurn = (act: Act, a: string, b: string) => takeTurn(act.tx, `chat.contact:${aboutPair(pairOf(a, b))}`)

/** The conversation with a person to whom the caller may write. */
export async function openConversation(act: Act, { accountId }: { accountId: string }): Promise<{ id: string }> {
  if (accountId === act.actor.accountId) throw refuse('chatYourself')
  const opened = await openPair(act, act.actor.accountId, accountId)
  if (!opened) throw refuse('chatNotAllowed')
  return { id: opened.id }
}

export async function mayWriteTo({ db, actor, now }: Look, { accountId }: { accountId: string }) {
  const asked = await db.$count(contact, and(between(actor.accountId, accountId), open(now)))
  const by = { id: actor.accountId, userType: actor.userType }
  return { allowed: accountId !== actor.accountId && (await mayBegin(db, by, accountId)), asked: asked > 0 }
}

/** A request to somebody who has blocked the caller is stored like any other, and never shown. */
export async function askContact(act: Act, { accountId, line }: { accountId: string; line: string }): Promise<{ id: string }> {
  const me = act.actor.accountId
  if (accountId === me) throw refuse('chatYourself')
  const person = (await accountsByIds(act.db, [accountId])).get(accountId)
  if (!person || person.status === 'closed' || person.userType === userTypes.operator) throw refuse('notFound')
  await inTurn(act, me, accountId)
  if (await mayWrite(act.db, me, accountId)) throw refuse('friendsAlready')
  await needVoice(act)
  // Requests of one person wait for each other, so that their number is counted.
  await takeTurn(act.tx, `chat.contact:${me}`)
  const today = await act.tx.$count(contact, and(eq(contact.fromId, me), gt(contact.askedAt, act.now.subtract({ hours: 24 }))))
  if (today >= FRIEND_REQUESTS_A_DAY) throw refuse('friendRequestsToday', { most: FRIEND_REQUESTS_A_DAY })
  const [waiting] = await act.tx
    .select({ id: contact.id })
    .from(contact)
    .where(and(eq(contact.fromId, me), eq(contact.toId, accountId), open(act.now)))
  if (waiting) return waiting
  const endsAt = act.now.add({ hours: FRIEND_REQUEST_DAYS * 24 })
  const [made] = await act.tx
    .insert(contact)
    .values({ fromId: me, toId: accountId, line, askedAt: act.now, endsAt })
    .returning({ id: contact.id })
  if (!made) throw refuse('notFound')
  return made
}

export async function answerContact(act: Act, { id, accept }: { id: string; accept: boolean }): Promise<{ conversationId: string | null }> {
  const me = act.actor.accountId
  const own = sql`${and(eq(contact.id, id), eq(contact.toId, me), open(act.now))}`
  const [from] = await act.tx.select({ id: contact.fromId }).from(contact).where(own)
  if (!from) throw refuse('notFound')
  await inTurn(act, me, from.id)
  const asked = await holdRow(act, contactLifecycle, own)
  await turn(act, contactLifecycle, asked, accept ? 'accept' : 'decline')
  if (!accept) return { conversationId: null }
  // A request in the other direction is answered by this as well.
  await end(act, and(eq(contact.fromId, me), eq(contact.toId, asked.fromId), eq(contact.state, 'asked')))
  const opened = await openPair(act, me, asked.fromId)
  return { conversationId: opened?.id ?? null }
}

export async function removeContact(act: Act, { accountId }: { accountId: string }): Promise<Record<string, never>> {
  await end(act, and(between(act.actor.accountId, accountId), eq(contact.state, 'accepted')))
  return {}
}

async function end(act: Act, which: SQL | undefined): Promise<void> {
  const rows = await act.tx.select().from(contact).where(which).for('update')
  await turnAll(act, contactLifecycle, rows, 'end')
}

export async function setBlock(act: Act, { accountId, on }: { accountId: string; on: boolean }): Promise<Record<string, never>> {
  const me = act.actor.accountId
  if (accountId === me) throw refuse('chatYourself')
  const person = (await accountsByIds(act.db, [accountId])).get(accountId)
  if (!person) throw refuse('notFound')
  if (person.userType === userTypes.operator) throw refuse('chatDeskBlock')
  if (on) await act.tx.insert(block).values({ accountId: me, blockedId: accountId, at: act.now }).onConflictDoNothing()
  else await act.tx.delete(block).where(and(eq(block.accountId, me), eq(block.blockedId, accountId)))
  return {}
}

export async function contactsOf({ db, actor, now }: Look) {
  const me = actor.accountId
  const rows = await db
    .select()
    .from(contact)
    .where(and(or(eq(contact.fromId, me), eq(contact.toId, me)), or(eq(contact.state, 'accepted'), open(now))))
    .orderBy(contact.askedAt)
  const blocks = await db.select({ id: block.blockedId }).from(block).where(eq(block.accountId, me))
  const members = actor.companyId ? await membersOf(db, actor.companyId) : []
  const sides = await otherSidesOf(db, actor)
  const isBlocked = new Set(blocks.map((row) => row.id))
  const other = (row: typeof contact.$inferSelect) => (row.fromId === me ? row.toId : row.fromId)
  const people = await peopleShown(db, [...rows.map(other), ...isBlocked, ...members.map((one) => one.accountId), ...sides])
  const shown = (id: string) => people.get(id) ?? { id, name: '', avatar: '', companyName: '', desk: false }
  const request = (row: typeof contact.$inferSelect) => ({
    id: row.id,
    person: shown(other(row)),
    line: row.line,
    time: row.askedAt.toString(),
    endsAt: row.endsAt.toString(),
  })
  const known = new Set(rows.filter((row) => row.state === 'accepted').map(other))
  const asked = rows.filter((row) => row.state === 'asked')
  return {
    friends: rows.filter((row) => row.state === 'accepted').map((row) => shown(other(row))),
    sides: sides.filter((id) => id !== me && !isBlocked.has(id) && !known.has(id)).map(shown),
    colleagues: members.filter((one) => one.accountId !== me).map((one) => shown(one.accountId)),
    received: asked.filter((row) => row.toId === me && !isBlocked.has(row.fromId)).map(request),
    sent: asked.filter((row) => row.fromId === me).map(request),
    blocked: [...isBlocked].map(shown),
  }
}
