import { beforeAll, describe, expect, it } from 'vitest'
import {
  approved,
  calculate,
  calculated,
  inNovember,
  type PayScene,
  paid,
  payScene,
  seen,
  submitted,
  tickAll,
} from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

async function raise(scene: PayScene, employeeId: string, effectiveOn: string, base: string) {
  const { hr, finance } = scene.people.member
  const change = await h.ok('POST /ws/salary/propose', { employeeId, effectiveOn, base, cycle: 'monthly', currency: 'CNY' }, hr.as)
  await h.ok('POST /ws/salary/approve', { ids: [change.id] }, finance.as)
}

const slipOf = async (scene: PayScene, runId: string, employeeId: string) => {
  const { records } = await h.ok('GET /ws/payroll/run/people', { id: runId, pageSize: 100 }, scene.people.as)
  const id = records.find((one) => one.id === employeeId)?.slipId
  return h.ok('GET /ws/payroll/slip', { id: id! }, scene.people.as)
}

describe('what becomes known later', () => {
  it('is paid by the next run, once, and taken back if it was wrong', async () => {
    const scene = await payScene(h, [{ baseMinor: 1_000_000 }, { baseMinor: 2_000_000 }])
    const [a, b] = scene.ids
    await paid(h, scene, platform.as, { on: '2026-09-15' })
    await raise(scene, a!, '2026-09-01', '11000')
    const october = await approved(h, scene, { on: '2026-10-15' })
    const slip = await slipOf(scene, october, a!)
    expect(slip.slip.lines).toMatchObject([
      { kind: 'earned', minor: 1_100_000 },
      {
        kind: 'retro',
        code: 'base',
        from: '2026-09-01',
        to: '2026-09-30',
        minor: 100_000,
        inputs: { nowMinor: 1_100_000, paidMinor: 1_000_000 },
      },
    ])
    expect((await slipOf(scene, october, b!)).slip.lines).toHaveLength(1)
    // Nothing more in November; a correction downwards takes back from both months.
    const november = await calculated(h, scene, scene.people.member.hr.as)
    expect((await slipOf(scene, november, a!)).slip.lines).toMatchObject([{ kind: 'earned', minor: 1_100_000 }])
    await raise(scene, a!, '2026-09-01', '10500')
    await calculate(h, november, scene.people.member.hr.as)
    expect((await slipOf(scene, november, a!)).slip.lines).toMatchObject([
      { kind: 'earned', minor: 1_050_000 },
      { kind: 'retro', from: '2026-09-01', minor: -50_000 },
      { kind: 'retro', from: '2026-10-01', minor: -50_000 },
    ])
  })

  it('can be corrected at once by a run of its own, and the next regular run pays it no more', async () => {
    const scene = await payScene(h, [{ baseMinor: 1_000_000 }, {}])
    const [a] = scene.ids
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    expect(
      (
        await h.refused(
          'POST /ws/payroll/run/create',
          { groupId: scene.groupId, kind: 'correction', on: '2026-09-15', employeeIds: [a!] },
          scene.people.as,
        )
      ).error,
    ).toBe('periodNotClosed')
    await raise(scene, a!, '2026-10-01', '12000')
    const correction = await approved(h, scene, { kind: 'correction', on: '2026-10-15', employeeIds: [a!] })
    expect((await slipOf(scene, correction, a!)).slip.lines).toMatchObject([
      { kind: 'retro', code: 'base', from: '2026-10-01', minor: 200_000 },
    ])
    const november = await calculated(h, scene, scene.people.member.hr.as)
    expect((await slipOf(scene, november, a!)).slip.lines).toMatchObject([{ kind: 'earned', minor: 1_200_000 }])
  })

  it('a correction and the next month that are approved at once do not both pay it: the second is out of date', async () => {
    const scene = await payScene(h, [{ baseMinor: 1_000_000 }, {}])
    const [a] = scene.ids
    const { hr, finance } = scene.people.member
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    await raise(scene, a!, '2026-10-01', '12000')
    const correction = await submitted(h, scene, hr.as, { kind: 'correction', on: '2026-10-15', employeeIds: [a!] })
    const november = await submitted(h, scene, hr.as)
    for (const id of [correction, november])
      expect((await slipOf(scene, id, a!)).slip.lines).toContainEqual(expect.objectContaining({ kind: 'retro', minor: 200_000 }))
    const asked = await Promise.all([correction, november].map((id) => seen(h, id, finance.as)))
    const answers = await Promise.all(asked.map((one) => h.call('POST /ws/payroll/run/approve', one, finance.as)))
    expect(answers.flatMap(({ body }) => (body.success ? [] : (body.result?.error ?? '')))).toEqual(['runStale'])
  })

  it('pays somebody who joined in a closed period and was recorded late; asks about one who had been there before', async () => {
    const scene = await payScene(h, [{}])
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    const { employees } = await import('../../../../../test/support/payrun.ts')
    const { companyId } = scene.people
    const [late, old] = await employees(h, companyId, scene.people.member.hr.accountId, [
      { start: '2026-10-26', baseMinor: 2_200_000 },
      { start: '2019-01-01', baseMinor: 1_000_000 },
    ])
    await h.ok('POST /ws/payroll/group/assign', { groupId: scene.groupId, employeeIds: [late!, old!] }, scene.people.as)
    const november = await calculated(h, scene, scene.people.member.hr.as)
    const slip = await slipOf(scene, november, late!)
    expect(slip.slip.lines).toMatchObject([
      { kind: 'earned', minor: 2_200_000 },
      { kind: 'retro', from: '2026-10-01' },
    ])
    expect(slip.slip.lines[1]!.minor).toBeGreaterThan(0)
    expect((await slipOf(scene, november, old!)).slip.lines).toHaveLength(1)
    const { records } = await h.ok('GET /ws/payroll/run/checks', { id: november, check: 'unpaidPeriod' }, scene.people.as)
    expect(records.map(({ employee }) => employee?.id)).toEqual([old])
  })

  it('somebody who was recorded late is paid for that once, also months later', async () => {
    const scene = await payScene(h, [{}])
    await paid(h, scene, platform.as, { on: '2026-07-15' })
    const { employees } = await import('../../../../../test/support/payrun.ts')
    const [late] = await employees(h, scene.people.companyId, scene.people.member.hr.accountId, [{ start: '2026-07-20' }])
    await h.ok('POST /ws/payroll/group/assign', { groupId: scene.groupId, employeeIds: [late!] }, scene.people.as)
    const kinds: string[][] = []
    for (const on of ['2026-08-15', '2026-09-15', '2026-10-15', '2026-11-15']) {
      const { slip } = await slipOf(scene, await paid(h, scene, platform.as, { on }), late!)
      kinds.push(slip.lines.map(({ kind }) => kind))
    }
    expect(kinds).toEqual([['earned', 'retro'], ['earned'], ['earned'], ['earned']])
  })
})

