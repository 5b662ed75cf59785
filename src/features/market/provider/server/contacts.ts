import type { Page, Paging } from '../../../../platform/contract/page.ts'
import { daysAfter } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, type SQL } from '../../../../platform/server/data/drizzle.ts'
import { inOrder, paged, takeTurn } from '../../../../platform/server/data/query.ts'
import { searchCondition } from '../../../../platform/server/data/search/search.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { REPORT_CONTACT_DAYS, UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { notifyOperators } from '../../../base/notice/server/writes.ts'
import { beanBalance } from '../../../money/bean/server/reads.ts'
import { spendBeans } from '../../../money/bean/server/writes.ts'
import { providerNotices } from '../contract/notices.ts'
import type { Contact, ContactAnswer, DeadReason, UnlockedRow } from '../contract/schema.ts'
import { providerName } from './present.ts'
import { providerByNumber } from './reads.ts'
import { providerSearch } from './search.ts'
import { type ContactRow, type ProviderRow, provider, providerContact, providerReport, providerUnlock, type UnlockRow } from './tables.ts'

export const toContact = (contact: ContactRow, row: Pick<ProviderRow, 'website'>): Contact => ({
  person: contact.person,
  phone: contact.phone,
  email: contact.email,
  wechat: contact.wechat,
  website: row.website,
})

const ownedBy = (owner: Owner): SQL | undefined =>
  and(eq(providerUnlock.ownerId, owner.ownerId), eq(providerUnlock.ownerType, owner.ownerType))

/** This side's current access to the contact. */
async function findUnlock(db: Reader, owner: Owner, providerId: string): Promise<UnlockRow | undefined> {
  const [row] = await db
    .select()
    .from(providerUnlock)
    .where(and(ownedBy(owner), eq(providerUnlock.providerId, providerId), eq(providerUnlock.state, 'unlocked')))
  return row
}

/** A side that has paid keeps the contact when its provider is hidden; nobody else finds it then. */
async function reach(look: Pick<Look, 'db' | 'actor'>, number: string) {
  const owner = ownerOf(look.actor)
  const found = await providerByNumber(look.db, number)
  const unlock = found && (await findUnlock(look.db, owner, found.row.id))
  if (!found || (found.row.state !== 'listed' && !unlock)) throw refuse('notFound')
  return { ...found, owner, unlock: unlock ?? undefined }
}

/** Who paid at this moment or later could still report the contact. */
export const reportableSince = (now: Temporal.Instant): Temporal.Instant => daysAfter(now, -REPORT_CONTACT_DAYS)
const lastDay = (unlock: UnlockRow): Temporal.Instant => daysAfter(unlock.at, REPORT_CONTACT_DAYS)

type ReportRow = typeof providerReport.$inferSelect

const shownReport = (report: ReportRow) => ({
  state: report.state,
  reason: report.reason,
  decision: report.decision,
  at: report.createdAt.toString(),
})

/** Until when this contact can be reported as dead; null if it cannot. */
function reportable(unlock: UnlockRow, report: ReportRow | undefined, contact: ContactRow, now: Temporal.Instant): string | null {
  const open = unlock.state === 'unlocked' && !report && !contact.deadAt && Temporal.Instant.compare(now, lastDay(unlock)) <= 0
  return open ? lastDay(unlock).toString() : null
}

export async function contactOf(look: Pick<Look, 'db' | 'actor' | 'now'>, number: string): Promise<ContactAnswer> {
  const { row, contact, owner, unlock } = await reach(look, number)
  const [report] = unlock ? await look.db.select().from(providerReport).where(eq(providerReport.unlockId, unlock.id)) : []
  const mayAct = look.actor.holds('provider:unlock')
  const unlockRefused = !mayAct ? 'forbidden' : contact.deadAt && !unlock ? 'contactDead' : null
  return {
    number: row.number,
    name: { cn: row.nameCn, en: row.nameEn },
    unlocked: unlock !== undefined,
    unlockedAt: unlock?.at.toString() ?? null,
    contact: unlock ? toContact(contact, row) : null,
    contactDead: contact.deadAt !== null,
    cost: UNLOCK_CONTACT_BEANS,
    balance: await beanBalance(look.db, owner),
    mayUnlock: unlockRefused === null,
    unlockRefused,
    report: report ? shownReport(report) : null,
    reportUntil: unlock && mayAct ? reportable(unlock, report, contact, look.now) : null,
  }
}

/** Serialised per side and provider: two concurrent clicks spend once. */
const inTurn = (act: Act, owner: Owner, providerId: string) => takeTurn(act.tx, `unlock:${owner.ownerId}:${providerId}`)

