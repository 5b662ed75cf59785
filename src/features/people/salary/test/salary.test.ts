import { describe, expect, it } from 'vitest'
import { sendForm } from '../../../../../test/support/files.ts'
import { employees, paid, payScene } from '../../../../../test/support/payrun.ts'
import { company, operator } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { newWorkbook, oldWorkbook, rowsOfExport, serialOf, type Value } from '../../../../../test/support/workbooks.ts'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import { sqlState } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { intakeCalls } from '../../intake/contract/calls.ts'

const h = serverForFile()

const form = (employeeId: string, part: Record<string, unknown> = {}) => ({
  employeeId,
  effectiveOn: '2026-11-16',
  cycle: 'monthly',
  currency: 'CNY',
  base: '12,000',
  reason: '年度调薪',
  ...part,
})

async function scene() {
  const people = await company(h, { roles: ['admin', 'hr', 'finance', 'viewer'] })
  const ids = await employees(h, people.companyId, people.owner.accountId, [
    { baseMinor: 1_000_000, start: '2025-03-01' },
    {},
    { salary: false },
  ])
  const { hr, finance, admin, viewer } = people.member
  return { people, ids, id: ids[0]!, hr, finance, admin, viewer, owner: people.owner }
}

describe('a proposal', () => {
  it('shows old, new, per cent and the conversion of the cycle before it is made', async () => {
    const { id, hr } = await scene()
    expect(await h.ok('GET /ws/salary/preview', form(id), hr.as)).toMatchObject({
      old: { baseMinor: 1_000_000, cycle: 'monthly', effectiveOn: '2025-03-01' },
      now: { baseMinor: 1_200_000, effectiveOn: '2026-11-16' },
      changeBps: 2000,
      changeMinor: 200_000,
      convertedMinor: null,
      effect: { first: null, retro: [], retroMinor: 0 },
    })
    // 10,000 a month are 4,615.38 a fortnight.
    expect(await h.ok('GET /ws/salary/preview', form(id, { cycle: 'biweekly', base: '4,615.38' }), hr.as)).toMatchObject({
      convertedMinor: 461_538,
      changeBps: 0,
    })
    const other = await h.ok('GET /ws/salary/preview', form(id, { currency: 'EUR', base: '2000' }), hr.as)
    expect(other).toMatchObject({ changeBps: null, changeMinor: null })
    expect(other.notes).toHaveLength(1)
  })

  it('names the field that cannot be right and keeps nothing', async () => {
    const { id, hr, people } = await scene()
    const field = async (part: Record<string, unknown>) =>
      Object.keys((await h.refused('POST /ws/salary/propose', form(id, part), hr.as)).fields)
    expect(await field({ base: '1,000,000.01' })).toEqual(['base'])
    expect(await field({ base: '-1' })).toEqual(['base'])
    expect(await field({ base: '100.5', currency: 'JPY' })).toEqual(['base'])
    expect(await field({ currency: 'ABC' })).toEqual(['currency'])
    expect(await field({ effectiveOn: '2025-02-28' })).toEqual(['effectiveOn'])
    expect(await field({ base: '10000' })).toEqual(['base'])
    expect(await field({ employeeId: crypto.randomUUID() })).toEqual(['employeeId'])
    expect((await h.ok('GET /ws/salary/changes', { state: 'proposed' }, people.as)).total).toBe(0)
    // A yen salary fits.
    await h.ok('POST /ws/salary/propose', form(id, { currency: 'JPY', base: '100000000', effectiveOn: '2026-12-01' }), hr.as)
  })
})

