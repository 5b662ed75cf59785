import { beforeAll, describe, expect, it } from 'vitest'
import { granted, leaveForm, leftOf, type Office, office, PLAIN, yearNow } from '../../../../../test/support/absence.ts'
import { company, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import type { EmployeeRow } from '../../employee/server/reads.ts'
import { employee as employeeTable } from '../../employee/server/tables.ts'
import { joined, left } from '../server/leaving.ts'
import { annualOf, balancesOn, leaveTypesOf, unusedLeaveOf } from '../server/reads.ts'
import { statementOf } from '../server/statement.ts'

/** Balances that a company brings with it, wherever leave is read or paid. */

const h = serverForFile()
let o: Office
let on: string
beforeAll(async () => {
  const september = Temporal.Instant.from(`${yearNow(h)}-09-14T04:00:00Z`)
  h.clock.advance({ seconds: Math.round(september.since(h.clock.now()).total('seconds')) })
  on = `${yearNow(h)}-09-14`
  o = await office(h)
})

const change = (id: string, set: Partial<typeof employeeTable.$inferInsert>) =>
  performAsSystem(h.services, 'test', async (act) => {
    const [row] = await act.tx.update(employeeTable).set(set).where(eq(employeeTable.id, id)).returning()
    return row!
  })
type Row = { number: string; days: string; carried?: string; until?: string }
const open = (rows: Row[], day = on, type = 'annual') => h.ok('POST /ws/absence/opening', { type, on: day, rows }, o.hr.as)
const refused = (rows: Row[], more: object = {}) => h.refused('POST /ws/absence/opening', { type: 'annual', on, rows, ...more }, o.hr.as)

describe('an opening balance', () => {
  it('is the balance in every read: detail, list, preview of a request, the year’s end, pay on leaving', async () => {
    const row = await o.employee({ leaveHundredths: 2_000 })
    const { id: employeeId, number } = row
    expect(await open([{ number, days: '12' }])).toEqual({ saved: 1 })
    expect(await leftOf(h, o, employeeId)).toBe(1_200)
    const detail = await h.ok('GET /ws/absence/balance', { employeeId }, o.hr.as)
    expect(detail.openings).toEqual([{ type: 'annual', on, hundredths: 1_200, waits: false }])
    expect(detail.entries.filter(({ type }) => type === 'annual').map(({ kind, hundredths, by }) => [kind, hundredths, by])).toEqual([
      ['opening', -800, o.hr.name],
      ['grant', 2_000, ''],
    ])
    const list = await h.ok('GET /ws/absence/balances', { search: number }, o.hr.as)
    expect(list.records[0]!.balances.find(({ type }) => type === 'annual')).toMatchObject({ leftHundredths: 1_200 })
    const { balance } = await h.ok(
      'GET /ws/absence/preview',
      { employeeId, type: 'annual', from: `${yearNow(h)}-09-21`, to: `${yearNow(h)}-09-22`, halves: '' },
      o.hr.as,
    )
    expect(balance).toMatchObject({ beforeHundredths: 1_200, afterHundredths: 1_000 })
    const { records } = await h.ok('GET /ws/absence/yearEnd', { year: yearNow(h), search: number }, o.hr.as)
    expect(records.find(({ type }) => type === 'annual')).toMatchObject({ leftHundredths: 1_200, carriedHundredths: 500 })
    const gone = await change(employeeId, { status: 4, leaveOn: on })
    await performAsSystem(h.services, 'test', (act) => left(act, gone))
    const unused = await unusedLeaveOf(h.services.db, row.companyId, [employeeId], on, h.clock.now())
    // 20 a year until 14 September, less the 8 that were used before.
    expect(unused.get(employeeId)).toEqual([{ type: 'annual', hundredths: Math.round((8 + 14 / 30) * (2_000 / 12)) - 800 }])
  })
  it('has leave before its day in it, whenever that is entered', async () => {
    const { id, number } = await o.employee()
    await open([{ number, days: '7' }])
    await granted(h, o, leaveForm(id, `${yearNow(h)}-09-08`, { to: `${yearNow(h)}-09-09` }))
    expect(await leftOf(h, o, id)).toBe(700)
    await granted(h, o, leaveForm(id, on, { to: `${yearNow(h)}-09-15` }))
    expect(await leftOf(h, o, id)).toBe(500)
  })
  it('is corrected by another, and by adjustments after it', async () => {
    const { id: employeeId, number } = await o.employee()
    await open([{ number, days: '7', carried: '2', until: `${yearNow(h)}-10-31` }])
    await open([{ number, days: '9.5', carried: '1.5' }])
    expect(await leftOf(h, o, employeeId)).toBe(950)
    await h.ok('POST /ws/absence/adjust', { employeeId, type: 'annual', days: '-1', reason: 'x' }, o.hr.as)
    expect(await leftOf(h, o, employeeId)).toBe(850)
  })
  it('waits for the day on which somebody is employed, and begins their leave here', async () => {
    const { id, number } = await o.employee({ status: 1, contractStart: `${yearNow(h) - 3}-01-01` })
    await open([{ number, days: '3' }], `${yearNow(h)}-09-01`)
    const detail = await h.ok('GET /ws/absence/balance', { employeeId: id }, o.hr.as)
    expect([detail.openings[0]!.waits, detail.balances]).toEqual([true, []])
    const row = await change(id, { status: 3 })
    await performAsSystem(h.services, 'test', (act) => joined(act, row))
    expect(await leftOf(h, o, id)).toBe(300)
    await performAsSystem(h.services, 'test', (act) => joined(act, row))
    expect(await leftOf(h, o, id)).toBe(300)
  })
  it('is of any type that keeps a balance, and of no other', async () => {
    const { id, number } = await o.employee()
    await open([{ number, days: '0.5' }], on, 'casual')
    expect(await leftOf(h, o, id, 'casual')).toBe(50)
    expect((await refused([{ number, days: '1' }], { type: 'sick' })).error).toBe('leaveNotKept')
    expect((await refused([{ number, days: '1' }], { type: 'noSuchType' })).fields).toHaveProperty('type')
  })
  it('is saved for all of a list or for none, with what is wrong in each row', async () => {
    const [first, second] = [await o.employee(), await o.employee()]
    const stranger = (await company(h)).companyId
    expect(stranger).not.toBe(first.companyId)
    const rows: Row[] = [
      { number: first.number, days: '4' },
      { number: 'E-9999', days: '4' },
      { number: first.number, days: '4' },
      { number: second.number, days: '2', carried: '3' },
    ]
    const wrong = await refused(rows)
    expect(Object.keys(wrong.fields)).toEqual(['rows.1.number', 'rows.2.number', 'rows.3.carried'])
    expect(await leftOf(h, o, first.id)).toBe(1_500)
    const checked = await h.ok('POST /ws/absence/opening/check', { type: 'annual', on, rows }, o.hr.as)
    expect(checked.map(({ beforeHundredths, afterHundredths, problem }) => [beforeHundredths, afterHundredths, problem === null])).toEqual([
      [1_500, 400, true],
      [null, null, false],
      [1_500, null, false],
      [1_500, null, false],
    ])
    expect(await leftOf(h, o, first.id)).toBe(1_500)
    for (const day of [`${yearNow(h)}-09-15`, `${yearNow(h) - 2}-12-31`])
      expect((await refused([{ number: first.number, days: '1' }], { on: day })).fields).toHaveProperty('on')
  })
  it('is given by HR only, and to nobody of another company', async () => {
    const { number } = await o.employee()
    const form = { type: 'annual', on, rows: [{ number, days: '1' }] }
    for (const who of [o.lead, o.viewer, o.firm.member.finance, o.firm.member.admin])
      for (const key of ['POST /ws/absence/opening', 'POST /ws/absence/opening/check'] as const)
        expect((await h.refused(key, form, who.as)).status).toBe(403)
    const other = await company(h, { roles: ['hr'] })
    const found = await h.refused('POST /ws/absence/opening', form, other.member.hr.as)
    expect(found.fields).toHaveProperty('rows.0.number')
  })
  it('is given once by two at the same time, the later one counts', async () => {
    const { id, number } = await o.employee()
    const answers = await Promise.all(['3', '5', '4'].map((days) => open([{ number, days }])))
    expect(answers).toHaveLength(3)
    expect([300, 400, 500]).toContain(await leftOf(h, o, id))
    const { openings } = await h.ok('GET /ws/absence/balance', { employeeId: id }, o.hr.as)
    expect(openings[0]!.hundredths).toBe(await leftOf(h, o, id))
  })
})

describe('a type of some countries or teams', () => {
  const type = (name: string, more: object = {}) => ({
    ...{ nameCn: name, nameEn: name, mark: 1, paidPercent: 100, countsHolidays: false, halfDays: true, allowance: 'fixed', yearDays: '10' },
    ...{ accrual: 'year', stepDays: '1', proRata: 'months', advanceDays: '0', carryLimit: '0', carryTogether: '', carryForDays: null },
    ...{ paidOut: true, ...more },
  })
  const save = async (office: Office, name: string, more: object = {}) =>
    (await h.ok('POST /ws/absence/type', type(name, more) as never, office.hr.as)).code
  /** Every place that says which types somebody has. */
  const places: Record<string, (office: Office, one: EmployeeRow) => Promise<string[]>> = {
    'the form of a request': async ({ hr }, { id: employeeId }) =>
      (await h.ok('GET /ws/absence/types', { employeeId }, hr.as)).map(({ code }) => code),
    'the list of balances': async ({ hr }, { number }) =>
      (await h.ok('GET /ws/absence/balances', { search: number }, hr.as)).records[0]!.balances.map(({ type: code }) => code),
    'the balance of one': async ({ hr }, { id: employeeId }) =>
      (await h.ok('GET /ws/absence/balance', { employeeId }, hr.as)).balances.map(({ type: code }) => code),
    'the workbook of balances': async ({ hr }, { number }) =>
      rowsOfExport(await h.ok('POST /ws/absence/balances/export', { search: number }, hr.as))
        .slice(1)
        .map((row) => String(row[5])),
    'the year’s end': async ({ hr }, { number }) =>
      (await h.ok('GET /ws/absence/yearEnd', { year: yearNow(h), search: number }, hr.as)).records.map(({ type: code }) => code),
    'the statement': async (_, { companyId, id: employeeId }) =>
      (await statementOf(h.services.db, h.clock.now(), { companyId, employeeId })).balances.map(({ type: code }) => code),
    'the payslip': async (_, one) => (await balancesOn(h.services.db, one, on, h.clock.now())).map(({ type: code }) => code),
    'what is paid on leaving': async (_, { companyId, id }) =>
      ((await unusedLeaveOf(h.services.db, companyId, [id], on, h.clock.now())).get(id) ?? []).map(({ type: code }) => code),
  }

  it('is in every place for whom it is, and in none for others', async () => {
    const firm = await office(h)
    const { hr, team, otherTeam } = firm
    await h.services.pool.query('update team set parent_id = $1 where id = $2', [team, otherTeam])
    const [inside, outside] = [
      await firm.employee({ country: 'SG', zone: 'Asia/Singapore', teamId: otherTeam, grade: 'ｐ5' }),
      await firm.employee({ teamId: null, grade: 'P6' }),
    ]
    const codes = {
      country: await save(firm, 'Singapore', { countries: ['SG'] }),
      team: await save(firm, 'Sales', { teamIds: [team] }),
      grade: await save(firm, 'Experts', { grades: ['P5 ', 'p5', 'M1'] }),
    }
    await save(firm, 'Both', { countries: ['QA'], teamIds: [team] })
    await save(firm, 'Both too', { countries: ['SG'], grades: ['M1'] })
    const named = new Set(['Singapore', 'Sales', 'Experts', ...Object.values(codes)])
    for (const [place, seen] of Object.entries(places)) {
      expect((await seen(firm, inside)).filter((code) => named.has(code)).length, place).toBe(3)
      const others = (await seen(firm, outside)).filter((code) => named.has(code) || /both/i.test(code))
      expect(others, place).toEqual([])
    }
    const form = leaveForm(outside.id, `${yearNow(h)}-09-21`, { type: codes.country })
    for (const call of ['POST /ws/absence/ask', 'POST /ws/absence/save'] as const)
      expect((await h.refused(call, { form }, hr.as)).error).toBe('leaveTypeNotFor')
    const { note: _, ...dates } = { note: '', ...form, halves: '' }
    expect((await h.ok('GET /ws/absence/preview', dates, hr.as)).objection).toMatch(/国家、团队或职级/)
    const adjusted = { employeeId: outside.id, type: codes.team, days: '1', until: '', reason: 'x' }
    expect((await h.refused('POST /ws/absence/adjust', adjusted, hr.as)).error).toBe('leaveNotKept')
    const rows = [{ number: outside.number, days: '3' }]
    const opening = { type: codes.country, on, rows }
    expect((await h.ok('POST /ws/absence/opening/check', opening, hr.as))[0]!.problem).toMatch(/国家、团队或职级/)
    expect((await h.refused('POST /ws/absence/opening', opening, hr.as)).fields).toHaveProperty(['rows.0.number'])
    for (const wrong of [{ countries: ['ZZ'] }, { teamIds: [crypto.randomUUID()] }])
      expect((await h.refused('POST /ws/absence/type', type('Wrong', wrong) as never, hr.as)).status).toBe(422)
  })

  it('of some grades follows the grade of the record, and the editor is offered the grades that there are', async () => {
    const firm = await office(h)
    const one = await firm.employee({ grade: 'P5' })
    const code = await save(firm, 'Experts', { grades: ['p5'] })
    expect(await leftOf(h, firm, one.id, code)).toBe(1_000)
    await h.services.pool.query("update employee set grade = 'P6' where id = $1", [one.id])
    for (const [place, seen] of Object.entries(places)) expect(await seen(firm, { ...one, grade: 'P6' }), place).not.toContain(code)
    const request = leaveForm(one.id, `${yearNow(h)}-09-21`, { type: code })
    expect((await h.refused('POST /ws/absence/ask', { form: request }, firm.hr.as)).error).toBe('leaveTypeNotFor')
    expect((await h.ok('GET /ws/absence/choices', {}, firm.hr.as)).grades).toEqual(['P6'])
    expect((await h.ok('GET /ws/absence/choices', {}, firm.viewer.as)).grades).toEqual([])
  })

  it('gives more with years of service, from the day of the record or the start of the contract; a wrong step is named where it is', async () => {
    const firm = await office(h)
    const year = yearNow(h)
    const more = {
      service: [
        { years: '5', days: '12' },
        { years: 10, days: '15.5' },
      ],
    }
    const code = await save(firm, 'Service', more)
    const left = async (contractStart: string, serviceFrom: string | null = null) =>
      leftOf(h, firm, (await firm.employee({ contractStart, serviceFrom })).id, code)
    expect(await left(`${year - 4}-01-01`)).toBe(1_000)
    expect(await left(`${year - 5}-12-31`)).toBe(1_200)
    expect(await left(`${year - 4}-01-01`, `${year - 10}-12-31`)).toBe(1_550)
    const [found] = (await h.ok('GET /ws/absence/types', {}, firm.hr.as)).filter((one) => one.code === code)
    expect(found?.service).toEqual([
      { years: 5, hundredths: 1_200 },
      { years: 10, hundredths: 1_550 },
    ])
    const refused = async (service: object[]) =>
      (await h.refused('POST /ws/absence/type', type('Other', { service }) as never, { ...firm.hr.as, lang: 'en' })).fields
    expect(await refused([{ years: '0', days: '12' }])).toEqual({ 'service.0.years': 'Give whole years from 1 to 40' })
    expect(await refused([{ years: '3', days: '366.5' }])).toEqual({ 'service.0.days': 'A year has at most 366 days' })
    expect(
      await refused([
        { years: 5, days: '12' },
        { years: 5, days: '13' },
      ]),
    ).toEqual({
      'service.1.years': 'This has to be more years than the step before',
    })
    const seven = Array.from({ length: 7 }, (_, nth) => ({ years: nth + 1, days: '12' }))
    expect(Object.keys(await refused(seven))).toEqual(['service'])
  })

  it('takes back what nobody outside has used once it is narrowed, and leave that was granted can still be changed', async () => {
    const firm = await office(h)
    const { hr, lead } = firm
    const [used, unused] = [await firm.employee(), await firm.employee()]
    const day = `${yearNow(h)}-09-21`
    const request = await granted(h, firm, leaveForm(used.id, day, { type: 'casual', to: `${yearNow(h)}-09-22` }))
    await performAsSystem(h.services, 'test', (act) => joined(act, unused))
    const casual = (await h.ok('GET /ws/absence/types', {}, hr.as)).find(({ code }) => code === 'casual')!
    const narrow = { code: 'casual', version: casual.version, yearDays: '3', countries: ['SG'], paidOut: false }
    await h.ok('POST /ws/absence/type', type('Casual leave', narrow) as never, hr.as)
    for (const one of [used, unused])
      for (const [place, seen] of Object.entries(places)) expect(await seen(firm, one), place).not.toContain('casual')
    const change = { id: request.id, version: request.version, from: day, to: day, halves: [], reason: 'x' }
    await h.ok('POST /ws/absence/change', change, lead.as)
    await performAsSystem(h.services, 'test', (act) => joined(act, used))
    expect((await h.ok('GET /ws/absence/request', { id: request.id }, hr.as)).totalHundredths).toBe(100)
    expect(await places['the list of balances']!(firm, used)).not.toContain('casual')
  })

  describe('with an opening balance of somebody for whom it keeps none when they start', () => {
    const night = async (firm: Office) => {
      h.clock.advance({ hours: 24 })
      await h.services.pool.query("update job set due_at = $1 where name = 'absence.night'", [h.clock.now().toString()])
      await h.jobs.runDue()
      await signInAgain(h, firm.hr)
    }
    const changed = async (firm: Office, code: string, more: object) => {
      const { version } = (await h.ok('GET /ws/absence/types', {}, firm.hr.as)).find((one) => one.code === code)!
      await h.ok('POST /ws/absence/type', type('Experts', { code, version, ...more }) as never, firm.hr.as)
    }
    /** Each with what takes the type from the person before they start, and what gives it back. */
    const ways = {
      grade: {
        takes: (_: Office, id: string) => change(id, { grade: 'P6' }),
        gives: async (firm: Office, id: string) => {
          await change(id, { grade: 'P5' })
          await night(firm)
        },
      },
      country: {
        takes: (_: Office, id: string) => change(id, { country: 'SG' }),
        gives: async (firm: Office, id: string) => {
          await change(id, { country: PLAIN })
          await night(firm)
        },
      },
      team: {
        takes: (firm: Office, id: string) => change(id, { teamId: firm.otherTeam }),
        gives: async (firm: Office, id: string) => {
          await change(id, { teamId: firm.team })
          await night(firm)
        },
      },
      cover: {
        takes: (firm: Office, _id: string, code: string) => changed(firm, code, { grades: ['M1'] }),
        gives: (firm: Office, _id: string, code: string) => changed(firm, code, { grades: ['P5'] }),
      },
      allowance: {
        takes: (firm: Office, _id: string, code: string) => changed(firm, code, { allowance: 'none', yearDays: '' }),
        gives: (firm: Office, _id: string, code: string) => changed(firm, code, {}),
      },
    }
    it.each(Object.entries(ways))('waits until it keeps one: %s', async (_, { takes, gives }) => {
      const firm = await office(h)
      const narrow = { grades: ['P5'], countries: [PLAIN], teamIds: [firm.team] }
      const code = await save(firm, 'Experts', narrow)
      await save(firm, 'Others')
      const { id, number } = await firm.employee({ status: 2, grade: 'P5', contractStart: `${yearNow(h)}-09-01` })
      const rows = [{ number, days: '1.5' }]
      await h.ok('POST /ws/absence/opening', { type: code, on: `${yearNow(h)}-09-10`, rows }, firm.hr.as)
      await takes(firm, id, code)
      const row = await change(id, { status: 3 })
      await performAsSystem(h.services, 'test', (act) => joined(act, row))
      const waits = async () => (await h.ok('GET /ws/absence/balance', { employeeId: id }, firm.hr.as)).openings[0]!.waits
      await night(firm)
      expect(await waits()).toBe(true)
      await gives(firm, id, code)
      expect(await waits()).toBe(false)
      expect(await leftOf(h, firm, id, code)).toBe(150)
      await night(firm)
      expect(await leftOf(h, firm, id, code)).toBe(150)
    })
  })

  it('of an import is the one that is for the person', async () => {
    const firm = await office(h)
    await save(firm, 'Annual SG', { allowance: 'contract', yearDays: '', countries: ['SG'] })
    const annual = (await h.ok('GET /ws/absence/types', {}, firm.hr.as)).find(({ code }) => code === 'annual')!
    const elsewhere = { code: 'annual', version: annual.version, allowance: 'contract', yearDays: '', countries: ['QA'] }
    await h.ok('POST /ws/absence/type', type('Annual leave', elsewhere) as never, firm.hr.as)
    const [qatar, singapore] = [await firm.employee(), await firm.employee({ country: 'SG', zone: 'Asia/Singapore' })]
    const types = await leaveTypesOf(h.services.db, qatar.companyId, h.clock.now())
    expect([annualOf(types, qatar)?.code, annualOf(types, singapore)?.code]).toEqual(['annual', 'annualSg'])
  })
})
