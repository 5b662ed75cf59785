import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays } from '../../../../platform/contract/day.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { today } from '../../../../platform/server/clock.ts'
import type { Look, Services } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { secretAddressesOf } from '../../../base/account/server/reads.ts'
import { CALENDAR_DAYS_MAX } from '../contract/schema.ts'
import { calendarOf } from './calendar.ts'
import { leaveFeed } from './tables.ts'
import { leaveTypesOf, typeName } from './types.ts'

const names = { cn: '衡渡 · 休假', en: 'Hengdu: absences' }

export const addresses = secretAddressesOf(leaveFeed, { name: names, permission: 'people:view', path: '/api/ws/absence/feed' })

const away = { cn: '休假', en: 'Away' }
const halfWords = { morning: { cn: '上午', en: 'morning' }, afternoon: { cn: '下午', en: 'afternoon' } }
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
    for (const absence of view.absences) {
      const person = people.get(absence.employeeId)
      if (!person || absence.state !== 'granted' || seen.has(absence.id)) continue
      seen.add(absence.id)
      const what = absence.type === null ? away[lang] : (types.get(absence.type) ?? away[lang])
      calendar.createEvent({
        id: `${absence.id}@hengdu`,
        start: dateOf(absence.from),
        end: dateOf(addDays(absence.to, 1)),
        allDay: true,
        stamp: new Date(now.epochMilliseconds),
        summary: lang === 'cn' ? `${person.name}：${what}` : `${person.name}: ${what}`,
        description: [
          person.number,
          teams.get(person.teamId ?? ''),
          ...absence.halves.map(({ day, part }) => `${day} ${halfWords[part][lang]}`),
        ]
          .filter(Boolean)
          .join(' · '),
      })
    }
  }
  return calendar.toString()
}

/** The library writes all-day events by the parts of UTC. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
