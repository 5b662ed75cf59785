import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { correctionsOf } from '../../../../../reference/forms.ts'
import { holidays } from '../../../../../reference/holidays.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
let op: Person
beforeAll(async () => {
  op = await operator(h)
})

beforeEach(() => h.asOwner('truncate calendar_correction, calendar_verification'))

const year = (region: string, of = 2026) => h.ok('GET /ws/calendar/holidays', { region, year: of })
const on = async (region: string, date: string) =>
  (await year(region, Number(date.slice(0, 4)))).holidays.filter((day) => day.date === date)
const workdays = (region: string, from: string, to: string) => h.ok('GET /ws/calendar/workdays', { region, from, to })
const correct = (more: Record<string, unknown>) =>
  h.ok('POST /ws/operator/calendar/correct', { region: 'CN', reason: '国务院办公厅通知', ...more }, op.as)

describe('holidays', () => {
  it('have both languages and are marked as public calendar until somebody verifies the year', async () => {
    expect(await on('SG', '2026-12-25')).toEqual([
      { date: '2026-12-25', name: { cn: '圣诞节', en: 'Christmas Day' }, cnLang: 'zh-CN', corrected: false },
    ])
    expect((await year('SG')).basis).toBe('public')
    await h.ok('POST /ws/operator/calendar/verify', { region: 'SG', year: 2026, source: 'Ministry of Manpower' }, op.as)
    expect(await year('SG')).toMatchObject({ basis: 'verified', verifiedBy: op.name, source: 'Ministry of Manpower' })
    expect((await year('SG', 2027)).basis).toBe('public')
  })
  it('say so if there is no calendar', async () => {
    expect(await year('QA')).toMatchObject({ basis: 'none', holidays: [] })
  })
  it('change at once by an operator’s correction, and the year has to be verified again', async () => {
    await h.ok('POST /ws/operator/calendar/verify', { region: 'CN', year: 2026, source: '通知' }, op.as)
    await correct({ date: '2026-10-05', kind: 'add', nameCn: '国庆假期', nameEn: 'National Day break' })
    await correct({ date: '2026-10-03', kind: 'remove', english: 'National Day' })
    await correct({ date: '2026-10-01', kind: 'rename', english: 'National Day', nameCn: '国庆节', nameEn: 'National Day of China' })
    expect((await on('CN', '2026-10-05'))[0]).toMatchObject({ corrected: true, name: { cn: '国庆假期' } })
    expect(await on('CN', '2026-10-03')).toEqual([])
    expect((await on('CN', '2026-10-01'))[0]?.name.en).toBe('National Day of China')
    expect((await year('CN')).basis).toBe('public')
    const { corrections } = await h.ok('GET /ws/operator/calendar/year', { region: 'CN', year: 2026 }, op.as)
    await h.ok('POST /ws/operator/calendar/undo', { id: corrections.find(({ kind }) => kind === 'remove')!.id }, op.as)
    expect(await on('CN', '2026-10-03')).toHaveLength(1)
  })
  it('refuse a correction of what does not exist, and the same one twice', async () => {
    const refused = (more: Record<string, unknown>) =>
      h.refused('POST /ws/operator/calendar/correct', { region: 'CN', reason: 'x', ...more }, op.as)
    expect((await refused({ date: '2026-10-05', kind: 'remove', english: 'National Day' })).fields).toHaveProperty('english')
    expect((await refused({ date: '2026-10-05', kind: 'workday', nameCn: '班', nameEn: 'Work' })).fields).toHaveProperty('date')
    await correct({ date: '2026-10-03', kind: 'remove', english: 'National Day' })
    expect((await refused({ date: '2026-10-03', kind: 'remove', english: 'National Day' })).error).toBe('staleState')
  })
})

