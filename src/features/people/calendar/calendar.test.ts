import { describe, expect, it } from 'vitest'
import { chineseName } from './server/chinese-names.ts'
import { clockChanges, gapOn, hoursOn, meetings, minutesOf, type Office, stripOf } from './server/overlap.ts'
import { publicCalendar } from './server/public-calendar.ts'
import { weekendOf } from './server/weekend.ts'

const nineToSix = (zone: string): Office => ({ zone, fromMinute: 540, toMinute: 1080 })
const china = nineToSix('Asia/Shanghai')
const mexico = nineToSix('America/Mexico_City')
const berlin = nineToSix('Europe/Berlin')
const london = nineToSix('Europe/London')
const newYork = nineToSix('America/New_York')
const day = (text: string) => Temporal.PlainDate.from(text)
const shared = (a: Office, b: Office, date: string) => meetings(a, b, day(date)).reduce((sum, { span }) => sum + minutesOf(span), 0)

describe('working hours of two places', () => {
  it('lose an hour between China and Germany when Europe’s clocks go back', () => {
    expect(shared(china, berlin, '2026-10-23')).toBe(180)
    expect(shared(china, berlin, '2026-10-26')).toBe(120)
  })
  it('gain an hour between London and New York in the weeks when only one of them has changed', () => {
    expect(shared(london, newYork, '2026-03-06')).toBe(240)
    expect(shared(london, newYork, '2026-03-10')).toBe(300)
    expect(shared(london, newYork, '2026-03-30')).toBe(240)
    expect(shared(london, newYork, '2026-10-28')).toBe(300)
  })
  it('never overlap between China and Mexico, an hour apart, summer and winter: Mexico has no clock changes', () => {
    for (const date of ['2026-01-15', '2026-07-15']) {
      expect(meetings(china, mexico, day(date))).toEqual([])
      expect(gapOn(china, mexico, day(date))).toBe(60)
      expect(gapOn(mexico, china, day(date))).toBe(60)
    }
  })
  it('overlap on Mexico’s evening of the day before once Mexico works late', () => {
    const [met] = meetings(china, { ...mexico, toMinute: 1320 }, day('2026-11-24'))
    expect(met?.date.toString()).toBe('2026-11-23')
    expect(minutesOf(met!.span)).toBe(180)
    expect(gapOn(china, { ...mexico, toMinute: 1320 }, day('2026-11-24'))).toBe(0)
  })
  it('read the end of the day as midnight of the next', () => {
    const { end } = hoursOn({ ...china, toMinute: 1440 }, day('2026-11-24'))
    expect(end.toString()).toBe('2026-11-24T16:00:00Z')
  })
  it('draw a strip of 25 hours on the day when clocks go back, of 23 when they go forward', () => {
    const hours = (date: string) => minutesOf(stripOf(berlin, china, day(date))) / 60
    expect([hours('2026-10-25'), hours('2026-03-29'), hours('2026-06-01')]).toEqual([25, 23, 24])
  })
  it('cut off what is outside the shown day', () => {
    const strip = stripOf(china, mexico, day('2026-11-24'))
    expect(strip.b.map((span) => minutesOf(span))).toEqual([480, 60])
    expect(strip.shared).toEqual([])
  })
  it('show no hours of a day on which the other side rests: Sunday evening in Germany is Monday in China', () => {
    const isWeekday = (date: Temporal.PlainDate) => date.dayOfWeek < 6
    const strip = stripOf(china, berlin, day('2026-11-16'), isWeekday, isWeekday)
    expect(strip.b.map(({ start }) => start.toZonedDateTimeISO('Europe/Berlin').dayOfWeek)).toEqual([1])
    expect(stripOf(china, berlin, day('2026-11-15'), isWeekday, isWeekday)).toMatchObject({ a: [], shared: [] })
  })
  it('name the clock changes within the time shown', () => {
    const four = { start: Temporal.Instant.from('2026-10-19T00:00:00Z'), end: Temporal.Instant.from('2026-11-16T00:00:00Z') }
    expect(clockChanges('Europe/Berlin', four)).toEqual([
      { at: Temporal.Instant.from('2026-10-25T01:00:00Z'), fromOffset: '+02:00', toOffset: '+01:00' },
    ])
    expect(clockChanges('Asia/Shanghai', four)).toEqual([])
    expect(clockChanges('America/Mexico_City', four)).toEqual([])
  })
})