describe('versus last period', () => {
  it('names causes that add up to the change, for each person and in all', async () => {
    const scene = await payScene(h, [
      { baseMinor: 1_000_000 },
      { baseMinor: 1_000_000 },
      { leaveOn: '2026-10-30', baseMinor: 1_000_000 },
      { start: '2026-11-16' },
    ])
    const [a] = scene.ids
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    await raise(scene, a!, '2026-11-16', '12000')
    await h.ok(
      'POST /ws/payroll/item/add',
      { employeeId: a!, kind: 'item', code: 'bonus', label: 'Bonus', every: 'once', from: '2026-11-05', amount: '500', reason: 'x' },
      scene.people.member.hr.as,
    )
    const november = await calculated(h, scene, scene.people.member.hr.as)
    const { last, currencies } = await h.ok('GET /ws/payroll/run/versus', { id: november }, scene.people.as)
    expect(last).not.toBeNull()
    const [cny] = currencies
    expect(cny!.causes.reduce((all, { minor }) => all + minor, 0)).toBe(cny!.nowMinor - cny!.lastMinor)
    for (const { minor, people } of cny!.causes) expect(people.reduce((all, one) => all + one.minor, 0)).toBe(minor)
    expect(cny!.causes.map(({ cause }) => cause)).toEqual(['left', 'joined', 'base', 'items'])
    const { totals } = await h.ok('GET /ws/payroll/run', { id: november }, scene.people.as)
    expect(cny!.nowMinor).toBe(totals[0]!.netMinor)
    const { records } = await h.ok('GET /ws/payroll/run/people', { id: november, which: 'changed' }, scene.people.as)
    for (const { change } of records)
      expect(change!.causes.reduce((all, { minor }) => all + minor, 0)).toBe(change!.nowMinor - change!.lastMinor)
  })
})

