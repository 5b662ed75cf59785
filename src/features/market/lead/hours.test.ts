import { describe, expect, it } from 'vitest'
import { answerDays, daysOf, LONGEST_REST_MS, serviceHours, yearOf } from './web/hours.ts'

describe('service hours', () => {
  it.each([
    ['2026-11-20T00:59:59Z', false, '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T01:00:00Z', true, '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T10:29:59Z', true, '2026-11-20T10:29:59.000Z'],
    ['2026-11-19T10:30:00Z', false, '2026-11-20T01:00:00.000Z'],
    // A Friday evening, and the Saturday and Sunday after it.
    ['2026-11-20T10:30:00Z', false, '2026-11-23T01:00:00.000Z'],
    ['2026-11-21T03:00:00Z', false, '2026-11-23T01:00:00.000Z'],
    ['2026-11-22T03:00:00Z', false, '2026-11-23T01:00:00.000Z'],
    // Already the next day in Beijing.
    ['2026-11-18T20:00:00Z', false, '2026-11-19T01:00:00.000Z'],
  ])('at %s: open %s, next %s', (now, open, next) => {
    expect(serviceHours(new Date(now))).toMatchObject({ open, next })
  })

  it('are closed on known holidays, and resume after them', () => {
    const holidays = new Set(['2026-09-30', '2026-10-01'])
    expect(serviceHours(new Date('2026-09-30T03:00:00Z'), { holidays, workdays: new Set() })).toMatchObject({
      open: false,
      holiday: true,
      next: '2026-10-02T01:00:00.000Z',
    })
  })

  it('are kept on a Sunday that is worked in exchange', () => {
    const workdays = new Set(['2026-09-20'])
    expect(serviceHours(new Date('2026-09-20T03:00:00Z'), { holidays: new Set(), workdays }).open).toBe(true)
    expect(serviceHours(new Date('2026-09-19T03:00:00Z'), { holidays: new Set(), workdays }).next).toBe('2026-09-20T01:00:00.000Z')
  })
})

describe('the answer to a message', () => {
  it.each([
    // During a Tuesday: the rest of the hours on Wednesday, by the same time.
    ['2026-11-24T07:00:00Z', '2026-11-25T07:00:00.000Z', ['2026-11-24', '2026-11-25']],
    // Before the hours begin: by their end.
    ['2026-11-24T00:00:00Z', '2026-11-24T10:30:00.000Z', ['2026-11-24']],
    // On a Friday evening: by the end of Monday.
    ['2026-11-27T12:00:00Z', '2026-11-30T10:30:00.000Z', ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']],
    // At the end of Friday: the weekend is not counted.
    ['2026-11-27T10:00:00Z', '2026-11-30T10:00:00.000Z', ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']],
  ])('of %s comes by %s', (now, by, days) => {
    const answer = answerDays(new Date(now))
    expect(answer.by).toBe(by)
    expect(answer.days.map(({ day }) => day)).toEqual(days)
  })

  it('says at which hour of which day in Beijing', () => {
    const { days } = answerDays(new Date('2026-11-27T10:00:00Z'))
    expect(days[0]).toEqual({ day: '2026-11-27', rest: false, sent: 18 })
    expect(days[1]).toEqual({ day: '2026-11-28', rest: true })
    expect(days.at(-1)).toEqual({ day: '2026-11-30', rest: false, answered: 18 })
  })

  it('waits for the end of holidays', () => {
    const days = { holidays: new Set(['2026-11-30']), workdays: new Set<string>() }
    expect(answerDays(new Date('2026-11-27T10:00:00Z'), days).by).toBe('2026-12-01T10:00:00.000Z')
  })
})

describe('the end of a year', () => {
  const year = (...dates: string[]) => ({ holidays: dates.map((date) => ({ date })), workdays: [] })
  const years = new Map([
    [2026, year('2026-10-01')],
    [2027, year('2027-01-01')],
  ])
  const at = (instant: string) => {
    const now = new Date(instant)
    const [one, other] = [yearOf(now), yearOf(new Date(now.getTime() + LONGEST_REST_MS))]
    return { now, known: daysOf([years.get(one), years.get(other)]) }
  }

  it('knows that 1 January is a holiday: a message of the evening before is answered on 4 January', () => {
    const { now, known } = at('2026-12-31T12:00:00Z')
    expect(serviceHours(now, known).next).toBe('2027-01-04T01:00:00.000Z')
    const { by, days } = answerDays(now, known)
    expect(by).toBe('2027-01-04T10:30:00.000Z')
    expect(days.map(({ rest }) => rest)).toEqual([false, true, true, true, false])
  })

  it('begins in Beijing: at 16:00 UTC of 31 December it is a holiday', () => {
    const { now, known } = at('2026-12-31T16:30:00Z')
    expect(yearOf(now)).toBe(2027)
    expect(serviceHours(now, known)).toMatchObject({ open: false, holiday: true })
  })

  it('asks for one year only while the next is far away', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    expect(yearOf(new Date(now.getTime() + LONGEST_REST_MS))).toBe(yearOf(now))
  })
})
