import { beforeAll, describe, expect, it } from 'vitest'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { inNovember, paid, payScene } from '../../../../../test/support/payrun.ts'
import { readPdf } from '../../../../../test/support/pdfkit.ts'
import { codeFor, operator, type Person } from '../../../../../test/support/personas.ts'
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
