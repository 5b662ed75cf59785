import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spacedCode, TICKET_LENGTH, ticketCode } from '../../src/features/event/contract/kinds.ts'
import { SIGNUPS_PER_EVENT, SIGNUPS_PER_HOUR } from '../../src/features/event/server/signup.ts'
import { t as events } from '../../src/features/event/server/words.ts'
import { CODE_TRIES, MESSAGE_CAPS, SIGNUP_PROOF_MINUTES } from '../../src/rules/constants.ts'
import { messagesTo } from '../support/outbox.ts'
import { individual, operator, type Person } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { proofTo, signedUp } from '../support/signups.ts'
import { rowsOfExport } from '../support/workbooks.ts'

/** Events through their calls: seats, the waiting list, the clock, tickets and check-in. */

let h: TestServer
let op: Person
let member: Person
const NOW = '2026-11-21T02:00:00Z'
/** Whatever the machine's date is, the server's is this. */
const setClock = (to: string) => h.clock.advance({ seconds: Math.round(Temporal.Instant.from(to).since(h.clock.now()).total('seconds')) })

beforeAll(async () => {
  h = await startServer()
  setClock(NOW)
  op = await operator(h)
  member = await individual(h, { name: '林若涵' })
})
afterAll(() => h?.close())
// Everyone here comes from one address.
beforeEach(() => h.services.pool.query('update event_signup set ip = null'))

let made = 0
const formOf = (change: Record<string, unknown> = {}) => ({
  slug: `event-${++made}`,
  kind: 'offlineSalon',
  title: { cn: `沙龙 ${made}`, en: `Salon ${made}` },
  summary: { cn: '摘要', en: 'Summary' },
  body: { cn: '介绍', en: 'Description' },
  agenda: [{ time: '14:00', cn: '开场', en: 'Opening' }],
  city: { cn: '新加坡', en: 'Singapore' },
  address: { cn: '示例路 1 号', en: '1 Sample Road' },
  onlineLink: '',
  host: { cn: '衡渡', en: 'Hengdu' },
  region: 'SG',
  zone: 'Asia/Singapore',
  registrationFrom: '2026-11-01T09:00',
  registrationTo: '2026-12-02T18:00',
  startsAt: '2026-12-03T14:00',
  endsAt: '2026-12-03T17:00',
  seats: 2,
  ...change,
})

async function publish(change: Record<string, unknown> = {}) {
  const draft = await h.ok('POST /ws/operator/event/create', formOf(change), op.as)
  return h.ok('POST /ws/operator/event/publish', { id: draft.id, version: draft.version }, op.as)
}
let guests = 0
const guest = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  name: `来宾 ${++guests}`,
  company: '云帆泵业',
  contact: `guest${guests}@yunfan.example`,
  ...more,
})
const signUp = (id: string, more: Record<string, unknown> = {}, how: { token?: string; lang?: 'cn' | 'en' } = {}) =>
  signedUp(h, guest(id, more), how)
const mails = async (to: string) => {
  const { rows } = await h.services.pool.query<{ subject: string; body: string }>(
    'select subject, body from outbox where recipient = $1 order by at, id',
    [to],
  )
  // The code comes first; these are the messages after it.
  const codes: string[] = [events.pick('cn').proofSubject, events.pick('en').proofSubject]
  return rows.filter(({ subject }) => !codes.includes(subject))
}

it('the next events are those that can be joined, soonest first, of a kind and a region where asked', async () => {
  const region = 'NZ'
  const shut = await publish({
    region,
    zone: 'Pacific/Auckland',
    registrationTo: '2026-11-20T18:00',
    startsAt: '2026-11-28T14:00',
    endsAt: '2026-11-28T17:00',
  })
  const later = await publish({ region, zone: 'Pacific/Auckland', startsAt: '2026-12-10T14:00', endsAt: '2026-12-10T17:00' })
  const sooner = await publish({ region, zone: 'Pacific/Auckland' })
  const next = async (more: object) => (await h.ok('GET /ws/event/next', { limit: 12, region, ...more })).map(({ slug }) => slug)
  expect(await next({})).toEqual([sooner.slug, later.slug, shut.slug])
  expect(await next({ limit: 1 })).toEqual([sooner.slug])
  expect(await next({ kind: 'onlineActivities' })).toEqual([])
})

