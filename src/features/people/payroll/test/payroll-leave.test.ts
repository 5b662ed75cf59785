import { beforeAll, describe, expect, it } from 'vitest'
import {
  approved,
  calculate,
  calculated,
  inNovember,
  type NewEmployee,
  type PayScene,
  paid,
  payScene,
  seen,
  tickAll,
} from '../../../../../test/support/payrun.ts'
import { operator, type Person, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport, serialOf } from '../../../../../test/support/workbooks.ts'
import { daysAway } from '../contract/days-away.ts'
import { t as slipTexts } from '../web/slip/texts.ts'

/** Leave and leaving as payslips pay them: through the calls of employees, leave and payroll. */

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

/** November 2026 has 21 working days and October 22: 1,000.00 a day. A region without public holidays. */
const NOVEMBER = 2_100_000
const OCTOBER = 2_200_000
const QATARI = { country: 'QA', baseMinor: NOVEMBER }

const slipOf = async (scene: PayScene, runId: string, employeeId: string) => {
  const { records } = await h.ok('GET /ws/payroll/run/people', { id: runId, pageSize: 100 }, scene.people.as)
  const id = records.find((one) => one.id === employeeId)?.slipId
  return h.ok('GET /ws/payroll/slip', { id: id! }, scene.people.as)
}

type Leave = { type?: string; halves?: { day: string; part: 'morning' | 'afternoon' }[] }
/** The owner asks. */
const ask = ({ people }: PayScene, employeeId: string, from: string, to: string, more: Leave = {}) =>
  h.ok('POST /ws/absence/ask', { form: { employeeId, type: 'unpaid', from, to, note: '', ...more } }, people.as)
/** And HR grants. */
async function away(scene: PayScene, employeeId: string, from: string, to: string, more: Leave = {}) {
  const { id, version } = await ask(scene, employeeId, from, to, more)
  return h.ok('POST /ws/absence/grant', { id, version }, scene.people.member.hr.as)
}

const versionOf = async (scene: PayScene, id: string) => (await h.ok('GET /ws/employee/detail', { id }, scene.people.as)).version
const leave = async (scene: PayScene, id: string, leaveOn: string) =>
  h.ok('POST /ws/employee/leave', { id, version: await versionOf(scene, id), leaveOn, reason: '个人原因' }, scene.people.member.hr.as)
const finalRuns = async ({ people }: PayScene) => (await h.ok('GET /ws/payroll/runs', { kind: 'final' }, people.as)).records
const finalPay = async ({ people }: PayScene, which = 'open') => (await h.ok('GET /ws/payroll/finalPay', { which }, people.as)).records
const settle = async (scene: PayScene, id: string) => {
  const { hr, finance } = scene.people.member
  await calculate(h, id, hr.as)
  await tickAll(h, id, hr.as)
  await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
  await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
}
const annual = (part: NewEmployee = {}): NewEmployee => ({ ...QATARI, leaveHundredths: 1_500, ...part })

