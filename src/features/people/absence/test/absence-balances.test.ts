import { beforeAll, describe, expect, it } from 'vitest'
import { granted, leaveForm, leftOf, mondayOf, type Office, office, yearNow } from '../../../../../test/support/absence.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { codeFor, company } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport, serialOf } from '../../../../../test/support/workbooks.ts'
import { addDays } from '../../../../platform/contract/day.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { storedCompany } from '../../../../platform/server/wire/actor.ts'
import { openSession } from '../../../base/account/server/sessions.ts'
import { employee as employeeTable } from '../../employee/server/tables.ts'
import { joined, left } from '../server/leaving.ts'
import { absencesOf, leaveChangesSince, undecidedIn, unusedLeaveOf } from '../server/reads.ts'

/** The leave ledger, what feeds payroll, and what members see of the absence of others (people §4). */

const h = serverForFile()
let o: Office
beforeAll(async () => {
  o = await office(h)
})

const monday = (nth = 0) => mondayOf(h, nth)
const change = (id: string, set: Partial<typeof employeeTable.$inferInsert>) =>
  performAsSystem(h.services, 'test', async (act) => {
    const [row] = await act.tx.update(employeeTable).set(set).where(eq(employeeTable.id, id)).returning()
    return row!
  })
const balance = (employeeId: string) => h.ok('GET /ws/absence/balance', { employeeId }, o.hr.as)

