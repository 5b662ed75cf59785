import { beforeAll, describe, expect, it } from 'vitest'
import { teamOf } from '../../../../../test/support/employees.ts'
import { applyImport, checkedImport, importDetail } from '../../../../../test/support/imports.ts'
import { type CompanyPeople, company } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { newWorkbook, type Value } from '../../../../../test/support/workbooks.ts'

/** What a sheet of an agency brings beside the record: bank accounts, what is left of annual leave, times of work. */

const h = serverForFile()
let mine: CompanyPeople
beforeAll(async () => {
  mine = await company(h, { roles: ['hr', 'admin', 'finance'] })
  await teamOf(h, mine, '销售部')
})
const hr = () => mine.member.hr.as

const HEADINGS = ['工号', '姓名', '部门', '国家', '护照号码', '岗位', '入职日期', '工作日', '上班时间', '下班时间', '币种', '基本工资']
const WITH_GRADE = [...HEADINGS, '职等', '参加工作日期']
const MORE = ['年假天数', '剩余年假', '余额日期', '上年结转', '户名', '开户行', '银行账号', '发薪周期']
const person = (at: number, more: Value[], change: Record<number, Value> = {}): Value[] =>
  [
    ...[`B-${at}`, `员工${at}`, '销售部', '直布罗陀', `E77${String(at).padStart(6, '0')}`, '客户经理', '2024-03-05'],
    ...['周一至周五', '09:00', '18:30', 'CNY', '6500', ...more],
  ].map((value, nth) => (nth in change ? (change[nth] ?? null) : value))
const sheet = (...rows: Value[][]) => newWorkbook([[...HEADINGS, ...MORE], ...rows])
const full = (
  account: string,
  more: Partial<{ left: string; on: string | null; carried: string | null; holder: string | null }> = {},
): Value[] => [...['15', more.left ?? '8.5', more.on ?? null, more.carried ?? null, more.holder ?? null, '招商银行', account, '月薪']]
const employeeOf = async (number: string) => (await h.ok('GET /ws/employee/list', { search: number }, hr())).records[0]!
const recordOf = async (number: string) => (await h.ok('GET /ws/employee/detail', { id: (await employeeOf(number)).id }, hr())).record!
const rowsOf = async (id: string) => (await h.ok('GET /ws/intake/rows', { id, pageSize: 100 }, hr())).records
const imported = async (...rows: Value[][]) => {
  const { id } = await checkedImport(h, hr(), await sheet(...rows))
  return applyImport(h, id, hr())
}

