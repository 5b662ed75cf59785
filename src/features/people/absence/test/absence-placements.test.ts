import { beforeAll, describe, expect, it } from 'vitest'
import { granted, leaveForm, type Office, office } from '../../../../../test/support/absence.ts'
import { signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { unusedLeaveOf } from '../server/reads.ts'

/** Grade, team and country change in mid-year: 15 days of one type until 30 June, 20 days of another from 1 July. */

const h = serverForFile()
let o: Office
const codes = { old: '', new: '' }

const onDay = async (day: string) => {
  const noon = Temporal.Instant.from(`${day}T04:00:00Z`)
  h.clock.advance({ seconds: Math.round(noon.since(h.clock.now()).total('seconds')) })
  for (const person of [o.hr, o.lead]) await signInAgain(h, person)
}
const type = (name: string, yearDays: string, cover: object) => ({
  ...{ nameCn: name, nameEn: name, mark: 1, paidPercent: 100, countsHolidays: false, halfDays: true, allowance: 'fixed', yearDays },
  ...{ accrual: 'year', stepDays: '1', proRata: 'months', advanceDays: '0', carryLimit: '0', carryTogether: '', carryForDays: null },
  ...{ paidOut: true, ...cover },
})
const add = async (name: string, yearDays: string, cover: object) =>
  (await h.ok('POST /ws/absence/type', type(name, yearDays, cover) as never, o.hr.as)).code
const save = async (id: string, change: object) => {
  const { version } = await h.ok('GET /ws/employee/detail', { id }, o.hr.as)
  await h.ok('POST /ws/employee/save', { id, version, ...change }, o.hr.as)
}
/** What is left of each type, of those of this file. */
const left = async (employeeId: string, ...of: string[]) => {
  const { balances } = await h.ok('GET /ws/absence/balance', { employeeId }, o.hr.as)
  return of.map((code) => balances.find((one) => one.type === code)?.leftHundredths ?? null)
}
const placements = async (id: string) =>
  (await h.services.pool.query('select until_on::text as until, grade from employee_placement where employee_id = $1 order by 1', [id]))
    .rows

beforeAll(async () => {
  o = await office(h)
  await onDay('2027-01-04')
  codes.old = await add('P5', '15', { grades: ['P5'] })
  codes.new = await add('P6', '20', { grades: ['P6'] })
})

describe('from the day on which grade, team or country change', () => {
  it('the old type keeps its part of the year and what was used, and the new one gives the rest of the year', async () => {
    await onDay('2027-01-04')
    const [all, some] = [await o.employee({ grade: 'P5', subdivision: 'QA-DA' }), await o.employee({ grade: 'P5', subdivision: 'QA-DA' })]
    await granted(h, o, leaveForm(all.id, '2027-06-07', { type: codes.old, to: '2027-06-25' }))
    await granted(h, o, leaveForm(some.id, '2027-06-07', { type: codes.old, to: '2027-06-09' }))
    expect([await left(all.id, codes.old), await left(some.id, codes.old)]).toEqual([[0], [1_200]])
    await onDay('2027-07-01')
    for (const { id } of [all, some]) await save(id, { grade: 'P6' })
    expect(await left(all.id, codes.old, codes.new)).toEqual([null, 1_000])
    expect(await left(some.id, codes.old, codes.new)).toEqual([450, 1_000])
    // What is left of the old type can be taken, and no more.
    const form = (to: string) => leaveForm(some.id, '2027-08-02', { type: codes.old, to })
    expect((await h.refused('POST /ws/absence/ask', { form: form('2027-08-06') }, o.hr.as)).error).toBe('leaveShort')
    expect((await h.ok('GET /ws/absence/types', { employeeId: some.id }, o.hr.as)).map(({ code }) => code)).toContain(codes.old)
    await granted(h, o, form('2027-08-05'))
    expect(await left(some.id, codes.old, codes.new)).toEqual([50, 1_000])
    expect((await h.refused('POST /ws/absence/ask', { form: leaveForm(all.id, '2027-08-02', { type: codes.old }) }, o.hr.as)).error).toBe(
      'leaveTypeNotFor',
    )
    const unused = await unusedLeaveOf(h.services.db, all.companyId, [all.id], '2027-12-31', h.clock.now())
    expect(unused.get(all.id)?.find((one) => one.type === codes.new)?.hundredths).toBe(1_000)
    expect(unused.get(all.id)?.some((one) => one.type === codes.old)).toBe(false)
  })

  const ways = {
    'grade, in the record': (id: string) => save(id, { grade: 'P6' }),
    'country, in the record': (id: string) => save(id, { country: 'AE', subdivision: 'AE-DU' }),
    'team, by record': (id: string) => save(id, { teamId: o.otherTeam }),
    'team: many, at once': (id: string) => h.ok('POST /ws/employee/bulk', { ids: [id], action: 'team', teamId: o.otherTeam }, o.hr.as),
  }
  it.each(Object.entries(ways))('each gives its part of the year: %s', async (way, change) => {
    await onDay('2027-07-01')
    const cover = way.startsWith('grade')
      ? [{ grades: ['P5'] }, { grades: ['P6'] }]
      : way.startsWith('country')
        ? [{ countries: ['QA'] }, { countries: ['AE'] }]
        : [{ teamIds: [o.team] }, { teamIds: [o.otherTeam] }]
    const [before, after] = [await add(`${way.slice(0, 10)} 1`, '15', cover[0]!), await add(`${way.slice(0, 10)} 2`, '20', cover[1]!)]
    const { id } = await o.employee({ grade: 'P5', subdivision: 'QA-DA' })
    expect(await left(id, before, after)).toEqual([1_500, null])
    await change(id)
    expect(await left(id, before, after)).toEqual([750, 1_000])
  })

  it('a change that is corrected on the same day leaves nothing, and a later one holds from its day', async () => {
    await onDay('2027-07-01')
    const { id } = await o.employee({ grade: 'P5', subdivision: 'QA-DA' })
    await save(id, { grade: 'P6' })
    await save(id, { grade: 'P7' })
    expect(await placements(id)).toEqual([{ until: '2027-06-30', grade: 'P5' }])
    await save(id, { grade: 'P5' })
    expect(await placements(id)).toEqual([])
    expect(await left(id, codes.old, codes.new)).toEqual([1_500, null])
    await save(id, { grade: 'P6' })
    await onDay('2027-10-01')
    await save(id, { grade: 'P5' })
    expect(await placements(id)).toEqual([
      { until: '2027-06-30', grade: 'P5' },
      { until: '2027-09-30', grade: 'P6' },
    ])
    expect(await left(id, codes.old, codes.new)).toEqual([1_125, 500])
  })

  it('before somebody is employed a change is a correction', async () => {
    const { id } = await o.employee({ grade: 'P5', subdivision: 'QA-DA', status: 1, contractStart: '2027-12-01' })
    await save(id, { grade: 'P6' })
    expect(await placements(id)).toEqual([])
  })
})
