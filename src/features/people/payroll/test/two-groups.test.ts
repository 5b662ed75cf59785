import { beforeAll, describe, expect, it } from 'vitest'
import { approved, calculate, calculated, inNovember, type PayScene, paid, payScene } from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

/**
 * Somebody moves between pay groups whose periods begin on other days: each day is paid once. In November 2026 21 days are worked, from
 * 26 October to 8 November ten.
 */

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

const MONTH = 2_100_000
/** 21,000.00 × 12 ÷ 26. */
const FORTNIGHT = 969_231
const DAYS_9_TO_30 = 1_600_000
/** Five of ten days. */
const DAYS_1_TO_8 = 484_616

interface Two {
  monthly: PayScene
  biweekly: PayScene
}

/** A monthly group with everybody, and an empty one of fortnights, of which one is from 26 October to 8 November. */
async function twoGroups(list: Parameters<typeof payScene>[1] = [{ baseMinor: MONTH }]): Promise<Two> {
  const monthly = await payScene(h, list)
  const form = { name: 'Biweekly', cycle: 'biweekly', anchor: '2026-10-26', cutOffDays: 0, payKind: 'daysAfterEnd', payDay: 2 }
  const group = { ...form, payMonths: 0, method: 'working', region: 'CN' }
  const { id: groupId } = await h.ok('POST /ws/payroll/group/save', { form: group }, monthly.people.as)
  return { monthly, biweekly: { ...monthly, groupId } }
}

const move = ({ groupId, people, ids }: PayScene, employeeIds: readonly string[] = ids) =>
  h.ok('POST /ws/payroll/group/assign', { groupId, employeeIds: [...employeeIds] }, people.as)

const linesOf = async (scene: PayScene, runId: string, employeeId = scene.ids[0]!) => {
  const { records } = await h.ok('GET /ws/payroll/run/people', { id: runId, pageSize: 100 }, scene.people.as)
  const slipId = records.find((one) => one.id === employeeId)?.slipId
  if (!slipId) return null
  const { slip } = await h.ok('GET /ws/payroll/slip', { id: slipId }, scene.people.as)
  return slip.lines.map(({ kind, from, to, minor }) => [kind, from, to, minor])
}

const unpaid = async (scene: PayScene, id: string) =>
  (await h.ok('GET /ws/payroll/run/checks', { id, check: 'unpaidPeriod' }, scene.people.as)).records.map(({ fact }) => fact)

