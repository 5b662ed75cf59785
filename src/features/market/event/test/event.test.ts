import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventForm, eventWorld } from '../../../../../test/support/events.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'

/** Events: the lists of them, the clock, calendars and the operator's desk. */

const h = serverForFile()
let op: Person
let world: ReturnType<typeof eventWorld>

beforeAll(async () => {
  op = await operator(h)
  world = eventWorld(h, op)
  world.setClock()
})
// Everyone here comes from one address.
beforeEach(() => h.services.pool.query('update event_signup set ip = null'))

it('the next events are those that can be joined, soonest first, of a kind and a region where asked', async () => {
  const region = 'NZ'
  const shut = await world.publish({
    region,
    zone: 'Pacific/Auckland',
    registrationTo: '2026-11-20T18:00',
    startsAt: '2026-11-28T14:00',
    endsAt: '2026-11-28T17:00',
  })
  const later = await world.publish({ region, zone: 'Pacific/Auckland', startsAt: '2026-12-10T14:00', endsAt: '2026-12-10T17:00' })
  const sooner = await world.publish({ region, zone: 'Pacific/Auckland' })
  const next = async (more: object) => (await h.ok('GET /ws/event/next', { limit: 12, region, ...more })).map(({ slug }) => slug)
  expect(await next({})).toEqual([sooner.slug, later.slug, shut.slug])
  expect(await next({ limit: 1 })).toEqual([sooner.slug])
  expect(await next({ kind: 'onlineActivities' })).toEqual([])
})

describe('the clock', () => {
  it('sorts events into ongoing, forecast and finished, with counts under the other filters', async () => {
    const region = 'NO'
    const times = (registrationFrom: string, registrationTo: string, startsAt: string, endsAt: string) =>
      world.publish({ region, zone: 'Europe/Oslo', registrationFrom, registrationTo, startsAt, endsAt })
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
    world.setClock('2027-01-10T09:00:00Z')
    expect((await ask({})).tabs).toEqual({ all: 5, ongoing: 1, forecast: 0, finished: 4 })
    world.setClock()
  })

  it('takes sign-ups of an event that has begun until its registration ends, and says so', async () => {
    const running = await world.publish({
      region: 'SE',
      zone: 'Europe/Stockholm',
      registrationFrom: '2026-11-01T09:00',
      registrationTo: '2026-11-23T10:00',
      startsAt: '2026-11-20T09:00',
      endsAt: '2026-11-23T12:00',
    })
    expect((await h.ok('GET /ws/event/list', { region: 'SE', tab: 'ongoing' })).records).toMatchObject([
      { slug: running.slug, phase: 'open' },
    ])
    await world.signUp(running.slug, { contact: 'late@hemu.example' })
    world.setClock('2026-11-23T10:30:00Z')
    expect(await h.ok('GET /ws/event/detail', { id: running.slug })).toMatchObject({ phase: 'underWay' })
    world.setClock()
  })

  it('reminds a day before, not of the old time, and never of an event that was called off', async () => {
    const unchanged = await world.publish({ startsAt: '2026-12-03T14:00', seats: 5 })
    const off = await world.publish({ startsAt: '2026-12-03T14:00', seats: 5 })
    const moved = await world.publish({ startsAt: '2026-12-03T14:00', seats: 5, slug: 'moved-away' })
    await world.signUp(unchanged.slug, { contact: 'stands@hemu.example' })
    await world.signUp(off.slug, { contact: 'off@hemu.example' })
    await world.signUp(moved.slug, { contact: 'moved@hemu.example' })
    const reason = { cn: '主讲人行程有变', en: 'the speaker cannot come' }
    await h.ok('POST /ws/operator/event/cancel', { id: off.id, version: off.version, reason }, op.as)
    const form = { ...eventForm(), slug: 'moved-away', seats: 5, startsAt: '2026-12-10T14:00', endsAt: '2026-12-10T17:00' }
    await h.ok('POST /ws/operator/event/save', { id: moved.id, version: moved.version, form }, op.as)
    const other = { id: unchanged.id, version: unchanged.version, form: { ...form, slug: 'renamed' } }
    const { slug } = (await h.refused('POST /ws/operator/event/save', other, op.as)).fields
    expect(slug).toContain('链接名')
    expect(slug).not.toContain('文章')
    world.setClock('2026-12-02T06:00:30Z')
    await h.jobs.runDue()
    const subjects = async (to: string) => (await world.mails(to)).map((mail) => mail.subject.split('：')[0])
    expect(await subjects('stands@hemu.example')).toEqual(['报名成功', '活动即将开始'])
    expect(await subjects('off@hemu.example')).toEqual(['报名成功', '活动取消'])
    expect((await world.mails('off@hemu.example'))[1]?.body).toContain(reason.cn)
    expect(await subjects('moved@hemu.example')).toEqual(['报名成功', '时间或地点有变'])
    world.setClock('2026-12-09T06:00:30Z')
    await h.jobs.runDue()
    expect(await subjects('moved@hemu.example')).toEqual(['报名成功', '时间或地点有变', '活动即将开始'])
    world.setClock()
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
    const event = await world.publish(online)
    const ticket = await world.signUp(event.slug)
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
    const other = await world.publish(online)
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
      eventForm({ address: { cn: '', en: '' }, summary: { cn: '只有中文', en: '' } }),
      op.as,
    )
    const seen = { id: draft.id, version: draft.version }
    expect((await h.refused('POST /ws/operator/event/publish', seen, op.as)).fields).toHaveProperty(['summary.en'])
    const event = await world.publish()
    await h.ok('POST /ws/operator/event/close', { id: event.id, version: event.version }, op.as)
    expect((await h.refused('POST /ws/operator/event/close', { id: event.id, version: event.version }, op.as)).error).toBe(
      'changedMeanwhile',
    )
    const wrong = await h.refused('POST /ws/operator/event/create', eventForm({ endsAt: '2026-12-03T13:00', zone: 'Mars/Base' }), op.as)
    expect(wrong.fields).toHaveProperty('zone')
    expect((await h.refused('POST /ws/operator/event/create', eventForm({ endsAt: '2026-12-03T13:00' }), op.as)).fields).toHaveProperty(
      'endsAt',
    )
    expect((await h.refused('POST /ws/operator/event/remove', { id: event.id, version: 9 }, op.as)).error).toBe('changedMeanwhile')
  })

  it('exports sign-ups so that no spreadsheet runs their content', async () => {
    const { id, slug } = await world.publish({ seats: 5 })
    await world.signUp(slug, { name: '=HYPERLINK("http://x")', company: '+A, "B"' })
    const book = await h.ok('POST /ws/operator/event/signups/export', { id }, op.as)
    expect(book.name.startsWith(`${slug}-报名-`)).toBe(true)
    const [heads, row, ...more] = rowsOfExport(book)
    expect(more).toEqual([])
    expect(heads!.slice(1, 4)).toEqual(['状态', '姓名', '公司'])
    expect(row!.slice(1, 4)).toEqual(['已报名', '=HYPERLINK("http://x")', '+A, "B"'])
    expect(rowsOfExport(await h.ok('POST /ws/operator/event/signups/export', { id, state: 'cancelled' }, op.as))).toEqual([heads])
  })
})

