import { createHash, randomBytes } from 'node:crypto'
import { email } from '../../../../platform/contract/inputs.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, count, desc, eq, getTableColumns, gt, isNull, lt, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { DEMAND_INVITATIONS_A_DAY, DEMAND_INVITATIONS_EACH, DEMAND_LINKS_MAX, ENTRY_INVITATIONS_A_DAY } from '../../../../rules/demand.ts'
import { anyPhone, maskedEmail, maskedPhone, normalPhone } from '../../../base/account/contract/phone.ts'
import type { InvitationKind } from '../contract/invitations.ts'
import { isBefore } from '../contract/lifecycle.ts'
import type { Application } from '../contract/schema.ts'
import type { DemandRow } from './context.ts'
import { demand, demandInvitee, demandMove } from './tables.ts'

export type Invitee = typeof demandInvitee.$inferSelect

/** A company invites so many in a day, and so many to one demand: enough for its work, too few to try numbers out. */
export async function mustBeWithinInvitations(act: Act, row: DemandRow): Promise<void> {
  await takeTurn(act.tx, `demand.invite:${row.companyId}`)
  const [sent] = await act.tx
    .select({
      day: count(sql`case when ${demandMove.at} > ${daysAfter(act.now, -1).toString()}::timestamptz then 1 end`),
      each: count(sql`case when ${demandMove.demandId} = ${row.id} then 1 end`),
    })
    .from(demandMove)
    .innerJoin(demand, eq(demand.id, demandMove.demandId))
    .where(and(eq(demand.companyId, row.companyId), eq(demandMove.move, 'invite')))
  if ((sent?.day ?? 0) >= DEMAND_INVITATIONS_A_DAY) throw refuse('invitationsMost', { most: DEMAND_INVITATIONS_A_DAY })
  if ((sent?.each ?? 0) >= DEMAND_INVITATIONS_EACH) throw refuse('invitationsDemandMost', { most: DEMAND_INVITATIONS_EACH })
}

/** All companies together reach one entry of the directory only so often in a day. */
export async function mustSpareEntry(act: Act, entryId: string): Promise<void> {
  await takeTurn(act.tx, `demand.invite.entry:${entryId}`)
  const lately = and(eq(demandInvitee.entryId, entryId), gt(demandInvitee.createdAt, daysAfter(act.now, -1)))
  if ((await act.tx.$count(demandInvitee, lately)) >= ENTRY_INVITATIONS_A_DAY) throw refuse('entryInvitedMost')
}

interface Kept {
  kind: InvitationKind
  areaCode?: string
  phone?: string
  email?: string
  entryId?: string
  nameCn?: string
  nameEn?: string
  message: string
  /** Whom it reached already. */
  party: Owner | null
  /** With a link, for so many days. */
  days?: number
  /** Of a link for several. */
  usesMost?: number
}

/** Stores an invitation. Null if there is one to the same number, address or entry. */
export async function keepInvitee(act: Act, demandId: string, kept: Kept): Promise<{ row: Invitee; token: string } | null> {
  const { party, days, ...rest } = kept
  const token = randomBytes(24).toString('base64url')
  const [row] = await act.tx
    .insert(demandInvitee)
    .values({
      demandId,
      ...rest,
      ...(party && { partyType: party.ownerType, accountId: party.ownerId }),
      ...(days && { tokenHash: hashOf(token), expiresAt: daysAfter(act.now, days) }),
      createdAt: act.now,
    })
    .onConflictDoNothing()
    .returning()
  return row ? { row, token } : null
}

/** Whether a party was invited by itself. */
export const hasInvitation = async (act: Act, demandId: string, partyId: string): Promise<boolean> =>
  (await act.tx.$count(
    demandInvitee,
    and(
      eq(demandInvitee.demandId, demandId),
      eq(demandInvitee.kind, 'party'),
      eq(demandInvitee.accountId, partyId),
      isNull(demandInvitee.revokedAt),
    ),
  )) > 0

