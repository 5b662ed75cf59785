/** The pay months of the demo world: which are closed, and the one that is being prepared. */

/** Of the month after. */
export const PAY_DATE = 10
const LOCKED = 6

/** The day on which a month is paid: on a weekend the Friday before. */
export function payDateOf(month: Temporal.PlainYearMonth): Temporal.PlainDate {
  const day = month.add({ months: 1 }).toPlainDate({ day: PAY_DATE })
  return day.subtract({ days: Math.max(0, day.dayOfWeek - 5) })
}

/** The first month whose pay date has not passed; months are counted back from it. */
export function openMonth(today: Temporal.PlainDate): Temporal.PlainYearMonth {
  let month = today.toPlainYearMonth()
  while (Temporal.PlainDate.compare(payDateOf(month.subtract({ months: 1 })), today) >= 0) month = month.subtract({ months: 1 })
  return month
}

/** The six months before it, oldest first. */
export const closedMonths = (today: Temporal.PlainDate): Temporal.PlainYearMonth[] =>
  Array.from({ length: LOCKED }, (_, nth) => openMonth(today).subtract({ months: LOCKED - nth }))
