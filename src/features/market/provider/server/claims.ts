import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { and, desc, eq, isNull } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Act, Look, Services } from '../../../../platform/server/services.ts'
import { type Actor, type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { anyPhone } from '../../../base/account/contract/phone.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { type Asker, checkCode, consumeCode, sendCode, type Target } from '../../../base/account/server/writes.ts'
import { notify, notifyOperators } from '../../../base/notice/server/writes.ts'
import { ownerNames } from '../../../money/wallet/server/reads.ts'
import { peopleOf } from '../../../work/demand/server/reads.ts'
import { giveInvitations } from '../../../work/demand/server/writes.ts'
import type { ClaimRow, hireCalls } from '../contract/hire-calls.ts'
import { providerNotices } from '../contract/notices.ts'
import { reachesOf } from './hire.ts'
import { claimLifecycle } from './lifecycle.ts'
import { providerName } from './present.ts'
import { providerByNumber } from './reads.ts'
import { type ContactRow, type ProviderRow, provider, providerClaim } from './tables.ts'

type CodeWay = 'email' | 'sms'
type Input<K extends keyof typeof hireCalls> = ParsedOf<(typeof hireCalls)[K]>

async function entry(look: Pick<Look, 'db'>, number: string) {
  const found = await providerByNumber(look.db, number)
  if (found?.row.state !== 'listed') throw refuse('notFound')
  return found
}

const waysOf = (contact: ContactRow): CodeWay[] => reachesOf(contact).map(({ channel }) => channel)

/** An entry that nobody has claimed, and where a code for it goes. */
async function target(look: Pick<Look, 'db'>, { id, way }: { id: string; way: CodeWay }): Promise<{ row: ProviderRow; target: Target }> {
  const { row, contact } = await entry(look, id)
  if (row.ownerId) throw refuse('entryClaimed')
  if (!waysOf(contact).includes(way)) throw refuse('entryUnreachable')
  return {
    row,
    target:
      way === 'email' ? { kind: 'email', email: contact.email.toLowerCase() } : { kind: 'phone', phone: anyPhone('', contact.phone)! },
  }
}

export async function claimOf(look: Look, number: string) {
  const { row, contact } = await entry(look, number)
  const owner = ownerOf(look.actor)
  const [last] = await look.db
    .select()
    .from(providerClaim)
    .where(and(eq(providerClaim.providerId, row.id), eq(providerClaim.ownerId, owner.ownerId), eq(providerClaim.way, 'licence')))
    .orderBy(desc(providerClaim.createdAt))
    .limit(1)
  return {
    number: row.number,
    owner: row.ownerId === null ? ('none' as const) : row.ownerId === owner.ownerId ? ('own' as const) : ('other' as const),
    mayClaim: row.ownerId === null && last?.state !== 'waiting',
    ways: row.ownerId ? [] : waysOf(contact),
    claim: last ? { state: last.state, reason: last.reason, at: (last.decidedAt ?? last.createdAt).toString() } : null,
    refusesInvitations: row.refusesInvitations,
  }
}

/** What is answered never shows where the code went: the contact stays for those who pay for it. */
export async function sendClaimCode(act: Act, input: { id: string; way: CodeWay }) {
  const { resendSeconds, validMinutes } = await sendCode(act, 'claim', (await target(act, input)).target, true)
  return { resendSeconds, validMinutes }
}

interface Confirm {
  id: string
  way: CodeWay
  code: string
}
const asked = (to: Target, code: string) => ({ purpose: 'claim' as const, target: to, code, field: 'code' })

export async function checkClaimCode(visit: Asker & { services: Services }, input: Confirm): Promise<void> {
  await checkCode(visit, asked((await target({ db: visit.services.db }, input)).target, input.code))
}

export async function claimByCode(act: Act, input: Confirm): Promise<{ demands: string[] }> {
  const { row, target: to } = await target(act, input)
  await consumeCode(act, asked(to, input.code))
  const owner = ownerOf(act.actor)
  await act.tx.insert(providerClaim).values({
    ...owner,
    providerId: row.id,
    byAccount: act.actor.accountId,
    way: input.way,
    state: 'approved',
    decidedBy: act.actor.accountId,
    decidedAt: act.now,
    createdAt: act.now,
  })
  return { demands: await giveEntry(act, row.id, owner) }
}

/** The entry is this side's; of two at the same time one is refused. */
async function giveEntry(act: Act, providerId: string, owner: Owner): Promise<string[]> {
  const given = await act.tx
    .update(provider)
    .set({ ...owner, ownedAt: act.now, updatedAt: act.now })
    .where(and(eq(provider.id, providerId), isNull(provider.ownerId)))
    .returning({ id: provider.id })
  if (given.length === 0) throw refuse('entryClaimed')
  return giveInvitations(act, providerId, owner)
}

export async function claimByLicence(act: Act, { id, licence, note }: Input<'POST /ws/provider/claim/licence'>): Promise<{ done: true }> {
  const { row } = await entry(act, id)
  if (row.ownerId) throw refuse('entryClaimed')
  const owner = ownerOf(act.actor)
  const kept = await act.tx
    .insert(providerClaim)
    .values({
      ...owner,
      providerId: row.id,
      byAccount: act.actor.accountId,
      way: 'licence',
      licence,
      note,
      state: 'waiting',
      createdAt: act.now,
    })
    .onConflictDoNothing()
    .returning({ id: providerClaim.id })
  if (kept.length === 0) throw refuse('claimWaits')
  await notifyOperators(act, providerNotices.entryClaimAsked, {
    params: { who: await nameOf(act, owner), provider: providerName(row) },
    link: '/operatorHome/providerClaims',
  })
  return { done: true }
}

const nameOf = async (act: Act, owner: Owner): Promise<string> => (await ownerNames(act.db, [owner])).get(owner.ownerId) ?? ''

export async function setOwnInvitations(act: Act, { id, refuses }: { id: string; refuses: boolean }): Promise<{ done: true }> {
  const owner = ownerOf(act.actor)
  const changed = await act.tx
    .update(provider)
    .set({ refusesInvitations: refuses })
    .where(and(eq(provider.number, id), eq(provider.ownerId, owner.ownerId), eq(provider.ownerType, owner.ownerType)))
    .returning({ id: provider.id })
  if (changed.length === 0) throw refuse('notFound')
  return { done: true }
}

/** At the closing of an account: its entries are nobody's again, and what it asked for is over. */
export async function giveBackEntries(act: Act<Actor>): Promise<void> {
  const { accountId } = act.actor
  await act.tx
    .update(provider)
    .set({ ownerType: null, ownerId: null, ownedAt: null })
    .where(and(eq(provider.ownerType, 'person'), eq(provider.ownerId, accountId)))
  await act.tx.delete(providerClaim).where(and(eq(providerClaim.ownerType, 'person'), eq(providerClaim.ownerId, accountId)))
}

export async function claimQueue(look: Look, input: Input<'GET /ws/operator/provider/claims'>) {
  const where = and(
    eq(providerClaim.state, input.state),
    eq(providerClaim.way, 'licence'),
    contains([provider.number, provider.nameCn, provider.nameEn], input.search),
  )
  const rows = look.db
    .select({ claim: providerClaim, id: provider.id, number: provider.number, nameCn: provider.nameCn, nameEn: provider.nameEn })
    .from(providerClaim)
    .innerJoin(provider, eq(provider.id, providerClaim.providerId))
    .where(where)
    .orderBy(...inOrder(input.state === 'waiting' ? 'asc' : 'desc', providerClaim.createdAt, providerClaim.id))
  const total = look.db.$count(
    look.db
      .select({ id: providerClaim.id })
      .from(providerClaim)
      .innerJoin(provider, eq(provider.id, providerClaim.providerId))
      .where(where),
  )
  const map = async (found: Awaited<typeof rows>): Promise<ClaimRow[]> => {
    const [names, people] = await Promise.all([
      ownerNames(
        look.db,
        found.map(({ claim }) => claim),
      ),
      accountsByIds(look.db, [...new Set(found.map(({ claim }) => claim.byAccount))]),
    ])
    return found.map(({ claim, nameCn, nameEn, ...row }) => ({
      id: claim.id,
      version: claim.version,
      state: claim.state,
      way: claim.way,
      licence: claim.licence,
      note: claim.note,
      reason: claim.reason,
      provider: { ...row, name: { cn: nameCn, en: nameEn } },
      claimant: {
        ownerType: claim.ownerType,
        id: claim.ownerId,
        name: names.get(claim.ownerId) ?? '',
        by: people.get(claim.byAccount)?.name ?? '',
      },
      createdAt: claim.createdAt.toString(),
      decidedAt: claim.decidedAt?.toString() ?? null,
    }))
  }
  return paged(input, { rows, total, map })
}

const decided = (act: Act) => ({ decidedBy: act.actor.accountId, decidedAt: act.now })

export async function approveClaim(act: Act, id: string): Promise<{ id: string }> {
  const held = await holdRow(act, claimLifecycle, id)
  const claim = await turn(act, claimLifecycle, held, 'approve', { set: decided(act) })
  await giveEntry(act, claim.providerId, { ownerType: claim.ownerType, ownerId: claim.ownerId })
  const { provider, ...to } = await claimantOf(act, claim)
  await notify(act, providerNotices.entryClaimApproved, { ...to, params: { provider } })
  return { id }
}

export async function refuseClaim(act: Act, { id, reason }: { id: string; reason: string }): Promise<{ id: string }> {
  const claim = await turn(act, claimLifecycle, await holdRow(act, claimLifecycle, id), 'refuse', { set: { reason, ...decided(act) } })
  const { provider, ...to } = await claimantOf(act, claim)
  await notify(act, providerNotices.entryClaimRefused, { ...to, params: { provider, reason } })
  return { id }
}

async function claimantOf(act: Act, { providerId, ownerType, ownerId }: typeof providerClaim.$inferSelect) {
  const [row] = await act.db
    .select({ number: provider.number, nameCn: provider.nameCn, nameEn: provider.nameEn })
    .from(provider)
    .where(eq(provider.id, providerId))
  return {
    to: await peopleOf(act.db, [{ ownerType, ownerId }]),
    provider: providerName(row!),
    link: `/globalQuickfind?id=${row!.number}`,
  }
}
