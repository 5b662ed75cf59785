import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventForm, eventWorld, guest } from '../../../../../test/support/events.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { proofTo } from '../../../../../test/support/signups.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { CODE_TRIES, MESSAGE_CAPS, SIGNUP_PROOF_MINUTES } from '../../../../rules/constants.ts'
import { spacedCode, TICKET_LENGTH, ticketCode } from '../contract/kinds.ts'
import { SIGNUPS_PER_EVENT, SIGNUPS_PER_HOUR } from '../server/signup.ts'

/** Signing up for events: seats, the waiting list, proof of a contact, tickets and check-in. */

const h = serverForFile()
let op: Person
let member: Person
let world: ReturnType<typeof eventWorld>

beforeAll(async () => {
  op = await operator(h)
  world = eventWorld(h, op)
  world.setClock()
  member = await individual(h, { name: '林若涵' })
})
// Everyone here comes from one address.
beforeEach(() => h.services.pool.query('update event_signup set ip = null'))

describe('seats', () => {
  it('are never oversold under concurrent sign-ups', async () => {
    const { slug, id } = await world.publish({ seats: 3 })
    const tickets = await Promise.all(Array.from({ length: 12 }, () => world.signUp(slug)))
    expect(tickets.filter((one) => one.state === 'confirmed')).toHaveLength(3)
    expect(tickets.filter((one) => one.state === 'waitlisted')).toHaveLength(9)
    const { numbers } = await h.ok('GET /ws/operator/event', { id }, op.as)
    expect(numbers).toEqual({ confirmed: 3, checkedIn: 0, waitlisted: 9, cancelled: 0 })
    await expect(h.services.pool.query('update event set taken = seats + 1 where id = $1', [id])).rejects.toThrow('event_seats')
  })

  it('go to the longest-waiting, who is notified at once', async () => {
    const { slug } = await world.publish({ seats: 1 })
    const first = await world.signUp(slug)
    const second = await world.signUp(slug, { contact: 'second@panshi.example' }, { lang: 'en' })
    const third = await world.signUp(slug)
    expect([second.position, third.position]).toEqual([1, 2])
    await h.ok('POST /ws/event/cancel', { code: first.code })
    expect((await h.ok('GET /ws/event/ticket', { code: second.code })).state).toBe('confirmed')
    expect(await h.ok('GET /ws/event/ticket', { code: third.code })).toMatchObject({ state: 'waitlisted', position: 1 })
    expect((await world.mails('second@panshi.example')).map((mail) => mail.subject)).toEqual([
      expect.stringContaining('waiting list'),
      expect.stringContaining('You have a seat'),
    ])
  })

  it('go to nobody by themselves once registration is closed: an operator gives one to somebody whom they have asked', async () => {
    const { id, slug, version } = await world.publish({ seats: 1 })
    const [first, second, third] = [await world.signUp(slug), await world.signUp(slug), await world.signUp(slug)]
    const stateOf = async ({ code }: { code: string }) => (await h.ok('GET /ws/event/ticket', { code })).state
    const closed = await h.ok('POST /ws/operator/event/close', { id, version }, op.as)
    const waiting = (await h.ok('GET /ws/operator/event/signups', { id, state: 'waitlisted' }, op.as)).records
    const last = waiting.find((one) => ticketCode(one.code) === ticketCode(third.code))!
    expect((await h.refused('POST /ws/operator/event/signups/seat', { id: last.id }, op.as)).error).toBe('noSeatFree')
    await h.ok('POST /ws/event/cancel', { code: first.code })
    expect([await stateOf(second), await stateOf(third)]).toEqual(['waitlisted', 'waitlisted'])
    const both = await Promise.all(waiting.map((one) => h.call('POST /ws/operator/event/signups/seat', { id: one.id }, op.as)))
    expect(both.flatMap(({ body }) => (body.success ? [] : [body.result?.error]))).toEqual(['noSeatFree'])
    const given = (await stateOf(second)) === 'confirmed' ? second : third
    const other = given === second ? third : second
    // Given back, and registration opened again: then the queue counts.
    await h.ok('POST /ws/event/cancel', { code: given.code })
    expect(await stateOf(other)).toBe('waitlisted')
    await h.ok('POST /ws/operator/event/publish', { id, version: closed.version }, op.as)
    expect(await stateOf(other)).toBe('confirmed')
  })

  it('go to the next also when a sign-up is deleted at the person’s request; after the event began, it stays counted', async () => {
    const { id, slug } = await world.publish({ seats: 1 })
    const first = await world.signUp(slug)
    const second = await world.signUp(slug)
    const third = await world.signUp(slug)
    const signups = async () => (await h.ok('GET /ws/operator/event/signups', { id }, op.as)).records
    const idOf = async (ticket: { code: string }) => (await signups()).find((one) => ticketCode(one.code) === ticketCode(ticket.code))!.id
    const taken = async () => (await h.services.pool.query('select taken from event where id = $1', [id])).rows[0].taken
    const gone = await idOf(first)
    await h.ok('POST /ws/operator/event/signups/delete', { id: gone }, op.as)
    expect((await h.refused('GET /ws/event/ticket', { code: first.code })).error).toBe('notFound')
    expect((await h.refused('POST /ws/operator/event/signups/delete', { id: gone }, op.as)).error).toBe('notFound')
    expect((await h.ok('GET /ws/event/ticket', { code: second.code })).state).toBe('confirmed')
    await h.ok('POST /ws/operator/event/signups/delete', { id: await idOf(third) }, op.as)
    expect([(await signups()).length, await taken()]).toEqual([1, 1])
    await h.services.pool.query(`update event set starts_at = $2 where id = $1`, [id, h.clock.now().subtract({ hours: 1 }).toString()])
    await h.ok('POST /ws/operator/event/signups/delete', { id: await idOf(second) }, op.as)
    expect([(await signups()).length, await taken()]).toEqual([0, 1])
  })

  it('stay consistent under concurrent cancellations and sign-ups', async () => {
    const { slug, id } = await world.publish({ seats: 4 })
    const tickets = await Promise.all(Array.from({ length: 8 }, () => world.signUp(slug)))
    await Promise.all([
      ...tickets.map((one) => h.call('POST /ws/event/cancel', { code: one.code })),
      world.signUp(slug),
      world.signUp(slug),
    ])
    const { numbers, seats } = await h.ok('GET /ws/operator/event', { id }, op.as)
    expect(numbers).toMatchObject({ confirmed: 2, waitlisted: 0, cancelled: 8 })
    const { rows } = await h.services.pool.query('select taken from event where id = $1', [id])
    expect([rows[0].taken, seats]).toEqual([2, 4])
  })

  it('stay consistent when sign-ups are cancelled and deleted at once', async () => {
    const { slug, id } = await world.publish({ seats: 4 })
    const tickets = await Promise.all(Array.from({ length: 8 }, () => world.signUp(slug)))
    const { records } = await h.ok('GET /ws/operator/event/signups', { id }, op.as)
    await Promise.all([
      ...tickets.map((one) => h.call('POST /ws/event/cancel', { code: one.code })),
      ...[...records, ...records].map((one) => h.call('POST /ws/operator/event/signups/delete', { id: one.id }, op.as)),
      world.signUp(slug),
      world.signUp(slug),
    ])
    const { numbers } = await h.ok('GET /ws/operator/event', { id }, op.as)
    expect(numbers).toMatchObject({ confirmed: 2, waitlisted: 0, cancelled: 0 })
    const { rows } = await h.services.pool.query('select taken from event where id = $1', [id])
    expect(rows[0].taken).toBe(2)
  })

  it('fill from the waiting list when added, and cannot fall below those taken', async () => {
    const change = { seats: 1, slug: 'more-seats' }
    const event = await world.publish(change)
    await world.signUp(event.slug)
    const waiting = await world.signUp(event.slug)
    const form = { ...eventForm(), ...change, seats: 2 }
    const saved = await h.ok('POST /ws/operator/event/save', { id: event.id, version: event.version, form }, op.as)
    expect((await h.ok('GET /ws/event/ticket', { code: waiting.code })).state).toBe('confirmed')
    const fewer = { id: saved.id, version: saved.version, form: { ...form, seats: 1 } }
    expect((await h.refused('POST /ws/operator/event/save', fewer, op.as)).fields).toHaveProperty('seats')
  })
})