export async function unlockContact(act: Act, input: { id: string; confirm: number }): Promise<ContactAnswer> {
  const { row, owner } = await reach(act, input.id)
  await inTurn(act, owner, row.id)
  if (await findUnlock(act.db, owner, row.id)) return contactOf(act, input.id)
  if (input.confirm !== UNLOCK_CONTACT_BEANS) throw refuse('previewChanged')
  const [contact] = await act.tx.select().from(providerContact).where(eq(providerContact.providerId, row.id)).for('share')
  if (contact?.deadAt) throw refuse('contactDead')
  // A contact that was refunded may be bought again once it is corrected: each purchase is separate.
  const times = await act.tx.$count(providerUnlock, and(ownedBy(owner), eq(providerUnlock.providerId, row.id)))
  const { postingId } = await spendBeans(act, {
    key: `provider.unlock:${owner.ownerId}:${row.id}:${times}`,
    beans: UNLOCK_CONTACT_BEANS,
    cause: 'provider.unlock',
    ref: { type: 'provider', id: row.id },
    memo: { number: row.number, cn: row.nameCn, en: row.nameEn },
  })
  await act.tx.insert(providerUnlock).values({
    ...owner,
    providerId: row.id,
    beans: UNLOCK_CONTACT_BEANS,
    postingId,
    byAccount: act.actor.accountId,
    at: act.now,
  })
  return contactOf(act, input.id)
}

export async function reportContact(act: Act, input: { id: string; reason: DeadReason; detail: string }): Promise<ContactAnswer> {
  const { row, contact, unlock } = await reach(act, input.id)
  if (!unlock) throw refuse('notFound')
  if (contact.deadAt) throw refuse('contactDead')
  if (Temporal.Instant.compare(act.now, lastDay(unlock)) > 0) throw refuse('reportNotPossible', { days: REPORT_CONTACT_DAYS })
  const added = await act.tx
    .insert(providerReport)
    .values({
      unlockId: unlock.id,
      providerId: row.id,
      reportedBy: act.actor.accountId,
      reason: input.reason,
      detail: input.detail,
      createdAt: act.now,
    })
    .onConflictDoNothing()
    .returning({ id: providerReport.id })
  if (added.length === 0) throw refuse('reportNotPossible', { days: REPORT_CONTACT_DAYS })
  const who = (await accountsByIds(act.db, [act.actor.accountId])).get(act.actor.accountId)
  await notifyOperators(act, providerNotices.contactReported, {
    params: { who: who?.companyName || who?.name || '', provider: providerName(row) },
    link: `/operatorHome/deadContacts?search=${row.number}`,
  })
  return contactOf(act, input.id)
}

export async function unlockedList(look: Look, input: Paging & { search: string }): Promise<Page<UnlockedRow>> {
  const where = and(ownedBy(ownerOf(look.actor)), await searchCondition(look, providerSearch, input.search))
  return paged(input, {
    rows: look.db
      .select({
        unlock: providerUnlock,
        contact: providerContact,
        report: providerReport,
        number: provider.number,
        nameCn: provider.nameCn,
        nameEn: provider.nameEn,
        homeRegion: provider.homeRegion,
        services: provider.services,
        website: provider.website,
        state: provider.state,
      })
      .from(providerUnlock)
      .innerJoin(provider, eq(provider.id, providerUnlock.providerId))
      .innerJoin(providerContact, eq(providerContact.providerId, provider.id))
      .leftJoin(providerReport, eq(providerReport.unlockId, providerUnlock.id))
      .where(where)
      .orderBy(...inOrder('desc', providerUnlock.at, providerUnlock.id)),
    total: look.db.$count(
      look.db
        .select({ id: providerUnlock.id })
        .from(providerUnlock)
        .innerJoin(provider, eq(provider.id, providerUnlock.providerId))
        .where(where),
    ),
    map: async (rows) => {
      const buyers = await accountsByIds(look.db, [...new Set(rows.map((row) => row.unlock.byAccount))])
      const mayReport = look.actor.holds('provider:unlock')
      return rows.map((row) => ({
        number: row.number,
        name: { cn: row.nameCn, en: row.nameEn },
        home: namedArea(row.homeRegion),
        services: row.services,
        beans: row.unlock.beans,
        at: row.unlock.at.toString(),
        by: buyers.get(row.unlock.byAccount)?.name ?? '',
        state: row.unlock.state,
        // A refund of beans withdraws the contact.
        contact: row.unlock.state === 'unlocked' ? toContact(row.contact, row) : null,
        contactDead: row.contact.deadAt !== null,
        listed: row.state === 'listed',
        report: row.report ? shownReport(row.report) : null,
        reportUntil: mayReport ? reportable(row.unlock, row.report ?? undefined, row.contact, look.now) : null,
      }))
    },
  })
}