describe('seats', () => {
  it('are never oversold under concurrent sign-ups', async () => {
    const { slug, id } = await publish({ seats: 3 })
    const tickets = await Promise.all(Array.from({ length: 12 }, () => signUp(slug)))
    expect(tickets.filter((one) => one.state === 'confirmed')).toHaveLength(3)
    expect(tickets.filter((one) => one.state === 'waitlisted')).toHaveLength(9)
    const { numbers } = await h.ok('GET /ws/operator/event', { id }, op.as)
    expect(numbers).toEqual({ confirmed: 3, checkedIn: 0, waitlisted: 9, cancelled: 0 })
    await expect(h.services.pool.query('update event set taken = seats + 1 where id = $1', [id])).rejects.toThrow('event_seats')
  })

  it('go to the longest-waiting, who is notified at once', async () => {
    const { slug } = await publish({ seats: 1 })
    const first = await signUp(slug)
    const second = await signUp(slug, { contact: 'second@panshi.example' }, { lang: 'en' })
    const third = await signUp(slug)
    expect([second.position, third.position]).toEqual([1, 2])
    await h.ok('POST /ws/event/cancel', { code: first.code })
    expect((await h.ok('GET /ws/event/ticket', { code: second.code })).state).toBe('confirmed')
    expect(await h.ok('GET /ws/event/ticket', { code: third.code })).toMatchObject({ state: 'waitlisted', position: 1 })
    expect((await mails('second@panshi.example')).map((mail) => mail.subject)).toEqual([
      expect.stringContaining('waiting list'),
      expect.stringContaining('You have a seat'),
    ])
  })

  it('go to the next also when a sign-up is deleted at the person’s request; after the event began, it stays counted', async () => {
    const { id, slug } = await publish({ seats: 1 })
    const first = await signUp(slug)
    const second = await signUp(slug)
    const third = await signUp(slug)
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
    const { slug, id } = await publish({ seats: 4 })
    const tickets = await Promise.all(Array.from({ length: 8 }, () => signUp(slug)))
    await Promise.all([...tickets.map((one) => h.call('POST /ws/event/cancel', { code: one.code })), signUp(slug), signUp(slug)])
    const { numbers, seats } = await h.ok('GET /ws/operator/event', { id }, op.as)
    expect(numbers).toMatchObject({ confirmed: 2, waitlisted: 0, cancelled: 8 })
    const { rows } = await h.services.pool.query('select taken from event where id = $1', [id])
    expect([rows[0].taken, seats]).toEqual([2, 4])
  })

  it('stay consistent when sign-ups are cancelled and deleted at once', async () => {
    const { slug, id } = await publish({ seats: 4 })
    const tickets = await Promise.all(Array.from({ length: 8 }, () => signUp(slug)))
    const { records } = await h.ok('GET /ws/operator/event/signups', { id }, op.as)
    await Promise.all([
      ...tickets.map((one) => h.call('POST /ws/event/cancel', { code: one.code })),
      ...[...records, ...records].map((one) => h.call('POST /ws/operator/event/signups/delete', { id: one.id }, op.as)),
      signUp(slug),
      signUp(slug),
    ])
    const { numbers } = await h.ok('GET /ws/operator/event', { id }, op.as)
    expect(numbers).toMatchObject({ confirmed: 2, waitlisted: 0, cancelled: 0 })
    const { rows } = await h.services.pool.query('select taken from event where id = $1', [id])
    expect(rows[0].taken).toBe(2)
  })

  it('fill from the waiting list when added, and cannot fall below those taken', async () => {
    const change = { seats: 1, slug: 'more-seats' }
    const event = await publish(change)
    await signUp(event.slug)
    const waiting = await signUp(event.slug)
    const form = { ...formOf(), ...change, seats: 2 }
    const saved = await h.ok('POST /ws/operator/event/save', { id: event.id, version: event.version, form }, op.as)
    expect((await h.ok('GET /ws/event/ticket', { code: waiting.code })).state).toBe('confirmed')
    const fewer = { id: saved.id, version: saved.version, form: { ...form, seats: 1 } }
    expect((await h.refused('POST /ws/operator/event/save', fewer, op.as)).fields).toHaveProperty('seats')
  })
})