describe('the ledger', () => {
  it('is only ever added to', async () => {
    const { id } = await o.employee()
    await granted(h, o, leaveForm(id, monday()))
    const refused = (statement: string) =>
      h.services.pool.query(statement).then(
        () => 'done',
        (error) => String(error.message),
      )
    for (const statement of ['update leave_entry set hundredths = 9', 'delete from leave_entry', 'truncate leave_entry cascade'])
      expect(await refused(statement)).not.toBe('done')
    const { rows } = await h.services.pool.query('select * from leave_entry where employee_id = $1 limit 1', [id])
    const copy = `insert into leave_entry (company_id, employee_id, type, kind, lot, on_day, hundredths, valid_from, valid_to, at)
      select company_id, employee_id, type, 'adjust', lot, on_day, 100, valid_from, valid_to + 1, at from leave_entry where id = '${rows[0].id}'`
    expect(await refused(copy)).toContain('another validity')
  })
  it('is adjusted with a reason, with an end of its own, and never below what is there', async () => {
    const { id: employeeId } = await o.employee()
    const adjust = (days: string, more: object = {}) =>
      h.ok('POST /ws/absence/adjust', { employeeId, type: 'annual', days, reason: '加班补休', ...more }, o.hr.as)
    expect(await adjust('2')).toEqual({ leftHundredths: 1_700 })
    expect(await adjust('-1.5')).toEqual({ leftHundredths: 1_550 })
    const until = `${yearNow(h) + 1}-03-31`
    await adjust('1', { until })
    const { balances, entries } = await balance(employeeId)
    expect(balances.find(({ type }) => type === 'annual')?.lots.map(({ to, leftHundredths }) => [to, leftHundredths])).toEqual([
      [`${yearNow(h)}-12-31`, 1_550],
      [until, 100],
    ])
    expect(entries.find(({ type }) => type === 'annual')).toMatchObject({ kind: 'adjust', note: '加班补休', by: o.hr.name })
    const low = await h.refused('POST /ws/absence/adjust', { employeeId, type: 'annual', days: '-99', reason: 'x' }, o.hr.as)
    expect(low).toMatchObject({ error: 'leaveAdjustShort' })
    for (const days of ['0', '1.234', 'x', '']) {
      const wrong = await h.refused('POST /ws/absence/adjust', { employeeId, type: 'annual', days, reason: 'x' }, o.hr.as)
      expect(wrong.fields).toHaveProperty('days')
    }
    expect((await h.refused('POST /ws/absence/adjust', { employeeId, type: 'sick', days: '1', reason: 'x' }, o.hr.as)).error).toBe(
      'leaveNotKept',
    )
    expect((await h.refused('POST /ws/absence/adjust', { employeeId, type: 'annual', days: '1', reason: 'x' }, o.lead.as)).status).toBe(403)
  })
  it('takes adjustments of several people at once in turn', async () => {
    const { id: employeeId } = await o.employee({ leaveHundredths: 300 })
    const off = { employeeId, type: 'annual', days: '-2', reason: 'x' }
    const answers = await Promise.all([o.hr.as, o.firm.as, o.hr.as].map((as) => h.call('POST /ws/absence/adjust', off, as)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(await leftOf(h, o, employeeId)).toBe(100)
  })
  it('follows the leave days of the record at once, and is pro rata in the year of joining by the rule of the country', async () => {
    const year = yearNow(h)
    const { id } = await o.employee()
    await change(id, { leaveHundredths: 2_000 })
    expect(await leftOf(h, o, id)).toBe(2_000)
    // Joined on 1 October: a quarter of 5 by months, 92 ÷ 365 × 5 = 1.26 in whole days in China.
    const abroad = await o.employee({ contractStart: `${year}-10-01`, leaveHundredths: 500 })
    const china = await o.employee({ contractStart: `${year}-10-01`, leaveHundredths: 500, country: 'CN', zone: 'Asia/Shanghai' })
    expect([await leftOf(h, o, abroad.id), await leftOf(h, o, china.id)]).toEqual([125, 100])
    expect((await balance(china.id)).proRata).toBe('china')
  })
  it('is written when somebody joins, and once only', async () => {
    const row = await o.employee()
    await performAsSystem(h.services, 'test', (act) => joined(act, row))
    await performAsSystem(h.services, 'test', (act) => joined(act, row))
    const { entries } = await balance(row.id)
    expect(entries.filter(({ type }) => type === 'annual')).toMatchObject([{ kind: 'grant', hundredths: 1_500, by: '' }])
    expect(entries.every(({ at }) => at !== null)).toBe(true)
  })
})

describe('leaving', () => {
  it('shortens and cancels what lies after the last day, and pays what is left of annual leave', async () => {
    const row = await o.employee({ leaveHundredths: 1_200 })
    const last = addDays(monday(1), 1)
    const during = await granted(h, o, leaveForm(row.id, monday(1), { to: addDays(monday(1), 3) }))
    const after = await granted(h, o, leaveForm(row.id, monday(2)))
    const waiting = await h.ok('POST /ws/absence/ask', { form: leaveForm(row.id, monday(3)) }, o.hr.as)
    const gone = await change(row.id, { status: 4, leaveOn: last })
    const before = await unusedLeaveOf(h.services.db, row.companyId, [row.id], last, h.clock.now())
    await performAsSystem(h.services, 'test', (act) => left(act, gone))
    const states = await Promise.all([during, after, waiting].map(async ({ id }) => h.ok('GET /ws/absence/request', { id }, o.hr.as)))
    expect(states.map(({ state, to }) => [state, to])).toEqual([
      ['granted', last],
      ['cancelled', monday(2)],
      ['withdrawn', monday(3)],
    ])
    // 12 a year until the last day in June, less the 2 that were taken.
    const unused = await unusedLeaveOf(h.services.db, row.companyId, [row.id], last, h.clock.now())
    const months = 5 + Number(last.slice(8)) / 30
    expect(unused.get(row.id)).toEqual([{ type: 'annual', hundredths: Math.round(months * 100) - 200 }])
    expect(before.get(row.id)).toBeUndefined()
    const { balances, entries } = await balance(row.id)
    expect(balances.map(({ leftHundredths }) => leftHundredths)).toEqual([0, 0])
    expect(entries.filter(({ kind }) => kind === 'payout')).toMatchObject([{ type: 'annual', on: last }])
    await performAsSystem(h.services, 'test', (act) => left(act, gone))
    expect((await balance(row.id)).entries).toHaveLength(entries.length)
  })
  it('is known in advance to the final pay', async () => {
    const row = await o.employee({ leaveHundredths: 1_200 })
    const last = `${yearNow(h)}-06-30`
    const unused = await unusedLeaveOf(h.services.db, row.companyId, [row.id], last, h.clock.now())
    expect(unused.get(row.id)).toEqual([{ type: 'annual', hundredths: 600 }])
    expect((await balance(row.id)).entries.some(({ kind }) => kind === 'payout')).toBe(false)
  })
})

describe('what payroll reads', () => {
  it('is granted leave in stretches, with when it became known, and what is undecided', async () => {
    const row = await o.employee()
    const start = h.clock.now()
    const [from, to] = [monday(), addDays(monday(), 4)]
    const halves = [{ day: to, part: 'morning' as const }]
    const { id, version } = await granted(h, o, leaveForm(row.id, from, { to, halves, type: 'unpaid' }))
    const asked = await h.ok('POST /ws/absence/ask', { form: leaveForm(row.id, monday(1)) }, o.hr.as)
    const { db } = h.services
    const span = { from, to: addDays(from, 30) }
    const absences = (await absencesOf(db, row.companyId, [row.id], span)).get(row.id)!
    expect(absences).toMatchObject([
      { id, type: 'unpaid', from, to: addDays(to, -1), hundredths: 100, paidBps: 0, countsHolidays: false },
      { id, type: 'unpaid', from: to, to, hundredths: 50 },
    ])
    expect(Temporal.Instant.compare(absences[0]!.knownAt, start)).toBeGreaterThan(0)
    expect(await undecidedIn(db, row.companyId, [row.id], span)).toEqual(new Map([[row.id, [expect.objectContaining({ id: asked.id })]]]))
    expect(await absencesOf(db, storedCompany(crypto.randomUUID()), [row.id], span)).toEqual(new Map())
    // A closed period sees that leave was moved away from it.
    const closed = h.clock.now()
    await h.ok('POST /ws/absence/change', { id, version, from: monday(3), to: monday(3), halves: [], reason: 'x' }, o.lead.as)
    const changes = await leaveChangesSince(db, row.companyId, [row.id], closed)
    expect(changes.map((one) => [one.from, one.to])).toEqual(
      expect.arrayContaining([
        [from, to],
        [monday(3), monday(3)],
      ]),
    )
    expect((await absencesOf(db, row.companyId, [row.id], { from, to })).size).toBe(0)
  })
})

describe('the calendar', () => {
  it('shows types to HR and to the lead of the team, and to others only who is out', async () => {
    const row = await o.employee()
    await granted(h, o, leaveForm(row.id, monday(5), { type: 'sick' }))
    const asked = await h.ok('POST /ws/absence/ask', { form: leaveForm(row.id, addDays(monday(5), 2)) }, o.hr.as)
    const span = { from: monday(5), to: addDays(monday(5), 6) }
    const absencesFor = async (as: { token: string }, more: object = {}) =>
      (await h.ok('GET /ws/absence/calendar', { ...span, ...more }, as)).absences.filter(({ employeeId }) => employeeId === row.id)
    expect((await absencesFor(o.hr.as)).map(({ type, state }) => [type, state])).toEqual([
      ['sick', 'granted'],
      ['annual', 'asked'],
    ])
    expect(await absencesFor(o.lead.as)).toHaveLength(2)
    for (const who of [o.viewer, o.otherLead]) {
      expect((await absencesFor(who.as)).map(({ type, state }) => [type, state])).toEqual([[null, 'granted']])
      expect(await absencesFor(who.as, { type: 'sick' })).toEqual([])
    }
    expect((await h.ok('GET /ws/absence/calendar', span, (await company(h)).as)).people).toEqual([])
    await h.ok('POST /ws/absence/withdraw', asked, o.hr.as)
    const wide = await h.refused('GET /ws/absence/calendar', { from: `${yearNow(h)}-01-01`, to: `${yearNow(h)}-12-31` }, o.hr.as)
    expect(wide.fields).toHaveProperty('to')
  })
  it('gives a start before its weeks, and a last day that has not come, only to those who see types', async () => {
    const row = await o.employee()
    const from = h.clock.now().toZonedDateTimeISO('Asia/Qatar').toPlainDate().toString()
    const lastDay = addDays(from, 10)
    const { version } = await h.ok('GET /ws/employee/detail', { id: row.id }, o.hr.as)
    await h.ok('POST /ws/employee/leave', { id: row.id, version, leaveOn: lastDay, reason: '个人原因' }, o.hr.as)
    const seenBy = async (as: { token: string }, since = from) => {
      const { people } = await h.ok('GET /ws/absence/calendar', { from: since, to: addDays(since, 20) }, as)
      return people.filter(({ id }) => id === row.id).map((one) => [one.from, one.to])
    }
    for (const who of [o.hr, o.lead]) expect(await seenBy(who.as)).toEqual([[row.contractStart, lastDay]])
    for (const who of [o.viewer, o.otherLead]) expect(await seenBy(who.as)).toEqual([[from, null]])
    // Nor do weeks after it tell.
    const after = addDays(from, 30)
    expect(await seenBy(o.hr.as, after)).toEqual([])
    expect(await seenBy(o.viewer.as, after)).toEqual([[after, null]])
  })
  it('names the days on which more than a third of a team is out, in the preview too', async () => {
    const small = await office(h)
    const people = [await small.employee(), await small.employee(), await small.employee(), await small.employee()]
    const day = monday(6)
    await granted(h, small, leaveForm(people[0]!.id, day))
    const preview = await h.ok('GET /ws/absence/preview', { ...leaveForm(people[1]!.id, day), halves: '' }, small.hr.as)
    expect(preview.teamConflicts).toEqual([{ day, out: 2, of: 4 }])
    await granted(h, small, leaveForm(people[1]!.id, day))
    const view = await h.ok('GET /ws/absence/calendar', { from: day, to: addDays(day, 6) }, small.viewer.as)
    expect(view.teams.find(({ id }) => id === small.team)?.conflicts).toEqual([{ day, out: 2, of: 4 }])
  })
  it('knows who is out today, and the employee feature does too', async () => {
    const place = await office(h)
    const today = h.clock.now().toZonedDateTimeISO('Asia/Shanghai').toPlainDate().toString()
    const row = await place.employee({ zone: 'Asia/Shanghai', workDays: [1, 2, 3, 4, 5, 6, 7] })
    await granted(h, place, leaveForm(row.id, today))
    const view = await h.ok('GET /ws/absence/calendar', { from: today, to: today }, place.viewer.as)
    expect(view.outNow).toEqual([{ id: row.id, back: addDays(today, 1) }])
  })
  it('is a feed under a secret address that can be revoked, with types for those who see them', async () => {
    const place = await office(h)
    const today = h.clock.now().toZonedDateTimeISO('Asia/Shanghai').toPlainDate().toString()
    const row = await place.employee({ name: '温若谷', workDays: [1, 2, 3, 4, 5, 6, 7] })
    await granted(h, place, leaveForm(row.id, today, { type: 'sick' }))
    const feedFor = async (as: { token: string }) => {
      const { path } = await h.ok('POST /ws/absence/feed/address', {}, as)
      const token = new URL(path!, h.url).searchParams.get('token')!
      return { token, text: String(await h.ok('GET /ws/absence/feed', { token, lang: 'en' })) }
    }
    const hr = await feedFor(place.hr.as)
    expect(hr.text).toContain('温若谷: Sick leave')
    // A half day has hours, in the zone and by the working day of the employee; the days beside it are whole.
    const [first, next, third] = [addDays(today, 7), addDays(today, 8), addDays(today, 9)]
    const half = { to: third, halves: [{ day: next, part: 'afternoon' as const }] }
    await granted(h, place, leaveForm(row.id, first, { type: 'sick', ...half }))
    const days = (text: string) => [...text.matchAll(/DTSTART(?:;VALUE=DATE)?:(\S+)/g)].map(([, start]) => start)
    const again = await feedFor(place.hr.as)
    const bare = (day: string) => day.replaceAll('-', '')
    const starts = days(again.text)
    expect(starts).toEqual(expect.arrayContaining([bare(today), bare(first), bare(third)]))
    expect(starts.filter((start) => start!.startsWith(bare(next)))).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z$/)])
    expect((await feedFor(place.viewer.as)).text).toContain('温若谷: Away')
    expect((await h.ok('GET /ws/absence/feed/address', {}, place.hr.as)).since).not.toBeNull()
    await h.ok('POST /ws/absence/feed/address', { revoke: true }, place.hr.as)
    expect((await h.refused('GET /ws/absence/feed', { token: again.token })).status).toBe(404)
    const { rows } = await h.services.pool.query('select input::text from audit where call = $1', ['POST /ws/absence/feed/address'])
    expect(JSON.stringify(rows)).not.toContain(hr.token)
  })
})

