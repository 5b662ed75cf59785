import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays, type Day, daysOf, type Span } from '../../../../platform/contract/day.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { today } from '../../../../platform/server/clock.ts'
import type { Look, Services } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import { secretAddressesOf } from '../../../base/account/server/reads.ts'
import { type EmployeeRow, employeesIn } from '../../employee/server/reads.ts'
import { CALENDAR_DAYS_MAX } from '../contract/schema.ts'
import { calendarOf } from './calendar.ts'
import { leaveFeed } from './tables.ts'
import { leaveTypesOf, typeName } from './types.ts'

const names = { cn: '衡渡 · 休假', en: 'Hengdu: absences' }

export const addresses = secretAddressesOf(leaveFeed, { name: names, permission: 'people:view', path: '/api/ws/absence/feed' })

const away = { cn: '休假', en: 'Away' }
/** The feed begins this long ago. */
const PAST_DAYS = 30

/** Granted leave as the member of the token may see it, as long as they are one; otherwise `notFound`, whatever the reason. */
export async function feedOf(services: Services, now: Temporal.Instant, token: string, lang: Lang): Promise<string> {
  const { db } = services
  const actor = await addresses.opened(db, token)
  const look: Look = { services, db, now, lang, requestId: '', ip: null, actor }
  const types = new Map((await leaveTypesOf(db, companyOf(actor), now)).map((type) => [type.code, typeName(type)[lang]]))
  const calendar = ical({
    name: names[lang],
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Hengdu', product: 'absences', language: lang === 'cn' ? 'ZH' : 'EN' },
  })
  const seen = new Set<string>()
  const first = addDays(today(now), -PAST_DAYS)
  for (const from of [0, 1, 2].map((nth) => addDays(first, nth * CALENDAR_DAYS_MAX))) {
    const view = await calendarOf(look, { from, to: addDays(from, CALENDAR_DAYS_MAX - 1) })
    const people = new Map(view.people.map((person) => [person.id, person]))
    const teams = new Map(view.teams.map((team) => [team.id, team.name]))
    const hours = new Map((await employeesIn(db, companyOf(actor), { ids: [...people.keys()] })).map((one) => [one.id, one]))
    for (const absence of view.absences) {
      const person = people.get(absence.employeeId)
      if (!person || absence.state !== 'granted' || seen.has(absence.id)) continue
      seen.add(absence.id)
      const what = absence.type === null ? away[lang] : (types.get(absence.type) ?? away[lang])
      const common = {
        stamp: new Date(now.epochMilliseconds),
        summary: lang === 'cn' ? `${person.name}：${what}` : `${person.name}: ${what}`,
        description: [person.number, teams.get(person.teamId ?? '')].filter(Boolean).join(' · '),
      }
      const halves = new Map(absence.halves.map(({ day, part }) => [day, part]))
      for (const { from: start, to: end } of wholeDays(absence, halves))
        calendar.createEvent({
          ...common,
          id: `${absence.id}.${start}@hengdu`,
          start: dateOf(start),
          end: dateOf(addDays(end, 1)),
          allDay: true,
        })
      for (const [day, part] of halves)
        calendar.createEvent({ ...common, id: `${absence.id}.${day}@hengdu`, ...halfOf(hours.get(absence.employeeId), day, part) })
    }
  }
  return calendar.toString()
}

/** The stretches of a leave between its half days. */
function wholeDays(span: Span, halves: ReadonlyMap<Day, unknown>): Span[] {
  const stretches: { from: Day; to: Day }[] = []
  for (const day of daysOf(span)) {
    const last = stretches.at(-1)
    if (halves.has(day)) continue
    if (last && addDays(last.to, 1) === day) last.to = day
    else stretches.push({ from: day, to: day })
  }
  return stretches
}

type Hours = Pick<EmployeeRow, 'zone' | 'dayStartMinute' | 'dayEndMinute'>
/** The working day of somebody whose record has no hours. */
const [DAY_STARTS, DAY_ENDS] = [9 * 60, 18 * 60]

/** A half day from the beginning to the middle of the working day, or from there to its end, in the employee's zone. */
function halfOf(hours: Hours | undefined, day: Day, part: 'morning' | 'afternoon'): { start: Date; end: Date } {
  const [from, to] = [hours?.dayStartMinute ?? DAY_STARTS, hours?.dayEndMinute ?? DAY_ENDS]
  const middle = Math.round((from + to) / 2)
  const at = (minute: number): Date => {
    const begins = Temporal.PlainDate.from(day).toZonedDateTime(hours?.zone || BOOKS_ZONE)
    return new Date(begins.add({ minutes: minute }).epochMilliseconds)
  }
  return part === 'morning' ? { start: at(from), end: at(middle) } : { start: at(middle), end: at(to) }
}

/** The library writes all-day events by the parts of UTC. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
