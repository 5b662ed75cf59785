import { daysAfter } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, count, desc, eq, getTableColumns, gt } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { DEMAND_INVITATIONS_A_DAY } from '../../../../rules/demand.ts'
import { maskedPhone, normalPhone } from '../../../base/account/contract/phone.ts'
import { isBefore } from '../contract/lifecycle.ts'
import type { Application } from '../contract/schema.ts'
import type { DemandRow } from './context.ts'
import { demand, demandInvitee, demandMove } from './tables.ts'

/** A company invites this many people a day: enough for its demands, too few to try numbers out. */
export async function mustBeWithinInvitations(act: Act, row: DemandRow): Promise<void> {
  await takeTurn(act.tx, `demand.invite:${row.companyId}`)
  const [sent] = await act.tx
    .select({ n: count() })
    .from(demandMove)
    .innerJoin(demand, eq(demand.id, demandMove.demandId))
    .where(and(eq(demand.companyId, row.companyId), eq(demandMove.move, 'invite'), gt(demandMove.at, daysAfter(act.now, -1))))
  if ((sent?.n ?? 0) >= DEMAND_INVITATIONS_A_DAY) throw refuse('invitationsMost', { most: DEMAND_INVITATIONS_A_DAY })
}

/** Stores an invitation by number. Refuses only a second one to the same number: the answer never shows who is registered. */
export async function keepInvitee(
  act: Act,
  demandId: string,
  input: { areaCode?: string | undefined; phone: string; message: string },
  accountId: string | null,
): Promise<void> {
  const kept = await act.tx
    .insert(demandInvitee)
    .values({ demandId, ...numberOf(input), message: input.message, accountId, createdAt: act.now })
    .onConflictDoNothing()
    .returning({ id: demandInvitee.id })
  if (kept.length === 0) throw refuseFields({ phone: 'invitedAlready' })
}

export function numberOf(input: { areaCode?: string | undefined; phone: string }) {
  const number = normalPhone(input.areaCode ?? '86', input.phone)
  if (!number) throw refuseFields({ phone: 'phone' })
  return number
}

/** The invitations by number of those who have not applied, with the number masked in place of a name. */
export async function inviteesOf(db: Reader, demandId: string) {
  const rows = await db
    .select({ ...getTableColumns(demandInvitee), stage: demand.stage })
    .from(demandInvitee)
    .innerJoin(demand, eq(demand.id, demandInvitee.demandId))
    .where(eq(demandInvitee.demandId, demandId))
    .orderBy(desc(demandInvitee.createdAt))
  return rows.map((row) => ({
    accountId: row.accountId,
    shown: {
      id: row.id,
      state: isBefore(row.stage, 'service') ? 'invited' : 'lost',
      invited: true,
      message: row.message,
      reason: '',
      stale: false,
      countered: false,
      shortlisted: false,
      turnDownCategory: null,
      turnDownAt: null,
      bidVersion: 0,
      bids: [],
      writeTo: null,
      createdAt: row.createdAt.toString(),
      updatedAt: row.createdAt.toString(),
      person: {
        id: '',
        kind: 'person',
        name: `+${row.areaCode} ${maskedPhone(row.phone)}`,
        headline: '',
        avatarUrl: null,
        areaCode: null,
        verified: false,
      },
    } satisfies Application,
  }))
}