describe('signing up', () => {
  it('needs a name and a contact, and recognises a contact that signed up before', async () => {
    const { slug } = await publish()
    const empty = await h.refused('POST /ws/event/signUp', { id: slug, name: ' ', contact: '' }, { lang: 'en' })
    expect(Object.keys(empty.fields).sort()).toEqual(['contact', 'name'])
    expect((await h.refused('POST /ws/event/signUp', guest(slug, { contact: '81234567' }))).fields).toHaveProperty('contact')
    await signUp(slug, { contact: '139 0000 7777' })
    expect((await h.refused('POST /ws/event/signUp', guest(slug, { contact: '+86 13900007777' }))).error).toBe('signedUpAlready')
  })

  it('answers a retry of the same form with the same ticket', async () => {
    const { slug } = await publish()
    const form = guest(slug, { attempt: 'form-1' })
    const one = await h.ok('POST /ws/event/signUp', form)
    expect((await h.ok('POST /ws/event/signUp', form)).code).toBe(one.code)
  })

  it('is limited by address', async () => {
    const { slug } = await publish({ seats: 200 })
    const ask = (id: string, times: number) => Promise.all(Array.from({ length: times }, () => h.call('POST /ws/event/signUp', guest(id))))
    const many = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length
    expect(many(await ask(slug, SIGNUPS_PER_EVENT + 5))).toBe(5)
    const before = await h.services.pool.query<{ n: number }>('select count(*)::int as n from event_signup where ip is not null')
    await h.services.pool.query("update event_signup set created_at = created_at - interval '2 hours', ip = null")
    expect(before.rows[0]!.n).toBeLessThanOrEqual(SIGNUPS_PER_HOUR)
    const halves = [(await publish()).slug, (await publish()).slug, (await publish()).slug]
    let refused = 0
    for (const half of halves) refused += many(await ask(half, SIGNUPS_PER_EVENT))
    expect(refused).toBe(halves.length * SIGNUPS_PER_EVENT - SIGNUPS_PER_HOUR)
    await h.services.pool.query('update event_signup set ip = null')
  })

  it('takes nothing before the code that was sent to the contact came back', async () => {
    const { slug, id } = await publish({ seats: 1 })
    const form = guest(slug, { name: 'Win a prize:\nhttp://evil.example/p' })
    const asked = await h.ok('POST /ws/event/signUp', form, { lang: 'en' })
    expect(asked).toMatchObject({ state: 'unproved', onlineLink: null })
    expect((await h.ok('GET /ws/event/detail', { id: slug })).seatsLeft).toBe(1)
    expect((await h.ok('GET /ws/operator/event/signups', { id }, op.as)).total).toBe(0)
    const sent = await messagesTo(h, form.contact)
    expect(sent).toHaveLength(1)
    expect(sent[0]!.body).not.toMatch(/evil|prize|\n/)
    const seated = await signUp(slug)
    expect(seated.state).toBe('confirmed')
    const proof = await proofTo(h, form.contact)
    const wrong = proof === '000000' ? '000001' : '000000'
    expect((await h.refused('POST /ws/event/prove', { code: asked.code, proof: wrong })).error).toBe('codeWrong')
    const proved = await h.ok('POST /ws/event/prove', { code: asked.code, proof })
    expect(proved).toMatchObject({ state: 'waitlisted', name: 'Win a prize: http://evil.example/p' })
    expect((await h.refused('POST /ws/event/prove', { code: asked.code, proof })).error).toBe('codeExpired')
  })

  it('gives a code five tries and half an hour, and a new one replaces it', async () => {
    const { slug } = await publish()
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
    setClock(NOW)
  })

  it('a foreign sign-up that nobody proved does not keep the owner of the contact out', async () => {
    const { slug } = await publish()
    const contact = 'owner.of.it@panshi.example'
    await h.ok('POST /ws/event/signUp', guest(slug, { contact }))
    expect((await signUp(slug, { contact })).state).toBe('confirmed')
  })

  it('needs no code for the caller’s own phone', async () => {
    const { slug } = await publish()
    const who = await individual(h)
    expect((await h.ok('POST /ws/event/signUp', guest(slug, { contact: `+86${who.phone}` }), who.as)).state).toBe('confirmed')
  })

  it('sends one contact a bounded number of codes a day', async () => {
    const contact = 'flooded@panshi.example'
    const most = MESSAGE_CAPS.code.perTarget
    for (let n = 0; n < most; n++) await h.ok('POST /ws/event/signUp', guest((await publish()).slug, { contact }))
    expect((await h.refused('POST /ws/event/signUp', guest((await publish()).slug, { contact }))).error).toBe('messagesMost')
    expect(await messagesTo(h, contact)).toHaveLength(most)
  })

  it('stores the channel that led there, and ignores invalid ones', async () => {
    const { slug, id } = await publish({ seats: 5 })
    await signUp(slug, { channel: 'abcd-2345' })
    await signUp(slug, { channel: 'ABCD2345' })
    await signUp(slug, { channel: '<script>' })
    expect((await h.ok('GET /ws/operator/event', { id }, op.as)).channels).toEqual([{ code: 'ABCD-2345', signups: 2 }])
  })

  it('is refused before and after the registration period, and once it is closed', async () => {
    const early = await publish({ registrationFrom: '2026-11-25T09:00' })
    expect((await h.refused('POST /ws/event/signUp', guest(early.slug))).error).toBe('registrationNotOpen')
    const late = await publish({ registrationTo: '2026-11-20T09:00' })
    expect((await h.refused('POST /ws/event/signUp', guest(late.slug))).error).toBe('registrationOver')
    const shut = await publish()
    await h.ok('POST /ws/operator/event/close', { id: shut.id, version: shut.version }, op.as)
    expect((await h.refused('POST /ws/event/signUp', guest(shut.slug))).error).toBe('registrationOver')
    const create = () => h.call('POST /ws/operator/event/create', formOf({ slug: 'wanted-by-many' }), op.as)
    const answers = await Promise.all(Array.from({ length: 8 }, create))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)])
    const draft = await h.ok('POST /ws/operator/event/create', formOf(), op.as)
    expect((await h.refused('POST /ws/event/signUp', guest(draft.slug))).error).toBe('notFound')
    expect((await h.refused('GET /ws/event/detail', { id: draft.slug })).error).toBe('notFound')
  })

  it('belongs to the account that made it: once, and cancelled without a code', async () => {
    const { slug } = await publish()
    const ticket = await signUp(slug, {}, member.as)
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
    const { slug } = await publish()
    const one = await signUp(slug)
    await h.ok('POST /ws/event/cancel', { code: one.code })
    expect((await h.refused('POST /ws/event/cancel', { code: one.code })).error).toBe('signupCancelled')
    const two = await signUp(slug)
    setClock('2026-12-03T06:30:00Z')
    expect((await h.refused('POST /ws/event/cancel', { code: two.code })).error).toBe('signupFixed')
    setClock(NOW)
  })
})

