import { createHash, randomBytes } from 'node:crypto'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays } from '../../../../platform/contract/day.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look, Services } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { memberBehind } from '../../../base/account/server/reads.ts'
import { documentKinds, flags } from '../contract/employee.ts'
import { employeePath } from '../contract/paths.ts'
import { datedOf } from './due.ts'
import { dueFeed } from './tables.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export async function feedSince(look: Look): Promise<{ since: string | null }> {
  const [own] = await look.db.select().from(dueFeed).where(eq(dueFeed.accountId, look.actor.accountId))
  const opens = own && own.companyId === look.actor.companyId && (await memberBehind(look.db, own, 'people:edit'))
  return { since: opens ? own.createdAt.toString() : null }
}

/** Makes a new address, which ends the old one; or only ends it. The token is kept hashed, so the address is shown this once. */
export async function changeFeed(act: Act, { revoke }: { revoke: boolean }): Promise<{ path: string | null }> {
  const accountId = act.actor.accountId
  if (revoke) {
    await act.tx.delete(dueFeed).where(eq(dueFeed.accountId, accountId))
    return { path: null }
  }
  const token = randomBytes(32).toString('base64url')
  const set = { companyId: companyOf(act.actor), tokenHash: hashOf(token), createdAt: act.now }
  await act.tx
    .insert(dueFeed)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: dueFeed.accountId, set })
  return { path: `/api/ws/employee/due/feed?token=${token}&lang=${act.lang}` }
}

const names = { cn: '衡渡 · 员工到期事项', en: 'Hengdu: employee dates' }

/**
 * The calendar of the member whose token it is, as long as they are a member who keeps records; otherwise `notFound`, whatever the reason.
 */
export async function feedOf(services: Services, now: Temporal.Instant, token: string, lang: Lang, origin: string): Promise<string> {
  const { db } = services
  const [own] = await db
    .select()
    .from(dueFeed)
    .where(eq(dueFeed.tokenHash, hashOf(token)))
  const actor = own && (await memberBehind(db, own, 'people:edit'))
  if (!actor) throw refuse('notFound')
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
