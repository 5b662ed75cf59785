import { addDays, epochOf } from '../../../../../platform/contract/day.ts'
import { MONTH, type Schedule } from '../../contract/templates.ts'

/** The first day of a schedule after this one. A month without its day has its last one instead. */
export function nextAfter({ every, day }: Schedule, after: string): string {
  const from = Temporal.PlainDate.from(after)
  if (every === 'weekly') return from.add({ days: ((day - from.dayOfWeek + 6) % 7) + 1 }).toString()
  const inThis = from.with({ day })
  const next = Temporal.PlainDate.compare(inThis, from) > 0 ? inThis : from.with({ day: 1 }).add({ months: 1 }).with({ day })
  return next.toString()
}

const isDay = /^\d{4}-\d\d-\d\d$/
const dayInText = /"\d{4}-\d\d-\d\d"/g

/** A form with each of its days so many later, those of its plan too. */
const moved = (form: Readonly<Record<string, unknown>>, days: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (isDay.test(value)) return [name, addDays(value, days)]
      return [name, name === 'plan' ? value.replaceAll(dayInText, (day) => `"${addDays(day.slice(1, -1), days)}"`) : value]
    }),
  )

/** The form of a draft that is made of a template on a day. */
export const draftOf = (template: { title: string; form: Readonly<Record<string, unknown>>; daysFrom: string }, on: string) => ({
  ...moved(template.form, epochOf(on) - epochOf(template.daysFrom)),
  title: template.title.replaceAll(MONTH, on.slice(0, 7)),
})
