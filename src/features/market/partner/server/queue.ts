import type { ParsedOf } from '../../../../platform/contract/call.ts'
import type { Page } from '../../../../platform/contract/page.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { isContact } from '../../lead/contract/contact.ts'
import type { ApplicationCase, partnerCalls } from '../contract/calls.ts'
import { type ApplicationRecord, channel, partnerApplication } from './tables.ts'

type Calls = typeof partnerCalls

export async function applicationQueue(
  look: Look,
  input: ParsedOf<Calls['GET /ws/operator/partner/applications']>,
): Promise<Page<ApplicationCase>> {
  const a = partnerApplication
  const where = and(
    contains([a.reference, a.company, a.name, a.phone, a.email], input.search),
    input.state ? eq(a.state, input.state) : undefined,
    input.kind ? eq(a.kind, input.kind) : undefined,
  )
  return paged(input, {
    rows: look.db
      .select()
      .from(a)
      .where(where)
      .orderBy(...inOrder(input.order, a.createdAt, a.id)),
    total: look.db.$count(a, where),
    map: (rows) => shown(look.db, rows),
  })
}

export async function applicationOf(db: Reader, id: string): Promise<ApplicationCase> {
  const [row] = await db.select().from(partnerApplication).where(eq(partnerApplication.id, id))
  if (!row) throw refuse('notFound')
  return (await shown(db, [row]))[0]!
}

/** Reference and contact together; an error in either gives the same answer. */
export async function ownApplication(db: Reader, reference: string, contact: string) {
  const [row] = await db.select().from(partnerApplication).where(eq(partnerApplication.reference, reference))
  if (!row || !isContact(contact, row)) throw refuse('notFound')
  const [found] = await shown(db, [row])
  const { kind, state, company, reason, createdAt, updatedAt, channel: own } = found!
  return { reference, kind, state, company, reason, createdAt, updatedAt, channel: own && { code: own.code, state: own.state } }
}

async function shown(db: Reader, rows: readonly ApplicationRecord[]): Promise<ApplicationCase[]> {
  if (rows.length === 0) return []
  const [reviewers, channels] = await together(
    () =>
      accountsByIds(
        db,
        rows.flatMap((row) => row.reviewerId ?? []),
      ),
    () =>
      db
        .select()
        .from(channel)
        .where(
          inArray(
            channel.applicationId,
            rows.map((row) => row.id),
          ),
        ),
  )
  const opened = new Map(channels.map((one) => [one.applicationId, { id: one.id, code: one.code, state: one.state }]))
  return rows.map((row) => ({
    id: row.id,
    accountId: row.accountId,
    version: row.version,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    company: row.company,
    name: row.name,
    areaCode: row.areaCode,
    phone: row.phone,
    email: row.email,
    regions: row.regions.map(namedArea),
    approach: row.approach,
    lang: row.lang,
    reason: row.reason,
    doubt: row.doubt,
    createdAt: row.createdAt.toString(),
    updatedAt: row.updatedAt.toString(),
    reviewer: reviewers.get(row.reviewerId ?? '')?.name ?? '',
    channel: opened.get(row.id) ?? null,
  }))
}

/** The latest decided applications, each with the seconds that it waited. Nothing changes one after its decision. */
export const decidedApplications = sql`select updated_at as at, extract(epoch from updated_at - created_at) as seconds
  from partner_application where state in ('approved', 'declined') order by created_at desc limit 200`
