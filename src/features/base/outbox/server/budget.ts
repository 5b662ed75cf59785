import { createHash, randomInt } from 'node:crypto'
import { daysAfter, today } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, eq, gt, inArray, like, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { startsWith } from '../../../../platform/server/data/query.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { networkOf } from '../../../../platform/server/wire/addresses.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { MESSAGE_ALARM_PERCENT, MESSAGE_CAPS, WORK_AFTER } from '../../../../rules/constants.ts'
import { budgetAlarm } from './hooks.ts'
import { messageCount, outbox } from './tables.ts'

/**
 * Who is written to. `known`: somebody whose address was proved, or for whom an operator writes. `stranger`: an address that anybody may
 * have typed. `code`: the same, with a code that proves it. `accountCode`: a code for an account, whose target is counted by the account
 * feature.
 */
export type Reach = 'known' | 'stranger' | 'code' | 'accountCode'

interface Addressed {
  channel: 'sms' | 'email'
  to: string
}

/** A row that all transactions counted in would hold them up one behind another. */
const SHARDS = 16

/**
 * Counts a message against the caps of the day: of its address, of who asked for it, and of the platform. False if it may not be sent; a
 * code that may not be sent is refused, as its asker waits for it.
 */
export async function withinBudget(act: Act<unknown>, message: Addressed, reach: Reach): Promise<boolean> {
  if (reach === 'known') return (await sentToday(act, message)) < MESSAGE_CAPS.known
  const caps = MESSAGE_CAPS[reach]
  const by = askerOf(act)
  const fits =
    (caps.perTarget === Number.POSITIVE_INFINITY ||
      (await counted(act, `to:${message.channel}:${reach}:${digest(message.to)}`, caps.perTarget))) &&
    (by === null || (await counted(act, `by:${reach}:${digest(by)}`, caps.perAsker))) &&
    (await withinTotal(act, message.channel))
  if (!fits && reach !== 'stranger') throw refuse('messagesMost')
  return fits
}

const sentToday = (act: Act<unknown>, { to }: Addressed): Promise<number> =>
  act.tx.$count(outbox, and(eq(outbox.recipient, to), gt(outbox.at, daysAfter(act.now, -1))))

/** The account, or the address of one who has none; null for the system. */
function askerOf({ actor, ip }: Pick<Act<unknown>, 'actor' | 'ip'>): string | null {
  const who = actor as { kind?: string; accountId?: string } | null
  return who?.kind === 'system' ? null : (who?.accountId ?? networkOf(ip ?? ''))
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Whether this asker, or everybody together, has sent so much today that a form asks for work first. */
export async function isBusy(db: Reader, { actor, ip, now }: Pick<Act<unknown>, 'actor' | 'ip' | 'now'>): Promise<boolean> {
  const by = askerOf({ actor, ip })
  const own = by === null ? [] : (['code', 'stranger'] as const).map((reach) => `by:${reach}:${digest(by)}`)
  const rows = await db
    .select({ subject: messageCount.subject, sent: messageCount.sent })
    .from(messageCount)
    .where(and(eq(messageCount.day, today(now)), or(inArray(messageCount.subject, own), like(messageCount.subject, 'all:%'))))
  const sum = (start: string) => rows.filter((row) => row.subject.startsWith(start)).reduce((total, row) => total + row.sent, 0)
  const { total } = MESSAGE_CAPS
  return sum('by:') >= WORK_AFTER || sum('all:sms:') * 2 >= total.sms || sum('all:email:') * 2 >= total.email
}

async function counted(act: Act<unknown>, subject: string, most: number): Promise<boolean> {
  const rows = await act.tx
    .insert(messageCount)
    .values({ day: today(act.now), subject, sent: 1 })
    .onConflictDoUpdate({
      target: [messageCount.day, messageCount.subject],
      set: { sent: sql`${messageCount.sent} + 1` },
      setWhere: sql`${messageCount.sent} < ${most}`,
    })
    .returning({ sent: messageCount.sent })
  return rows.length > 0
}

async function withinTotal(act: Act<unknown>, channel: Addressed['channel']): Promise<boolean> {
  const most = MESSAGE_CAPS.total[channel]
  const day = eq(messageCount.day, today(act.now))
  const [row] = await act.tx
    .select({ sent: sql<number>`coalesce(sum(${messageCount.sent}), 0)::int` })
    .from(messageCount)
    .where(and(day, startsWith(messageCount.subject, `all:${channel}:`)))
  const sent = (row?.sent ?? 0) + 1
  for (const percent of MESSAGE_ALARM_PERCENT) {
    if (sent * 100 < most * percent || !(await counted(act, `alarm:${channel}:${percent}`, 1))) continue
    for (const alarm of act.services.hooks.of(budgetAlarm).values()) await alarm(act, { channel, percent, most })
  }
  return sent <= most && counted(act, `all:${channel}:${randomInt(SHARDS)}`, most)
}

/** The counts of days gone by. */
export const forgetCounts = (night: Night): Promise<number> =>
  deleteInBatches(night, messageCount, sql`${messageCount.day} < ${today(night.now)}`)
