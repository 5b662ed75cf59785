import { beforeAll, describe, expect, it } from 'vitest'
import { employed, granted, leaveForm, leftOf, mondayOf, type Office, office, PLAIN, yearNow } from '../../../../../test/support/absence.ts'
import { company, operator } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { addDays, writtenDays } from '../../../../platform/contract/day.ts'
import { LEAVE_TYPES_MAX } from '../../../../rules/constants.ts'

/** Leave requests: who may do what, what they count, and what two at once may not do (people §4). */

const h = serverForFile()
let o: Office
beforeAll(async () => {
  o = await office(h)
})

const monday = (nth = 0) => mondayOf(h, nth)
const ask = (form: ReturnType<typeof leaveForm>, as = o.hr.as) => h.ok('POST /ws/absence/ask', { form }, as)
const detail = (id: string, as = o.hr.as) => h.ok('GET /ws/absence/request', { id }, as)

describe('leave types', () => {
  it('count towards the limit only while they are in use', async () => {
    const firm = await company(h, { roles: ['hr'] })
    const { hr } = firm.member
    const form = (nth: number) => ({
      ...{
        nameCn: `假${nth}`,
        nameEn: `Leave ${nth}`,
        mark: 0,
        paidPercent: 100,
        countsHolidays: false,
        halfDays: true,
        allowance: 'none',
      },
      ...{ yearDays: '', accrual: 'year', stepDays: '0.01', proRata: 'country', advanceDays: '0', carryLimit: '0', carryTogether: '' },
      ...{ carryForDays: null, paidOut: false },
    })
    const save = (nth: number) => h.call('POST /ws/absence/type', form(nth) as never, hr.as)
    const before = (await h.ok('GET /ws/absence/types', {}, hr.as)).length
    for (let nth = before; nth < LEAVE_TYPES_MAX; nth++) expect((await save(nth)).body.success).toBe(true)
    expect((await save(98)).body.code).toBe(1562)
    const [last] = (await h.ok('GET /ws/absence/types', {}, hr.as)).toReversed()
    await h.ok('POST /ws/absence/type/archive', { code: last!.code, version: last!.version, archived: true }, hr.as)
    expect((await save(99)).body.success).toBe(true)
    const back = await h.refused('POST /ws/absence/type/archive', { code: last!.code, version: last!.version + 1, archived: false }, hr.as)
    expect(back.error).toBe('leaveTypesFull')
  })
  it('are the six of the product until the company changes them', async () => {
    const types = await h.ok('GET /ws/absence/types', {}, o.viewer.as)
    expect(types.map(({ code }) => code)).toEqual(['annual', 'sick', 'unpaid', 'casual', 'parental', 'other'])
    expect(types.find(({ code }) => code === 'unpaid')).toMatchObject({ paidBps: 0, name: { cn: '无薪假', en: 'Unpaid leave' } })
  })
  it('are changed by HR, in turn, and archived but for the last', async () => {
    const firm = await company(h, { roles: ['hr', 'viewer'] })
    const { hr, viewer } = firm.member
    const form = {
      nameCn: '学习假',
      nameEn: 'Study leave',
      mark: 3,
      paidPercent: 50,
      countsHolidays: false,
      halfDays: true,
      allowance: 'fixed' as const,
      yearDays: '5',
      accrual: 'year' as const,
      stepDays: '0.5' as const,
      proRata: 'months' as const,
      advanceDays: '0',
      carryLimit: '0',
      carryTogether: '',
      carryForDays: null,
      paidOut: false,
    }
    expect(await h.refused('POST /ws/absence/type', form, viewer.as)).toMatchObject({ status: 403 })
    const { code } = await h.ok('POST /ws/absence/type', form, hr.as)
    expect(code).toBe('studyLeave')
    expect(await h.refused('POST /ws/absence/type', form, hr.as)).toMatchObject({ status: 422, fields: { nameCn: '已有同名假期' } })
    expect((await h.refused('POST /ws/absence/type', { ...form, nameCn: '甲', nameEn: 'A', yearDays: '' }, hr.as)).fields).toHaveProperty(
      'yearDays',
    )
    const edited = { ...form, code, version: 1, paidPercent: 80 }
    const both = await Promise.all([h.call('POST /ws/absence/type', edited, hr.as), h.call('POST /ws/absence/type', edited, hr.as)])
    expect(both.map(({ body }) => body.success).sort()).toEqual([false, true])
    const types = await h.ok('GET /ws/absence/types', {}, hr.as)
    expect(types).toHaveLength(7)
    expect(types.at(-1)).toMatchObject({ code: 'studyLeave', paidBps: 8_000, yearHundredths: 500, version: 2 })
    for (const type of types.slice(0, 6))
      await h.ok('POST /ws/absence/type/archive', { code: type.code, version: type.version, archived: true }, hr.as)
    expect((await h.refused('POST /ws/absence/type/archive', { code, version: 2, archived: true }, hr.as)).error).toBe('leaveTypeLast')
  })
})

