import { beforeAll, expect, it } from 'vitest'
import { calculate, inNovember, monthly, type NewEmployee, type PayScene, payScene } from '../../../../../test/support/payrun.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

/** Unused leave on leaving, by the rule of the pay group. */

const h = serverForFile()
beforeAll(() => inNovember(h))

const LAST = '2026-11-20'
const annual = (more: Partial<NewEmployee> = {}): NewEmployee => ({ baseMinor: 2_100_000, leaveHundredths: 1_500, ...more })

async function leaving(scene: PayScene, openingDays: string | null) {
  const { hr } = scene.people.member
  const [id] = scene.ids
  const { records } = await h.ok('GET /ws/employee/list', {}, hr.as)
  const row = records.find((one) => one.id === id)!
  if (openingDays !== null)
    await h.ok('POST /ws/absence/opening', { type: 'annual', on: '2026-11-02', rows: [{ number: row.number, days: openingDays }] }, hr.as)
  const { version } = await h.ok('GET /ws/employee/detail', { id: id! }, hr.as)
  await h.ok('POST /ws/employee/leave', { id: id!, version, leaveOn: LAST, reason: '个人原因' }, hr.as)
  const { records: runs } = await h.ok('GET /ws/payroll/runs', { kind: 'final' }, hr.as)
  await calculate(h, runs[0]!.id, hr.as)
  const { records: people } = await h.ok('GET /ws/payroll/run/people', { id: runs[0]!.id }, hr.as)
  const slip = await h.ok('GET /ws/payroll/slip', { id: people[0]!.slipId! }, hr.as)
  const checks = (await h.ok('GET /ws/payroll/run/checks', { id: runs[0]!.id }, hr.as)).kinds.map(({ check }) => check)
  return { lines: slip.slip.lines.filter(({ code }) => code.startsWith('unused:')), checks, run: runs[0]!.id }
}
const sceneWith = (rule: Record<string, unknown>) => payScene(h, [annual()], { group: rule })

it('is paid at the rate of the group: 200 % is twice the daily wage', async () => {
  const { lines, checks } = await leaving(await sceneWith({ unusedPercent: 200 }), null)
  expect(lines).toMatchObject([{ code: 'unused:annual', minor: 2_600_000, inputs: { hundredths: 1_300, rateBps: 20_000 } }])
  expect(checks).not.toContain('leaveDeducted')
})

it('below zero is deducted only after somebody has ticked it', async () => {
  const scene = await sceneWith({ unusedPercent: 300 })
  const { lines, checks, run } = await leaving(scene, '-2')
  expect(lines).toMatchObject([{ code: 'unused:annual', minor: -200_000, inputs: { hundredths: -200, rateBps: 10_000 } }])
  expect(checks).toContain('leaveDeducted')
  const { hr } = scene.people.member
  expect((await h.call('POST /ws/payroll/run/submit', { id: run }, hr.as)).body.success).toBe(false)
})

it('below zero is deducted without a question, or not at all, where the group says so', async () => {
  const deducted = await leaving(await sceneWith({ negativeLeave: 'deduct' }), '-2')
  expect([deducted.lines.map(({ minor }) => minor), deducted.checks.includes('leaveDeducted')]).toEqual([[-200_000], false])
  const ignored = await leaving(await sceneWith({ negativeLeave: 'ignore' }), '-2')
  expect([ignored.lines, ignored.checks.includes('leaveDeducted')]).toEqual([[], false])
})

it('has a rate from 0 to 500 %', async () => {
  const scene = await sceneWith({})
  const { hr } = scene.people.member
  for (const unusedPercent of [-1, 501, 1.5])
    expect(
      (await h.refused('POST /ws/payroll/group/save', { form: { ...monthly({ name: `x${unusedPercent}` }), unusedPercent } }, hr.as))
        .fields,
    ).toHaveProperty('form.unusedPercent')
})