describe('lists', () => {
  it('are exported as a workbook under their filters, each for those who may see it', async () => {
    const row = await o.employee()
    await o.employee()
    await granted(h, o, leaveForm(row.id, monday(8)))
    const english = { ...o.hr.as, lang: 'en' } as const
    const requests = rowsOfExport(await h.ok('POST /ws/absence/requests/export', { search: row.number }, english))
    expect(requests.map((one) => one.slice(0, 1))).toEqual([['Number'], [row.number]])
    // A day is a date of the spreadsheet and a number of days a number.
    const at = (heading: string) => requests[1]![requests[0]!.indexOf(heading)]
    expect([at('From'), at('Days')]).toEqual([serialOf(monday(8)), 1])
    const balances = rowsOfExport(await h.ok('POST /ws/absence/balances/export', { search: row.number }, english))
    expect(new Set(balances.slice(1).map(([number]) => number))).toEqual(new Set([row.number]))
    expect((await h.ok('POST /ws/absence/yearEnd/export', { year: yearNow(h) }, o.hr.as)).name).toMatch(/^年末结转预览-.*\.xlsx$/)
    expect((await h.refused('POST /ws/absence/balances/export', {}, o.viewer.as)).status).toBe(403)
    // What a viewer exports is what the list shows them: nothing of others.
    expect(rowsOfExport(await h.ok('POST /ws/absence/requests/export', {}, o.viewer.as))).toHaveLength(1)
  })
  it('find people by words, team and country', async () => {
    const row = await o.employee({ name: '尤清越', searchText: 'youqingyue yqy', teamId: o.otherTeam })
    const { id } = await h.ok('POST /ws/absence/ask', { form: leaveForm(row.id, monday(9)) }, o.hr.as)
    const found = async (filter: object) => (await h.ok('GET /ws/absence/requests', filter, o.hr.as)).records.map((one) => one.id)
    expect(await found({ search: 'yqy' })).toEqual([id])
    expect(await found({ search: '清越', teamId: o.otherTeam, country: 'QA', type: 'annual', state: 'asked' })).toEqual([id])
    expect(await found({ search: '清越', teamId: o.team })).toEqual([])
    const turned = { from: '2026-12-02', to: '2026-12-01' }
    for (const key of ['GET /ws/absence/requests', 'POST /ws/absence/requests/export'] as const)
      expect((await h.refused(key, turned, o.hr.as)).fields).toEqual({ to: '开始日期不能晚于结束日期' })
    expect((await h.ok('GET /ws/absence/people', { search: 'youqing' }, o.hr.as)).map((one) => one.id)).toEqual([row.id])
    expect(await h.ok('GET /ws/absence/people', { search: 'youqing' }, o.lead.as)).toEqual([])
  })
})