describe('tickets', () => {
  it('have codes that cannot be guessed, and are visible to their holder alone', async () => {
    const link = 'https://meet.hengdu.example/room-7'
    const { slug } = await publish({ kind: 'onlineActivities', onlineLink: link, address: { cn: '', en: '' }, seats: 1 })
    const [seated, waiting] = [await signUp(slug), await signUp(slug)]
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
    const here = await publish({ seats: 2 })
    const there = await publish()
    const enter = (code: string) => h.call('POST /ws/operator/event/checkIn', { id: here.id, code }, op.as)
    const refused = async (code: string) => (await h.refused('POST /ws/operator/event/checkIn', { id: here.id, code }, op.as)).error
    const ticket = await signUp(here.slug, { name: '宋启明' })
    const gone = await signUp(here.slug)
    const waiting = await signUp(here.slug)
    await h.ok('POST /ws/event/cancel', { code: gone.code })
    const elsewhere = await signUp(there.slug)
    const late = await signUp(here.slug)
    const scanned = `https://hengdu.example/#/activityDetail/${here.slug}/offlineSalon?ticket=${ticket.code}`
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
  })
})

describe('messages', () => {
  it('keep the code of a ticket, and the link with it, only sealed; the database has dots', async () => {
    const { slug } = await publish({ seats: 1 })
    const account = await individual(h)
    const email = 'sealed.ticket@panshi.example'
    const ticket = await signUp(slug, { contact: email }, account.as)
    const other = await signUp(slug, {}, { lang: 'en' })
    const { rows } = await h.services.pool.query<{ body: string; sealed: Buffer | null }>('select * from outbox')
    expect(rows.length).toBeGreaterThan(1)
    const kept = JSON.stringify(rows)
    for (const code of [ticket.code, spacedCode(ticket.code), other.code, spacedCode(other.code)]) expect(kept).not.toContain(code)
    expect((await messagesTo(h, email)).map(({ body }) => body).join()).toContain(spacedCode(ticket.code))
  })
})

