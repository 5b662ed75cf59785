import type { Cell } from '../../../../platform/server/files/workbook/cells.ts'
import { fieldError } from '../../../../platform/server/wire/refusal.ts'
import { LEAVE_A_YEAR_MAX, LUNCH_MINUTES } from '../../../../rules/constants.ts'
import { clockOf } from '../../employee/contract/schema.ts'
import { cycleWords, fiveDayWords, sixDayWords, weekdayWords } from '../contract/words.ts'
import { guessed, type Parsed, parsed, wrong } from './dates.ts'
import { keyOf, nearest, plain, wordIndex } from './plain.ts'

const cycles = wordIndex(cycleWords)

export function parseCycle(text: string): Parsed {
  const key = keyOf(text)
  const cycle = cycles.get(key)
  if (cycle) return parsed(cycle)
  const close = cycles.get(
    keyOf(
      nearest(
        text,
        [...cycles.keys()].filter((word) => word.length > 3),
      ),
    ),
  )
  return guessed(fieldError('notListed'), close ?? '')
}

const weekdays = new Map(weekdayWords.flatMap((words, i) => words.split(',').map((word) => [keyOf(word), i + 1] as const)))
const presets = wordIndex({ '1,2,3,4,5': fiveDayWords, '1,2,3,4,5,6': sixDayWords })

/** Days of the week as "1,2,3,4,5", 1 for Monday. A number alone is how many, counted from Monday: proposed, not taken. */
export function parseWorkingDays(text: string): Parsed {
  const words = plain(text)
  const preset = presets.get(keyOf(words))
  if (preset) return parsed(preset)
  const count = words.match(/^([1-7])(\s*(天|days?))?$/i)?.[1]
  if (count) return count === '5' ? parsed('1,2,3,4,5') : wrong(fieldError('notListed'), daysFromTo(1, Number(count)).join(','))
  const [from, to, ...more] = words.split(/\s*(?:至|到|~|～|-|–|—|\bto\b)\s*/i).map(dayOf)
  if (from && to && more.length === 0) return parsed(daysFromTo(from, to).join(','))
  const listed = words.split(/[\s,，、;/]+/).map(dayOf)
  if (listed.length > 0 && listed.every((day) => day !== undefined)) return parsed([...new Set(listed)].sort().join(','))
  return wrong(fieldError('notListed'))
}

const dayOf = (word: string): number | undefined => weekdays.get(keyOf(word)) ?? (/^[1-7]$/.test(word) ? Number(word) : undefined)

const daysFromTo = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, i) => ((from - 1 + i) % 7) + 1).sort()

/** Source §5: hours from and to include lunch, so 09:00–18:00 are 8 paid hours. */
const SPAN = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:至|到|~|～|-|–|—|\bto\b)\s*(\d{1,2})(?:[:.](\d{2}))?$/i

/** Paid hours a day, as a decimal. */
export function parseHours(text: string): Parsed {
  const words = plain(text).replace(/\s*(小时|个小时|h|hours?|hrs?)(\s*[/／]?\s*(天|日|day|d))?$/i, '')
  const span = SPAN.exec(words)
  if (span) {
    const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = span
    const minutes = (Number(toHour) - Number(fromHour)) * 60 + Number(toMinute) - Number(fromMinute) - LUNCH_MINUTES
    return hoursInRange(minutes / 60)
  }
  return /^\d{1,2}(\.\d{1,2})?$/.test(words) ? hoursInRange(Number(words)) : wrong(fieldError('hoursRange'))
}

const hoursInRange = (hours: number): Parsed =>
  hours >= 1 && hours <= 24 && Number.isInteger(hours * 60) ? parsed(String(hours)) : wrong(fieldError('hoursRange'))

export function parseLeaveDays(text: string): Parsed {
  const words = plain(text).replace(/\s*(天|日|工作日|days?|d)$/i, '')
  const days = Number(words)
  const fits = /^\d{1,3}(\.\d+)?$/.test(words) && days <= LEAVE_A_YEAR_MAX && Number.isInteger(days * 2)
  return fits ? parsed(String(days)) : wrong(fieldError('leaveDaysRange'))
}

/** Days left of a balance: at most two decimals, below zero after an advance. */
export function parseDaysLeft(text: string): Parsed {
  const words = plain(text).replace(/\s*(天|日|工作日|days?|d)$/i, '')
  return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(words) ? parsed(String(Number(words))) : wrong(fieldError('leaveDaysStep'))
}

/** A time of the day, "09:00"; a cell with a time is the fraction of a day for Excel. */
export function parseClock({ kind, text }: Pick<Cell, 'kind' | 'text'>): Parsed {
  const typed = kind === 'date' ? /[T ](\d{1,2}):(\d{2})/.exec(text) : /^(\d{1,2})(?:[:.：](\d{2})(?::\d{2})?)?$/.exec(plain(text))
  const fraction = kind === 'number' && /^0?\.\d+$/.test(text) ? Math.round(Number(text) * 24 * 60) : null
  const minute = fraction ?? (typed ? Number(typed[1]) * 60 + Number(typed[2] ?? 0) : null)
  if (minute === null || minute > 24 * 60 || (typed !== null && Number(typed[2] ?? 0) > 59)) return wrong(fieldError('clockTime'))
  return parsed(clockOf(minute))
}

const zones = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone]))

export function parseZone(text: string): Parsed {
  const key = plain(text).replace(/ /g, '_').toLowerCase()
  const zone = zones.get(key)
  if (zone) return parsed(zone)
  const close = [...zones].find(([name]) => name.endsWith(`/${key}`))
  return wrong(fieldError('notListed'), close?.[1] ?? '')
}