describe('a change of currency', () => {
  it('begins with a pay period, whether proposed, in a sheet or approved', async () => {
    const { people, ids } = await payScene(h, [{}, {}])
    const { hr, finance } = people.member
    const abroad = (effectiveOn: string, at = 0) => form(ids[at]!, { currency: 'USD', base: '1500', effectiveOn })
    const refused = await h.refused('POST /ws/salary/propose', abroad('2026-11-16'), hr.as)
    expect(refused.fields).toEqual({ effectiveOn: expect.stringMatching(/2026-11-01.*2026-12-01/) })
    const { id } = await h.ok('POST /ws/salary/propose', abroad('2026-12-01'), hr.as)
    const { employeeId: _, ...row } = abroad('2026-11-16', 1)
    const named = await h.services.db.execute<{ number: string }>(sql`select number from employee where id = ${ids[1]}`)
    const sheet = { rows: [{ ...row, number: named.rows[0]!.number }] }
    expect((await h.refused('POST /ws/salary/sheet/propose', sheet, hr.as)).fields).toHaveProperty(['rows.0.effectiveOn'])
    // Within one currency any day will do.
    await h.ok('POST /ws/salary/propose', form(ids[1]!, { effectiveOn: '2026-11-16' }), hr.as)
    // A proposal of another day, such as pay typed into a record gives.
    const { rows } = await h.services.db.execute<{ id: string }>(sql`
      insert into salary_change (company_id, employee_id, effective_on, cycle, currency, base_minor, reason, proposed_by, proposed_at)
      select company_id, employee_id, '2026-11-16', cycle, currency, base_minor, reason, proposed_by, proposed_at
      from salary_change where id = ${id} returning id`)
    expect((await h.refused('POST /ws/salary/approve', { ids: [rows[0]!.id] }, finance.as)).error).toBe('salaryMidPeriod')
    await h.ok('POST /ws/salary/approve', { ids: [id] }, finance.as)
  })
})

describe('a decision', () => {
  it('is made by another person with the permission, once', async () => {
    const { id, hr, finance, admin, viewer, owner } = await scene()
    const change = await h.ok('POST /ws/salary/propose', form(id), hr.as)
    for (const member of [viewer, admin]) expect((await h.refused('GET /ws/salary/changes', {}, member.as)).error).toBe('forbidden')
    expect((await h.refused('POST /ws/salary/approve', { ids: [change.id] }, hr.as)).error).toBe('forbidden')
    const mine = await h.ok('POST /ws/salary/propose', form(id, { effectiveOn: '2026-12-01', base: '13000' }), owner.as)
    expect((await h.refused('POST /ws/salary/approve', { ids: [mine.id] }, owner.as)).error).toBe('salaryProposer')
    // One of them may not be approved by this caller: none is.
    expect((await h.refused('POST /ws/salary/approve', { ids: [change.id, mine.id] }, owner.as)).error).toBe('salaryProposer')
    expect((await h.ok('GET /ws/salary/changes', { state: 'proposed' }, hr.as)).total).toBe(2)
    expect(await h.ok('POST /ws/salary/approve', { ids: [change.id, mine.id], remark: '同意' }, finance.as)).toEqual({ approved: 2 })
    expect((await h.refused('POST /ws/salary/approve', { ids: [change.id] }, finance.as)).error).toBe('salaryDecided')
    expect((await h.refused('POST /ws/salary/refuse', { id: change.id, reason: 'x' }, owner.as)).error).toBe('salaryDecided')
    const { terms } = await h.ok('GET /ws/salary/terms', { employeeId: id }, hr.as)
    expect(terms.map(({ baseMinor, effectiveOn }) => [effectiveOn, baseMinor])).toEqual([
      ['2026-12-01', 1_300_000],
      ['2026-11-16', 1_200_000],
      ['2025-03-01', 1_000_000],
    ])
  })

  it('is never about one’s own pay: the same phone or e-mail is the same person', async () => {
    const { people, finance, hr, owner } = await scene()
    const [own] = await employees(h, people.companyId, owner.accountId, [
      { areaCode: finance.areaCode, phone: finance.phone, email: 'x@people.example' },
    ])
    const change = await h.ok('POST /ws/salary/propose', form(own!), hr.as)
    expect((await h.refused('POST /ws/salary/approve', { ids: [change.id] }, finance.as)).error).toBe('salaryOwn')
    expect((await h.refused('POST /ws/salary/refuse', { id: change.id, reason: 'x' }, finance.as)).error).toBe('salaryOwn')
    const { records } = await h.ok('GET /ws/salary/changes', { state: 'proposed' }, finance.as)
    expect(records[0]!.may).toMatchObject({ approve: '不能审批自己的薪资' })
    await h.ok('POST /ws/salary/approve', { ids: [change.id] }, owner.as)
  })

  it('of two at the same time one is refused', async () => {
    const { id, hr, finance, owner } = await scene()
    const change = await h.ok('POST /ws/salary/propose', form(id), hr.as)
    const answers = await Promise.all([
      h.call('POST /ws/salary/approve', { ids: [change.id] }, finance.as),
      h.call('POST /ws/salary/refuse', { id: change.id, reason: '太高' }, owner.as),
    ])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  })

  it('stays: the database refuses to change or delete what was decided', async () => {
    const { id, hr, finance } = await scene()
    const change = await h.ok('POST /ws/salary/propose', form(id), hr.as)
    const attack = (statement: ReturnType<typeof sql>) =>
      h.services.db.execute(statement).then(
        () => null,
        (error) => sqlState(error),
      )
    expect(await attack(sql`update salary_change set base_minor = 1 where id = ${change.id}`)).toBe('HD001')
    await h.ok('POST /ws/salary/approve', { ids: [change.id] }, finance.as)
    expect(await attack(sql`update salary_change set remark = 'x' where id = ${change.id}`)).toBe('HD001')
    expect(await attack(sql`delete from salary_change where id = ${change.id}`)).toBe('HD001')
  })

  it('can be taken back by its proposer before it is made', async () => {
    const { id, hr, owner } = await scene()
    const change = await h.ok('POST /ws/salary/propose', form(id), hr.as)
    expect((await h.refused('POST /ws/salary/withdraw', { id: change.id }, owner.as)).error).toBe('salaryNotYours')
    expect(await h.ok('POST /ws/salary/withdraw', { id: change.id }, hr.as)).toMatchObject({ state: 'withdrawn' })
  })
})