describe('signing up', () => {
  it('needs a name and a contact, and recognises a contact that signed up before', async () => {
    const { slug } = await world.publish()
    const empty = await h.refused('POST /ws/event/signUp', { id: slug, name: ' ', contact: '' }, { lang: 'en' })
    expect(Object.keys(empty.fields).sort()).toEqual(['contact', 'name'])
    expect((await h.refused('POST /ws/event/signUp', guest(slug, { contact: '81234567' }))).fields).toHaveProperty('contact')
    await world.signUp(slug, { contact: '139 0000 7777' })
    expect((await h.refused('POST /ws/event/signUp', guest(slug, { contact: '+86 13900007777' }))).error).toBe('signedUpAlready')
  })

  it('answers a retry of the same form with the same ticket', async () => {
    const { slug } = await world.publish()
    const form = guest(slug, { attempt: 'form-1' })
    const one = await h.ok('POST /ws/event/signUp', form)
    expect((await h.ok('POST /ws/event/signUp', form)).code).toBe(one.code)
  })

  it('is limited by address', async () => {
    const { slug } = await world.publish({ seats: 200 })
    const ask = (id: string, times: number) => Promise.all(Array.from({ length: times }, () => h.call('POST /ws/event/signUp', guest(id))))
    const many = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length
    expect(many(await ask(slug, SIGNUPS_PER_EVENT + 5))).toBe(5)
    const before = await h.services.pool.query<{ n: number }>('select count(*)::int as n from event_signup where ip is not null')
    await h.services.pool.query("update event_signup set created_at = created_at - interval '2 hours', ip = null")
    expect(before.rows[0]!.n).toBeLessThanOrEqual(SIGNUPS_PER_HOUR)
    const halves = [(await world.publish()).slug, (await world.publish()).slug, (await world.publish()).slug]
    let refused = 0
    for (const half of halves) refused += many(await ask(half, SIGNUPS_PER_EVENT))
    expect(refused).toBe(halves.length * SIGNUPS_PER_EVENT - SIGNUPS_PER_HOUR)
    await h.services.pool.query('update event_signup set ip = null')
  })

  it('is limited by address for two events at once', async () => {
    const { slug } = await world.publish({ seats: 200 })
    const one = await h.ok('POST /ws/event/signUp', guest(slug))
    await h.services.pool.query(
      `insert into event_signup select (jsonb_populate_record(s, jsonb_build_object('id', uuidv7(), 'code', 'C' || n, 'email', n || '@x.example'))).*
        from event_signup s, generate_series(1, $2::int) n where s.code = $1`,
      [one.code, SIGNUPS_PER_HOUR - 2],
    )
    const events = [await world.publish(), await world.publish()]
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(events.map((event) => h.call('POST /ws/event/signUp', guest(event.slug))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
      await h.services.pool.query('delete from event_signup where event_id = any($1::uuid[])', [events.map(({ id }) => id)])
    }
  })

  it('takes nothing before the code that was sent to the contact came back', async () => {
    const { slug, id } = await world.publish({ seats: 1 })
    const form = guest(slug, { name: 'Win a prize:\nhttp://evil.example/p' })
    const asked = await h.ok('POST /ws/event/signUp', form, { lang: 'en' })
    expect(asked).toMatchObject({ state: 'unproved', onlineLink: null })
    expect((await h.ok('GET /ws/event/detail', { id: slug })).seatsLeft).toBe(1)
    expect((await h.ok('GET /ws/operator/event/signups', { id }, op.as)).total).toBe(0)
    const sent = await messagesTo(h, form.contact)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.body).not.toMatch(/evil|prize|\n/)
    const seated = await world.signUp(slug)
    expect(seated.state).toBe('confirmed')
    const proof = await proofTo(h, form.contact)
    const wrong = proof === '000000' ? '000001' : '000000'
    expect((await h.refused('POST /ws/event/prove', { code: asked.code, proof: wrong })).error).toBe('codeWrong')
    const proved = await h.ok('POST /ws/event/prove', { code: asked.code, proof })
    expect(proved).toMatchObject({ state: 'waitlisted', name: 'Win a prize: http://evil.example/p' })
    expect((await h.refused('POST /ws/event/prove', { code: asked.code, proof })).error).toBe('codeExpired')
  })

  it('gives a code five tries and half an hour, and a new one replaces it', async () => {
    const { slug } = await world.publish()
    const form = guest(slug)
    const asked = await h.ok('POST /ws/event/signUp', form)
    const proof = await proofTo(h, form.contact)
    const wrong = proof === '000000' ? '000001' : '000000'
    const tries = await Promise.all(Array.from({ length: 12 }, () => h.refused('POST /ws/event/prove', { code: asked.code, proof: wrong })))
    expect(tries.filter(({ error }) => error === 'codeWrong')).toHaveLength(CODE_TRIES)
    expect((await h.refused('POST /ws/event/prove', { code: asked.code, proof })).error).toBe('codeExpired')
    const again = await h.ok('POST /ws/event/signUp', form)
    expect((await h.refused('GET /ws/event/ticket', { code: asked.code })).error).toBe('notFound')
    const late = await proofTo(h, form.contact)
    h.clock.advance({ minutes: SIGNUP_PROOF_MINUTES + 1 })
    expect((await h.refused('POST /ws/event/prove', { code: again.code, proof: late })).error).toBe('codeExpired')
    world.setClock()
  })

  it('a foreign sign-up that nobody proved does not keep the owner of the contact out', async () => {
    const { slug } = await world.publish()
    const contact = 'owner.of.it@panshi.example'
    await h.ok('POST /ws/event/signUp', guest(slug, { contact }))
    expect((await world.signUp(slug, { contact })).state).toBe('confirmed')
  })

  it('needs no code for the caller’s own phone', async () => {
    const { slug } = await world.publish()
    const who = await individual(h)
    expect((await h.ok('POST /ws/event/signUp', guest(slug, { contact: `+86${who.phone}` }), who.as)).state).toBe('confirmed')
  })

  it('sends one contact a bounded number of codes a day', async () => {
    const contact = 'flooded@panshi.example'
    const most = MESSAGE_CAPS.code.perTarget
    for (let n = 0; n < most; n++) await h.ok('POST /ws/event/signUp', guest((await world.publish()).slug, { contact }))
    expect((await h.refused('POST /ws/event/signUp', guest((await world.publish()).slug, { contact }))).error).toBe('messagesMost')
    expect(await messagesTo(h, contact)).toHaveLength(most)
  })

  it('stores the channel that led there, and ignores invalid ones', async () => {
    const { slug, id } = await world.publish({ seats: 5 })
    await world.signUp(slug, { channel: 'abcd-2345' })
    await world.signUp(slug, { channel: 'ABCD2345' })
    await world.signUp(slug, { channel: '<script>' })
    expect((await h.ok('GET /ws/operator/event', { id }, op.as)).channels).toEqual([{ code: 'ABCD-2345', signups: 2 }])
  })

  it('is refused before and after the registration period, and once it is closed', async () => {
    const early = await world.publish({ registrationFrom: '2026-11-25T09:00' })
    expect((await h.refused('POST /ws/event/signUp', guest(early.slug))).error).toBe('registrationNotOpen')
    const late = await world.publish({ registrationTo: '2026-11-20T09:00' })
    expect((await h.refused('POST /ws/event/signUp', guest(late.slug))).error).toBe('registrationOver')
    const shut = await world.publish()
    await h.ok('POST /ws/operator/event/close', { id: shut.id, version: shut.version }, op.as)
    expect((await h.refused('POST /ws/event/signUp', guest(shut.slug))).error).toBe('registrationOver')
    const create = () => h.call('POST /ws/operator/event/create', eventForm({ slug: 'wanted-by-many' }), op.as)
    const answers = await Promise.all(Array.from({ length: 8 }, create))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
    const draft = await h.ok('POST /ws/operator/event/create', eventForm(), op.as)
    expect((await h.refused('POST /ws/event/signUp', guest(draft.slug))).error).toBe('notFound')
    expect((await h.refused('GET /ws/event/detail', { id: draft.slug })).error).toBe('notFound')
  })

  it('belongs to the account that made it: once, and cancelled without a code', async () => {
    const { slug } = await world.publish()
    const ticket = await world.signUp(slug, {}, member.as)
    expect((await h.refused('POST /ws/event/signUp', guest(slug), member.as)).error).toBe('accountSignedUpAlready')
    expect((await h.ok('GET /ws/event/detail', { id: slug }, member.as)).mine).toEqual({ code: ticket.code, state: 'confirmed' })
    expect((await h.ok('GET /ws/event/detail', { id: slug })).mine).toBeNull()
    expect((await h.ok('GET /ws/event/mine', {}, member.as)).map((one) => one.code)).toContain(ticket.code)
    const other = await individual(h)
    expect((await h.refused('POST /ws/event/cancel', { id: slug }, other.as)).error).toBe('notFound')
    expect((await h.refused('POST /ws/event/cancel', { id: slug })).error).toBe('unauthenticated')
    expect((await h.ok('POST /ws/event/cancel', { id: slug }, member.as)).state).toBe('cancelled')
    const notices = await h.ok('GET /ws/notice/list', {}, member.as)
    expect(notices.records[0]).toMatchObject({ kind: 'eventConfirmed', link: expect.stringContaining(`?ticket=${ticket.code}`) })
  })

  it('is cancelled once, and not after the event began', async () => {
    const { slug } = await world.publish()
    const one = await world.signUp(slug)
    await h.ok('POST /ws/event/cancel', { code: one.code })
    expect((await h.refused('POST /ws/event/cancel', { code: one.code })).error).toBe('signupCancelled')
    const two = await world.signUp(slug)
    world.setClock('2026-12-03T06:30:00Z')
    expect((await h.refused('POST /ws/event/cancel', { code: two.code })).error).toBe('signupFixed')
    world.setClock()
  })
})