describe('other runs', () => {
  it('pays a bonus between two months and nothing of it again', async () => {
    const scene = await payScene(h, [{}, {}])
    const [a] = scene.ids
    const { hr, finance } = scene.people.member
    const { id } = await h.ok(
      'POST /ws/payroll/run/create',
      { groupId: scene.groupId, kind: 'offCycle', payOn: '2026-11-10', employeeIds: [a!] },
      hr.as,
    )
    const bonus = {
      employeeId: a!,
      kind: 'item',
      code: 'bonus',
      label: 'Bonus',
      every: 'once',
      from: '2026-11-10',
      amount: '3000',
      reason: 'x',
      runId: id,
    }
    await h.ok('POST /ws/payroll/item/add', bonus, hr.as)
    await calculate(h, id, hr.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    expect((await slipOf(scene, id, a!)).slip.lines).toMatchObject([{ kind: 'item', minor: 300_000 }])
    const november = await calculated(h, scene, hr.as)
    expect((await slipOf(scene, november, a!)).slip.lines).toMatchObject([{ kind: 'earned', minor: 1_000_000 }])
  })

  it('settles somebody who leaves, and the regular run of the period leaves them out', async () => {
    const scene = await payScene(h, [{ leaveOn: '2026-11-13', baseMinor: 2_100_000 }, {}])
    const [a, b] = scene.ids
    const { hr, finance } = scene.people.member
    expect(
      (await h.refused('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'final', employeeIds: [b!] }, hr.as)).error,
    ).toBe('notLeaving')
    const draft = await calculated(h, scene, hr.as)
    const { id } = await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'final', employeeIds: [a!] }, hr.as)
    const severance = {
      employeeId: a!,
      kind: 'leaving',
      code: 'severance',
      label: '经济补偿',
      every: 'once',
      from: '2026-11-13',
      parts: [{ amount: '21000', hundredths: 150 }],
      reason: '第 47 条',
      runId: id,
    }
    await h.ok('POST /ws/payroll/item/add', severance, hr.as)
    await calculate(h, id, hr.as)
    expect((await slipOf(scene, id, a!)).slip.lines).toMatchObject([
      { kind: 'earned', minor: 1_000_000 },
      { kind: 'leaving', code: 'leaving:severance', minor: 3_150_000 },
    ])
    await tickAll(h, id, hr.as)
    // The regular run was calculated before the final one was opened: the same person is in two runs, and that blocks.
    const final = await h.ok('GET /ws/payroll/run', { id }, hr.as)
    const who = (await h.ok('GET /ws/payroll/run/people', { id }, hr.as)).records.map(({ name }) => name)
    const { error, message } = await h.refused('POST /ws/payroll/run/submit', { id }, { ...hr.as, lang: 'en' })
    expect([error, message]).toEqual(['runBlocked', `Checks that must be resolved first (1): ${who.join()}`])
    expect(final.moves.find(({ move }) => move === 'submit')?.against).toBe(`有 1 项检查必须先处理：${who.join()}`)
    const of = async (which: 'in' | 'out') => (await h.ok('GET /ws/payroll/run/people', { id: draft, which }, hr.as)).records
    const peopleIn = async () => (await of('in')).map((one) => one.id)
    expect(await peopleIn()).toEqual([a, b])
    await calculate(h, draft, hr.as)
    expect(await peopleIn()).toEqual([b])
    // Who is paid by the final run is out and says so; nobody can put them back while it does.
    const out = { id: a, isIn: false, slipId: null, reason: final.number, paidIn: { id, number: final.number, kind: 'final' } }
    expect(await of('out')).toMatchObject([out])
    expect((await h.ok('GET /ws/payroll/run', { id: draft }, hr.as)).peopleOut).toBe(1)
    const back = { id: draft, employeeId: a!, isIn: true, reason: '' }
    expect((await h.refused('POST /ws/payroll/run/person', back, hr.as)).error).toBe('paidInRun')
    // Without the final run they are paid here again; somebody taken out by hand stays out whatever other runs do.
    const byHand = { id, employeeId: a!, isIn: false, reason: '另行约定' }
    await h.ok('POST /ws/payroll/run/person', byHand, hr.as)
    await calculate(h, draft, hr.as)
    expect(await peopleIn()).toEqual([a, b])
    await h.ok('POST /ws/payroll/run/person', { ...byHand, id: draft }, hr.as)
    await h.ok('POST /ws/payroll/run/person', { ...byHand, isIn: true, reason: '' }, hr.as)
    for (const run of [id, draft]) await calculate(h, run, hr.as)
    expect(await of('out')).toMatchObject([{ id: a, reason: '另行约定', paidIn: null }])
    await h.ok('POST /ws/payroll/run/person', back, hr.as)
    await calculate(h, draft, hr.as)
    expect(await of('out')).toMatchObject([out])
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    await calculate(h, draft, hr.as)
    expect(await peopleIn()).toEqual([b])
  })

  it('carries what could not be taken off to the next slip', async () => {
    const scene = await payScene(h, [{ baseMinor: 100_000 }])
    const [a] = scene.ids
    const { hr } = scene.people.member
    const loan = {
      employeeId: a!,
      kind: 'deduction',
      code: 'loan',
      label: '借款',
      every: 'once',
      from: '2026-10-05',
      amount: '1500',
      reason: '预支',
    }
    await h.ok('POST /ws/payroll/item/add', loan, hr.as)
    await approved(h, scene, { on: '2026-10-15' })
    const november = await calculated(h, scene, hr.as)
    expect((await slipOf(scene, november, a!)).slip).toMatchObject({
      lines: [
        { kind: 'earned', minor: 100_000 },
        { kind: 'carriedIn', minor: -50_000 },
      ],
      totals: { netMinor: 50_000 },
    })
  })

  it('refuses a second regular run of a period, and somebody out of it keeps their reason', async () => {
    const scene = await payScene(h, [{}, {}])
    const { hr } = scene.people.member
    const id = await calculated(h, scene, hr.as)
    expect((await h.refused('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'regular' }, hr.as)).error).toBe('runExists')
    expect((await h.refused('POST /ws/payroll/run/person', { id, employeeId: scene.ids[0]!, isIn: false }, hr.as)).fields).toHaveProperty(
      'reason',
    )
    await h.ok('POST /ws/payroll/run/person', { id, employeeId: scene.ids[0]!, isIn: false, reason: '停薪留职' }, hr.as)
    expect((await h.refused('POST /ws/payroll/run/submit', { id }, hr.as)).error).toBe('runNotCalculated')
    await calculate(h, id, hr.as)
    const { records } = await h.ok('GET /ws/payroll/run/people', { id }, hr.as)
    expect(records.map(({ isIn, reason, netMinor }) => [isIn, reason, netMinor])).toEqual([
      [false, '停薪留职', null],
      [true, '', 1_000_000],
    ])
  })
})