it('times that a change of the clock skips are refused at their field', async () => {
  const zone = 'Europe/Berlin'
  const day = '2027-03-28'
  const times = {
    zone,
    registrationFrom: '2027-03-01T09:00',
    registrationTo: '2027-03-20T09:00',
    startsAt: `${day}T01:30`,
    endsAt: `${day}T05:00`,
    agenda: [{ time: '03:00', cn: '开场', en: 'Opening' }],
  }
  const refusedAt = async (change: Parameters<typeof eventForm>[0]) =>
    (await h.refused('POST /ws/operator/event/create', eventForm({ ...times, ...change }), op.as)).fields
  const said = '当天 Europe/Berlin 调整时钟，这一时刻不存在'
  for (const field of ['registrationFrom', 'registrationTo', 'startsAt', 'endsAt'])
    expect(await refusedAt({ [field]: `${day}T02:30` })).toEqual({ [field]: said })
  expect(await refusedAt({ agenda: [{ time: '02:30', cn: '开场', en: 'Opening' }] })).toEqual({ 'agenda.0.time': said })
  expect(await refusedAt({ startsAt: '2027-02-30T09:00' })).toEqual({ startsAt: '日期不正确' })
  // An hour that occurs twice is the first of the two.
  const autumn = { startsAt: '2027-10-31T02:30', endsAt: '2027-10-31T05:00' }
  const { id } = await h.ok('POST /ws/operator/event/create', eventForm({ ...times, ...autumn }), op.as)
  expect((await h.ok('GET /ws/operator/event', { id }, op.as)).startsAt).toBe('2027-10-31T00:30:00Z')
})

it('times of the agenda that are not of the event are refused at their field', async () => {
  const refusedAt = async (change: Parameters<typeof eventForm>[0]) =>
    (await h.refused('POST /ws/operator/event/create', eventForm(change), op.as)).fields
  const at = (...times: string[]) => ({ agenda: times.map((time) => ({ time, cn: '开场', en: 'Opening' })) })
  const said = '须在活动时间内（2026-12-03 14:00 至 2026-12-03 17:00）'
  const ofOneDay = { startsAt: '2026-12-03T14:00', endsAt: '2026-12-03T17:00' }
  for (const time of ['13:59', '17:01', '03:00'])
    expect(await refusedAt({ ...ofOneDay, ...at('14:00', time) })).toEqual({ 'agenda.1.time': said })
  const overnight = { startsAt: '2026-12-03T20:00', endsAt: '2026-12-04T02:00' }
  expect(await refusedAt({ ...overnight, ...at('12:00') })).toHaveProperty(['agenda.0.time'])
  for (const form of [
    { ...ofOneDay, ...at('14:00', '17:00') },
    { ...overnight, ...at('20:00', '00:30', '02:00') },
    { startsAt: '2026-12-03T14:00', endsAt: '2026-12-05T12:00', ...at('09:00', '23:00') },
  ])
    await h.ok('POST /ws/operator/event/create', eventForm(form), op.as)
})
