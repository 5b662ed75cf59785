import { randomInt } from 'node:crypto'
import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { channelCode } from '../../../../platform/contract/channel.ts'
import { emailPattern } from '../../../../platform/contract/email.ts'
import { and, asc, eq, gt, ne, notInArray, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../platform/server/data/lifecycle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { networkOf } from '../../../../platform/server/wire/addresses.ts'
import { refuse, refuseAt, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { accountById } from '../../../base/account/server/reads.ts'
import type { EventCalls } from '../contract/calls.ts'
import { TICKET_LENGTH, TICKET_SIGNS, ticketCode } from '../contract/kinds.ts'
import type { EventTicket } from '../contract/schema.ts'
import { signupLifecycle } from './lifecycle.ts'
import { notifySignup } from './news.ts'
import { isOpen } from './phase.ts'
import { canCancel, presentTicket } from './present.ts'
import { newProof, sendProof } from './proof.ts'
import { isNamed } from './reads.ts'
import { type EventRow, event, eventSignup, type SignupRow } from './tables.ts'

/** Several people of an office sign up from one address; a script does so more often than this. */
export const SIGNUPS_PER_HOUR = 60
/** Of one event, from one address of the network. */
export const SIGNUPS_PER_EVENT = 30

const newCode = (): string => Array.from({ length: TICKET_LENGTH }, () => TICKET_SIGNS[randomInt(TICKET_SIGNS.length)]).join('')

/** A number of mainland China needs no country code here. */
function contactOf(typed: string): { phone: string; email: string } {
  if (typed.includes('@')) {
    const email = typed.toLowerCase()
    if (!emailPattern.test(email)) throw refuseFields({ contact: 'email' })
    return { phone: '', email }
  }
  const bare = typed.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (/^1[3-9]\d{9}$/.test(bare)) return { phone: `+86${bare}`, email: '' }
  if (!/^\+[1-9]\d{5,16}$/.test(bare)) throw refuseFields({ contact: 'phoneAbroad' })
  return { phone: bare, email: '' }
}

/** The event's row is locked until the end: concurrent claims of the last seat are serialised. */
export async function holdEvent(act: Act<unknown>, where: SQL): Promise<EventRow> {
  const [row] = await act.tx.select().from(event).where(where).for('update')
  if (!row) throw refuse('notFound')
  return row
}

export async function signUp(act: Act<Actor | null>, input: ParsedOf<EventCalls['POST /ws/event/signUp']>): Promise<EventTicket> {
  const contact = contactOf(input.contact)
  const row = await holdEvent(act, isNamed(input.id))
  if (row.state === 'draft') throw refuse('notFound')
  const again = input.attempt ? await sameAttempt(act, row.id, input.attempt) : undefined
  if (again) return presentTicket(act.db, again, row, act.now)
  if (!isOpen(row, act.now)) {
    const soon = row.state === 'published' && Temporal.Instant.compare(row.registrationFrom, act.now) > 0
    throw refuse(soon ? 'registrationNotOpen' : 'registrationOver')
  }
  await countAddress(act, row.id)
  const accountId = act.actor && act.actor.kind !== 'operator' ? act.actor.accountId : null
  await mustBeFirst(act, { eventId: row.id, accountId, ...contact })
  await act.tx.delete(eventSignup).where(and(eq(eventSignup.eventId, row.id), sameContact(contact), eq(eventSignup.state, 'unproved')))
  const proof = (await isOwn(act, contact)) ? null : newProof(act)
  const [signup] = await act.tx
    .insert(eventSignup)
    .values({
      eventId: row.id,
      accountId,
      code: newCode(),
      state: 'unproved',
      name: oneLine(input.name),
      company: oneLine(input.company),
      ...contact,
      ...proof?.kept,
      channel: channelCode(input.channel) ?? '',
      lang: act.lang,
      attempt: input.attempt || null,
      ip: act.ip && networkOf(act.ip),
      createdAt: act.now,
      changedAt: act.now,
    })
    .returning()
  if (!proof) return take(act, row, signup!)
  await sendProof(act, row, signup!, proof.digits)
  return presentTicket(act.db, signup!, row, act.now)
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')
const sameContact = ({ phone, email }: { phone: string; email: string }) =>
  email ? eq(eventSignup.email, email) : eq(eventSignup.phone, phone)
const isLive = notInArray(eventSignup.state, ['cancelled', 'unproved'])

/** A contact, and an account, has one sign-up for an event. */
async function mustBeFirst(act: Act<unknown>, who: Pick<SignupRow, 'eventId' | 'accountId' | 'phone' | 'email'>): Promise<void> {
  const live = and(eq(eventSignup.eventId, who.eventId), isLive)
  if ((await act.tx.$count(eventSignup, and(live, sameContact(who)))) > 0) throw refuseAt('contact', 'signedUpAlready')
  if (who.accountId && (await act.tx.$count(eventSignup, and(live, eq(eventSignup.accountId, who.accountId)))) > 0)
    throw refuse('accountSignedUpAlready')
}

/** The caller's own confirmed phone or e-mail address needs no further proof. */
async function isOwn(act: Act<Actor | null>, contact: { phone: string; email: string }): Promise<boolean> {
  const own = act.actor && (await accountById(act.db, act.actor.accountId))
  if (!own) return false
  return contact.email ? own.email === contact.email : own.phone !== '' && contact.phone === `+${own.areaCode}${own.phone}`
}

/** Takes a seat, or a place in the queue where none is left. The event's row is locked. */
async function take(act: Act<unknown>, row: EventRow, unproved: SignupRow): Promise<EventTicket> {
  const seated = row.taken < row.seats
  const to = seated ? 'confirmed' : 'waitlisted'
  const signup = await turn(act, signupLifecycle, unproved, 'prove', { to, set: { changedAt: act.now, proofHash: null, proofUntil: null } })
  if (seated) await addTaken(act, row.id, 1)
  await notifySignup(act, to, row, signup)
  return presentTicket(act.db, signup, seated ? { ...row, taken: row.taken + 1 } : row, act.now)
}

/** The contact is proved by the code that was sent there (`checkProof` has counted and compared it). */
export async function proveSignup(act: Act<Actor | null>, input: { code: string }): Promise<EventTicket> {
  const found = await reach(act, input)
  const row = await holdEvent(act, eq(event.id, found.eventId))
  // Read again under the lock: another sign-up with this contact may have been proved meanwhile.
  const [before] = await act.tx.select().from(eventSignup).where(eq(eventSignup.id, found.id))
  if (before?.state !== 'unproved') throw refuse('staleState')
  if (!isOpen(row, act.now)) throw refuse('registrationOver')
  await mustBeFirst(act, before)
  return take(act, row, before)
}

async function sameAttempt(act: Act<unknown>, eventId: string, attempt: string): Promise<SignupRow | undefined> {
  const [row] = await act.tx
    .select()
    .from(eventSignup)
    .where(and(eq(eventSignup.eventId, eventId), eq(eventSignup.attempt, attempt)))
  return row
}

async function countAddress(act: Act<unknown>, eventId: string): Promise<void> {
  if (!act.ip) return
  // The row of one event is locked; the hour counts those of all.
  await takeTurn(act.tx, `signup.address:${networkOf(act.ip)}`)
  const network = eq(eventSignup.ip, networkOf(act.ip))
  const here = and(network, eq(eventSignup.eventId, eventId), ne(eventSignup.state, 'cancelled'))
  if ((await act.tx.$count(eventSignup, here)) >= SIGNUPS_PER_EVENT) throw refuse('tooMany')
  const recent = and(network, gt(eventSignup.createdAt, act.now.subtract({ hours: 1 })))
  if ((await act.tx.$count(eventSignup, recent)) >= SIGNUPS_PER_HOUR) throw refuse('tooMany')
}

const addTaken = (act: Act<unknown>, eventId: string, by: 1 | -1) =>
  act.tx
    .update(event)
    .set({ taken: sql`${event.taken} + ${by}` })
    .where(eq(event.id, eventId))

/** By the ticket's code, or by the account that signed up. */
export async function cancelSignup(
  act: Act<Actor | null>,
  input: { code?: string | undefined; id?: string | undefined },
): Promise<EventTicket> {
  const found = await reach(act, input)
  const row = await holdEvent(act, eq(event.id, found.eventId))
  // Read again under the lock: a waiting sign-up may have moved up meanwhile, or the ticket may have been cancelled.
  const [before] = await act.tx.select().from(eventSignup).where(eq(eventSignup.id, found.id))
  if (!before) throw refuse('notFound')
  if (before.state === 'cancelled') throw refuse('signupCancelled')
  if (!canCancel(before, row, act.now)) throw refuse('signupFixed')
  const signup = await turn(act, signupLifecycle, before, 'cancel', { set: { changedAt: act.now } })
  if (before.state === 'confirmed') {
    await addTaken(act, row.id, -1)
    await freed(act, row)
  }
  const now = await holdEvent(act, eq(event.id, row.id))
  return presentTicket(act.db, signup, now, act.now)
}

/** Before its time: the person asked for it. A seat of an event that has begun stays taken. */
export async function deleteSignup(act: Act<unknown>, id: string): Promise<{ id: string }> {
  const [found] = await act.tx.select().from(eventSignup).where(eq(eventSignup.id, id))
  if (!found) throw refuse('notFound')
  const row = await holdEvent(act, eq(event.id, found.eventId))
  const [before] = await act.tx.delete(eventSignup).where(eq(eventSignup.id, id)).returning()
  if (before?.state === 'confirmed' && canCancel(before, row, act.now)) {
    await addTaken(act, row.id, -1)
    await freed(act, row)
  }
  return { id }
}

/**
 * A seat that was given back goes to the next in the queue while registration is open. Afterwards nobody who waits counts on it any more:
 * it stays free until an operator has asked somebody.
 */
async function freed(act: Act<unknown>, row: EventRow): Promise<void> {
  if (isOpen(row, act.now)) await moveUp(act, { ...row, taken: row.taken - 1 })
}

/** Gives a free seat to somebody who waits, whom an operator has asked. */
export async function giveSeat(act: Act<unknown>, id: string): Promise<{ id: string }> {
  const [found] = await act.tx.select().from(eventSignup).where(eq(eventSignup.id, id))
  if (!found) throw refuse('notFound')
  const row = await holdEvent(act, eq(event.id, found.eventId))
  const [before] = await act.tx.select().from(eventSignup).where(eq(eventSignup.id, id))
  if (!before) throw refuse('notFound')
  if (row.state === 'cancelled' || Temporal.Instant.compare(row.endsAt, act.now) <= 0) throw refuse('eventFinished')
  if (row.taken >= row.seats) throw refuse('noSeatFree', { seats: row.seats })
  await promote(act, row, before)
  return { id }
}

async function promote(act: Act<unknown>, row: EventRow, before: SignupRow): Promise<void> {
  const signup = await turn(act, signupLifecycle, before, 'promote', { set: { changedAt: act.now } })
  await addTaken(act, row.id, 1)
  await notifySignup(act, 'promoted', row, signup)
}

async function reach(act: Act<Actor | null>, input: { code?: string | undefined; id?: string | undefined }): Promise<SignupRow> {
  const code = ticketCode(input.code)
  if (input.code) {
    const [row] = code ? await act.tx.select().from(eventSignup).where(eq(eventSignup.code, code)) : []
    if (!row) throw refuse('notFound')
    return row
  }
  if (!act.actor) throw refuse('unauthenticated')
  const [found] = await act.tx
    .select()
    .from(eventSignup)
    .innerJoin(event, eq(event.id, eventSignup.eventId))
    .where(and(isNamed(input.id!), eq(eventSignup.accountId, act.actor.accountId)))
    .orderBy(sql`${eventSignup.state} = 'cancelled'`, sql`${eventSignup.createdAt} desc`)
    .limit(1)
  if (!found) throw refuse('notFound')
  return found.event_signup
}

/**
 * Fills free seats from the waiting list, in the order of sign-up. The caller has locked the event's row, and its `taken` is up to date.
 */
export async function moveUp(act: Act<unknown>, row: EventRow): Promise<void> {
  if (row.state === 'cancelled' || row.state === 'draft' || Temporal.Instant.compare(row.endsAt, act.now) <= 0) return
  const free = row.seats - row.taken
  if (free <= 0) return
  const next = await act.tx
    .select()
    .from(eventSignup)
    .where(and(eq(eventSignup.eventId, row.id), eq(eventSignup.state, 'waitlisted')))
    .orderBy(asc(eventSignup.createdAt), asc(eventSignup.id))
    .limit(free)
  for (const one of next) await promote(act, row, one)
}
