import { beforeAll, expect, it } from 'vitest'
import { calculated, inNovember, type PayScene, paid, payScene } from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'

/**
 * A record that is corrected after several months are closed: all of them that it is about are paid again. In July 2026 23 days are worked,
 * 13 of them from the 15th on; with a day that another Saturday is worked for, 24.
 */

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

const MONTH = 2_300_000
const OF_23 = 1_300_000
const OF_24 = 1_245_833

/** July, in which somebody starts, and August are paid. */
async function startedInJuly(country: string, subdivision = ''): Promise<PayScene> {
  const scene = await payScene(h, [{ start: '2026-07-15', baseMinor: MONTH, country }])
  await h.services.db.execute(sql`update employee set subdivision = ${subdivision} where id = ${scene.ids[0]}`)
  for (const on of ['2026-07-15', '2026-08-15']) await paid(h, scene, platform.as, { on })
  return scene
}

async function save(scene: PayScene, change: Record<string, string>): Promise<void> {
  const { hr } = scene.people.member
  const { version } = await h.ok('GET /ws/employee/detail', { id: scene.ids[0]! }, hr.as)
  await h.ok('POST /ws/employee/save', { id: scene.ids[0]!, version, ...change }, hr.as)
}

const retroOf = async (scene: PayScene, run: string) => {
  const { records } = await h.ok('GET /ws/payroll/run/people', { id: run }, scene.people.as)
  const { slip } = await h.ok('GET /ws/payroll/slip', { id: records[0]!.slipId! }, scene.people.as)
  return slip.lines.flatMap(({ kind, from, minor }) => (kind === 'retro' ? [[from, minor]] : []))
}

/** What September and October pay for earlier months. */
async function later(scene: PayScene) {
  const september = await retroOf(scene, await paid(h, scene, platform.as, { on: '2026-09-15' }))
  const october = await retroOf(scene, await calculated(h, scene, scene.people.member.hr.as, { on: '2026-10-15' }))
  return { september, october }
}

const saturday = (region: string, inParts = true) =>
  h.ok(
    'POST /ws/operator/calendar/correct',
    {
      ...{ region, date: '2026-07-04', kind: 'workday', english: '', nameCn: '调休', nameEn: 'Exchanged day', reason: 'Official notice' },
      inParts,
    },
    platform.as,
  )

it.each([
  ['2026-07-20', -300_000],
  ['2026-07-16', -100_000],
])('a contract that began on %s', async (contractStart, minor) => {
  const scene = await startedInJuly('DE', 'DE-BE')
  await save(scene, { contractStart })
  expect(await later(scene)).toEqual({ september: [['2026-07-01', minor]], october: [] })
})

it('a contract that began in another month', async () => {
  const scene = await startedInJuly('DE', 'DE-BE')
  await save(scene, { contractStart: '2026-08-03' })
  const { september, october } = await later(scene)
  expect([september, october]).toEqual([[['2026-07-01', -OF_23]], []])
})

it('another edit of the record changes nothing', async () => {
  const scene = await startedInJuly('DE', 'DE-BE')
  await save(scene, { jobTitle: '设计师' })
  expect(await later(scene)).toEqual({ september: [], october: [] })
})

it('another country', async () => {
  await saturday('PT')
  const scene = await startedInJuly('DE', 'DE-BE')
  await save(scene, { country: 'PT', subdivision: 'PT-11' })
  expect(await later(scene)).toEqual({ september: [['2026-07-01', OF_24 - OF_23]], october: [] })
})

it('a subdivision with other days', async () => {
  await saturday('DE', false)
  const scene = await startedInJuly('DE')
  await save(scene, { subdivision: 'DE-BY' })
  expect(await later(scene)).toEqual({ september: [['2026-07-01', OF_23 - OF_24]], october: [] })
})

it('a public holiday that was corrected, and a correction that was undone', async () => {
  const scene = await startedInJuly('FI')
  const { id } = await saturday('FI')
  expect(await retroOf(scene, await paid(h, scene, platform.as, { on: '2026-09-15' }))).toEqual([['2026-07-01', OF_24 - OF_23]])
  await h.ok('POST /ws/operator/calendar/undo', { id }, platform.as)
  expect(await retroOf(scene, await paid(h, scene, platform.as, { on: '2026-10-15' }))).toEqual([['2026-07-01', OF_23 - OF_24]])
  expect(await retroOf(scene, await calculated(h, scene, scene.people.member.hr.as))).toEqual([])
})
