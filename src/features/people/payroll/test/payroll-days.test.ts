import { beforeAll, describe, expect, it } from 'vitest'
import { calculate, calculated, inNovember, paid, payScene } from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { calendarCodeOf } from '../../calendar/server/reads.ts'
import { restDays, workplaceDays } from '../server/days.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

describe('days of pay', () => {
  it('pays before weekends, holidays and days on which banks alone are closed, of the country', async () => {
    const rests = async (region: string, days: string[]) => {
      const rest = await restDays(h.services.db, region, { from: '2026-01-01', to: '2026-12-31' })
      return days.filter(rest)
    }
    // Friday and Saturday in Saudi Arabia; a Saturday and a national holiday in China; New Year's Eve and 2 January for banks in Japan.
    expect(await rests('SA', ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])).toEqual(['2026-11-20', '2026-11-21'])
    expect(await rests('CN', ['2026-10-01', '2026-11-20', '2026-11-21'])).toEqual(['2026-10-01', '2026-11-21'])
    expect(await rests('JP', ['2026-01-02', '2026-12-30', '2026-12-31'])).toEqual(['2026-01-02', '2026-12-31'])
    expect(await rests('XX', ['2026-11-20', '2026-11-21'])).toEqual(['2026-11-21'])
    const scene = await payScene(h, [{}], { group: { name: 'Tokyo', region: 'JP', payDay: 31 } })
    const { calendar } = await h.ok('GET /ws/payroll/group', { id: scene.groupId, year: 2026 }, scene.people.as)
    expect(calendar.periods.at(-1)).toMatchObject({ from: '2026-12-01', payOn: '2026-12-30', moved: true })
  })

  it('pays before a holiday of the subdivision that the group names', async () => {
    const january = async (region: string) => {
      const scene = await payScene(h, [{}], { group: { name: `Region ${region}`, region, payDay: 6 } })
      const { calendar } = await h.ok('GET /ws/payroll/group', { id: scene.groupId, year: 2026 }, scene.people.as)
      return calendar.periods[0]
    }
    // 6 January 2026 is a Tuesday: Epiphany in Bavaria, a working day in Berlin and in all of Germany.
    expect(await january('DE-BY')).toMatchObject({ from: '2026-01-01', payOn: '2026-01-05', moved: true })
    for (const region of ['DE', 'DE-BE']) expect(await january(region)).toMatchObject({ payOn: '2026-01-06', moved: false })
    const { people, groupId } = await payScene(h, [{}])
    const { group } = await h.ok('GET /ws/payroll/group', { id: groupId }, people.as)
    const { id, version, archived, people: count, runs, next, extra, ...form } = group
    const unknown = await h.refused('POST /ws/payroll/group/save', { id, version, form: { ...form, region: 'DE-ZZ' } }, people.as)
    expect(Object.keys(unknown.fields)).toEqual(['form.region'])
  })

  it('asks about the calendars that pay was counted by, not about those of all that could be paid back', async () => {
    const scene = await payScene(h, [{}, { country: 'DE' }])
    const { hr, finance } = scene.people.member
    const unverified = async (id: string) =>
      (await h.ok('GET /ws/payroll/run/checks', { id, check: 'unverified', pageSize: 100 }, hr.as)).records.map(({ subject }) => subject)
    await paid(h, scene, platform.as, { on: '2025-12-15' })
    const january = await calculated(h, scene, hr.as, { on: '2026-01-15' })
    expect(await unverified(january)).toEqual(['CN 2026', 'DE 2026'])
    await h.ok('POST /ws/operator/calendar/verify', { region: 'DE', year: 2026, source: 'BMI' }, platform.as)
    await calculate(h, january, hr.as)
    expect(await unverified(january)).toEqual(['CN 2026'])
    // A raise of December is counted by the days of 2025.
    const raise = { employeeId: scene.ids[1]!, effectiveOn: '2025-12-01', base: '12000', cycle: 'monthly', currency: 'CNY' }
    const { id } = await h.ok('POST /ws/salary/propose', raise, hr.as)
    await h.ok('POST /ws/salary/approve', { ids: [id] }, finance.as)
    await calculate(h, january, hr.as)
    expect(await unverified(january)).toEqual(['CN 2026', 'DE 2025'])
    await h.ok('POST /ws/operator/calendar/unverify', { region: 'DE', year: 2026 }, platform.as)
  })

  it('pays by the holidays of the subdivision where it has days of its own', async () => {
    const [bavaria, berlin] = await Promise.all(['DE-BY', 'DE-BE'].map((subdivision) => calendarCodeOf({ country: 'DE', subdivision })))
    const days = await workplaceDays(
      h.services.db,
      [
        { country: 'DE', subdivision: 'DE-BY' },
        { country: 'DE', subdivision: '' },
      ],
      {
        from: '2026-01-01',
        to: '2026-12-31',
      },
    )
    // Epiphany is a holiday in Bavaria and not in all of Germany; All Saints too, on a Sunday in 2026.
    expect([bavaria, berlin]).toEqual(['DE-BY', 'DE-BE'])
    expect(days({ country: 'DE', subdivision: 'DE-BY' }).holidays).toContain('2026-01-06')
    expect(days({ country: 'DE', subdivision: '' }).holidays).not.toContain('2026-01-06')
    expect(await calendarCodeOf({ country: 'CN', subdivision: 'CN-3301' })).toBe('CN')
    expect(await calendarCodeOf({ country: 'FR', subdivision: 'DE-BY' })).toBe('FR')
  })
})