export const hashOf = (token: string): string => createHash('sha256').update(`demand:${token}`).digest('base64url')

/** A number or an address, as it is stored. */
export type Contact = { kind: 'phone'; areaCode: string; phone: string } | { kind: 'email'; email: string }

/** One line as it was typed; null for what is neither. A number without a calling code is Chinese. */
export function contactOf(line: string): Contact | null {
  if (line.includes('@')) {
    const address = email.safeParse(line)
    return address.success ? { kind: 'email', email: address.data } : null
  }
  const number = anyPhone('86', line)
  return number && { kind: 'phone', ...number }
}

export async function mustBeNew(act: Act, demandId: string, { kind, ...contact }: Contact): Promise<void> {
  const same =
    'email' in contact
      ? eq(demandInvitee.email, contact.email)
      : and(eq(demandInvitee.areaCode, contact.areaCode), eq(demandInvitee.phone, contact.phone))
  if ((await act.tx.$count(demandInvitee, and(eq(demandInvitee.demandId, demandId), same))) > 0)
    throw refuseFields({ [kind]: 'invitedAlready' })
}

export async function mustBeFewLinks(act: Act, demandId: string): Promise<void> {
  const working = and(
    ...[eq(demandInvitee.demandId, demandId), eq(demandInvitee.kind, 'link'), isNull(demandInvitee.revokedAt)],
    ...[gt(demandInvitee.expiresAt, act.now), lt(demandInvitee.uses, demandInvitee.usesMost)],
  )
  if ((await act.tx.$count(demandInvitee, working)) >= DEMAND_LINKS_MAX) throw refuse('linksMost', { most: DEMAND_LINKS_MAX })
}

export function numberOf(input: { areaCode?: string | undefined; phone: string }) {
  const number = normalPhone(input.areaCode ?? '86', input.phone)
  if (!number) throw refuseFields({ phone: 'phone' })
  return number
}

/** Where it went, for the company: a number or an address is masked, an entry has its names. */
export function sentTo(row: Invitee): { cn: string; en: string } {
  if (row.kind === 'phone') return same(`+${row.areaCode} ${maskedPhone(row.phone)}`)
  if (row.kind === 'email') return same(maskedEmail(row.email))
  if (row.kind === 'link') return { cn: '邀请链接', en: 'Invitation link' }
  return { cn: row.nameCn, en: row.nameEn }
}
const same = (text: string) => ({ cn: text, en: text })

/** The invitations of those who have not applied, with a masked number or the names of an entry in place of a name. */
export async function inviteesOf(db: Reader, demandId: string, lang: 'cn' | 'en') {
  const rows = await db
    .select({ ...getTableColumns(demandInvitee), stage: demand.stage })
    .from(demandInvitee)
    .innerJoin(demand, eq(demand.id, demandInvitee.demandId))
    .where(and(eq(demandInvitee.demandId, demandId), ne(demandInvitee.kind, 'party'), ne(demandInvitee.kind, 'link')))
    .orderBy(desc(demandInvitee.createdAt))
  return rows.map((row) => ({
    accountId: row.accountId,
    isRevoked: row.revokedAt !== null,
    shown: {
      id: row.id,
      state: isBefore(row.stage, 'service') ? 'invited' : 'lost',
      invited: true,
      message: row.message,
      reason: '',
      stale: false,
      countered: false,
      shortlisted: false,
      note: null,
      turnDownCategory: null,
      turnDownAt: null,
      bidVersion: 0,
      bids: [],
      writeTo: null,
      createdAt: row.createdAt.toString(),
      updatedAt: row.createdAt.toString(),
      person: {
        id: '',
        kind: row.kind === 'entry' ? 'company' : 'person',
        name: sentTo(row)[lang],
        headline: '',
        avatarUrl: null,
        areaCode: null,
        verified: false,
        checkedOn: null,
      },
    } satisfies Application,
  }))
}
