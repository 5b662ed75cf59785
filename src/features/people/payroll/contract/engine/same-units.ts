import { absentUnits } from './base.ts'
import type { Absence, Facts } from './snapshot.ts'
import { unitTable } from './units.ts'

/** The unpaid absences of one period as they would be in another: the same units, from its first day on. What does not fit is left out. */
export function sameUnitsAway(from: Facts, into: Facts): Absence[] {
  const away: Absence[] = []
  const wanted = absentUnits(from)
  for (const { day, units } of unitTable(into).days) {
    let free = 100
    for (const one of wanted) {
      // A day of several thirtieths is taken whole or not at all.
      const hundredths = units === 0 || (units > 1 && one.hundredths < 100 * units) ? 0 : Math.min(free, Math.floor(one.hundredths / units))
      if (hundredths === 0) continue
      away.push({ ...one.absence, from: day, to: day, hundredths, countsHolidays: true })
      one.hundredths -= hundredths * units
      free -= hundredths
    }
  }
  return away
}