/** Last: the clock does not go back. */
describe('a leave statement', () => {
  it('reaches an employee by a link with a code, shows balances and entries, and nothing of who keeps them', async () => {
    const row = await o.employee({ email: 'guest@people.example' })
    const silent = await o.employee({ email: '', phone: '' })
    await granted(h, o, leaveForm(row.id, monday(4), { note: '私事不外传' }))
    const answer = await h.ok('POST /ws/absence/statement/send', { employeeIds: [row.id, silent.id] }, o.hr.as)
    expect(answer).toEqual({ sent: ['g***@people.example'], unreachable: [{ number: silent.number, name: silent.name }] })
    const body = (await messagesTo(h, 'guest@people.example'))[0]!.body
    const key = body.match(/leaveStatement\?key=([\w-]+)/)![1]!
    expect(body).toMatch(/假期结余单[\s\S]*leave statement/)
    // A key opens what it was made for and nothing else.
    expect((await h.refused('POST /ws/payslip/code', { key })).error).toBe('employeeLinkGone')
    expect(await h.ok('POST /ws/leaveStatement/code', { key })).toMatchObject({ to: 'g***@people.example' })
    const code = await codeFor(h, 'guest@people.example')
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await h.refused('POST /ws/leaveStatement/open', { key, code: wrong })).error).toBe('codeWrong')
    const opened = await h.ok('POST /ws/leaveStatement/open', { key, code })
    expect(opened.employee).toEqual({ name: row.name, number: row.number })
    expect(opened.balances.find(({ type }) => type === 'annual')?.leftHundredths).toBe(await leftOf(h, o, row.id))
    expect(opened.entries).toContainEqual(expect.objectContaining({ type: 'annual', kind: 'use', on: monday(4), hundredths: -100 }))
    expect(JSON.stringify(opened)).not.toContain('私事不外传')
    expect((await h.refused('POST /ws/leaveStatement/open', { key, code })).error).toBe('codeExpired')
    // What was granted since shows when it is opened again.
    await granted(h, o, leaveForm(row.id, monday(5)))
    const again = await h.ok('POST /ws/leaveStatement/open', { key, open: opened.open })
    expect(again.entries).toContainEqual(expect.objectContaining({ kind: 'use', on: monday(5) }))
    // A newer link ends this one.
    await h.ok('POST /ws/absence/statement/send', { employeeIds: [row.id] }, o.hr.as)
    expect((await h.refused('POST /ws/leaveStatement/open', { key, open: opened.open })).error).toBe('employeeLinkGone')
    expect((await h.refused('POST /ws/absence/statement/send', { employeeIds: [row.id] }, o.lead.as)).status).toBe(403)
    // So does another address: the old one may be somebody else's.
    const newest = (await messagesTo(h, 'guest@people.example')).at(-1)!.body.match(/leaveStatement\?key=([\w-]+)/)![1]!
    expect(newest).not.toBe(key)
    await h.services.pool.query(`update employee set email = 'corrected@people.example' where id = $1`, [row.id])
    expect((await h.refused('POST /ws/leaveStatement/code', { key: newest })).error).toBe('employeeLinkGone')
  })
  it('is limited for each address, of all companies together', async () => {
    const { id } = await o.employee({ email: 'flooded@people.example' })
    for (let nth = 0; nth < 20; nth++) await h.ok('POST /ws/absence/statement/send', { employeeIds: [id] }, o.hr.as)
    expect((await h.refused('POST /ws/absence/statement/send', { employeeIds: [id] }, o.hr.as)).error).toBe('employeeLinkLimit')
    const { rows } = await h.services.pool.query("select 1 from outbox where recipient = 'flooded@people.example'")
    expect(rows).toHaveLength(20)
  })
})