describe('the clock', () => {
  it('sorts events into ongoing, forecast and finished, with counts under the other filters', async () => {
    const region = 'NO'
    const times = (registrationFrom: string, registrationTo: string, startsAt: string, endsAt: string) =>
      publish({ region, zone: 'Europe/Oslo', registrationFrom, registrationTo, startsAt, endsAt })
    const open = await times('2026-11-01T09:00', '2026-12-01T09:00', '2026-12-05T09:00', '2026-12-05T12:00')
    const between = await times('2026-11-01T09:00', '2026-11-20T09:00', '2026-12-06T09:00', '2026-12-06T12:00')
    const running = await times('2026-11-01T09:00', '2026-11-20T09:00', '2026-11-20T09:00', '2026-11-23T12:00')
    const coming = await times('2026-12-01T09:00', '2026-12-20T09:00', '2027-01-10T09:00', '2027-01-10T12:00')
    const past = await times('2026-10-01T09:00', '2026-10-20T09:00', '2026-10-31T23:30', '2026-11-01T01:00')
    const ask = (input: object) => h.ok('GET /ws/event/list', { region, ...input })
    const slugs = async (input: object) => (await ask(input)).records.map((row) => row.slug)
    expect(await slugs({ tab: 'ongoing' })).toEqual([running.slug, open.slug, between.slug])
    expect(await slugs({ tab: 'forecast' })).toEqual([coming.slug])
    expect(await slugs({ tab: 'finished' })).toEqual([past.slug])
    expect(await slugs({})).toEqual([running.slug, open.slug, between.slug, coming.slug, past.slug])
    // The month is that of the event's own zone: in UTC this one is still October, in Shanghai November.
    expect(await slugs({ month: '2026-10' })).toEqual([past.slug])
    expect((await ask({ tab: 'forecast' })).tabs).toEqual({ all: 5, ongoing: 3, forecast: 1, finished: 1 })
    expect((await ask({})).records.map((row) => row.phase)).toEqual(['underWay', 'open', 'between', 'forecast', 'finished'])
    setClock('2027-01-10T09:00:00Z')
    expect((await ask({})).tabs).toEqual({ all: 5, ongoing: 1, forecast: 0, finished: 4 })
    setClock(NOW)
  })

  it('reminds a day before, not of the old time, and never of an event that was called off', async () => {
    const unchanged = await publish({ startsAt: '2026-12-03T14:00', seats: 5 })
    const off = await publish({ startsAt: '2026-12-03T14:00', seats: 5 })
    const moved = await publish({ startsAt: '2026-12-03T14:00', seats: 5, slug: 'moved-away' })
    await signUp(unchanged.slug, { contact: 'stands@hemu.example' })
    await signUp(off.slug, { contact: 'off@hemu.example' })
    await signUp(moved.slug, { contact: 'moved@hemu.example' })
    const reason = { cn: '主讲人行程有变', en: 'the speaker cannot come' }
    await h.ok('POST /ws/operator/event/cancel', { id: off.id, version: off.version, reason }, op.as)
    const form = { ...formOf(), slug: 'moved-away', seats: 5, startsAt: '2026-12-10T14:00', endsAt: '2026-12-10T17:00' }
    await h.ok('POST /ws/operator/event/save', { id: moved.id, version: moved.version, form }, op.as)
    setClock('2026-12-02T06:00:30Z')
    await h.jobs.runDue()
    const subjects = async (to: string) => (await mails(to)).map((mail) => mail.subject.split('：')[0])
    expect(await subjects('stands@hemu.example')).toEqual(['报名成功', '活动即将开始'])
    expect(await subjects('off@hemu.example')).toEqual(['报名成功', '活动取消'])
    expect((await mails('off@hemu.example'))[1]?.body).toContain(reason.cn)
    expect(await subjects('moved@hemu.example')).toEqual(['报名成功', '时间或地点有变'])
    setClock('2026-12-09T06:00:30Z')
    await h.jobs.runDue()
    expect(await subjects('moved@hemu.example')).toEqual(['报名成功', '时间或地点有变', '活动即将开始'])
    setClock(NOW)
  })
})

