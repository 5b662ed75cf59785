import type { Paging } from '../../../../platform/contract/page.ts'
import { and, eq, gte, inArray, or, sql } from '../../../../platform/server/data/drizzle.ts'
import { needMove, turn, turnAll } from '../../../../platform/server/data/lifecycle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import { returnBeans } from '../../../money/bean/server/writes.ts'
import { ownerNames } from '../../../money/wallet/server/reads.ts'
import { providerNotices } from '../contract/notices.ts'
import type { ReportRow, ReportState } from '../contract/schema.ts'
import { reportableSince, toContact } from './contacts.ts'
import { reportLifecycle, unlockLifecycle } from './lifecycle.ts'
import { providerName } from './present.ts'
import { provider, providerContact, providerReport, providerUnlock } from './tables.ts'

export async function reportQueue(look: Look, input: Paging & { search: string; state: ReportState }) {
  const where = and(eq(providerReport.state, input.state), contains([provider.number, provider.nameCn, provider.nameEn], input.search))
  const rows = look.db
    .select({
      report: providerReport,
      unlock: providerUnlock,
      contact: providerContact,
      id: provider.id,
      number: provider.number,
      nameCn: provider.nameCn,
      nameEn: provider.nameEn,
      website: provider.website,
      others: sql<number>`(select count(*) - 1 from provider_report r where r.provider_id = ${provider.id} and r.state = 'open')`,
    })
    .from(providerReport)
    .innerJoin(provider, eq(provider.id, providerReport.providerId))
    .innerJoin(providerContact, eq(providerContact.providerId, provider.id))
    .innerJoin(providerUnlock, eq(providerUnlock.id, providerReport.unlockId))
    .where(where)
    .orderBy(...inOrder('asc', providerReport.createdAt, providerReport.id))
  const total = look.db.$count(
    look.db
      .select({ id: providerReport.id })
      .from(providerReport)
      .innerJoin(provider, eq(provider.id, providerReport.providerId))
      .where(where),
  )
  const map = async (found: Awaited<typeof rows>): Promise<ReportRow[]> => {
    const [names, people] = await Promise.all([
      ownerNames(
        look.db,
        found.map((row) => row.unlock),
      ),
      accountsByIds(look.db, [...new Set(found.map((row) => row.report.reportedBy))]),
    ])
    return found.map(({ report, unlock, contact, ...row }) => ({
      id: report.id,
      version: report.version,
      state: report.state,
      reason: report.reason,
      detail: report.detail,
      decision: report.decision,
      createdAt: report.createdAt.toString(),
      provider: { id: row.id, number: row.number, name: { cn: row.nameCn, en: row.nameEn }, contactDead: contact.deadAt !== null },
      contact: toContact(contact, row),
      owner: { ownerType: unlock.ownerType, id: unlock.ownerId, name: names.get(unlock.ownerId) ?? '' },
      reporter: people.get(report.reportedBy)?.name ?? '',
      beans: unlock.beans,
      unlockedAt: unlock.at.toString(),
      others: report.state === 'open' ? row.others : 0,
      decidedAt: report.decidedAt?.toString() ?? null,
    }))
  }
  return paged(input, { rows, total, map })
}

async function reach(act: Act, id: string) {
  const [found] = await act.tx
    .select({
      report: providerReport,
      ownerType: providerUnlock.ownerType,
      number: provider.number,
      nameCn: provider.nameCn,
      nameEn: provider.nameEn,
    })
    .from(providerReport)
    .innerJoin(provider, eq(provider.id, providerReport.providerId))
    .innerJoin(providerUnlock, eq(providerUnlock.id, providerReport.unlockId))
    .where(eq(providerReport.id, id))
  if (!found) throw refuse('notFound')
  return found
}

const contactsPage = (ownerType: 'company' | 'person', number: string) =>
  `${ownerType === 'company' ? '/companyHome' : '/personalHome'}/contacts?search=${number}`

/**
 * The contact is dead for all: everyone who reported it is refunded, and everyone who could have when it was first reported; it is not sold
 * until it is corrected. Who paid earlier has had the use of it, and sees the corrected one.
 */
export async function confirmReport(act: Act, id: string): Promise<{ id: string; refundedBeans: number }> {
  const found = await reach(act, id)
  needMove(reportLifecycle, found.report.state, 'confirm')
  // Locks the contact against concurrent purchases.
  await act.tx.update(providerContact).set({ deadAt: act.now }).where(eq(providerContact.providerId, found.report.providerId))
  const open = await act.tx
    .select()
    .from(providerReport)
    .where(and(eq(providerReport.providerId, found.report.providerId), eq(providerReport.state, 'open')))
    .for('update')
  if (!open.some((one) => one.id === id)) throw refuse('staleState')
  const decided = await turnAll(act, reportLifecycle, open, 'confirm', { set: { decidedBy: act.actor.accountId, decidedAt: act.now } })
  const first = decided.map((one) => one.createdAt).reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b))
  const reported = decided.map((one) => one.unlockId)
  const unlocks = await act.tx
    .select()
    .from(providerUnlock)
    .where(
      and(
        eq(providerUnlock.providerId, found.report.providerId),
        eq(providerUnlock.state, 'unlocked'),
        or(inArray(providerUnlock.id, reported), gte(providerUnlock.at, reportableSince(first))),
      ),
    )
    .orderBy(providerUnlock.id)
  for (const unlock of unlocks) {
    const report = decided.find((one) => one.unlockId === unlock.id)
    const { postingId } = await returnBeans(act, {
      key: `provider.refund:${unlock.id}`,
      beans: unlock.beans,
      cause: 'provider.refund',
      ref: { type: 'provider', id: unlock.providerId },
      owner: { ownerType: unlock.ownerType, ownerId: unlock.ownerId },
      memo: { number: found.number, cn: found.nameCn, en: found.nameEn },
    })
    await turn(act, unlockLifecycle, unlock, 'refund', { set: { refundPostingId: postingId } })
    await notify(act, providerNotices.contactRefunded, {
      to: [report?.reportedBy ?? unlock.byAccount],
      params: { provider: providerName(found), beans: unlock.beans },
      link: contactsPage(unlock.ownerType, found.number),
    })
  }
  return { id, refundedBeans: unlocks.reduce((sum, unlock) => sum + unlock.beans, 0) }
}

export async function rejectReport(act: Act, input: { id: string; reason: string }): Promise<{ id: string }> {
  const found = await reach(act, input.id)
  const set = { decision: input.reason, decidedBy: act.actor.accountId, decidedAt: act.now }
  const decided = await turn(act, reportLifecycle, found.report, 'reject', { set })
  await notify(act, providerNotices.contactReportRejected, {
    to: [decided.reportedBy],
    params: { provider: providerName(found), reason: input.reason },
    link: contactsPage(found.ownerType, found.number),
  })
  return { id: input.id }
}

/** The latest decided reports, each with the seconds that it waited. */
export const decidedReports = sql`select decided_at as at, extract(epoch from decided_at - created_at) as seconds
  from provider_report where state in ('confirmed', 'rejected') order by created_at desc limit 200`