describe('the week', () => {
  it('rests on Friday and Saturday in Saudi Arabia, on Saturday and Sunday in the Emirates', () => {
    expect([weekendOf('SA'), weekendOf('AE'), weekendOf('NP'), weekendOf('SG')]).toEqual([[5, 6], [6, 7], [6], [6, 7]])
  })
})

describe('the public calendar', () => {
  it('leaves out half days and days for some people only', async () => {
    const names = (await publicCalendar('CN', 2027))!.map(({ english }) => english)
    expect(names).toContain('Labour Day')
    expect(names).not.toContain('Youth Day')
    expect(names).not.toContain('Army Day')
  })
  it('keeps the days whose note only explains them: all of India, Peru and Botswana', async () => {
    const dates = async (region: string) => (await publicCalendar(region, 2026))!.map(({ date }) => date)
    expect(await dates('IN')).toEqual(['2026-01-26', '2026-04-03', '2026-04-14', '2026-08-15', '2026-10-02', '2026-12-25'])
    expect(await dates('PE')).toEqual(expect.arrayContaining(['2026-06-07', '2026-07-23', '2026-08-06', '2026-12-09']))
    expect(await dates('BW')).toEqual(expect.arrayContaining(['2026-01-01', '2026-09-30']))
    // For Muslims only.
    expect(await dates('KE')).not.toContain('2026-05-27')
  })
  it('spreads a holiday of several days, and begins one of sundown on the day itself', async () => {
    const days = (await publicCalendar('TR', 2026))!.filter(({ english }) => english.startsWith('End of Ramadan')).map(({ date }) => date)
    expect(days).toEqual(['2026-03-20', '2026-03-21', '2026-03-22'])
  })
  it('has the days of a subdivision, with Chinese names too', async () => {
    const dates = async (code: string) => new Map((await publicCalendar(code, 2026))!.map((one) => [one.date, one]))
    const [whole, bavaria] = [await dates('DE'), await dates('DE-BY')]
    expect([whole.has('2026-01-06'), bavaria.get('2026-01-06')?.chinese]).toEqual([false, '主显节'])
    expect([...whole.keys()].filter((day) => !bavaria.has(day))).toEqual([])
  })
  it('has nothing for a place that the library does not know, and gives null rather than an empty year', async () => {
    expect(await publicCalendar('QA', 2026)).toBeNull()
  })
  it('names holidays in simplified Chinese, substitute days too, and leaves out names that it does not know', () => {
    expect(chineseName('Good Friday', 'DE')).toBe('耶稣受难日')
    expect(chineseName('Christmas Day (substitute day)', 'GB')).toBe('圣诞节（补休）')
    expect(chineseName('Memorial Day', 'KR')).toBe('显忠日')
    expect(chineseName('Waffle Day', 'SE')).toBeNull()
  })
})

describe('public holidays', () => {
  const REGIONS = ['AU', 'CA', 'DE', 'ES', 'GB', 'KE', 'KZ', 'MY', 'NG', 'NL', 'PH', 'PL', 'SG', 'TW', 'US', 'VN', 'ZA']
  it('are in English words, and a day is not its own substitute', async () => {
    for (const region of REGIONS)
      for (const year of [2026, 2027]) {
        const days = (await publicCalendar(region, year)) ?? []
        expect(days.length).toBeGreaterThan(4)
        const named = days.map(({ date, english }) => `${date} ${english}`)
        expect(named.filter((one) => named.includes(`${one} (substitute day)`))).toEqual([])
        expect(named.filter((one) => /forth|Nacional|Constituci|Viet Nam|Public Holiday/.test(one))).toEqual([])
      }
  })
  it('call 26 December as the place does', async () => {
    const named = async (region: string) =>
      (await publicCalendar(region, 2026))?.flatMap(({ date, english, chinese }) => (date === '2026-12-26' ? [english, chinese] : []))
    expect(await named('GB')).toEqual(['Boxing Day', '节礼日'])
    expect(await named('DE')).toEqual(['Second Day of Christmas', '圣诞节次日'])
  })
})