describe('the record', () => {
  it('shows the pay in force: an approved raise from its day on, and not before', async () => {
    const { id, hr, finance } = await scene()
    const shown = async () => [
      (await h.ok('GET /ws/employee/detail', { id }, hr.as)).pay,
      (await h.ok('GET /ws/employee/list', { pageSize: 100 }, hr.as)).records.find((one) => one.id === id)?.pay,
    ]
    const raise = async (part: Record<string, unknown>) => {
      const change = await h.ok('POST /ws/salary/propose', form(id, part), hr.as)
      await h.ok('POST /ws/salary/approve', { ids: [change.id] }, finance.as)
    }
    const same = (pay: Record<string, string>) => [expect.objectContaining(pay), expect.objectContaining(pay)]
    expect(await shown()).toEqual(same({ basePay: '10000.00', currency: 'CNY', cycle: 'monthly' }))
    await raise({ effectiveOn: '2026-01-01', base: '3,000', cycle: 'biweekly', currency: 'EUR' })
    expect(await shown()).toEqual(same({ basePay: '3000.00', currency: 'EUR', cycle: 'biweekly' }))
    await raise({ effectiveOn: h.clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ months: 2 }).toString() })
    expect(await shown()).toEqual(same({ basePay: '3000.00', currency: 'EUR', cycle: 'biweekly' }))
  })
})

describe('a sheet', () => {
  it('is proposed as a whole, and its first wrong row is named', async () => {
    const { people, hr } = await scene()
    const listed = await h.services.db.execute<{ number: string }>(
      sql`select number from employee where company_id = ${people.companyId} order by number`,
    )
    const [a, b] = listed.rows.map(({ number }) => number)
    const rows = [
      { number: a!, effectiveOn: '2026-12-01', base: '11000' },
      { number: b!, effectiveOn: '2026-12-01', base: '10500' },
    ]
    const { rows: checked } = await h.ok('POST /ws/salary/sheet/check', { rows }, hr.as)
    expect(checked.map(({ preview }) => preview.changeBps)).toEqual([1000, 500])
    const wrong = await h.refused(
      'POST /ws/salary/sheet/propose',
      { rows: [...rows, { number: 'E-9999', effectiveOn: '2026-12-01', base: '1' }] },
      hr.as,
    )
    expect(wrong.fields).toHaveProperty('rows.2.number')
    expect((await h.ok('GET /ws/salary/changes', { state: 'proposed' }, hr.as)).total).toBe(0)
    expect(await h.ok('POST /ws/salary/sheet/propose', { rows }, hr.as)).toEqual({ proposed: 2 })
  })
})

