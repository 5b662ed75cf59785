import { beforeAll, describe, expect, it } from 'vitest'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { approved, inNovember, paid, payScene } from '../../../../../test/support/payrun.ts'
import { readPdf } from '../../../../../test/support/pdfkit.ts'
import { codeFor, operator, type Person } from '../../../../../test/support/personas.ts'
import { reviewRates } from '../../../../../test/support/rates.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { EMPLOYEE_LINK_MESSAGES_A_DAY } from '../../../../rules/constants.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

describe('a published payslip', () => {
  it('reaches its employee by a link with a code, opens for some minutes, and prints in both languages', async () => {
    const scene = await payScene(h, [{ name: '欧阳靐', email: 'ouyang@people.example' }])
    const { hr } = scene.people.member
    const id = await paid(h, scene, platform.as, { on: '2026-10-15' })
    await h.ok('POST /ws/payroll/run/publish', { id }, hr.as)
    await h.jobs.runDue()
    const rows = await messagesTo(h, 'ouyang@people.example')
    const key = rows[0]!.body.match(/key=([\w-]+)/)![1]!
    expect(rows).toHaveLength(1)
    expect(rows[0]!.body).not.toMatch(/10,000|10000/)
    expect((await h.refused('POST /ws/payslip/code', { key: 'wrong' })).error).toBe('employeeLinkGone')
    expect(await h.ok('POST /ws/payslip/code', { key })).toMatchObject({ to: 'o***@people.example' })
    expect((await h.refused('POST /ws/payslip/code', { key })).error).toBe('codeTooSoon')
    const code = await codeFor(h, 'ouyang@people.example')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries++) expect((await h.refused('POST /ws/payslip/open', { key, code: wrong })).error).toBe('codeWrong')
    const opened = await h.ok('POST /ws/payslip/open', { key, code })
    expect(opened).toMatchObject({ employee: { name: '欧阳靐' }, slip: { totals: { netMinor: 1_000_000 } } })
    expect((await h.refused('POST /ws/payslip/open', { key, code })).error).toBe('codeExpired')
    expect((await h.ok('POST /ws/payslip/open', { key, open: opened.open })).slip.lines).toHaveLength(1)
    for (const lang of ['cn', 'en'] as const) {
      const { base64 } = await h.ok('POST /ws/payslip/pdf', { key, open: opened.open, lang })
      const { text } = readPdf(Buffer.from(base64, 'base64'))
      expect(text).toContain(lang === 'cn' ? '工资单' : 'Payslip')
      // The second letter of the given name is in no common subset of the font.
      expect(text).toContain('欧阳靐')
      expect(text).toContain('10,000.00')
    }
    h.clock.advance({ minutes: 16 })
    expect((await h.refused('POST /ws/payslip/open', { key, open: opened.open })).error).toBe('employeeLinkClosed')
    const { records } = await h.ok('GET /ws/payroll/run/people', { id }, hr.as)
    await h.ok('POST /ws/payroll/slip/send', { id: records[0]!.slipId! }, hr.as)
    expect((await h.refused('POST /ws/payslip/code', { key })).error).toBe('employeeLinkGone')
  })

  it('is opened once by a code, also by several at the same time, and no other company can use up its messages', async () => {
    const scene = await payScene(h, [{ email: 'twice@people.example' }])
    const { hr } = scene.people.member
    const id = await paid(h, scene, platform.as, { on: '2026-10-15' })
    await h.ok('POST /ws/payroll/run/publish', { id }, hr.as)
    await h.jobs.runDue()
    const key = (await messagesTo(h, 'twice@people.example'))[0]!.body.match(/key=([\w-]+)/)![1]!
    // A stranger's company writes the same address into its own records.
    const other = await payScene(h, [{ email: 'twice@people.example' }])
    const send = () => h.call('POST /ws/absence/statement/send', { employeeIds: other.ids }, other.people.member.hr.as)
    for (let nth = 0; nth < EMPLOYEE_LINK_MESSAGES_A_DAY; nth++) await send()
    expect((await send()).body.success).toBe(false)
    await h.ok('POST /ws/payslip/code', { key })
    const code = await codeFor(h, 'twice@people.example')
    const opened = await Promise.all(Array.from({ length: 4 }, () => h.call('POST /ws/payslip/open', { key, code })))
    expect(opened.filter(({ body }) => body.success)).toHaveLength(1)
  })

  it('says beside its lines who the employer is, where it was paid, the year to date and the leave left, the same ever after', async () => {
    const form = {
      ...{ code: 'CPF', nameCn: '公积金', nameEn: 'Provident', sourceName: 'CPF Board', sourceUrl: 'https://www.cpf.gov.sg' },
      ...{ kind: 'percent', base: 'month', ratePpm: 170_000, capMinor: null },
    }
    await h.ok('POST /ws/operator/cost/draft', { region: 'SG', effectiveFrom: '2026-01-01', sample: true, components: [form] }, platform.as)
    await reviewRates(h, 'SG', await operator(h))
    const scene = await payScene(
      h,
      [{ country: 'SG', currency: 'SGD', account: 'DE44500105175407324931', leaveHundredths: 1_500, email: 'beside@people.example' }],
      { funded: [{ amountMinor: 10_000_000, currency: 'SGD' }] },
    )
    const { hr } = scene.people.member
    const { rows } = await h.services.pool.query<{ credit_code: string }>(
      "update company set address = '1 Raffles Place', area = 'SG' where id = $1 returning credit_code",
      [scene.people.companyId],
    )
    const october = await paid(h, scene, platform.as, { on: '2026-10-15' })
    const detail = async (run: string) => {
      const { records } = await h.ok('GET /ws/payroll/run/people', { id: run }, hr.as)
      return h.ok('GET /ws/payroll/slip', { id: records[0]!.slipId! }, hr.as)
    }
    const first = await detail(october)
    expect(first.beside).toMatchObject({
      employer: { registration: rows[0]!.credit_code, address: { cn: '1 Raffles Place，新加坡', en: '1 Raffles Place, Singapore' } },
      yearToDate: { since: '2026-01-01', slips: 1, grossMinor: 1_000_000, netMinor: 1_000_000 },
      account: { bankName: 'Nordsee Bank', mask: expect.stringMatching(/4931$/) },
      showsCost: true,
    })
    const annual = ({ beside }: typeof first) => beside.leave.find(({ type }) => type === 'annual')?.leftHundredths
    expect(annual(first)).toBe(1_500)

    // Leave of October that is known in November is on the slip of November.
    h.clock.advance({ hours: 1 })
    const asked = { employeeId: scene.ids[0]!, type: 'annual', from: '2026-10-14', to: '2026-10-15', note: '' }
    const { id, version } = await h.ok('POST /ws/absence/ask', { form: asked }, scene.people.as)
    await h.ok('POST /ws/absence/grant', { id, version }, hr.as)
    const bonus = {
      employeeId: scene.ids[0]!,
      kind: 'item',
      code: 'bonus',
      label: 'Bonus',
      every: 'once',
      from: '2026-11-02',
      amount: '500',
    }
    await h.ok('POST /ws/payroll/item/add', { ...bonus, currency: 'SGD', reason: 'x' }, hr.as)
    const november = await paid(h, scene, platform.as)
    const second = await detail(november)
    expect(second.beside.yearToDate).toMatchObject({ slips: 2, grossMinor: 2_050_000, netMinor: 2_050_000 })
    expect(annual(second)).toBe(1_300)
    const again = await detail(october)
    expect(again.beside).toEqual(first.beside)

    const printed = async (lang: 'cn' | 'en') => {
      const { base64 } = await h.ok('GET /ws/payroll/slip/pdf', { id: second.id, lang }, hr.as)
      return readPdf(Buffer.from(base64, 'base64')).text
    }
    const text = await printed('en')
    for (const words of [
      '1 Raffles Place, Singapore',
      rows[0]!.credit_code,
      '4931',
      'since 2026-01-01, 2 payslips',
      '20,500.00',
      '13 days',
      'Provident',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('DE4450010517540732')

    // The company leaves its own cost out: of the PDF, and of what the employee's page gets.
    const { version: seen } = await h.ok('GET /ws/payroll/policy', {}, hr.as)
    await h.ok('POST /ws/payroll/policy', { version: seen, showsCost: false }, hr.as)
    for (const lang of ['cn', 'en'] as const) expect(await printed(lang)).not.toMatch(/Provident|公积金/)
    expect((await detail(november)).slip.employerCost).toHaveLength(1)
    await h.ok('POST /ws/payroll/run/publish', { id: november }, hr.as)
    await h.jobs.runDue()
    const key = (await messagesTo(h, 'beside@people.example'))[0]!.body.match(/key=([\w-]+)/)![1]!
    await h.ok('POST /ws/payslip/code', { key })
    const opened = await h.ok('POST /ws/payslip/open', { key, code: await codeFor(h, 'beside@people.example') })
    expect(opened.slip).toMatchObject({ employerCost: null, totals: { employerCostMinor: null } })
    expect(opened.beside).toMatchObject({ yearToDate: { slips: 2 }, showsCost: false })
  })

  it('says the same leave left after every change of the record and of the types', async () => {
    const scene = await payScene(h, [{ leaveHundredths: 1_500 }])
    const { hr } = scene.people.member
    const employeeId = scene.ids[0]!
    const ask = (text: string, ...values: unknown[]) => h.services.pool.query(text, [employeeId, ...values])
    await ask("update employee set grade = 'P5' where id = $1")
    const form = {
      ...{ nameCn: '专家假', nameEn: 'Expert leave', mark: 1, paidPercent: 100, countsHolidays: false, halfDays: true, allowance: 'fixed' },
      ...{ yearDays: '10', service: [{ years: 5, days: '12' }], accrual: 'year', stepDays: '1', proRata: 'months', advanceDays: '0' },
      ...{ carryLimit: '0', carryTogether: '', carryForDays: null, paidOut: true, grades: ['P5'], countries: ['CN'] },
    } as const
    const { code } = await h.ok('POST /ws/absence/type', form, scene.people.as)
    const run = await paid(h, scene, platform.as, { on: '2026-10-15' })
    const { records } = await h.ok('GET /ws/payroll/run/people', { id: run }, hr.as)
    const leave = async () => (await h.ok('GET /ws/payroll/slip', { id: records[0]!.slipId! }, hr.as)).beside.leave
    const first = await leave()
    expect(first.map(({ type, leftHundredths }) => [type, leftHundredths])).toEqual(
      expect.arrayContaining([
        ['annual', 1_500],
        [code, 1_200],
      ]),
    )
    const ofType = `update leave_type set %s where company_id = (select company_id from employee where id = $1) and code = '${code}'`
    const changes = [
      'update employee set leave_hundredths = 500 where id = $1',
      "update employee set service_from = '2025-01-01' where id = $1",
      "update employee set grade = 'P6' where id = $1",
      "update employee set country = 'SG' where id = $1",
      "update employee set contract_start = '2026-07-01' where id = $1",
      "update employee set status = 4, leave_on = '2026-11-20' where id = $1",
      ofType.replace('%s', "name_en = 'Other leave of experts', name_cn = '其他专家假'"),
      ofType.replace('%s', "year_hundredths = 300, service = '[]'"),
      ofType.replace('%s', "allowance = 'none', year_hundredths = null, service = '[]'"),
      ofType.replace('%s', 'archived = true'),
    ]
    for (const change of changes) {
      expect((await ask(change)).rowCount, change).toBe(1)
      expect(await leave(), change).toEqual(first)
      h.clock.advance({ minutes: 1 })
      await h.jobs.runDue()
      expect(await leave(), change).toEqual(first)
    }
    const printed = await h.ok('GET /ws/payroll/slip/pdf', { id: records[0]!.slipId!, lang: 'en' }, hr.as)
    expect(readPdf(Buffer.from(printed.base64, 'base64')).text).toContain('Expert leave')
  })

  it('counts its leave again while its run is no longer approved, and of runs from before it was kept', async () => {
    const scene = await payScene(h, [{ leaveHundredths: 1_500 }])
    const { hr, finance } = scene.people.member
    const run = await approved(h, scene, { on: '2026-10-15' })
    const { records } = await h.ok('GET /ws/payroll/run/people', { id: run }, hr.as)
    const annual = async () =>
      (await h.ok('GET /ws/payroll/slip', { id: records[0]!.slipId! }, hr.as)).beside.leave.find(({ type }) => type === 'annual')
    await h.services.pool.query('update employee set leave_hundredths = 900 where id = $1', [scene.ids[0]])
    expect(await annual()).toMatchObject({ leftHundredths: 1_500 })
    const { version } = await h.ok('GET /ws/payroll/run', { id: run }, finance.as)
    await h.ok('POST /ws/payroll/run/reopen', { id: run, version, reason: 'x' }, finance.as)
    expect(await annual()).toMatchObject({ leftHundredths: 900 })

    const old = await payScene(h, [{ leaveHundredths: 1_500 }])
    const before = await paid(h, old, platform.as, { on: '2026-10-15' })
    await h.services.pool.query('delete from pay_slip_leave where run_id = $1', [before])
    const people = await h.ok('GET /ws/payroll/run/people', { id: before }, old.people.member.hr.as)
    const slip = await h.ok('GET /ws/payroll/slip', { id: people.records[0]!.slipId! }, old.people.member.hr.as)
    expect(slip.beside.leave.find(({ type }) => type === 'annual')).toMatchObject({ leftHundredths: 1_500 })
  })

  it('locks its run after seven days, warned a day before', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    const id = await paid(h, scene, platform.as, { on: '2026-10-15' })
    await h.ok('POST /ws/payroll/run/publish', { id }, hr.as)
    h.clock.advance({ hours: 24 * 6 + 1 })
    await h.jobs.runDue()
    const state = async () =>
      (await h.services.pool.query<{ state: string }>('select state from pay_run where id = $1', [id])).rows[0]!.state
    expect(await state()).toBe('published')
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    expect(await state()).toBe('locked')
    const { rows } = await h.services.pool.query("select 1 from notice where kind = 'runLocks' and account_id = $1", [finance.accountId])
    expect(rows).toHaveLength(1)
  })
})
