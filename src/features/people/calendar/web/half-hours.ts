const DAY = 1440
const STEP = 30

/** Minutes of the day as a time; the end of the day is 24:00. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export const HALF_HOURS = Array.from({ length: DAY / STEP + 1 }, (_, nth) => ({ value: String(nth * STEP), label: clockOf(nth * STEP) }))

export const OFFICE_HOURS = { from: 540, to: 1080 }

/** "540-1080" in the address; anything else is nine to six. */
export function readHours(text: string): { from: number; to: number } {
  const [from, to] = text.split('-').map(Number)
  const fits = (minute: number | undefined): minute is number =>
    minute !== undefined && Number.isInteger(minute) && minute >= 0 && minute <= DAY && minute % STEP === 0
  return fits(from) && fits(to) && from < DAY && to > 0 ? { from, to } : OFFICE_HOURS
}

export const writeHours = (from: number, to: number): string =>
  from === OFFICE_HOURS.from && to === OFFICE_HOURS.to ? '' : `${from}-${to}`