describe('an uploaded sheet', () => {
  const upload = async (token: string, bytes: Buffer, name = 'pay.xlsx', lang: 'cn' | 'en' = 'en', idempotencyKey?: string) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)]), name)
    return sendForm<Read>(h, token, body, { lang, path: '/ws/salary/sheet/read', ...(idempotencyKey && { idempotencyKey }) })
  }
  /** Of a sheet that is accepted. */
  const readIn = async (...sent: Parameters<typeof upload>): Promise<Read> => {
    const { body } = await upload(...sent)
    if (!body.success) throw new Error(body.message)
    return body.result
  }
  type Read = ResultOf<(typeof intakeCalls)['POST /ws/salary/sheet/read']>
  const numbersOf = async (companyId: string) =>
    (
      await h.services.db.execute<{ number: string }>(sql`select number from employee where company_id = ${companyId} order by number`)
    ).rows.map(({ number }) => number)

  it('is checked row by row, and its good rows are proposed', async () => {
    const { people, hr } = await scene()
    const [a, b] = await numbersOf(people.companyId)
    const rows: Value[][] = [
      ['2026 年调薪表'],
      ['工号 Number*', '姓名', '生效日期', '新的基本工资', '发薪周期', '币种', '原因'],
      [a!, '甲', new Date('2026-12-01T00:00:00Z'), '￥1.1万', null, null, '=1+1'],
      [b!, '乙', '2026年12月1日', 10_500.25, '月薪', '人民币', null],
      [b!, '乙', '2026-12-01', 12_000, null, null, null],
      ['E-9999', '无', '2026-12-01', 1, null, null, null],
      [a!, '甲', '去年', '很多', '双月', null, null],
      ['合计', null, null, 33_500, null, null, null],
    ]
    const { rows: read, sheet } = await readIn(hr.token, await newWorkbook(rows))
    expect(sheet).toBe('People')
    expect(read.map(({ row, ready }) => [row, ready?.base ?? null])).toEqual([
      [3, '11000'],
      [4, '10500.25'],
      [5, null],
      [6, null],
      [7, null],
    ])
    expect(read[0]!.preview).toMatchObject({
      old: { baseMinor: 1_000_000 },
      now: { baseMinor: 1_100_000, effectiveOn: '2026-12-01' },
      changeBps: 1000,
    })
    expect(read.slice(2).map(({ problems }) => problems.map(({ column }) => column))).toEqual([
      ['effectiveOn'],
      ['number'],
      ['effectiveOn', 'base', 'cycle'],
    ])
    expect((await h.ok('GET /ws/salary/changes', { state: 'proposed' }, hr.as)).total).toBe(0)
    const good = read.flatMap(({ ready }) => ready ?? [])
    expect(await h.ok('POST /ws/salary/sheet/propose', { rows: good }, hr.as)).toEqual({ proposed: 2 })
    // The corrected file again: what waits already is recognised, in an old workbook too.
    const second = await readIn(hr.token, oldWorkbook(rows.slice(1, 3)), 'pay.xls')
    expect(second.rows[0]).toMatchObject({ ready: null, problems: [{ column: 'effectiveOn' }] })
  })

  it('is not kept for a retry: its pay would be in the table of answers in the clear', async () => {
    const { people, hr } = await scene()
    const [a] = await numbersOf(people.companyId)
    const rows: Value[][] = [
      ['工号', '生效日期', '新的基本工资'],
      [a!, '2026-12-01', 11_000],
    ]
    const { body } = await upload(hr.token, await newWorkbook(rows), 'pay.xlsx', 'en', 'read-once')
    expect(body).toMatchObject({ success: true, result: { rows: [{ ready: { base: '11000' } }] } })
    const { rows: kept } = await h.services.db.execute(sql`select result from idempotency where key = 'read-once'`)
    expect(kept).toEqual([])
  })

  it('with values that no record can hold names the cell of each', async () => {
    const { people, hr } = await scene()
    const [a, b, c] = await numbersOf(people.companyId)
    const rows: Value[][] = [
      ['工号', '生效日期', '新的基本工资', '币种', '原因'],
      [a!, '2026-12-01', `1${'0'.repeat(12)}`, null, null],
      [a!, '2026-12-02', '9'.repeat(30_000), null, null],
      [a!, '1850-01-01', 11_000, null, null],
      [a!, '2300-01-01', 11_000, null, null],
      [a!, '2026-12-03', 11_000, 'XAU', null],
      ['E-_x0000_1', '2026-12-01', 11_000, null, null],
      ['E-_xD800_1', '2026-12-01', 11_000, null, null],
      [b!, '2026-12-01', 11_000, null, '_x0000_'],
      [c!, '2026-12-01', 11_000, null, '涨薪 _xDC00_'],
    ]
    const { rows: read } = await readIn(hr.token, await newWorkbook(rows))
    expect(read.map(({ row, ready, problems }) => [row, ready, problems.map(({ column }) => column)])).toEqual([
      [2, null, ['base']],
      [3, null, ['base']],
      [4, null, ['effectiveOn']],
      [5, null, ['effectiveOn']],
      [6, null, ['currency']],
      [7, null, ['number']],
      [8, null, ['number']],
      [9, null, ['reason']],
      [10, null, ['reason']],
    ])
  })

  it('is read one at a time for a company, and no company fills the queue for others', async () => {
    const [mine, other] = [await scene(), await scene()]
    const bytes = await newWorkbook([
      ['Number', 'Effective from', 'Base pay'],
      ['E-1', '2026-12-01', 1],
    ])
    const flood = Array.from({ length: 6 }, () => upload(mine.hr.token, bytes))
    const theirs = await upload(other.hr.token, bytes)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(theirs.status).toBe(200)
    expect([...new Set(statuses)].sort()).toEqual([200, 429])
    expect((await upload(mine.hr.token, bytes)).status).toBe(200)
  })

  it('is judged by its content, and needs the permission to propose', async () => {
    const { hr, finance } = await scene()
    const wrong = async (bytes: Buffer, name?: string) => (await upload(hr.token, bytes, name)).body.message
    expect(await wrong(Buffer.from('number,base\nE-0001,1\n'))).toMatch(/text with separators/)
    expect(
      await wrong(
        await newWorkbook([
          ['Name', 'Base pay'],
          ['x', 1],
        ]),
      ),
    ).toMatch(/Number, Effective from, New base pay/)
    const many = Array.from({ length: 501 }, (_, nth): Value[] => [`E-${nth}`, '2026-12-01', 1])
    expect(await wrong(await newWorkbook([['Number', 'Effective from', 'Base pay'], ...many]))).toMatch(/at most 500 rows/)
    expect((await upload(finance.token, await newWorkbook([['Number']]))).status).toBe(403)
  })
})

