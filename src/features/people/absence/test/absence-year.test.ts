import { beforeAll, describe, expect, it } from 'vitest'
import { granted, leaveForm, type Office, office } from '../../../../../test/support/absence.ts'
import { messagesTo } from '../../../../../test/support/outbox.ts'
import { inNovember } from '../../../../../test/support/payrun.ts'
import { codeFor, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

/** Leave across and after 31 December through every call: 15 days a year, of which 15 are carried for 90 days, until 31 March. */

const h = serverForFile()
let o: Office
beforeAll(async () => {
  inNovember(h)
  o = await office(h)
  const annual = (await h.ok('GET /ws/absence/types', {}, o.hr.as)).find(({ code }) => code === 'annual')!
  const form = {
    ...{ code: 'annual', version: annual.version, nameCn: annual.name.cn, nameEn: annual.name.en, mark: annual.mark, paidPercent: 100 },
    ...{ countsHolidays: false, halfDays: true, allowance: annual.allowance, yearDays: '', accrual: annual.accrual, stepDays: '0.01' },
    ...{ proRata: annual.proRata, advanceDays: '0', carryLimit: '15', carryTogether: '', carryForDays: 90, paidOut: false },
  } as const
  await h.ok('POST /ws/absence/type', form, o.hr.as)
})

/** Noon of a day in the books, after every night until then. */
async function onDay(day: string): Promise<void> {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: 'Asia/Shanghai', plainTime: '12:00' }).toInstant()
  h.clock.advance({ hours: Math.round(h.clock.now().until(noon).total('hours')) - 24 })
  await h.jobs.orderRecurring()
  h.clock.advance({ hours: 24 })
  await h.jobs.runDue()
  for (const person of [o.hr, o.lead, o.viewer]) await signInAgain(h, person)
}

const preview = (employeeId: string, from: string, to: string) =>
  h.ok('GET /ws/absence/preview', { employeeId, type: 'annual', from, to, halves: '' }, o.hr.as)
const asked = (employeeId: string, from: string, to: string) => granted(h, o, leaveForm(employeeId, from, { to }))

/** What every screen says of what is left now: the same. */
async function seen(employee: { id: string; number: string }) {
  const { balances, entries } = await h.ok('GET /ws/absence/balance', { employeeId: employee.id }, o.hr.as)
  const { lots, ...own } = balances.find(({ type }) => type === 'annual')!
  const { records } = await h.ok('GET /ws/absence/balances', { search: employee.number.toLowerCase() }, o.hr.as)
  expect(records[0]!.balances.find(({ type }) => type === 'annual')).toEqual(own)
  const sum = (kind: string) =>
    entries.filter((one) => one.kind === kind && one.type === 'annual').reduce((all, one) => all + one.hundredths, 0)
  // An entry is never changed: what another part pays for after all is returned and used again.
  const uses = [...Map.groupBy(entries, ({ on, lot }) => `${on} ${lot}`)].flatMap(([place, there]) => {
    const moved = there.filter(({ kind, type }) => type === 'annual' && (kind === 'use' || kind === 'return'))
    const net = moved.reduce((all, { hundredths }) => all + hundredths, 0)
    return net === 0 ? [] : [[place, net]]
  })
  return { left: own.leftHundredths, used: own.usedHundredths, ending: own.ending, lots, expired: 0 - sum('expire'), uses }
}
const calendarOf = async (employeeId: string, from: string, to: string) => {
  const { absences } = await h.ok('GET /ws/absence/calendar', { from, to }, o.hr.as)
  return absences.filter((one) => one.employeeId === employeeId).map((one) => [one.from, one.to, one.state])
}
/** As the employee reads it. */
async function statementOf(employee: { id: string; email: string }) {
  await h.ok('POST /ws/absence/statement/send', { employeeIds: [employee.id] }, o.hr.as)
  const key = (await messagesTo(h, employee.email)).at(-1)!.body.match(/leaveStatement\?key=([\w-]+)/)![1]!
  await h.ok('POST /ws/leaveStatement/code', { key })
  const opened = await h.ok('POST /ws/leaveStatement/open', { key, code: await codeFor(h, employee.email) })
  return { left: opened.balances.find(({ type }) => type === 'annual')!.leftHundredths, entries: opened.entries }
}