describe('the night', () => {
  it('ends the year as its preview said, and writes it once', async () => {
    const row = await o.employee()
    const year = yearNow(h)
    const { records } = await h.ok('GET /ws/absence/yearEnd', { year, search: row.number.toLowerCase() }, o.hr.as)
    const preview = records.find(({ type }) => type === 'annual')
    expect(preview).toMatchObject({
      leftHundredths: 1_500,
      carriedHundredths: 500,
      expiredHundredths: 1_000,
      until: `${year + 1}-03-31`,
      nextHundredths: 1_500,
    })
    const now = h.clock.now()
    const newYear = Temporal.ZonedDateTime.from(`${year + 1}-01-02T12:00[Asia/Shanghai]`)
    h.clock.advance({ hours: Math.ceil(now.until(newYear.toInstant()).total('hours')) })
    const count = async () =>
      (await h.services.pool.query('select count(*)::int as n from leave_entry where employee_id = $1', [row.id])).rows[0].n
    expect(await count()).toBe(0)
    // The session has ended with the year.
    const token = await performAsSystem(h.services, 'test', (act) => openSession(act, o.hr.accountId, 'test'))
    const seen = await h.ok('GET /ws/absence/balance', { employeeId: row.id }, { token })
    expect(seen.balances.find(({ type }) => type === 'annual')?.leftHundredths).toBe(2_000)
    await h.jobs.orderRecurring()
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    const written = await count()
    expect(written).toBeGreaterThan(0)
    const again = await performAsSystem(h.services, 'test', (act) => openSession(act, o.hr.accountId, 'test'))
    const { balances } = await h.ok('GET /ws/absence/balance', { employeeId: row.id }, { token: again })
    expect(balances.find(({ type }) => type === 'annual')?.lots.map(({ lot, to, leftHundredths }) => [lot, to, leftHundredths])).toEqual([
      [`carry:${year}`, `${year + 1}-03-31`, 500],
      [`grant:${year + 1}`, `${year + 1}-12-31`, 1_500],
    ])
    await h.jobs.orderRecurring()
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    expect(await count()).toBe(written)
  })
})