describe('tickets', () => {
  it('have codes that cannot be guessed, and are visible to their holder alone', async () => {
    const link = 'https://meet.hengdu.example/room-7'
    const { slug } = await world.publish({ kind: 'onlineActivities', onlineLink: link, address: { cn: '', en: '' }, seats: 1 })
    const [seated, waiting] = [await world.signUp(slug), await world.signUp(slug)]
    expect(seated.code).toHaveLength(TICKET_LENGTH)
    expect(seated.code).not.toBe(waiting.code)
    expect(ticketCode(`${seated.code.slice(0, 4)}-${seated.code.slice(4).toLowerCase()}`)).toBe(seated.code)
    expect(seated.onlineLink).toBe(link)
    expect(waiting.onlineLink).toBeNull()
    for (const answer of [await h.ok('GET /ws/event/detail', { id: slug }), await h.ok('GET /ws/event/list', { search: slug })])
      expect(JSON.stringify(answer)).not.toContain(link)
    for (const code of ['22222222', 'ABCD-EFGH-JKMN-PQRS', `${seated.code}A`, slug])
      expect((await h.refused('GET /ws/event/ticket', { code })).error).toBe('notFound')
  })

  it('are accepted once, at their own event, and not when cancelled or waiting', async () => {
    // Three hours before midnight in the zone of the event, on the day before it.
    const here = await world.publish({
      seats: 2,
      zone: 'America/New_York',
      registrationTo: '2026-11-21T13:00',
      startsAt: '2026-11-21T14:00',
      endsAt: '2026-11-21T17:00',
    })
    const there = await world.publish()
    const enter = (code: string) => h.call('POST /ws/operator/event/checkIn', { id: here.id, code }, op.as)
    const refused = async (code: string) => (await h.refused('POST /ws/operator/event/checkIn', { id: here.id, code }, op.as)).error
    const ticket = await world.signUp(here.slug, { name: '宋启明' })
    const gone = await world.signUp(here.slug)
    const waiting = await world.signUp(here.slug)
    await h.ok('POST /ws/event/cancel', { code: gone.code })
    const elsewhere = await world.signUp(there.slug)
    const late = await world.signUp(here.slug)
    const scanned = `https://hengdu.example/#/activityDetail/${here.slug}/offlineSalon?ticket=${ticket.code}`
    world.setClock('2026-11-21T04:59:00Z')
    expect(await refused(ticket.code)).toBe('doorNotOpen')
    world.setClock('2026-11-21T05:00:30Z')
    const both = await Promise.all([enter(scanned), enter(ticket.code)])
    expect(both.filter(({ body }) => body.success)).toHaveLength(1)
    expect(both.find(({ body }) => body.success)?.body.result).toMatchObject({ name: '宋启明', company: '云帆泵业', checkedIn: 1 })
    expect(await refused(ticket.code)).toBe('ticketUsed')
    expect(await refused(gone.code)).toBe('ticketCancelled')
    expect(await refused(elsewhere.code)).toBe('ticketOther')
    expect(await refused(late.code)).toBe('ticketWaiting')
    expect(await refused('nonsense')).toBe('ticketUnknown')
    expect((await h.ok('GET /ws/event/ticket', { code: waiting.code })).state).toBe('confirmed')
    expect((await h.refused('POST /ws/event/cancel', { code: ticket.code })).error).toBe('signupFixed')

    // A check-in by mistake is taken back once, and the ticket is good again.
    const { records } = await h.ok('GET /ws/operator/event/signups', { id: here.id, state: 'checkedIn' }, op.as)
    const id = records[0]!.id
    await h.ok('POST /ws/operator/event/checkIn/undo', { id }, op.as)
    expect((await h.refused('POST /ws/operator/event/checkIn/undo', { id }, op.as)).error).toBe('notCheckedIn')
    expect(await h.ok('GET /ws/event/ticket', { code: ticket.code })).toMatchObject({ state: 'confirmed', checkedInAt: null })
    expect((await enter(ticket.code)).body.success).toBe(true)
    world.setClock()
  })
})

describe('messages', () => {
  it('keep the code of a ticket, and the link with it, only sealed; the database has dots', async () => {
    const { slug } = await world.publish({ seats: 1 })
    const account = await individual(h)
    const email = 'sealed.ticket@panshi.example'
    const ticket = await world.signUp(slug, { contact: email }, account.as)
    const other = await world.signUp(slug, {}, { lang: 'en' })
    const { rows } = await h.services.pool.query<{ body: string; sealed: Buffer | null }>('select * from outbox')
    expect(rows.length).toBeGreaterThan(1)
    const kept = JSON.stringify(rows)
    for (const code of [ticket.code, spacedCode(ticket.code), other.code, spacedCode(other.code)]) expect(kept).not.toContain(code)
    expect((await messagesTo(h, email)).map(({ body }) => body).join()).toContain(spacedCode(ticket.code))
  })
})