describe('leave across and after 31 December', () => {
  it('is previewed, asked for, granted and read in November, and settled by the day of each part in April', async () => {
    const [long, across, spring] = [await o.employee(), await o.employee(), await o.employee({ email: 'spring@people.example' })]
    const yearEnd = async ({ number }: { number: string }) =>
      (await h.ok('GET /ws/absence/yearEnd', { year: 2026, search: number.toLowerCase() }, o.hr.as)).records.find(
        ({ type }) => type === 'annual',
      )
    expect(await yearEnd(long)).toMatchObject({
      carriedHundredths: 1_500,
      expiredHundredths: 0,
      until: '2027-03-31',
      nextHundredths: 1_500,
    })

    // Twenty days in January: of 15 that are carried and 15 new ones. Thirty-one would be one too many.
    const twenty = await preview(long.id, '2027-01-04', '2027-01-29')
    expect(twenty).toMatchObject({ totalHundredths: 2_000, objection: null, balance: { shortHundredths: 0 } })
    expect((await preview(long.id, '2027-01-04', '2027-02-15')).balance).toMatchObject({ shortHundredths: 100 })
    await asked(long.id, '2027-01-04', '2027-01-29')
    // A request for next year neither adds what next year gives, nor takes from this year.
    expect(await seen(long)).toMatchObject({ left: 1_500, used: 0, ending: null, expired: 0 })
    expect(await yearEnd(long)).toMatchObject({ carriedHundredths: 1_500, expiredHundredths: 0 })

    // 30 and 31 December of this year, 1, 4 and 5 January of what is carried.
    expect(await preview(across.id, '2026-12-30', '2027-01-05')).toMatchObject({ totalHundredths: 500, objection: null })
    await asked(across.id, '2026-12-30', '2027-01-05')
    expect(await seen(across)).toMatchObject({ left: 1_300, used: 200 })
    for (const [from, to] of [
      ['2026-12-01', '2026-12-31'],
      ['2027-01-01', '2027-01-31'],
    ] as const)
      expect(await calendarOf(across.id, from, to)).toEqual([['2026-12-30', '2027-01-05', 'granted']])

    await asked(spring.id, '2027-03-30', '2027-04-02')
    expect(await seen(spring)).toMatchObject({ left: 1_500, used: 0 })
    expect((await statementOf(spring)).left).toBe(1_500)

    await onDay('2027-04-12')
    expect(await seen(long)).toMatchObject({ left: 1_000, used: 2_000, expired: 0 })
    expect(await seen(across)).toMatchObject({ left: 1_500, used: 300, expired: 1_000 })
    // Two of the four days were taken while the carried ones were valid: 13 of those have ended, 13 of the new ones are left.
    const april = await seen(spring)
    expect(april).toMatchObject({ left: 1_300, used: 400, expired: 1_300 })
    expect(april.uses.toSorted()).toEqual([
      ['2027-03-30 carry:2026', -100],
      ['2027-03-31 carry:2026', -100],
      ['2027-04-01 grant:2027', -100],
      ['2027-04-02 grant:2027', -100],
    ])
    const read = await statementOf(spring)
    expect(read.left).toBe(1_300)
    const ended = read.entries.filter(({ kind, lot, type }) => kind === 'expire' && lot === 'carry:2026' && type === 'annual')
    expect(ended.reduce((all, { hundredths }) => all + hundredths, 0)).toBe(-1_300)
  })
})

describe('leave that is entered late', () => {
  it('after the year and after the carried days have ended, is taken from what was valid on its days, and given back when cancelled', async () => {
    const [december, march, both] = [await o.employee(), await o.employee(), await o.employee()]
    for (const one of [december, march, both]) expect(await seen(one)).toMatchObject({ left: 1_500, expired: 1_500 })

    expect(await preview(december.id, '2026-12-21', '2026-12-23')).toMatchObject({
      totalHundredths: 300,
      objection: null,
      balance: { shortHundredths: 0 },
    })
    const late = await asked(december.id, '2026-12-21', '2026-12-23')
    expect(await seen(december)).toMatchObject({ left: 1_500, used: 0, expired: 1_200 })
    expect(await calendarOf(december.id, '2026-12-01', '2026-12-31')).toEqual([['2026-12-21', '2026-12-23', 'granted']])

    expect((await preview(march.id, '2027-03-01', '2027-03-12')).balance).toMatchObject({ shortHundredths: 0 })
    await asked(march.id, '2027-03-01', '2027-03-12')
    expect(await seen(march)).toMatchObject({ left: 1_500, used: 1_000, expired: 500 })

    await asked(both.id, '2026-12-30', '2027-01-05')
    expect(await seen(both)).toMatchObject({ left: 1_500, used: 300, expired: 1_000 })

    const { version } = await h.ok('GET /ws/absence/request', { id: late.id }, o.hr.as)
    await h.ok('POST /ws/absence/cancel', { id: late.id, version, reason: '未休' }, o.hr.as)
    expect(await seen(december)).toMatchObject({ left: 1_500, expired: 1_500 })
  })
})