describe('granted leave', () => {
  it('that is not paid takes its days off the slip, with its trace; paid leave takes nothing', async () => {
    const scene = await payScene(h, [QATARI, QATARI])
    const [a, b] = scene.ids
    const { id: request } = await away(scene, a!, '2026-11-09', '2026-11-10', { halves: [{ day: '2026-11-10', part: 'morning' }] })
    await away(scene, b!, '2026-11-09', '2026-11-10', { type: 'sick' })
    const run = await calculated(h, scene, scene.people.member.hr.as)
    const { slip, id } = await slipOf(scene, run, a!)
    expect(slip.lines).toMatchObject([
      { kind: 'earned', minor: NOVEMBER },
      { kind: 'absence', code: 'absence:unpaid', from: '2026-11-09', to: '2026-11-09', minor: -100_000, exact: '-100000' },
      { kind: 'absence', code: 'absence:unpaid', from: '2026-11-10', to: '2026-11-10', minor: -50_000 },
    ])
    expect(slip.lines[1]?.inputs).toMatchObject({ absence: request, baseMinor: NOVEMBER, hundredths: 100, divisor: '21', paidBps: 0 })
    expect(slip.lines[1]?.formula.en).toContain('21,000.00 × 1 ÷ 21')
    expect(slip.units).toMatchObject({ periodHundredths: 2_100, absentHundredths: 150 })
    expect(daysAway(slip)).toEqual({ leave: 0, unpaid: 150 })
    expect(await h.ok('GET /ws/payroll/slip/replay', { id }, scene.people.as)).toMatchObject({ outcome: 'sameBytes' })
    const other = (await slipOf(scene, run, b!)).slip
    expect(other).toMatchObject({ lines: [{ kind: 'earned', minor: NOVEMBER }], units: { absentHundredths: 200 } })
    expect(daysAway(other)).toEqual({ leave: 200, unpaid: 0 })
    expect(slipTexts.pick('cn').onLeave('2')).toContain('带薪休假')
    expect(slipTexts.pick('cn').onLeave('2')).not.toContain('缺勤')
    expect(daysAway(other)).toEqual({ leave: 200, unpaid: 0 })
    // Known after the calculation: what was calculated no longer holds.
    await away(scene, b!, '2026-11-12', '2026-11-12')
    await tickAll(h, run, scene.people.member.hr.as)
    expect((await h.refused('POST /ws/payroll/run/submit', { id: run }, scene.people.member.hr.as)).error).toBe('runStale')
  })

  it('of a locked period is a dated line of the next slip, and is given back when the leave is shortened or cancelled', async () => {
    const scene = await payScene(h, [{ ...QATARI, baseMinor: OCTOBER }])
    const [a] = scene.ids
    const { hr, finance } = scene.people.member
    const october = await paid(h, scene, platform.as, { on: '2026-10-15' })
    await h.ok('POST /ws/payroll/run/publish', { id: october }, hr.as)
    await h.ok('POST /ws/payroll/run/lock', { id: october }, finance.as)
    const granted = await away(scene, a!, '2026-10-19', '2026-10-20')
    const november = await calculated(h, scene, hr.as)
    const lines = async () => (await slipOf(scene, november, a!)).slip.lines
    const earned = { kind: 'earned', minor: OCTOBER }
    // A retroactive line says what it corrects by its name, in both languages.
    const name = { cn: '无薪假', en: 'Unpaid leave' }
    const retro = { kind: 'retro', code: 'absence:unpaid', name, from: '2026-10-01', to: '2026-10-31' }
    expect(await lines()).toMatchObject([earned, { ...retro, minor: -200_000, inputs: { nowMinor: -200_000, paidMinor: 0 } }])
    const { currencies } = await h.ok('GET /ws/payroll/run/versus', { id: november }, hr.as)
    expect(currencies[0]?.causes).toMatchObject([{ cause: 'retro', minor: -200_000 }])
    const day = { from: '2026-10-19', to: '2026-10-19', reason: '提前返岗' }
    const shorter = await h.ok('POST /ws/absence/change', { id: granted.id, version: granted.version, ...day }, hr.as)
    await calculate(h, november, hr.as)
    expect(await lines()).toMatchObject([earned, { ...retro, minor: -100_000 }])
    await settle(scene, november)
    // Taken off in November; cancelled, it is due again.
    await h.ok('POST /ws/absence/cancel', { id: shorter.id, version: shorter.version, reason: '误录' }, hr.as)
    const { id } = await h.ok(
      'POST /ws/payroll/run/create',
      { groupId: scene.groupId, kind: 'correction', on: '2026-10-15', employeeIds: [a!] },
      hr.as,
    )
    await calculate(h, id, hr.as)
    expect((await slipOf(scene, id, a!)).slip.lines).toMatchObject([
      { ...retro, minor: 100_000, inputs: { nowMinor: 0, paidMinor: -100_000 } },
    ])
  })

  it('that nobody has decided has to be ticked, again when there is more of it, and a decision makes the run stale', async () => {
    const scene = await payScene(h, [QATARI, QATARI])
    const [a] = scene.ids
    const { hr, finance } = scene.people.member
    await ask(scene, a!, '2026-11-16', '2026-11-17')
    const run = await calculated(h, scene, hr.as)
    const open = async () => (await h.ok('GET /ws/payroll/run/checks', { id: run, check: 'leaveOpen' }, hr.as)).records
    expect(await open()).toMatchObject([{ employee: { id: a }, blocking: false, fact: '2026-11-16 – 2026-11-17', tickedAt: null }])
    expect((await h.refused('POST /ws/payroll/run/submit', { id: run }, hr.as)).error).toBe('runUnticked')
    await tickAll(h, run, hr.as)
    const second = await ask(scene, a!, '2026-11-26', '2026-11-26')
    expect((await h.refused('POST /ws/payroll/run/submit', { id: run }, hr.as)).error).toBe('runUnticked')
    await tickAll(h, run, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id: run }, hr.as)
    await h.ok('POST /ws/absence/grant', { id: second.id, version: second.version }, hr.as)
    expect((await h.refused('POST /ws/payroll/run/approve', await seen(h, run, finance.as), finance.as)).error).toBe('runUnticked')
    await h.ok('POST /ws/payroll/run/return', { id: run, reason: '请假已批' }, finance.as)
    await calculate(h, run, hr.as)
    await tickAll(h, run, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id: run }, hr.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, run, finance.as), finance.as)
    expect((await slipOf(scene, run, a!)).slip.totals.netMinor).toBe(NOVEMBER - 100_000)
  })
})