describe('a request', () => {
  it('shows each day with why it counts, and the balance before and after', async () => {
    const { id } = await o.employee()
    const from = addDays(monday(), 3)
    const halves = `${from}:afternoon`
    const preview = await h.ok('GET /ws/absence/preview', { employeeId: id, type: 'annual', from, to: addDays(from, 4), halves }, o.hr.as)
    expect(preview.days.map(({ kind, hundredths }) => [kind, hundredths])).toEqual([
      ['work', 50],
      ['work', 100],
      ['rest', 0],
      ['rest', 0],
      ['work', 100],
    ])
    expect(preview).toMatchObject({ totalHundredths: 250, basis: 'none', objection: null, conflicts: [] })
    expect(preview.balance).toMatchObject({ beforeHundredths: 1_500, afterHundredths: 1_250, shortHundredths: 0 })
    expect(preview.balance?.lots).toEqual([
      { lot: `grant:${yearNow(h)}`, from: `${yearNow(h)}-01-01`, to: `${yearNow(h)}-12-31`, leftHundredths: 1_500, afterHundredths: 1_250 },
    ])
  })
  it('goes from asked by HR to granted by the lead, and is in the books of both', async () => {
    const { id: employeeId } = await o.employee()
    const asked = await ask(leaveForm(employeeId, monday(), { to: addDays(monday(), 2), note: '回国探亲' }))
    expect((await h.ok('GET /ws/notice/list', {}, o.lead.as)).records[0]).toMatchObject({ title: '休假待审批' })
    expect(await leftOf(h, o, employeeId)).toBe(1_500)
    const done = await h.ok('POST /ws/absence/grant', { id: asked.id, version: asked.version }, o.lead.as)
    expect(done.state).toBe('granted')
    expect(await leftOf(h, o, employeeId)).toBe(1_200)
    const seen = await detail(asked.id)
    expect(seen).toMatchObject({ state: 'granted', decidedBy: o.lead.name, askedBy: o.hr.name, totalHundredths: 300, note: '回国探亲' })
    expect(seen.history.map(({ kind }) => kind)).toEqual(['granted', 'asked'])
    const { balances, entries } = await h.ok('GET /ws/absence/balance', { employeeId }, o.hr.as)
    expect(balances[0]).toMatchObject({ type: 'annual', usedHundredths: 300 })
    expect(entries.filter(({ type }) => type === 'annual').map(({ kind, hundredths }) => [kind, hundredths])).toEqual([
      ['use', -100],
      ['use', -100],
      ['use', -100],
      ['grant', 1_500],
    ])
  })
  it('is never decided by the person who submitted it, or by the employee themselves', async () => {
    const { id: employeeId } = await o.employee()
    const byHr = await ask(leaveForm(employeeId, monday()))
    expect((await h.refused('POST /ws/absence/grant', byHr, o.hr.as)).error).toBe('absenceAsker')
    expect((await detail(byHr.id)).moves.find(({ move }) => move === 'grant')?.why).toContain('另一位同事')
    const self = await o.employee({ areaCode: '86', phone: o.lead.phone })
    const own = await ask(leaveForm(self.id, monday()))
    expect((await h.refused('POST /ws/absence/grant', own, o.lead.as)).error).toBe('absenceOwn')
    await h.ok('POST /ws/absence/grant', own, o.firm.as)
  })
  it('is decided by the only member of a company', async () => {
    const firm = await company(h)
    const alone = { ...o, firm, hr: firm.owner, lead: firm.owner }
    const { id } = await employed(h, firm, { country: PLAIN, teamId: null })
    await granted(h, alone, leaveForm(id, monday()))
    expect(await leftOf(h, alone, id)).toBe(1_400)
  })
  it('belongs to HR and to the lead of the team; others know nothing of it', async () => {
    const { id: employeeId } = await o.employee()
    const form = leaveForm(employeeId, monday())
    for (const who of [o.otherLead, o.viewer])
      expect((await h.refused('POST /ws/absence/ask', { form }, who.as)).error).toBe('absenceNotYours')
    const asked = await ask(form, o.lead.as)
    for (const who of [o.otherLead, o.viewer]) {
      expect((await h.refused('GET /ws/absence/request', { id: asked.id }, who.as)).status).toBe(404)
      expect((await h.refused('POST /ws/absence/grant', asked, who.as)).status).toBe(404)
      expect((await h.ok('GET /ws/absence/requests', {}, who.as)).records).toEqual([])
      expect((await h.refused('GET /ws/absence/balance', { employeeId }, who.as)).error).toBe('absenceNotYours')
    }
    const stranger = await company(h)
    expect((await h.refused('GET /ws/absence/request', { id: asked.id }, stranger.as)).status).toBe(404)
    expect((await h.refused('POST /ws/absence/ask', { form }, stranger.as)).fields).toHaveProperty('employeeId')
    expect((await h.ok('GET /ws/absence/requests', { state: 'asked' }, o.lead.as)).records.map(({ id }) => id)).toContain(asked.id)
    await h.ok('POST /ws/absence/grant', asked, o.hr.as)
  })
  it('is kept as a draft that only its author sees', async () => {
    const { id: employeeId } = await o.employee()
    const draft = await h.ok('POST /ws/absence/save', { form: leaveForm(employeeId, monday()) }, o.lead.as)
    expect((await h.refused('GET /ws/absence/request', { id: draft.id }, o.hr.as)).status).toBe(404)
    const form = leaveForm(employeeId, monday(), { to: addDays(monday(), 1) })
    const again = await h.ok('POST /ws/absence/save', { ...draft, form }, o.lead.as)
    const asked = await h.ok('POST /ws/absence/ask', { ...again, form }, o.lead.as)
    expect(asked).toMatchObject({ id: draft.id, state: 'asked' })
    expect(await detail(draft.id)).toMatchObject({ totalHundredths: 200 })
    const withdrawn = await h.ok('POST /ws/absence/withdraw', asked, o.lead.as)
    expect(withdrawn.state).toBe('withdrawn')
    expect((await h.refused('POST /ws/absence/grant', withdrawn, o.hr.as)).error).toBe('absenceDecided')
  })
  it('is refused with a reason, which goes to the person who submitted it', async () => {
    const { id: employeeId } = await o.employee()
    const asked = await ask(leaveForm(employeeId, monday()), o.lead.as)
    expect((await h.refused('POST /ws/absence/refuse', { ...asked, reason: ' ' }, o.hr.as)).fields).toHaveProperty('reason')
    await h.ok('POST /ws/absence/refuse', { ...asked, reason: '发布周' }, o.hr.as)
    expect(await detail(asked.id, o.lead.as)).toMatchObject({ state: 'refused', reason: '发布周' })
    expect((await h.ok('GET /ws/notice/list', {}, o.lead.as)).records[0]?.content).toContain('发布周')
    // The days are free again.
    await ask(leaveForm(employeeId, monday()), o.lead.as)
  })
})

