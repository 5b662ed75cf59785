import { daysAfter, today } from '../../../../platform/server/clock.ts'
import { deleteInBatches } from '../../../../platform/server/data/delete.ts'
import { and, eq, lte, sql } from '../../../../platform/server/data/drizzle.ts'
import { turnAll } from '../../../../platform/server/data/lifecycle.ts'
import type { Jobs } from '../../../../platform/server/jobs/jobs.ts'
import type { Night } from '../../../../platform/server/jobs/night.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { INVITATION_KEPT_DAYS } from '../../../../rules/constants.ts'
import { invitationLifecycle } from './lifecycle.ts'
import { invitation, invitationCount } from './tables.ts'

const AT_ONCE = 500

export function teamJobs(jobs: Jobs): void {
  jobs.sweep('team.expireInvitations', (night) => night.inBatches(expireInvitations, AT_ONCE))
  jobs.sweep('team.sweep', sweep)
}

async function expireInvitations(act: Act): Promise<number> {
  const over = and(eq(invitation.state, 'open'), lte(invitation.expiresAt, act.now))
  const rows = await act.tx.select().from(invitation).where(over).orderBy(invitation.id).limit(AT_ONCE).for('update')
  await turnAll(act, invitationLifecycle, rows, 'expire', { set: { endedAt: act.now } })
  return rows.length
}

/** Ended invitations with the phone or e-mail address in them, and the counts of past days. */
async function sweep(night: Night): Promise<void> {
  const before = daysAfter(night.now, -INVITATION_KEPT_DAYS).toString()
  await deleteInBatches(night, invitation, sql`${invitation.state} <> 'open' and ${invitation.expiresAt} < ${before}::timestamptz`)
  await deleteInBatches(night, invitationCount, sql`${invitationCount.day} < ${today(daysAfter(night.now, -1))}::date`)
}