describe('somebody who has left', () => {
  it('gets a final run by itself, which pays the days worked, unused leave at the daily wage, and what is typed', async () => {
    const scene = await payScene(h, [annual({ name: '沈一诺' }), annual()])
    const [a, b] = scene.ids
    const { hr, finance } = scene.people.member
    expect(await finalPay(scene)).toEqual([])
    await leave(scene, a!, '2026-11-20')
    const [run] = await finalRuns(scene)
    // Today is a Sunday, and the Friday before has passed.
    expect(run).toMatchObject({ state: 'draft', period: { from: '2026-11-01', to: '2026-11-30' }, payOn: '2026-11-23' })
    const notices = await h.ok('GET /ws/notice/list', { search: '沈一诺' }, finance.as)
    expect(notices.records[0]?.content).toContain(run!.number)
    // Ten months and 20 of 30 days of 15 days a year.
    const unused = { type: 'annual', hundredths: 1_333, minor: 1_333_000 }
    expect(await finalPay(scene)).toMatchObject([
      {
        id: a,
        hasLeft: true,
        leaveOn: '2026-11-20',
        unused: [unused],
        typed: [],
        leavingMinor: 1_333_000,
        next: 'calculate',
        run: { id: run!.id },
      },
    ])
    const [heads = [], ...leavers] = rowsOfExport(await h.ok('POST /ws/payroll/finalPay/export', {}, { ...hr.as, lang: 'en' }))
    expect(leavers.map((row) => ['Last day', 'Unused days', 'Unused leave', 'Run'].map((head) => row[heads.indexOf(head)]))).toEqual([
      [serialOf('2026-11-20'), 13.33, 13_330, run!.number],
    ])
    const severance = { employeeId: a!, kind: 'leaving', code: 'severance', label: '经济补偿金', every: 'once', from: '2026-11-20' }
    const parts = [
      { amount: '21000', hundredths: 450 },
      { amount: '1000.01', hundredths: 50 },
    ]
    await h.ok('POST /ws/payroll/item/add', { ...severance, parts, reason: '第 47 条' }, hr.as)
    const mistake = await h.ok(
      'POST /ws/payroll/item/add',
      { ...severance, code: 'other', parts: [{ amount: '5', hundredths: 100 }], reason: '误' },
      hr.as,
    )
    expect((await finalPay(scene))[0]?.typed).toHaveLength(2)
    await h.ok('POST /ws/payroll/item/end', { id: mistake.id }, hr.as)
    expect((await finalPay(scene))[0]?.typed).toMatchObject([
      { code: 'severance', minor: 9_500_001, formula: { en: '21,000.00 × 4.5 + 1,000.01 × 0.5' }, reason: '第 47 条', open: true },
    ])
    expect((await h.refused('POST /ws/payroll/item/add', { ...severance, employeeId: b!, parts, reason: 'x' }, hr.as)).error).toBe(
      'notLeaving',
    )
    await settle(scene, run!.id)
    expect((await slipOf(scene, run!.id, a!)).slip.lines).toMatchObject([
      // 15 of 21 working days.
      { kind: 'earned', minor: 1_500_000, to: '2026-11-20' },
      { kind: 'leaving', code: 'unused:annual', minor: 1_333_000, inputs: { hundredths: 1_333, baseMinor: NOVEMBER, rateBps: 10_000 } },
      { kind: 'leaving', code: 'leaving:severance', minor: 9_500_001 },
    ])
    // The regular run of the month is of the others alone, and nothing is due twice.
    const regular = await calculated(h, scene, hr.as)
    expect((await h.ok('GET /ws/payroll/run/people', { id: regular, which: 'in' }, hr.as)).records.map(({ id }) => id)).toEqual([b])
    expect(await finalPay(scene)).toMatchObject([{ next: 'pay', typed: [{ open: false }], unused: [unused] }])
    const again = await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'final', employeeIds: [a!] }, hr.as)
    await calculate(h, again.id, hr.as)
    expect((await slipOf(scene, again.id, a!)).slip).toMatchObject({ lines: [], totals: { netMinor: 0 } })
  })

  it('after the month was paid as a whole, gives back the days after the last one', async () => {
    const scene = await payScene(h, [annual()])
    const [a] = scene.ids
    await approved(h, scene)
    await leave(scene, a!, '2026-11-20')
    const [run] = await finalRuns(scene)
    await settle(scene, run!.id)
    expect((await slipOf(scene, run!.id, a!)).slip).toMatchObject({
      lines: [
        {
          kind: 'retro',
          code: 'base',
          from: '2026-11-01',
          to: '2026-11-30',
          minor: -600_000,
          inputs: { nowMinor: 1_500_000, paidMinor: NOVEMBER },
        },
        { kind: 'leaving', code: 'unused:annual', minor: 1_333_000 },
      ],
      totals: { netMinor: 733_000 },
    })
    expect(await finalRuns(scene)).toHaveLength(1)
  })

  it('loses the run, and the wallet gets its money back, when the leaving is withdrawn before anything was sent', async () => {
    const scene = await payScene(h, [annual(), annual()])
    const [a, b] = scene.ids
    const { hr, finance } = scene.people.member
    const wallet = async () =>
      (await h.ok('GET /ws/wallet/summary', {}, scene.people.as)).balances.find(({ currency }) => currency === 'CNY')?.availableMinor
    const before = await wallet()
    for (const id of [a, b]) await leave(scene, id!, '2026-11-27')
    const open = async (id: string) =>
      (await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'final', employeeIds: [id] }, hr.as)).id
    const [first, second] = [await open(a!), await open(b!)]
    await settle(scene, first)
    await settle(scene, second)
    await h.ok('POST /ws/payroll/run/pay', { id: second }, finance.as)
    for (const id of [a, b]) await h.ok('POST /ws/employee/withdrawLeave', { id: id!, version: await versionOf(scene, id!) }, hr.as)
    const state = async (id: string) => (await h.ok('GET /ws/payroll/run', { id }, hr.as)).state
    expect([await state(first), await state(second)]).toEqual(['cancelled', 'paying'])
    const sent = (await h.ok('GET /ws/payroll/run', { id: second }, hr.as)).totals[0]!.netMinor
    expect(await wallet()).toBe(before! - sent)
    const { moves } = await h.ok('GET /ws/payroll/run/history', { id: first }, hr.as)
    expect(moves[0]).toMatchObject({ move: 'leaveWithdrawn', who: '', from: 'approved', to: 'cancelled' })
    expect((await h.ok('GET /ws/operator/ledger/trial', {}, platform.as)).drifted).toBe(0)
  })

  it('and comes back the next day is paid by the regular run, leave paid out included; after a gap the final run stays', async () => {
    const scene = await payScene(h, [annual(), annual()])
    const [a, b] = scene.ids
    const { hr } = scene.people.member
    for (const id of [a, b]) await leave(scene, id!, '2026-11-20')
    const rehire = async (id: string, contractStart: string) =>
      h.ok('POST /ws/employee/rehire', { id, version: await versionOf(scene, id), contractStart }, hr.as)
    await rehire(a!, '2026-11-21')
    await rehire(b!, '2026-12-14')
    const runs = await h.ok('GET /ws/payroll/runs', { kind: 'final' }, hr.as)
    expect(runs.records.map(({ state }) => state).sort()).toEqual(['cancelled', 'draft'])
    const regular = await calculated(h, scene, hr.as)
    expect((await slipOf(scene, regular, a!)).slip.lines).toMatchObject([
      { kind: 'earned', minor: 1_500_000 },
      { kind: 'leaving', code: 'unused:annual', minor: 1_333_000 },
    ])
    const final = runs.records.find(({ state }) => state === 'draft')!.id
    await calculate(h, final, hr.as)
    expect((await slipOf(scene, final, b!)).slip.lines).toMatchObject([
      { kind: 'earned', minor: 1_500_000 },
      { kind: 'leaving', code: 'unused:annual', minor: 1_333_000 },
    ])
  })

  it('on a day to come gets the run when it comes; settled before, or without a pay group, none is opened', async () => {
    const scene = await payScene(h, [annual(), annual(), annual()])
    const [a, b, c] = scene.ids
    const { hr } = scene.people.member
    await h.ok('POST /ws/payroll/group/assign', { groupId: null, employeeIds: [c!] }, hr.as)
    for (const id of [a, b, c]) await leave(scene, id!, '2026-11-23')
    expect(await finalRuns(scene)).toEqual([])
    expect((await finalPay(scene, 'leaving')).map(({ id, next }) => [id, next])).toEqual([
      [a, 'wait'],
      [b, 'wait'],
      [c, 'group'],
    ])
    const early = await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'final', employeeIds: [b!] }, hr.as)
    await settle(scene, early.id)
    h.clock.advance({ hours: 48 })
    await h.jobs.runDue()
    for (const who of [scene.people.owner, hr]) await signInAgain(h, who)
    const runs = await finalRuns(scene)
    expect(runs.map(({ state }) => state).sort()).toEqual(['approved', 'draft'])
    const mine = runs.find(({ state }) => state === 'draft')!
    expect((await h.ok('GET /ws/payroll/run/people', { id: mine.id }, hr.as)).records.map(({ id }) => id)).toEqual([a])
    // Nobody prepared it by recording the last day.
    expect((await h.ok('GET /ws/payroll/run', { id: mine.id }, hr.as)).preparers).toEqual([])
    expect((await finalPay(scene, 'all')).map(({ id, next }) => [id, next]).sort()).toEqual(
      [
        [a, 'calculate'],
        [b, 'pay'],
        [c, 'group'],
      ].sort(),
    )
  })
})