describe('the list', () => {
  it('is exported under its filters: days as dates, amounts as numbers beside their currency', async () => {
    const { id, hr, viewer } = await scene()
    await h.ok('POST /ws/salary/propose', form(id, { reason: '=HYPERLINK("http://evil")' }), hr.as)
    const [heads, row, ...rest] = rowsOfExport(await h.ok('POST /ws/salary/export', { state: 'proposed' }, { ...hr.as, lang: 'en' }))
    const at = (heading: string) => row?.[heads!.indexOf(heading)]
    expect([at('Effective from'), at('Before'), at('New'), at('Currency'), at('Change, %'), at('Reason')]).toEqual([
      serialOf('2026-11-16'),
      10_000,
      12_000,
      'CNY',
      20,
      '=HYPERLINK("http://evil")',
    ])
    expect(rest).toEqual([])
    expect(rowsOfExport(await h.ok('POST /ws/salary/export', { state: 'refused' }, hr.as))).toHaveLength(1)
    expect((await h.refused('POST /ws/salary/export', {}, viewer.as)).status).toBe(403)
    const { rows } = await h.services.pool.query('select actor_id, input from audit where call = $1 and actor_id = $2', [
      'POST /ws/salary/export',
      hr.accountId,
    ])
    expect(rows).toHaveLength(2)
  })
})

describe('other companies', () => {
  it('see none of it', async () => {
    const mine = await scene()
    const other = await scene()
    const change = await h.ok('POST /ws/salary/propose', form(mine.id), mine.hr.as)
    for (const [key, input] of [
      ['GET /ws/salary/change', { id: change.id }],
      ['GET /ws/salary/terms', { employeeId: mine.id }],
      ['GET /ws/salary/current', { employeeId: mine.id }],
      ['POST /ws/salary/approve', { ids: [change.id] }],
      ['POST /ws/salary/refuse', { id: change.id, reason: 'x' }],
      ['POST /ws/salary/withdraw', { id: change.id }],
    ] as const)
      expect((await h.refused(key, input, other.owner.as)).error, key).toBe('notFound')
    expect((await h.refused('POST /ws/salary/propose', form(mine.id), other.hr.as)).fields).toHaveProperty('employeeId')
  })
})

describe('the effect on pay', () => {
  it('is what closed periods would be paid, and the first period that pays it', async () => {
    const platform = await operator(h)
    const pay = await payScene(h, [{ baseMinor: 1_000_000 }])
    await paid(h, pay, platform.as, { on: '2026-10-15' })
    // October 2026 has 22 working days (without exchanged ones), 12 of them from the 16th on.
    const preview = await h.ok(
      'GET /ws/salary/preview',
      form(pay.ids[0]!, { effectiveOn: '2026-10-01', base: '11000' }),
      pay.people.member.hr.as,
    )
    expect(preview.effect).toMatchObject({
      first: { from: '2026-11-01', to: '2026-11-30' },
      retro: [{ period: { from: '2026-10-01', to: '2026-10-31' }, minor: 100_000, lines: [{ code: 'base', minor: 100_000 }] }],
      retroMinor: 100_000,
    })
  })
})
