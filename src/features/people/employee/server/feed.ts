import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays } from '../../../../platform/contract/day.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { secretAddressesOf } from '../../../base/account/server/reads.ts'
import { documentKinds, flags } from '../contract/employee.ts'
import { employeePath } from '../contract/paths.ts'
import { datedOf } from './due.ts'
import { dueFeed } from './tables.ts'

const names = { cn: '衡渡 · 员工到期事项', en: 'Hengdu: employee dates' }

export const addresses = secretAddressesOf(dueFeed, { name: names, permission: 'people:edit', path: '/api/ws/employee/due/feed' })

/**
 * The calendar of the member whose token it is, as long as they are a member who keeps records; otherwise `notFound`, whatever the reason.
 */
export async function feedOf(services: Services, now: Temporal.Instant, token: string, lang: Lang, origin: string): Promise<string> {
  const { db } = services
  const actor = await addresses.opened(db, token)
  const items = await datedOf({ services, db, now, lang, requestId: '', ip: null, actor })
  const calendar = ical({
    name: names[lang],
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Hengdu', product: 'employees', language: lang === 'cn' ? 'ZH' : 'EN' },
  })
  for (const item of items) {
    if (!item.dueOn) continue
    const what = item.document ? `${flags[item.flag][lang]} (${documentKinds[item.document][lang]})` : flags[item.flag][lang]
    calendar.createEvent({
      id: `${item.id}.${item.flag}.${item.document ?? ''}.${item.dueOn}@hengdu`,
      start: dateOf(item.dueOn),
      end: dateOf(addDays(item.dueOn, 1)),
      allDay: true,
      stamp: new Date(now.epochMilliseconds),
      summary: lang === 'cn' ? `${item.name}：${what}` : `${item.name}: ${what}`,
      description: [item.number, item.team?.name].filter(Boolean).join(' · '),
      url: `${origin}/#${employeePath(item.id)}`,
    })
  }
  return calendar.toString()
}

/** The library writes all-day events by the parts of UTC. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