describe('a state or province', () => {
  const datesIn = async (region: string) => (await year(region)).holidays.map(({ date }) => date)

  it('has its own days, and is offered with its country', async () => {
    const canada = await year('CA')
    expect(canada.parts).toHaveLength(13)
    expect(canada.parts).toContainEqual({ code: 'CA-ON', name: { cn: '安大略省', en: 'Ontario' } })
    const ontario = await year('CA-ON')
    expect(ontario.region).toMatchObject({ code: 'CA-ON', name: { cn: '加拿大安大略省', en: 'Ontario, Canada' } })
    expect(ontario.holidays).toContainEqual(
      expect.objectContaining({ date: '2026-02-16', name: expect.objectContaining({ en: 'Family Day' }) }),
    )
    expect(await on('CA', '2026-02-16')).toEqual([])
    expect((await workdays('AU-NSW', '2026-06-08', '2026-06-08')).workdays).toBe(0)
    expect((await workdays('AU', '2026-06-08', '2026-06-08')).workdays).toBe(1)
    expect((await year('SG')).parts).toEqual([])
  })
  it('follows the corrections of its country, but for those of the national list alone', async () => {
    const au = (more: Record<string, unknown>) => correct({ region: 'AU', ...more })
    await au({ date: '2026-04-04', kind: 'remove', english: 'Easter Saturday', inParts: false })
    await au({ date: '2026-04-06', kind: 'remove', english: 'Easter Monday' })
    await au({ date: '2026-06-09', kind: 'add', nameCn: '一', nameEn: 'One', inParts: false })
    await au({ date: '2026-06-10', kind: 'add', nameCn: '二', nameEn: 'Two' })
    await au({ date: '2026-06-08', kind: 'add', nameCn: '国王诞辰', nameEn: 'King’s Birthday' })
    const [whole, part] = [await datesIn('AU'), await datesIn('AU-NSW')]
    expect(whole.filter((date) => ['2026-04-04', '2026-04-06', '2026-06-08', '2026-06-09', '2026-06-10'].includes(date))).toEqual([
      '2026-06-08',
      '2026-06-09',
      '2026-06-10',
    ])
    expect(part.filter((date) => ['2026-04-04', '2026-04-06', '2026-06-08', '2026-06-09', '2026-06-10'].includes(date))).toEqual([
      '2026-04-04',
      '2026-06-08',
      '2026-06-10',
    ])
  })
  it('is refused if it has no days of its own or does not exist', async () => {
    for (const region of ['SG-01', 'CA-XX', 'XX-YY', 'CA-'])
      expect((await h.refused('GET /ws/calendar/holidays', { region, year: 2026 })).fields).toHaveProperty('region')
    expect((await h.refused('GET /ws/calendar/workdays', { region: 'CA-XX', from: '2026-02-01', to: '2026-02-02' })).fields).toHaveProperty(
      'region',
    )
  })
})

it('with the corrections that every new portal gets, lists and counts are what the law says', async () => {
  for (const form of holidays.flatMap(correctionsOf)) await h.ok('POST /ws/operator/calendar/correct', form, op.as)
  for (const [region, from, to, days] of [
    ['PH', '2026-12-21', '2026-12-31', 5],
    ['CA', '2026-10-01', '2026-10-31', 21],
    ['SG', '2027-05-01', '2027-05-31', 19],
    ['MY', '2026-03-23', '2026-03-23', 0],
    ['MY', '2026-06-02', '2026-06-02', 0],
    ['VN', '2027-02-10', '2027-02-11', 0],
    ['VN', '2027-05-03', '2027-05-03', 0],
  ] as const)
    expect((await workdays(region, from, to)).workdays, `${region} ${from}`).toBe(days)
  for (const region of ['KZ', 'CN', 'PH', 'CA', 'MY', 'VN', 'AU', 'AU-NSW', 'MY-10', 'CA-ON', 'GB-ENG'])
    for (const of of [2026, 2027]) {
      const names = (await year(region, of)).holidays.map(({ date, name }) => `${date} ${name.en}`)
      expect(names, region).toEqual([...new Set(names)])
    }
  const dates = (region: string, of = 2026) => year(region, of).then((one) => one.holidays.map(({ date }) => date))
  const special = ['2026-04-04', '2026-08-21', '2026-11-02', '2026-12-08', '2026-12-24', '2026-12-31']
  expect(await dates('PH')).toEqual(expect.arrayContaining(special))
  expect(await dates('PH')).not.toContain('2026-04-05')
  // What the law leaves to states is in their lists alone.
  expect(await dates('AU')).not.toContain('2026-04-05')
  expect(await dates('AU-NSW')).toEqual(expect.arrayContaining(['2026-04-04', '2026-04-05', '2026-06-08']))
  expect(await dates('MY')).not.toContain('2026-01-01')
  expect(await dates('MY-10')).toEqual(expect.arrayContaining(['2026-01-01', '2026-03-23', '2026-06-02']))
  expect(await dates('CA')).toContain('2026-11-11')
  expect(await dates('CA-ON')).not.toContain('2026-11-11')
  expect((await dates('VN', 2027)).filter((date) => /-09-0[1-3]$/.test(date))).toHaveLength(2)
  expect((await on('CN', '2026-05-02'))[0]?.name.cn).toBe('劳动节')
  expect((await on('CN', '2026-02-19'))[0]?.name.cn).not.toContain('假期')
})

describe('working days', () => {
  it('leave out weekends and holidays on weekdays, and count both ends', async () => {
    expect(await workdays('SG', '2026-12-21', '2026-12-27')).toMatchObject({ days: 7, restDays: 2, workdays: 4 })
    expect((await workdays('SG', '2026-12-24', '2026-12-24')).workdays).toBe(1)
  })
  it('rest on Friday and Saturday in regions with that weekend', async () => {
    expect(await workdays('SA', '2026-11-22', '2026-11-28')).toMatchObject({ restDays: 2, workdays: 5 })
    expect((await workdays('SA', '2026-11-22', '2026-11-22')).workdays).toBe(1)
    expect((await workdays('AE', '2026-11-22', '2026-11-22')).workdays).toBe(0)
  })
  it('count a Sunday that is a working day in exchange', async () => {
    expect((await workdays('CN', '2026-09-20', '2026-09-20')).workdays).toBe(0)
    await correct({ date: '2026-09-20', kind: 'workday', nameCn: '调休上班', nameEn: 'Worked in exchange' })
    expect(await workdays('CN', '2026-09-20', '2026-09-20')).toMatchObject({ workdays: 1, restDays: 0 })
  })
  it('refuse an end before the start, and years without a calendar', async () => {
    expect((await h.refused('GET /ws/calendar/workdays', { region: 'SG', from: '2026-02-02', to: '2026-02-01' })).fields).toHaveProperty(
      'to',
    )
    expect((await h.refused('GET /ws/calendar/workdays', { region: 'SG', from: '1999-02-02', to: '2026-02-01' })).fields).toHaveProperty(
      'from',
    )
  })
})

