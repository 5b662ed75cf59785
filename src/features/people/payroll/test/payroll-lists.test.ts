import { beforeAll, describe, expect, it } from 'vitest'
import { inNovember, paid, payScene } from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport, serialOf } from '../../../../../test/support/workbooks.ts'
import { runChecks } from '../contract/run.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

describe('items', () => {
  it('are listed by person, kind and state, end on a day, and are taken back only while nothing was paid', async () => {
    const scene = await payScene(h, [{ name: '陶项' }, { name: '石目' }])
    const [a, b] = scene.ids
    const { hr, viewer } = scene.people.member
    const item = (part: Record<string, unknown>) => ({
      ...{ employeeId: a!, kind: 'item', code: 'meal', label: '餐补', every: 'period', from: '2026-01-01', amount: '300', reason: '制度' },
      ...part,
    })
    const { id } = await h.ok('POST /ws/payroll/item/add', item({}), hr.as)
    await h.ok('POST /ws/payroll/item/add', item({ employeeId: b!, kind: 'deduction', code: 'tax', label: '个税', amount: '12.34' }), hr.as)
    await h.ok(
      'POST /ws/payroll/item/add',
      item({ every: 'once', from: '2020-05-05', kind: 'reimbursement', code: 'taxi', label: '车费' }),
      hr.as,
    )
    const labels = async (filter: Record<string, unknown>) =>
      (await h.ok('GET /ws/payroll/items', filter, hr.as)).records.map(({ label }) => label)
    expect(await labels({})).toEqual(['车费', '个税', '餐补'])
    expect(await labels({ search: '石目' })).toEqual(['个税'])
    expect(await labels({ kind: 'item' })).toEqual(['餐补'])
    expect(await labels({ state: 'ended' })).toEqual(['车费'])
    expect(await labels({ state: 'open', employeeId: a! })).toEqual(['餐补'])
    expect(await labels({ every: 'once' })).toEqual(['车费'])
    const [heads, row] = rowsOfExport(await h.ok('POST /ws/payroll/items/export', { kind: 'deduction' }, { ...hr.as, lang: 'en' }))
    const at = (heading: string) => row?.[heads!.indexOf(heading)]
    expect([at('Name'), at('From'), at('Amount'), at('Currency'), at('Reason')]).toEqual([
      '石目',
      serialOf('2026-01-01'),
      12.34,
      'CNY',
      '制度',
    ])
    expect((await h.refused('POST /ws/payroll/items/export', {}, viewer.as)).status).toBe(403)

    // Quantity and rate cannot carry an amount beyond what can be paid and added up.
    const most = { employeeId: scene.ids[0]!, kind: 'item', code: 'x', label: 'x', every: 'once', from: '2030-01-01', reason: 'x' } as const
    const huge = { ...most, amount: '1000000', quantityHundredths: 1_000_000, rateBps: 1_000_000 }
    expect((await h.refused('POST /ws/payroll/item/add', huge, hr.as)).fields).toEqual({ amount: '不能超过 CNY 100,000,000' })
    const givesBack = { ...most, kind: 'deduction', amount: '5', negative: true }
    expect((await h.refused('POST /ws/payroll/item/add', givesBack, hr.as)).fields).toEqual({ negative: '只有收入项目可以为负数' })

    await paid(h, scene, platform.as, { on: '2026-10-15' })
    expect((await h.refused('POST /ws/payroll/item/end', { id }, hr.as)).error).toBe('itemUsed')
    await h.ok('POST /ws/payroll/item/end', { id, on: '2026-10-31' }, hr.as)
    expect(await labels({ state: 'ended', kind: 'item' })).toEqual(['餐补'])
  })
})

describe('lists of payroll', () => {
  it('are exported with what the screen shows, bank accounts masked', async () => {
    const scene = await payScene(h, [{ account: '6222000077778888' }, {}])
    const { hr, finance, viewer } = scene.people.member
    const id = await paid(h, scene, platform.as)
    const english = { ...finance.as, lang: 'en' } as const
    const column = (rows: (string | number | undefined)[][], heading: string) => rows.slice(1).map((row) => row[rows[0]!.indexOf(heading)])

    const runs = rowsOfExport(await h.ok('POST /ws/payroll/runs/export', {}, english))
    expect([column(runs, 'Net'), column(runs, 'Currency'), column(runs, 'People')]).toEqual([[20_000], ['CNY'], [2]])
    const people = rowsOfExport(await h.ok('POST /ws/payroll/run/people/export', { id, which: 'in' }, english))
    expect(column(people, 'Net')).toEqual([10_000, 10_000])
    expect(rowsOfExport(await h.ok('POST /ws/payroll/run/people/export', { id, which: 'out' }, english))).toHaveLength(1)
    const lines = rowsOfExport(await h.ok('POST /ws/payroll/run/lines/export', { id }, english))
    expect([column(lines, 'Kind'), column(lines, 'Amount')]).toEqual([
      ['Base pay', 'Base pay'],
      [10_000, 10_000],
    ])
    const payments = rowsOfExport(await h.ok('POST /ws/payroll/payments/export', { state: 'paid' }, english))
    expect(column(payments, 'Account')).toContain('•••• 8888')
    expect(JSON.stringify(payments)).not.toContain('6222000077778888')
    expect(column(rowsOfExport(await h.ok('POST /ws/payroll/groups/export', {}, english)), 'People')).toEqual([2])
    const checks = rowsOfExport(await h.ok('POST /ws/payroll/run/checks/export', { id }, english))
    expect(column(checks, 'Check')).toEqual(
      (await h.ok('GET /ws/payroll/run/checks', { id, pageSize: 100 }, english)).records.map((row) => runChecks[row.check].en),
    )
    for (const call of ['runs', 'payments', 'groups', 'items', 'finalPay'] as const)
      expect((await h.refused(`POST /ws/payroll/${call}/export`, {}, viewer.as)).status, call).toBe(403)
    expect((await h.refused('POST /ws/payroll/run/lines/export', { id }, (await payScene(h, [])).people.as)).error).toBe('notFound')
    expect((await h.ok('POST /ws/payroll/runs/export', {}, hr.as)).name).toMatch(/^发薪批次-.*\.xlsx$/)
  })
})