describe('calendars', () => {
  it('contain the event in UTC, the link only for tickets, and cancelled events as such', async () => {
    const link = 'https://meet.hengdu.example/room-8'
    const online = {
      kind: 'onlineActivities',
      onlineLink: link,
      address: { cn: '', en: '' },
      title: { cn: '线上课', en: 'A talk; with, signs' },
    }
    const event = await publish(online)
    const ticket = await signUp(event.slug)
    const get = async (path: string) => {
      const answer = await fetch(`${h.url}/api/ws/event/${path}`)
      return { status: answer.status, type: answer.headers.get('content-type'), text: (await answer.text()).replace(/\r\n[ \t]/g, '') }
    }
    const plain = await get(`ical?id=${event.slug}&lang=en`)
    expect(plain.type).toBe('text/calendar; charset=utf-8')
    expect(plain.text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(plain.text).toContain('DTSTART:20261203T060000Z')
    expect(plain.text).toContain('DTEND:20261203T090000Z')
    expect(plain.text).toContain('SUMMARY:A talk\\; with\\, signs')
    expect(plain.text).not.toContain(link)
    expect((await get(`ical?id=${event.slug}&code=${ticket.code}`)).text).toContain(link)
    const other = await publish(online)
    expect((await get(`ical?id=${other.slug}&code=${ticket.code}`)).text).not.toContain(link)
    await h.ok('POST /ws/operator/event/cancel', { id: other.id, version: other.version, reason: { cn: '改期', en: 'moved' } }, op.as)
    const feed = (await get('feed?kind=onlineActivities&lang=cn')).text
    expect(feed).toContain('SUMMARY:线上课')
    expect(feed).toContain('STATUS:CANCELLED')
    expect(feed).not.toContain(link)
    expect((await get('ical?id=no-such-event')).status).toBe(404)
    const opens = await get(`ical?id=${event.slug}&lang=en&of=registration`)
    expect(opens.text).toContain('DTSTART:20261101T010000Z')
    expect(opens.text).toContain('SUMMARY:Sign-up opens: ')
    expect(opens.text).toContain('BEGIN:VALARM')
  })
})

describe('the desk', () => {
  it('publishes only complete events, from the version that was seen', async () => {
    const draft = await h.ok(
      'POST /ws/operator/event/create',
      formOf({ address: { cn: '', en: '' }, summary: { cn: '只有中文', en: '' } }),
      op.as,
    )
    const seen = { id: draft.id, version: draft.version }
    expect((await h.refused('POST /ws/operator/event/publish', seen, op.as)).fields).toHaveProperty(['summary.en'])
    const event = await publish()
    await h.ok('POST /ws/operator/event/close', { id: event.id, version: event.version }, op.as)
    expect((await h.refused('POST /ws/operator/event/close', { id: event.id, version: event.version }, op.as)).error).toBe('staleState')
    const wrong = await h.refused('POST /ws/operator/event/create', formOf({ endsAt: '2026-12-03T13:00', zone: 'Mars/Base' }), op.as)
    expect(wrong.fields).toHaveProperty('zone')
    expect((await h.refused('POST /ws/operator/event/create', formOf({ endsAt: '2026-12-03T13:00' }), op.as)).fields).toHaveProperty(
      'endsAt',
    )
    expect((await h.refused('POST /ws/operator/event/remove', { id: event.id, version: 9 }, op.as)).error).toBe('staleState')
  })

  it('exports sign-ups so that no spreadsheet runs their content', async () => {
    const { id, slug } = await publish({ seats: 5 })
    await signUp(slug, { name: '=HYPERLINK("http://x")', company: '+A, "B"' })
    const book = await h.ok('POST /ws/operator/event/signups/export', { id }, op.as)
    expect(book.name.startsWith(`${slug}-报名-`)).toBe(true)
    const [heads, row, ...more] = rowsOfExport(book)
    expect(more).toEqual([])
    expect(heads!.slice(1, 4)).toEqual(['状态', '姓名', '公司'])
    expect(row!.slice(1, 4)).toEqual(['已报名', '=HYPERLINK("http://x")', '+A, "B"'])
    expect(rowsOfExport(await h.ok('POST /ws/operator/event/signups/export', { id, state: 'cancelled' }, op.as))).toEqual([heads])
  })
})