describe('overlaps', () => {
  it('are refused with their days; a morning and an afternoon go together', async () => {
    const { id: employeeId } = await o.employee()
    const from = monday()
    const half = (part: 'morning' | 'afternoon') => leaveForm(employeeId, addDays(from, 2), { halves: [{ day: addDays(from, 2), part }] })
    await granted(h, o, half('morning'))
    await ask(half('afternoon'))
    const third = await h.refused('POST /ws/absence/ask', { form: half('morning') }, { ...o.hr.as, lang: 'en' })
    expect(third).toMatchObject({ error: 'absenceOverlap', message: `This overlaps other leave: ${writtenDays(addDays(from, 2), 'en')}` })
    const week = leaveForm(employeeId, from, { to: addDays(from, 4) })
    expect((await h.refused('POST /ws/absence/ask', { form: week }, o.hr.as)).message).toContain(addDays(from, 2))
    const preview = await h.ok('GET /ws/absence/preview', { ...week, halves: '' }, o.hr.as)
    expect(preview.conflicts.map(({ day, state }) => [day, state])).toEqual([
      [addDays(from, 2), 'granted'],
      [addDays(from, 2), 'asked'],
    ])
  })
  it('do not arise when two ask for the same day at once', async () => {
    const { id: employeeId } = await o.employee()
    const form = leaveForm(employeeId, monday())
    const answers = await Promise.all([1, 2, 3, 4].map(() => h.call('POST /ws/absence/ask', { form }, o.hr.as)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    const { rows } = await h.services.pool.query('select count(*)::int as n from leave_day where employee_id = $1', [employeeId])
    expect(rows[0].n).toBe(1)
  })
})

describe('the balance', () => {
  it('is enough for one of two requests that are granted at once', async () => {
    const { id: employeeId } = await o.employee()
    const asked = [
      await ask(leaveForm(employeeId, monday(0), { to: addDays(monday(0), 13) })),
      await ask(leaveForm(employeeId, monday(2), { to: addDays(monday(2), 13) })),
    ]
    const answers = await Promise.all(asked.map((one) => h.call('POST /ws/absence/grant', one, o.lead.as)))
    const refused = answers.filter(({ body }) => !body.success)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.body).toMatchObject({ result: { error: 'leaveShort' } })
    expect(await leftOf(h, o, employeeId)).toBe(500)
  })
  it('refuses what is not there, and says how much is', async () => {
    const { id: employeeId } = await o.employee({ leaveHundredths: 200 })
    const form = leaveForm(employeeId, monday(), { to: addDays(monday(), 2) })
    expect((await h.refused('POST /ws/absence/ask', { form }, { ...o.hr.as, lang: 'en' })).message).toBe(
      'Not enough Annual leave: 3 days are needed, 2 can be used on these dates',
    )
    // No balance is kept for unpaid leave.
    await granted(h, o, { ...form, type: 'unpaid' })
  })
  it('is not touched by days that do not count, or by people who are not employed', async () => {
    const { id: employeeId } = await o.employee({ contractStart: monday(1) })
    const saturday = leaveForm(employeeId, addDays(monday(1), 5), { to: addDays(monday(1), 6) })
    expect((await h.refused('POST /ws/absence/ask', { form: saturday }, o.hr.as)).error).toBe('leaveNothing')
    expect((await h.refused('POST /ws/absence/ask', { form: leaveForm(employeeId, monday(0)) }, o.hr.as)).error).toBe('absenceNotEmployed')
    const created = await o.employee({ status: 1 })
    expect((await h.refused('POST /ws/absence/ask', { form: leaveForm(created.id, monday()) }, o.hr.as)).error).toBe('absenceNotEmployed')
  })
})

describe('granted leave', () => {
  it('is moved and shortened by entries, and cancelled with every day back', async () => {
    const { id: employeeId } = await o.employee()
    const done = await granted(h, o, leaveForm(employeeId, monday(), { to: addDays(monday(), 4) }))
    const shorter = { from: monday(), to: addDays(monday(), 1), halves: [{ day: monday(), part: 'morning' as const }], reason: '提前返岗' }
    expect((await h.refused('POST /ws/absence/change', { ...done, ...shorter }, o.hr.as)).error).toBe('absenceAsker')
    const changed = await h.ok('POST /ws/absence/change', { ...done, ...shorter }, o.lead.as)
    expect(await leftOf(h, o, employeeId)).toBe(1_350)
    const moved = { from: monday(1), to: addDays(monday(1), 2), halves: [], reason: '改期' }
    const again = await h.ok('POST /ws/absence/change', { ...changed, ...moved }, o.lead.as)
    expect(await leftOf(h, o, employeeId)).toBe(1_200)
    expect((await detail(done.id)).history.map(({ kind, from }) => [kind, from])).toEqual([
      ['changed', monday(1)],
      ['changed', monday()],
      ['granted', monday()],
      ['asked', monday()],
    ])
    expect((await h.refused('POST /ws/absence/cancel', { ...done, reason: 'x' }, o.hr.as)).error).toBe('changedMeanwhile')
    await h.ok('POST /ws/absence/cancel', { ...again, reason: '项目需要' }, o.hr.as)
    expect(await leftOf(h, o, employeeId)).toBe(1_500)
    expect((await h.ok('GET /ws/absence/balance', { employeeId }, o.hr.as)).entries.filter(({ kind }) => kind === 'return')).toHaveLength(9)
  })
  it('gets a day back when a holiday is added later, and gives it up when the holiday goes', async () => {
    const op = await operator(h)
    const { id: employeeId } = await o.employee()
    const { id } = await granted(h, o, leaveForm(employeeId, monday(4), { to: addDays(monday(4), 4) }))
    const waiting = await ask(leaveForm((await o.employee()).id, addDays(monday(4), 2)))
    const holiday = { region: PLAIN, date: addDays(monday(4), 2), kind: 'add', nameCn: '临时假日', nameEn: 'Special day', reason: '公告' }
    const { id: correction } = await h.ok('POST /ws/operator/calendar/correct', holiday, op.as)
    await h.jobs.runDue()
    expect(await leftOf(h, o, employeeId)).toBe(1_100)
    const seen = await detail(id)
    expect(seen.preview.days[2]).toMatchObject({ kind: 'holiday', hundredths: 0, name: { en: 'Special day' } })
    expect(seen).toMatchObject({ totalHundredths: 400, history: [{ kind: 'recounted', by: '' }, {}, {}] })
    expect((await h.ok('GET /ws/notice/list', {}, o.hr.as)).records.some(({ content }) => content.includes('由 5 天变为 4 天'))).toBe(true)
    // What waits is a holiday now: nothing is left to grant.
    expect((await detail(waiting.id)).moves.find(({ move }) => move === 'grant')?.why).toBeTruthy()
    await h.ok('POST /ws/operator/calendar/undo', { id: correction }, op.as)
    await h.jobs.runDue()
    expect(await leftOf(h, o, employeeId)).toBe(1_000)
    await h.jobs.runDue()
    expect((await detail(id)).history.map(({ kind }) => kind)).toEqual(['recounted', 'recounted', 'granted', 'asked'])
  })
})

describe('the overview', () => {
  /** The same time of the next year, so that no day around it is a holiday, or one is. */
  const toNextYear = (time: string) => {
    const now = h.clock.now()
    const then = Temporal.Instant.from(`${now.toZonedDateTimeISO('UTC').year + 1}-${time}`)
    h.clock.advance({ seconds: Math.round(then.since(now).total('seconds')) })
  }

  it('shows every member of the company who is where and who is out, without types, and what waits for them', async () => {
    toNextYear('09-07T02:00:00Z')
    const [own, other] = [await office(h), await office(h)]
    expect(await h.ok('GET /ws/absence/overview', {}, own.viewer.as)).toMatchObject({ employed: 0, places: [], out: [] })
    const everyDay = { country: 'SG', zone: 'Asia/Singapore', workDays: [1, 2, 3, 4, 5, 6, 7], dayStartMinute: 0, dayEndMinute: 1_440 }
    const [here, soon] = [await own.employee(everyDay), await own.employee(everyDay)]
    await own.employee({ dayStartMinute: 0, dayEndMinute: 1 })
    const today = h.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
    await granted(h, own, leaveForm(here.id, today, { type: 'sick', to: addDays(today, 1) }))
    await granted(h, own, leaveForm(soon.id, addDays(today, 3)))
    await ask(leaveForm(here.id, addDays(today, 37)), own.hr.as)
    const seen = await h.ok('GET /ws/absence/overview', {}, own.viewer.as)
    expect(seen).toMatchObject({
      employed: 3,
      out: [{ employee: { id: here.id }, back: addDays(today, 2) }],
      next: [{ employee: { id: soon.id }, from: addDays(today, 3), to: addDays(today, 3) }],
      waiting: 0,
    })
    expect(seen.places).toEqual([
      expect.objectContaining({ zone: 'Asia/Singapore', people: 2, atWork: 1, out: 1 }),
      expect.objectContaining({ zone: 'Asia/Qatar', people: 1, atWork: 0, out: 0 }),
    ])
    expect(JSON.stringify(seen)).not.toContain('sick')
    expect((await h.ok('GET /ws/absence/overview', {}, own.lead.as)).waiting).toBe(1)
    expect((await h.ok('GET /ws/absence/overview', {}, other.viewer.as)).out.map(({ employee }) => employee.id)).not.toContain(here.id)
  })

  it('knows the holidays of a subdivision: Epiphany is one in Bavaria, not in all of Germany', async () => {
    toNextYear('01-06T11:00:00Z')
    const own = await office(h)
    const everyDay = { country: 'DE', zone: 'Europe/Berlin', workDays: [1, 2, 3, 4, 5, 6, 7], dayStartMinute: 0, dayEndMinute: 1_440 }
    const places = async () => (await h.ok('GET /ws/absence/overview', {}, own.viewer.as)).places
    await own.employee({ ...everyDay, subdivision: 'DE-BY' })
    expect(await places()).toMatchObject([{ people: 1, atWork: 0, holiday: { en: 'Epiphany' } }])
    await own.employee({ ...everyDay, subdivision: 'DE-BE' })
    expect(await places()).toMatchObject([{ people: 2, atWork: 1, holiday: null }])
  })
})
