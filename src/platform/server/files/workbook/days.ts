import type { Epoch } from './package.ts'

/**
 * The calendar day of a serial number, and the time where it has one: "2026-03-05", "2026-03-05T08:30:00". A serial below 1 is a time
 * alone. Null where Excel shows none: negative numbers, and 29 February 1900, which it counts and which never was.
 */
export function dayOfSerial(serial: number, epoch: Epoch): string | null {
  if (!(serial >= 0) || serial >= 2_958_466) return null
  const seconds = Math.round((serial - Math.floor(serial)) * 86_400)
  const whole = Math.floor(serial) + (seconds === 86_400 ? 1 : 0)
  const time = seconds % 86_400 === 0 ? '' : timeOf(seconds)
  if (epoch === 1900 && whole === 0) return time === '' ? null : time
  if (epoch === 1900 && whole === 60) return null
  const since1970 = epoch === 1904 ? whole - 24_107 : whole - (whole < 60 ? 25_568 : 25_569)
  return `${civilDay(since1970)}${time === '' ? '' : `T${time}`}`
}

const two = (number: number) => String(number).padStart(2, '0')
const timeOf = (seconds: number) => `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

/** Days since 1970 as a date of the Gregorian calendar, by arithmetic alone (Hinnant, "chrono-compatible low-level date algorithms"). */
function civilDay(since1970: number): string {
  const shifted = since1970 + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return `${String(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** Formats 14–22, 27–36, 45–47 and 50–58 are dates or times by the standard; the second and last group in East Asian editions. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Whether a number under this format is shown as a date or a time. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id)
  const first = code.split(';')[0] ?? ''
  // Texts in quotes, escaped letters, fillers, and brackets other than elapsed time such as [h] say nothing about the kind.
  const bare = first.replace(/"[^"]*"|\\.|_.|\*.|\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
  return /[ymdhs]/i.test(bare) && !/[#?]|general/i.test(bare)
}