describe('a move between groups of other periods', () => {
  it('from fortnights to months: the month pays the days after the last fortnight', async () => {
    const { monthly, biweekly } = await twoGroups()
    await move(biweekly)
    const fortnight = await paid(h, biweekly, platform.as, { on: '2026-11-02' })
    expect(await linesOf(biweekly, fortnight)).toEqual([['earned', '2026-10-26', '2026-11-08', FORTNIGHT]])
    await move(monthly)
    const november = await paid(h, monthly, platform.as)
    expect(await linesOf(monthly, november)).toEqual([['earned', '2026-11-09', '2026-11-30', DAYS_9_TO_30]])
  })

  it('from months to fortnights: the fortnight pays the days after the last month', async () => {
    const { monthly, biweekly } = await twoGroups()
    await paid(h, monthly, platform.as, { on: '2026-10-15' })
    await move(biweekly)
    const fortnight = await paid(h, biweekly, platform.as, { on: '2026-11-02' })
    expect(await linesOf(biweekly, fortnight)).toEqual([['earned', '2026-11-01', '2026-11-08', DAYS_1_TO_8]])
    const next = await calculated(h, biweekly, biweekly.people.member.hr.as, { on: '2026-11-10' })
    expect(await linesOf(biweekly, next)).toEqual([['earned', '2026-11-09', '2026-11-22', FORTNIGHT]])
    expect(await unpaid(biweekly, next)).toEqual([])
  })

  it('a final run pays the days that are left, too', async () => {
    const { monthly, biweekly } = await twoGroups([{ baseMinor: MONTH, leaveOn: '2026-11-27' }])
    await move(biweekly)
    await paid(h, biweekly, platform.as, { on: '2026-11-02' })
    await move(monthly)
    const { hr } = monthly.people.member
    const final = await calculated(h, monthly, hr.as, { kind: 'final', employeeIds: monthly.ids })
    expect(await linesOf(monthly, final)).toEqual([['earned', '2026-11-09', '2026-11-27', 1_500_000]])
  })

  it('who has no day left is out and says by which run; nobody can put them back', async () => {
    const { monthly, biweekly } = await twoGroups([{ baseMinor: MONTH, leaveOn: '2026-11-06' }, { baseMinor: MONTH }])
    const { hr } = monthly.people.member
    const [leaver] = monthly.ids
    await move(biweekly, [leaver!])
    const fortnight = await paid(h, biweekly, platform.as, { on: '2026-11-02' })
    await move(monthly)
    const november = await calculated(h, monthly, hr.as)
    const { records } = await h.ok('GET /ws/payroll/run/people', { id: november, which: 'out' }, hr.as)
    expect(records).toMatchObject([{ id: leaver, isIn: false, paidIn: { id: fortnight } }])
    const back = { id: november, employeeId: leaver!, isIn: true, reason: '' }
    expect((await h.refused('POST /ws/payroll/run/person', back, hr.as)).error).toBe('paidInRun')
  })

  it('days between the two that no run pays are asked about, and paid once by a correction', async () => {
    const { monthly, biweekly } = await twoGroups([{ baseMinor: MONTH }, { baseMinor: MONTH }])
    const { hr } = monthly.people.member
    const [mover, other] = monthly.ids
    await move(biweekly, [other!])
    await paid(h, monthly, platform.as, { on: '2026-10-15' })
    await paid(h, biweekly, platform.as, { on: '2026-11-02' })
    await move(biweekly, [mover!])
    const next = await calculated(h, biweekly, hr.as, { on: '2026-11-10' })
    expect(await linesOf(biweekly, next)).toEqual([['earned', '2026-11-09', '2026-11-22', FORTNIGHT]])
    expect(await unpaid(biweekly, next)).toEqual(['2026-11-01 – 2026-11-08'])
    const correction = await approved(h, biweekly, { kind: 'correction', on: '2026-11-02', employeeIds: [mover!] })
    expect(await linesOf(biweekly, correction)).toEqual([['retro', '2026-10-26', '2026-11-08', DAYS_1_TO_8]])
    await calculate(h, next, hr.as)
    expect(await linesOf(biweekly, next)).toEqual([['earned', '2026-11-09', '2026-11-22', FORTNIGHT]])
    expect(await unpaid(biweekly, next)).toEqual([])
    await move(monthly, [mover!])
    const november = await calculated(h, monthly, hr.as)
    expect(await linesOf(monthly, november)).toEqual([['earned', '2026-11-09', '2026-11-30', DAYS_9_TO_30]])
  })

  it('a correction of a month of which another group paid days pays the others', async () => {
    const { monthly, biweekly } = await twoGroups([{ baseMinor: MONTH }, { baseMinor: MONTH }])
    const [mover, other] = monthly.ids
    await move(biweekly, [mover!])
    await paid(h, biweekly, platform.as, { on: '2026-11-02' })
    await paid(h, monthly, platform.as)
    await move(monthly, [mover!])
    const correction = await approved(h, monthly, { kind: 'correction', employeeIds: [mover!, other!] })
    expect(await linesOf(monthly, correction, mover)).toEqual([['retro', '2026-11-01', '2026-11-30', DAYS_9_TO_30]])
  })

  it('what becomes known of the earlier group is paid by the next run of the later one, and no more', async () => {
    const { monthly, biweekly } = await twoGroups()
    const { hr, finance } = monthly.people.member
    await move(biweekly)
    await paid(h, biweekly, platform.as, { on: '2026-06-22' })
    await move(monthly)
    const july = await paid(h, monthly, platform.as, { on: '2026-07-15' })
    expect(await linesOf(monthly, july)).toEqual([['earned', '2026-07-06', '2026-07-31', 1_826_087]])
    const raise = { employeeId: monthly.ids[0]!, effectiveOn: '2026-06-22', base: '23100', cycle: 'monthly', currency: 'CNY' } as const
    const { id } = await h.ok('POST /ws/salary/propose', raise, hr.as)
    await h.ok('POST /ws/salary/approve', { ids: [id] }, finance.as)
    const august = await paid(h, monthly, platform.as, { on: '2026-08-15' })
    expect(await linesOf(monthly, august)).toEqual([
      ['earned', '2026-08-01', '2026-08-31', 2_310_000],
      ['retro', '2026-06-22', '2026-07-05', 96_923],
      ['retro', '2026-07-01', '2026-07-31', 182_609],
    ])
    for (const on of ['2026-09-15', '2026-10-15', '2026-11-15'])
      expect((await linesOf(monthly, await paid(h, monthly, platform.as, { on })))?.map(([kind]) => kind)).toEqual(['earned'])
  })

  it('a single item is paid with its day, a recurring one in each period', async () => {
    const { monthly, biweekly } = await twoGroups()
    const { hr } = monthly.people.member
    const item = (part: Record<string, unknown>) =>
      h.ok(
        'POST /ws/payroll/item/add',
        { employeeId: monthly.ids[0]!, kind: 'item', code: 'bonus', label: 'Bonus', reason: 'x', ...part },
        hr.as,
      )
    await item({ every: 'once', from: '2026-11-03', amount: '500' })
    await item({ every: 'period', from: '2026-10-01', amount: '30', code: 'meal', label: 'Meal' })
    await item({ every: 'once', from: '2026-11-03', amount: '7', code: 'loan', label: 'Loan', kind: 'deduction' })
    await move(biweekly)
    const fortnight = await paid(h, biweekly, platform.as, { on: '2026-11-02' })
    const kinds = async (scene: PayScene, id: string) => (await linesOf(scene, id))!.map(([kind, , , minor]) => [kind, minor])
    expect(await kinds(biweekly, fortnight)).toEqual([
      ['earned', FORTNIGHT],
      ['item', 50_000],
      ['item', 3_000],
      ['deduction', -700],
    ])
    // A deduction that becomes known later is taken off once, in the current period; an item belongs to the period of its day.
    await item({ every: 'once', from: '2026-11-04', amount: '9', code: 'loan', label: 'Loan', kind: 'deduction' })
    await item({ every: 'once', from: '2026-11-04', amount: '400', code: 'prize', label: 'Prize' })
    await move(monthly)
    const november = await paid(h, monthly, platform.as)
    expect(await kinds(monthly, november)).toEqual([
      ['earned', DAYS_9_TO_30],
      ['item', 3_000],
      ['retro', 40_000],
      ['deduction', -900],
    ])
  })
})