describe('a sheet with bank accounts, balances and times of work', () => {
  it('leaves nothing to fill in; numbers are masked, and the account waits for a second person', async () => {
    const one = await checkedImport(h, hr(), await sheet(person(1, full('6225 8801 2345 6789'))))
    expect((await rowsOf(one.id))[0]!.missing).toEqual([])
    expect([one.state, one.counts.new, one.incomplete]).toEqual(['checked', 1, 0])
    const answer = JSON.stringify([one, await rowsOf(one.id)])
    expect(answer).not.toContain('6225880123456789')
    expect(answer).not.toContain('6225 8801')
    expect(await applyImport(h, one.id, hr())).toMatchObject({ state: 'applied', created: 1, refused: 0 })
    expect(await employeeOf('B-1')).toMatchObject({ status: 1 })
    const { payee, ...record } = await recordOf('B-1')
    expect(record).toMatchObject({ dayStart: '09:00', dayEnd: '18:30' })
    expect(payee).toMatchObject({ holder: '员工1', bankName: '招商银行', mask: '•••• 6789', confirmed: null })
  })
  it('grade and the day from which service counts come with it, in the words of either language, and a wrong day is named', async () => {
    const book = (head: Value[], ...rows: Value[][]) => newWorkbook([head, ...rows])
    const row = (at: number, ...more: Value[]) => [...person(at, []), ...more]
    const first = await checkedImport(h, hr(), await book(WITH_GRADE, row(61, 'P5', '2012.7.1'), row(62, 'M2', '2012-02-30')))
    const wrong = (await rowsOf(first.id)).flatMap(({ problems }) => problems.map(({ field, value }) => [field, value]))
    expect(wrong).toEqual([['serviceFrom', '2012-02-30']])
    await applyImport(h, first.id, hr())
    expect((await employeeOf('B-61')).inner).toMatchObject({ grade: 'P5', serviceFrom: '2012-07-01' })
    const english = [...HEADINGS, 'Job level', 'Original hire date']
    const second = await checkedImport(h, hr(), await book(english, row(61, 'P6', '2012-07-01')))
    expect((await rowsOf(second.id))[0]?.changes).toEqual([{ field: 'grade', before: 'P5', after: 'P6' }])
    await applyImport(h, second.id, hr())
    expect((await employeeOf('B-61')).inner).toMatchObject({ grade: 'P6', serviceFrom: '2012-07-01' })
  })

  it('an account with a wrong check digit, without a bank, or that Excel has cut is a problem of its cell', async () => {
    const one = await checkedImport(
      h,
      hr(),
      await sheet(
        person(11, full('DE00000000000000000000')),
        person(12, ['15', null, null, null, null, null, '6225880123450012', '月薪']),
        person(
          13,
          full('1').map((value, nth) => (nth === 6 ? 6_225_880_123_450_013 : value)),
        ),
        person(14, full('6225880123450014'), { 9: '08:30' }),
        person(15, full('6225880123450015', { left: '2', carried: '3' })),
      ),
    )
    expect(one.counts).toEqual({ toFix: 5 })
    const problems = (await rowsOf(one.id)).flatMap((row) => row.problems.map(({ kind }) => kind))
    expect(problems).toEqual([
      'accountNumber checkDigit',
      'accountNumber bankNameMissing',
      'accountNumber digitsLost',
      'dayEnd hoursOrder',
      'leaveCarried openingCarried',
    ])
    await h.ok('POST /ws/intake/stop', { id: one.id }, hr())
  })
  it('gives the balance when they are employed, and a second sheet changes what differs', async () => {
    await imported(person(2, full('6225880123450002', { left: '8.5', on: '2026-01-05' })))
    const { id } = await employeeOf('B-2')
    const before = await h.ok('GET /ws/absence/balance', { employeeId: id }, hr())
    expect(before.openings).toMatchObject([{ type: 'annual', hundredths: 850, waits: true }])
    const again = await checkedImport(
      h,
      hr(),
      await sheet(person(2, full('6225880123450002', { left: '7', on: '2026-01-05', holder: '李四' }))),
    )
    const [row] = await rowsOf(again.id)
    expect(row?.changes.map(({ field, before: old, after }) => [field, old, after])).toEqual([
      ['leaveLeft', '8.5', '7'],
      ['bankHolder', '员工2', '李四'],
    ])
    await applyImport(h, again.id, hr())
    expect((await recordOf('B-2')).payee).toMatchObject({ holder: '李四', mask: '•••• 0002' })
    const { openings } = await h.ok('GET /ws/absence/balance', { employeeId: id }, hr())
    expect(openings).toMatchObject([{ hundredths: 700 }])
    const { version } = await importDetail(h, again.id, hr())
    await h.ok('POST /ws/intake/undo', { id: again.id, version }, hr())
    await h.jobs.runDue()
    expect((await importDetail(h, again.id, hr())).undone).toBe(1)
    expect((await recordOf('B-2')).payee).toMatchObject({ holder: '员工2', mask: '•••• 0002' })
    const restored = await h.ok('GET /ws/absence/balance', { employeeId: id }, hr())
    expect(restored.openings).toMatchObject([{ hundredths: 850 }])
  })
  it('is undone with all that it brought', async () => {
    const { id, version } = await imported(person(3, full('6225880123450003')))
    const employee = await employeeOf('B-3')
    await h.ok('POST /ws/intake/undo', { id, version }, hr())
    await h.jobs.runDue()
    expect((await importDetail(h, id, hr())).undone).toBe(1)
    const left = async (table: string, column = 'employee_id') =>
      (await h.services.pool.query(`select 1 from ${table} where ${column} = $1`, [employee.id])).rows.length
    expect([await left('payee'), await left('leave_opening'), await left('secret', 'row_id')]).toEqual([0, 0, 0])
  })
  it('are confirmed together by a second person, who is never the one who imported them', async () => {
    await imported(...[31, 32, 33].map((at) => person(at, full(`62258801234500${at}`))))
    const finance = mine.member.finance.as
    const waiting = async (as: { token: string }) =>
      (await h.ok('GET /ws/employee/payees', { pageSize: 100 }, as)).records.filter(({ number }) => /^B-3[123]$/.test(number))
    const seen = await waiting(finance)
    expect(seen.map(({ mask, holderDiffers, whyNotConfirm }) => [mask.length, holderDiffers, whyNotConfirm])).toEqual(
      Array.from({ length: 3 }, () => [9, false, null]),
    )
    expect((await waiting(hr())).every(({ whyNotConfirm }) => whyNotConfirm !== null)).toBe(true)
    const accounts = seen.map(({ id: employeeId, changedAt }) => ({ employeeId, changedAt }))
    const byHr = await h.ok('POST /ws/employee/payees/confirm', { accounts }, hr())
    expect([byHr.done, byHr.refused.length]).toEqual([0, 3])
    const old = accounts.map((one, nth) => (nth === 0 ? { ...one, changedAt: '2020-01-01T00:00:00Z' } : one))
    const answer = await h.ok('POST /ws/employee/payees/confirm', { accounts: old }, finance)
    expect([answer.done, answer.refused.map(({ id }) => id)]).toEqual([2, [accounts[0]!.employeeId]])
    expect((await waiting(finance)).map(({ id }) => id)).toEqual([accounts[0]!.employeeId])
    const stranger = await company(h, { name: '别家' })
    expect((await h.refused('POST /ws/employee/payees/confirm', { accounts }, stranger.owner.as)).status).toBe(404)
  })
  it('an account that somebody has confirmed since keeps the record', async () => {
    const { id, version } = await imported(person(4, full('6225880123450004')))
    const { payee } = await recordOf('B-4')
    const { id: employeeId } = await employeeOf('B-4')
    await h.ok('POST /ws/employee/payee/confirm', { employeeId, changedAt: payee!.changedAt }, mine.member.finance.as)
    await h.ok('POST /ws/intake/undo', { id, version }, hr())
    await h.jobs.runDue()
    expect((await importDetail(h, id, hr())).undone).toBe(0)
    expect((await recordOf('B-4')).payee).toMatchObject({ confirmed: { by: mine.member.finance.name } })
  })
  it('of an administrator brings no balances: those are kept by HR', async () => {
    const admin = mine.member.admin.as
    const one = await checkedImport(h, admin, await sheet(person(5, full('6225880123450005'))))
    expect(one.survey?.columns.filter(({ field }) => field?.startsWith('leaveLeft'))).toEqual([])
    expect(await applyImport(h, one.id, admin)).toMatchObject({ state: 'applied', created: 1 })
    const { openings } = await h.ok('GET /ws/absence/balance', { employeeId: (await employeeOf('B-5')).id }, hr())
    expect(openings).toEqual([])
  })
})

describe('a proposal that is only spelled alike', () => {
  it('is shown, and never taken for all rows of its kind', async () => {
    const one = await checkedImport(
      h,
      hr(),
      await sheet(person(21, full('6225880123450021'), { 3: 'Austrlia' }), person(22, [], { 3: '欧洲' })),
    )
    const kind = one.kinds.find(({ field }) => field === 'country')!
    expect([kind.count, kind.proposals]).toEqual([2, 0])
    const rows = await rowsOf(one.id)
    expect(rows.map(({ problems }) => problems.find(({ field }) => field === 'country')?.proposal)).toEqual(['Australia', ''])
    const refused = await h.refused('POST /ws/intake/accept', { id: one.id, version: one.version, kind: kind.kind }, hr())
    expect(refused.error).toBe('staleState')
    await h.ok('POST /ws/intake/stop', { id: one.id }, hr())
  })
})