describe('two places', () => {
  const overlap = (more: Record<string, unknown>) => h.ok('GET /ws/calendar/overlap', { date: '2026-11-25', ...more })

  it('share four days a week if one rests on Friday and the other on Sunday', async () => {
    const result = await overlap({ a: 'CN', b: 'SA' })
    expect(result.days.slice(0, 7).map(({ shared }) => shared)).toEqual([true, true, true, true, false, false, false])
    expect(result.days[0]).toMatchObject({ date: '2026-11-23', minutes: 240 })
    expect(result.days[4]).toMatchObject({ aRest: false, bRest: true, minutes: 0 })
  })
  it('share no hour between China and Mexico, though both work', async () => {
    const result = await overlap({ a: 'CN', b: 'MX' })
    expect(result).toMatchObject({ sharedMinutes: 0, gapMinutes: 60 })
    expect(result.sharedDays).toBe(20)
  })
  it('use the other side’s own date when hours overlap across midnight', async () => {
    const result = await overlap({ a: 'CN', b: 'MX', date: '2026-11-16', bTo: 1320 })
    expect(result.days[1]).toMatchObject({
      date: '2026-11-17',
      otherDates: ['2026-11-16'],
      shared: false,
      bHoliday: { date: '2026-11-16' },
    })
    expect(result.days[2]).toMatchObject({ shared: true, minutes: 180 })
  })
  it('report a clock change inside the weeks and count the hours on either side of it', async () => {
    const result = await overlap({ a: 'CN', b: 'DE', date: '2026-10-21' })
    expect(result.changes).toEqual([{ code: 'DE', at: '2026-10-25T01:00:00Z', fromOffset: '+02:00', toOffset: '+01:00' }])
    expect(result.days[4]?.minutes).toBe(180)
    expect(result.days[7]?.minutes).toBe(120)
  })
  it('refuse the same place twice and hours that end before they begin', async () => {
    expect((await h.refused('GET /ws/calendar/overlap', { a: 'CN', b: 'CN' })).fields).toHaveProperty('b')
    expect((await h.refused('GET /ws/calendar/overlap', { a: 'CN', b: 'MX', aFrom: 1080, aTo: 540 })).fields).toHaveProperty('aTo')
  })
})

it('the board shows six places with their next holiday', async () => {
  const { rows } = await h.ok('GET /ws/calendar/board')
  expect(rows.map(({ code }) => code)).toEqual(['SG', 'DE', 'VN', 'AE', 'BR', 'MX'])
  for (const row of rows) {
    expect(row.next!.date >= h.clock.now().toZonedDateTimeISO(row.zone).toPlainDate().toString()).toBe(true)
  }
})

it('a place has its time ahead of UTC and its next holidays in order, from its own today on', async () => {
  const place = await h.ok('GET /ws/calendar/place', { region: 'JP' })
  expect(place).toMatchObject({ code: 'JP', name: { cn: '日本', en: 'Japan' }, zone: 'Asia/Tokyo', offsetMinutes: 540 })
  const today = h.clock.now().toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString()
  const dates = place.next.map(({ date }) => date)
  expect(dates).toHaveLength(3)
  expect(dates).toEqual(dates.toSorted())
  expect(dates.every((date) => date >= today)).toBe(true)
  const [first] = (await year('JP')).holidays.filter(({ date }) => date >= today)
  if (first) expect(place.next[0]).toEqual({ ...first, basis: 'public' })
  expect((await h.refused('GET /ws/calendar/place', { region: 'ZZ' })).fields).toHaveProperty('region')
})

it('the overlap begins with this week, on a weekend with the one that comes, and shows no day that is over', async () => {
  for (let n = 0; n < 7; n++) {
    const today = h.clock.now().toZonedDateTimeISO('Asia/Shanghai').toPlainDate()
    const monday = today.dayOfWeek > 5 ? today.add({ days: 8 - today.dayOfWeek }) : today.subtract({ days: today.dayOfWeek - 1 })
    const { from, strip } = await h.ok('GET /ws/calendar/overlap', { a: 'CN', b: 'DE' })
    expect(from).toBe(monday.toString())
    expect(strip.date >= today.toString()).toBe(true)
    h.clock.advance({ hours: 24 })
  }
})
