import { beforeAll, describe, expect, it } from 'vitest'
import { teamOf } from '../../../../../test/support/employees.ts'
import { annotatedImport, applyImport, checkedImport, importDetail, importFile, sendImport } from '../../../../../test/support/imports.ts'
import { type CompanyPeople, company, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { newWorkbook, oldWorkbook, type Value } from '../../../../../test/support/workbooks.ts'
import { bytesOfBuffer } from '../../../../platform/server/files/workbook/bytes.ts'
import { openWorkbook } from '../../../../platform/server/files/workbook/open.ts'

const h = serverForFile()
let mine: CompanyPeople
let other: CompanyPeople

beforeAll(async () => {
  mine = await company(h, { roles: ['hr', 'admin', 'viewer', 'finance'], name: '澜工' })
  other = await company(h, { name: '别家' })
  await teamOf(h, mine, '销售部')
  await teamOf(h, mine, '研发部')
})

const hr = () => mine.member.hr.as
const HEADINGS = [
  '工号',
  '姓名 / Name*',
  '部门',
  '国家/地区',
  '护照号码',
  '邮箱',
  '手机号码',
  '岗位',
  '入职日期',
  '直属上级',
  '薪资币种',
  '基本工资(元)',
  '备注',
]
const GOOD: Value[] = [
  'L-001',
  '陈晓雯',
  '销售部',
  '新加坡',
  'E88001122',
  'chen@langong.example',
  '+65 8123 4567',
  '客户经理',
  '2026-03-05',
  null,
  'SGD',
  '6,500',
  '老员工',
]
const row = (change: Record<number, Value> = {}): Value[] => GOOD.map((value, at) => (at in change ? (change[at] ?? null) : value))
const person = (at: number, change: Record<number, Value> = {}): Value[] =>
  row({
    0: `L-${at}`,
    1: `员工${at}`,
    4: `E99${String(at).padStart(6, '0')}`,
    5: `p${at}@langong.example`,
    6: `+65 8123 ${String(at).padStart(4, '0')}`,
    ...change,
  })
const sheet = (...rows: Value[][]) => newWorkbook([HEADINGS, ...rows])
const rowsOf = async (id: string, input: Record<string, unknown> = {}, as: { token: string; lang?: 'cn' | 'en' } = hr()) =>
  (await h.ok('GET /ws/intake/rows', { id, pageSize: 100, ...input }, as)).records
const listed = async (search: string) => (await h.ok('GET /ws/employee/list', { search }, hr())).records
const numbers = async () => (await h.ok('GET /ws/employee/list', { pageSize: 100 }, hr())).total

describe('a workbook is taken in', () => {
  it('answers with the import at once; the columns are proposed with samples, and numbers are masked', async () => {
    const id = await importFile(h, hr().token, await sheet(person(1)))
    expect(await importDetail(h, id, hr())).toMatchObject({ state: 'reading', fileName: 'people.xlsx', kind: 'xlsx', survey: null })
    await h.jobs.runDue()
    const { state, survey, progress } = await importDetail(h, id, hr())
    expect([state, progress]).toEqual(['mapping', null])
    expect(survey?.columns.map(({ field }) => field)).toEqual([
      ...[
        'number',
        'name',
        'team',
        'country',
        'passportNumber',
        'email',
        'phone',
        'jobTitle',
        'contractStart',
        'manager',
        'currency',
        'basePay',
      ],
      null,
    ])
    expect(survey?.columns[4]).toMatchObject({ letter: 'E', samples: ['•••• 0001'] })
    expect(survey?.columns[12]).toMatchObject({ heading: '备注', by: 'none', samples: ['老员工'] })
    await h.ok('POST /ws/intake/stop', { id }, hr())
  })

  it('what is no workbook, or needs a password, is named; nothing is kept', async () => {
    const html = Buffer.from('<html><body><table><tr><td>姓名</td></tr></table></body></html>')
    const before = (await h.ok('GET /ws/intake/list', {}, hr())).total
    const { status, body } = await sendImport(h, hr().token, html, 'people.xls')
    expect([status, body.code]).toEqual([422, 1408])
    expect((await sendImport(h, hr().token, Buffer.alloc(0))).body.code).toBe(1401)
    expect((await h.ok('GET /ws/intake/list', {}, hr())).total).toBe(before)
  })

  it('with characters that cannot be stored names their cells, wherever they are', async () => {
    const bytes = await newWorkbook(
      [
        [...HEADINGS, '备注_x0000_', 'x_xD800_'],
        [...person(901, { 1: '张_x0000_三' }), 'a_xDC00_', '_x0000_'],
        [...person(902, { 7: '经理_xD83D_' }), 'b', 'c'],
        [...person(903, { 1: '李四' }), 'b', 'c'],
      ],
      { name: 'People' },
    )
    const one = await checkedImport(h, mine.owner.as, bytes)
    expect([one.state, one.counts.toFix, one.counts.new]).toEqual(['checked', 2, 1])
    const rows = await rowsOf(one.id)
    expect(rows.flatMap(({ problems }) => problems.map(({ field, sentence }) => [field, sentence])).sort()).toEqual([
      ['jobTitle', '含有不支持的字符，请重新输入'],
      ['name', '含有不支持的字符，请重新输入'],
    ])
    await h.ok('POST /ws/intake/stop', { id: one.id }, mine.owner.as)
  })

  it('is for those who import; other companies see nothing of it', async () => {
    const bytes = await sheet(person(1))
    expect((await sendImport(h, mine.member.viewer.token, bytes)).status).toBe(403)
    const id = await importFile(h, hr().token, bytes)
    await h.jobs.runDue()
    for (const call of ['GET /ws/intake/detail', 'GET /ws/intake/rows', 'GET /ws/intake/annotated'] as const)
      expect((await h.refused(call, { id }, other.as)).status).toBe(404)
    expect((await h.refused('POST /ws/intake/stop', { id }, other.as)).status).toBe(404)
    expect((await h.ok('GET /ws/intake/list', {}, other.as)).records).toEqual([])
    await h.ok('POST /ws/intake/stop', { id }, hr())
    expect((await importDetail(h, id, hr())).state).toBe('stopped')
  })

  it('needs a name; a mapping that somebody else has confirmed meanwhile is refused', async () => {
    const id = await importFile(h, hr().token, await sheet(person(1)))
    await h.jobs.runDue()
    const { version } = await importDetail(h, id, hr())
    const nameless = { id, version, mode: 'add' as const, columns: [{ column: 0, field: 'number' as const, dayOrder: null }] }
    expect((await h.refused('POST /ws/intake/mapping', nameless, { ...hr(), lang: 'en' })).error).toBe('importNoName')
    expect((await h.refused('POST /ws/intake/mapping', { ...nameless, version: version + 5 }, hr())).error).toBe('changedMeanwhile')
    await h.ok('POST /ws/intake/stop', { id }, hr())
  })
})

describe('a messy workbook', () => {
  let id: string
  const messy = () =>
    sheet(
      person(101),
      person(102, { 2: '销售', 8: '2026年3月5日' }),
      person(103, { 6: 110105194912310000 }),
      person(104, { 8: '2026-02-30' }),
      person(105, { 0: 'L-101' }),
      person(106, { 9: '员工107' }),
      person(107, { 11: '￥1.2万', 10: 'CNY' }),
      ['合计', null, null, null, null, null, null, null, null, null, null, 1, null],
    )

  it('is reported by kinds with counts, cell by cell in either language, with proposals', async () => {
    const done = await checkedImport(h, hr(), await messy())
    id = done.id
    expect(done.state).toBe('checked')
    expect(done.counts).toEqual({ new: 3, toFix: 4, skipped: 1 })
    expect(Object.fromEntries(done.kinds.map(({ kind, count, first }) => [kind, [count, first.column + first.row]]))).toEqual({
      'team noSuchTeam': [1, 'C3'],
      'phone digitsLost': [1, 'G4'],
      'contractStart dateInvalid': [1, 'I5'],
      'number twiceInFile': [1, 'A6'],
    })
    const fix = await rowsOf(id, { group: 'toFix' }, { ...hr(), lang: 'en' })
    expect(fix[0]?.problems).toMatchObject([{ cell: 'C3', value: '销售', proposal: '销售部', sentence: 'The company has no such team' }])
    expect((await rowsOf(id, { kind: 'phone digitsLost' })).map(({ row }) => row)).toEqual([4])
    expect((await rowsOf(id, { group: 'skipped' })).map(({ row, skip }) => [row, skip])).toEqual([[9, 'total']])
    expect(await numbers()).toBe(0)
  })

  it('a proposal is taken for all rows of its kind, and taken back', async () => {
    const { version } = await importDetail(h, id, hr())
    await h.ok('POST /ws/intake/accept', { id, version, kind: 'team noSuchTeam' }, hr())
    await h.jobs.runDue()
    const after = await importDetail(h, id, hr())
    expect([after.counts, after.accepted.map(({ kind }) => kind)]).toEqual([{ new: 4, toFix: 3, skipped: 1 }, ['team noSuchTeam']])
    expect((await rowsOf(id, { group: 'ready' }))[1]?.values.find(({ field }) => field === 'team')?.value).toBe('销售部')
  })

  it('applies the ready ones after the counts that were seen, with managers from further down', async () => {
    const { version } = await importDetail(h, id, hr())
    expect((await h.refused('POST /ws/intake/apply', { id, version, create: 99, update: 0 }, hr())).error).toBe('importChanged')
    const done = await applyImport(h, id, hr())
    expect([done.state, done.created, done.updated, done.refused]).toEqual(['applied', 4, 0, 0])
    expect(await numbers()).toBe(4)
    const [one] = await listed('L-106')
    expect(one).toMatchObject({ name: '员工106', team: { name: '销售部' }, inner: { manager: { name: '员工107' } } })
    const [paid] = await listed('L-107')
    expect(paid).toMatchObject({ status: 0, inner: { contractStart: '2026-03-05' } })
    expect(done.undoUntil).not.toBeNull()
  })

  it('comes back annotated; corrected and sent again, only the fixes are applied', async () => {
    const back = await annotatedImport(h, id, hr())
    const book = await openWorkbook(bytesOfBuffer(back))
    expect(book.sheets.map(({ name }) => name)).toEqual(['问题 Issues', 'People'])
    expect((await Array.fromAsync(book.rows(0))).flat()).toHaveLength(4)
    // What Excel would save: the corrected cells, rows moved, everything else as it was.
    const fixed = await sheet(
      person(105),
      person(103),
      person(101),
      person(102, { 2: '销售', 8: '2026年3月5日' }),
      person(104, { 8: '2026-02-28' }),
      person(106, { 9: '员工107' }),
      person(107, { 11: '￥1.2万', 10: 'CNY' }),
    )
    const again = await checkedImport(h, hr(), fixed)
    expect(again.counts).toEqual({ new: 3, known: 4 })
    const done = await applyImport(h, again.id, hr())
    expect([done.created, done.updated]).toEqual([3, 0])
    expect(await numbers()).toBe(7)
  })

  it('is undone within a day for those whom nobody has touched', async () => {
    const [touched] = await listed('L-102')
    const { version: employeeVersion } = await h.ok('GET /ws/employee/detail', { id: touched!.id }, hr())
    await h.ok('POST /ws/employee/save', { id: touched!.id, version: employeeVersion, jobTitle: '总监' }, hr())
    const { version } = await importDetail(h, id, hr())
    // A link that was sent to somebody meanwhile goes with them.
    const { id: linked } = (await listed('L-101'))[0]!
    await h.ok('POST /ws/absence/statement/send', { employeeIds: [linked] }, hr())
    const links = async () => (await h.services.pool.query('select 1 from employee_link where employee_id = $1', [linked])).rows.length
    expect(await links()).toBe(1)
    await h.ok('POST /ws/intake/undo', { id, version }, hr())
    await h.jobs.runDue()
    expect([await links(), (await listed('L-101')).length]).toEqual([0, 0])
    const done = await importDetail(h, id, hr())
    expect([done.state, done.undone, done.created]).toEqual(['undone', 3, 1])
    expect((await listed('L-10')).map(({ number }) => number).sort()).toEqual(['L-102', 'L-103', 'L-104', 'L-105'])
    // What was undone is no longer known: it can be imported again.
    const again = await checkedImport(h, hr(), await sheet(person(101)))
    expect(again.counts).toEqual({ new: 1 })
    await h.ok('POST /ws/intake/stop', { id: again.id }, hr())
  })
})

describe('employees that there are', () => {
  it('are found by number, document and contact; an update shows old and new, and is undone', async () => {
    const first = await checkedImport(h, hr(), await sheet(person(201), person(202), person(203)))
    await applyImport(h, first.id, hr())
    const one = await checkedImport(
      h,
      hr(),
      await sheet(
        person(201, { 7: '高级经理', 12: 'x' }),
        person(202, { 0: null }),
        person(205, { 0: null, 4: 'E99000203', 7: '顾问' }),
        person(204),
        person(206, { 0: null, 4: null, 5: 'p201@langong.example', 6: '+65 8123 0202' }),
      ),
    )
    // Row 3 says nothing new, row 4 is known by its passport alone, row 6 has the contacts of two people; row 2 and 6 share an address.
    expect(one.counts).toEqual({ update: 2, same: 1, new: 1, toFix: 1 })
    const [promoted, byPassport] = await rowsOf(one.id, { group: 'ready' })
    expect([promoted?.employee?.number, promoted?.changes]).toEqual([
      'L-201',
      [{ field: 'jobTitle', before: '客户经理', after: '高级经理' }],
    ])
    expect(byPassport?.employee?.number).toBe('L-203')
    const done = await applyImport(h, one.id, hr())
    expect([done.created, done.updated, done.refused]).toEqual([1, 2, 0])
    expect((await listed('L-201'))[0]?.jobTitle).toBe('高级经理')

    await h.ok('POST /ws/intake/undo', { id: one.id, version: done.version }, hr())
    await h.jobs.runDue()
    expect(await importDetail(h, one.id, hr())).toMatchObject({ state: 'undone', undone: 3, created: 0, updated: 0 })
    const [back] = await listed('L-201')
    expect([back?.jobTitle, (await listed('L-203'))[0]?.name, await listed('L-204')]).toEqual(['客户经理', '员工203', []])
  })

  it('a row that fits two of them is a conflict; add only leaves them alone, update only adds nobody', async () => {
    const one = await checkedImport(
      h,
      hr(),
      await sheet(
        person(206, { 0: null, 4: null, 5: 'p201@langong.example', 6: '+65 8123 0202' }),
        person(203, { 7: '总监' }),
        person(207),
      ),
    )
    expect(one.counts).toEqual({ conflict: 1, update: 1, new: 1 })
    const [conflict] = await rowsOf(one.id, { group: 'conflict' })
    expect(conflict?.others.map(({ number }) => number).sort()).toEqual(['L-201', 'L-202'])
    const inMode = async (mode: 'add' | 'update') => {
      const { version } = await importDetail(h, one.id, hr())
      await h.ok('POST /ws/intake/mode', { id: one.id, version, mode }, hr())
      return (await importDetail(h, one.id, hr())).counts
    }
    expect(await inMode('add')).toEqual({ conflict: 1, exists: 1, new: 1 })
    expect(await inMode('update')).toEqual({ conflict: 1, update: 1, skipped: 1 })
    await h.ok('POST /ws/intake/stop', { id: one.id }, hr())
  })

  it('a change between check and apply is not overwritten', async () => {
    const one = await checkedImport(h, hr(), await sheet(person(208)))
    await h.ok('POST /ws/employee/create', { name: '员工208', number: 'L-208' }, hr())
    const done = await applyImport(h, one.id, hr())
    expect([done.created, done.updated, done.refused]).toEqual([0, 0, 1])
    expect((await rowsOf(one.id))[0]?.note).toContain('检查之后')
  })
})

describe('old workbooks', () => {
  it('an .xls is read, and comes back as .xlsx', async () => {
    const bytes = oldWorkbook([HEADINGS, person(301, { 2: '没有的团队' })])
    const one = await checkedImport(h, hr(), bytes, { name: 'people.xls' })
    expect([one.kind, one.counts]).toEqual(['xls', { toFix: 1 }])
    const back = await annotatedImport(h, one.id, hr(), 'Y')
    expect((await openWorkbook(bytesOfBuffer(back))).kind).toBe('xlsx')
  })
})

describe('pay', () => {
  it('is left out for those who may not propose it, and the import says so', async () => {
    const admin = mine.member.admin.as
    const one = await checkedImport(h, admin, await sheet(person(401)))
    expect([one.payLeftOut, one.counts]).toEqual([true, { new: 1 }])
    expect((await rowsOf(one.id))[0]?.values.map(({ field }) => field)).not.toContain('basePay')
    expect((await applyImport(h, one.id, admin)).created).toBe(1)
  })

  it('every role that may import applies what it has imported, with pay columns and without', async () => {
    for (const [at, role] of (['owner', 'admin', 'hr'] as const).entries()) {
      const as = mine.member[role].as
      const without = newWorkbook([
        HEADINGS.filter((_, column) => column !== 10 && column !== 11),
        person(420 + at).filter((_, column) => column !== 10 && column !== 11),
      ])
      const one = await checkedImport(h, as, await without)
      expect([role, one.payLeftOut, one.counts]).toEqual([role, false, { new: 1 }])
      expect([role, (await applyImport(h, one.id, as)).created]).toEqual([role, 1])
      const two = await checkedImport(h, as, await sheet(person(430 + at)))
      expect([role, (await applyImport(h, two.id, as)).created]).toEqual([role, 1])
    }
  })

  const COMPLETE = [...HEADINGS.slice(0, 12), '省份', '发薪周期', '工作日', '每天带薪工时', '年假天数']
  const complete = (...people: [at: number, pay: string][]) =>
    newWorkbook([
      COMPLETE,
      ...people.map(([at, pay]) => [...person(at, { 11: pay }).slice(0, 12), 'SG-01', '月薪', '周一至周五', '8', '14']),
    ])
  const extra = (employeeId: string) => ({
    ...{ employeeId, kind: 'item' as const, code: 'meal', label: '餐补', every: 'period' as const, from: '2026-12-01' },
    ...{ currency: 'SGD', amount: '100', reason: '每月' },
  })
  const finance = () => mine.member.finance.as
  const changesOf = async (at: number, state?: 'proposed' | 'approved' | 'withdrawn') =>
    (await h.ok('GET /ws/salary/changes', { search: `L-${at}`, state }, finance())).records
  const notices = async () =>
    (await h.ok('GET /ws/notice/list', { pageSize: 100 }, finance())).records.filter(({ kind }) => kind === 'salaryProposed')

  it('of new people is proposed, in one message, and goes with them when they are taken back', async () => {
    const one = await checkedImport(h, hr(), await complete([411, '6,500'], [412, '7,000'], [413, '7,500'], [414, '8,000']))
    const done = await applyImport(h, one.id, hr())
    expect([done.created, (await notices()).map(({ content }) => content)]).toEqual([4, [expect.stringContaining('员工411 等 4 人')]])
    const [[first], [second], [third]] = [await changesOf(411), await changesOf(412), await changesOf(413)]
    expect([first?.state, first?.baseMinor, first?.effectiveOn]).toEqual(['proposed', 650_000, '2026-03-05'])
    await h.ok('POST /ws/salary/approve', { ids: [first!.id] }, finance())
    await h.ok('POST /ws/salary/refuse', { id: second!.id, reason: '过高' }, finance())
    await h.ok('POST /ws/payroll/item/add', extra(third!.employee.id), finance())
    await h.ok('POST /ws/intake/undo', { id: one.id, version: done.version }, hr())
    await h.jobs.runDue()
    // Approved pay and an item of payroll are somebody's later work; a refused proposal is not.
    expect(await importDetail(h, one.id, hr())).toMatchObject({ state: 'undone', undone: 2, created: 2 })
    expect((await listed('L-41')).map(({ number }) => number).sort()).toEqual(['L-411', 'L-413'])
    const left = (await h.ok('GET /ws/salary/changes', { pageSize: 100 }, finance())).records
    expect(left.map(({ employee, state }) => [employee.number, state]).sort()).toEqual([
      ['L-411', 'approved'],
      ['L-413', 'proposed'],
    ])
    expect((await h.refused('POST /ws/salary/approve', { ids: [second!.id] }, finance())).error).toBe('notFound')
  })

  it('in an update is proposed from the next month, for somebody else to approve; undone, it is withdrawn', async () => {
    const again = async (pay: string) => {
      const one = await checkedImport(h, mine.owner.as, await complete([411, pay]))
      expect((await rowsOf(one.id))[0]?.salary).toEqual([{ field: 'basePay', before: '6500.00', after: pay }])
      return applyImport(h, one.id, mine.owner.as)
    }
    const undone = await again('6800')
    expect([undone.updated, await changesOf(411, 'proposed')]).toMatchObject([1, [{ baseMinor: 680_000, old: { baseMinor: 650_000 } }]])
    await h.ok('POST /ws/intake/undo', { id: undone.id, version: undone.version }, mine.owner.as)
    await h.jobs.runDue()
    expect([await changesOf(411, 'proposed'), (await changesOf(411, 'withdrawn')).length]).toEqual([[], 1])

    await again('7000')
    const [change] = await changesOf(411, 'proposed')
    const next = h.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().with({ day: 1 }).add({ months: 1 })
    expect([change?.baseMinor, change?.effectiveOn]).toEqual([700_000, next.toString()])
    expect((await listed('L-411'))[0]?.status).toBe(1)
    const approve = (as: { token: string }) => h.refused('POST /ws/salary/approve', { ids: [change!.id] }, as)
    expect([(await approve(mine.owner.as)).error, (await approve(hr())).error]).toEqual(['salaryProposer', 'forbidden'])
    await h.ok('POST /ws/salary/approve', { ids: [change!.id] }, finance())
    expect((await changesOf(411, 'approved')).map(({ baseMinor }) => baseMinor).sort()).toEqual([650_000, 700_000])
  })
})

describe('after the end', () => {
  it('values and file are erased after 30 days', async () => {
    const one = await checkedImport(h, hr(), await sheet(person(501)))
    await applyImport(h, one.id, hr())
    h.clock.advance({ hours: 24 * 31 })
    await h.jobs.runDue()
    await h.jobs.runDue()
    await signInAgain(h, mine.member.hr)
    const after = await importDetail(h, one.id, hr())
    expect([after.erased, after.survey, after.created]).toEqual([true, null, 1])
    expect((await rowsOf(one.id))[0]).toMatchObject({ values: [], done: 'created' })
    expect((await h.refused('GET /ws/intake/annotated', { id: one.id }, hr())).error).toBe('importErased')
  })
})
