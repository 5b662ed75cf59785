import type { ParsedOf, ResultOf } from '../../../../platform/contract/call.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { preparedSql, type Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { type Reason, reason, refuse } from '../../../../platform/server/wire/refusal.ts'
import { APPEAL_DAYS, SERVICE_HOURS } from '../../../../rules/constants.ts'
import { accountsByIds, companiesOf, operatorIds } from '../../../base/account/server/reads.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import type { moderationCalls } from '../contract/calls.ts'
import type { OwnCase, ReportDetail, ReportRow } from '../contract/schema.ts'
import { type ReportRecord, report } from './tables.ts'

type Calls = typeof moderationCalls
type Asking = Pick<Look<unknown>, 'db' | 'now'>

const p = sql.placeholder

const mutes = preparedSql<{ account_id: string; until: string }>(
  'moderation_mutes',
  sql`select author_id as account_id, to_json(max(muted_until)) #>> '{}' as until from ${report}
    where author_id = any(${p('accounts')}::uuid[]) and measure = 'mute' and state <> 'overturned' and muted_until > ${p('now')}::timestamptz
    group by author_id`,
)

/** Of these people, those whom the platform does not let write, with the refusal that says until when. */
export async function mutedAmong({ db, now }: Asking, accounts: readonly string[]): Promise<Map<string, Reason>> {
  if (accounts.length === 0) return new Map()
  const rows = await mutes(db, { accounts: [...new Set(accounts)], now: now.toString() })
  return new Map(rows.map((row) => [row.account_id, reason('moderationMuted', { until: inBeijing(Temporal.Instant.from(row.until)) })]))
}

export const inBeijing = (at: Temporal.Instant): string => {
  const there = at.toZonedDateTimeISO(SERVICE_HOURS.zone)
  return `${there.toPlainDate()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`
}

/** Of these files, those that a report keeps. */
export async function filesKept(db: Reader, fileIds: readonly string[]): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct f.id from ${report} r, unnest(r.file_ids) as f(id) where r.file_ids && ${sql.param([...fileIds])}::uuid[]`,
  )
  return new Set(rows.map((row) => row.id))
}

/** An operator sees a file of a conversation only as a part of a report that they have opened. */
export async function isOpenedEvidence(db: Reader, actor: Actor, fileId: string): Promise<boolean> {
  if (actor.kind !== 'operator' || !actor.holds('operator:moderation')) return false
  const kept = sql`${report.fileIds} @> array[${fileId}]::uuid[] and ${report.openedBy} @> array[${actor.accountId}]::uuid[]`
  return (await db.$count(report, kept)) > 0
}

const pairOf = (cn: string, en: string): Pair | null => (cn === '' ? null : { cn, en })

const shared = (row: ReportRecord) => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  ground: row.ground,
  createdAt: row.createdAt.toString(),
  measure: row.measure,
  mutedUntil: row.mutedUntil?.toString() ?? null,
  reason: pairOf(row.reasonCn, row.reasonEn),
  decidedAt: row.decidedAt?.toString() ?? null,
})

const appealOf = (row: ReportRecord) => ({
  appealText: row.appealText,
  appealReason: pairOf(row.appealReasonCn, row.appealReasonEn),
  appealDecidedAt: row.appealDecidedAt?.toString() ?? null,
})

/** When the time to appeal a measure ends. */
export const appealEnd = (decidedAt: Temporal.Instant): Temporal.Instant => decidedAt.add({ hours: 24 * APPEAL_DAYS })

/** The author learns of a report only with a measure, and never by whom. */
function caseOf(row: ReportRecord, side: OwnCase['side'], now: Temporal.Instant): OwnCase {
  const until = side === 'author' && row.state === 'measured' && row.decidedAt ? appealEnd(row.decidedAt) : null
  const isAuthor = side === 'author'
  return {
    ...shared(row),
    ...(isAuthor ? appealOf(row) : { appealText: '', appealReason: pairOf(row.appealReasonCn, row.appealReasonEn), appealDecidedAt: null }),
    side,
    message: row.lines.find((line) => line.seq === row.seq)?.text ?? '',
    text: isAuthor ? '' : row.text,
    appealUntil: until && Temporal.Instant.compare(now, until) <= 0 ? until.toString() : null,
  }
}

const sideOf = (row: ReportRecord, accountId: string): OwnCase['side'] => (row.reporterId === accountId ? 'reporter' : 'author')

/** The condition of every read of a side. */
const ownedBy = (accountId: string): SQL =>
  sql`(${report.reporterId} = ${accountId} or (${report.authorId} = ${accountId} and ${report.measure} is not null))`

export function ownCases(look: Look, input: ParsedOf<Calls['GET /ws/moderation/list']>) {
  const me = look.actor.accountId
  const where = ownedBy(me)
  return paged(input, {
    rows: look.db
      .select()
      .from(report)
      .where(where)
      .orderBy(...inOrder(input.order, report.createdAt, report.id)),
    total: look.db.$count(report, where),
    map: (rows) => rows.map((row) => caseOf(row, sideOf(row, me), look.now)),
  })
}

export async function ownCaseOf({ db, actor, now }: Pick<Look, 'db' | 'actor' | 'now'>, id: string): Promise<OwnCase> {
  const [row] = await db
    .select()
    .from(report)
    .where(and(eq(report.id, id), ownedBy(actor.accountId)))
  if (!row) throw refuse('notFound')
  return caseOf(row, sideOf(row, actor.accountId), now)
}

/** What opens a measure without a sign-in: the id of its report, signed. */
export const appealToken = ({ services }: Pick<Look<unknown>, 'services'>, id: string): string =>
  `${id}.${Buffer.from(services.masterKeys.digest(`appeal|${id}`), 'base64').toString('base64url')}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The measure of a signed link; `notFound` for anything else. */
export async function caseByToken(look: Pick<Look<unknown>, 'db' | 'services'>, token: string): Promise<ReportRecord> {
  const id = token.split('.')[0] ?? ''
  const [row] = UUID.test(id) ? await look.db.select().from(report).where(eq(report.id, id)) : []
  if (!row?.measure || appealToken(look, id) !== token) throw refuse('notFound')
  return row
}

export const authorCase = (row: ReportRecord, now: Temporal.Instant): OwnCase => caseOf(row, 'author', now)

export function reportQueue(
  look: Pick<Look, 'db'>,
  input: ParsedOf<Calls['GET /ws/operator/reports']>,
): Promise<ResultOf<Calls['GET /ws/operator/reports']>> {
  const where = and(
    contains([report.reference], input.search),
    input.state === 'waiting' ? inArray(report.state, ['open', 'appealed']) : input.state ? eq(report.state, input.state) : undefined,
  )
  return paged(input, {
    rows: look.db
      .select()
      .from(report)
      .where(where)
      .orderBy(...inOrder(input.order, sql`coalesce(${report.waitingSince}, ${report.createdAt})`, report.id)),
    total: look.db.$count(report, where),
    map: (rows) => forDesk(look.db, rows),
  })
}

async function forDesk(db: Reader, rows: readonly ReportRecord[]): Promise<ReportRow[]> {
  const ids = rows.flatMap((row) => [row.reporterId, row.authorId])
  const people = await accountsByIds(db, ids)
  const companies = await companiesOf(db, ids)
  const briefs = await companyBriefs(db, [...new Set(companies.values())])
  const personOf = (id: string) => ({ id, name: people.get(id)?.name ?? '', company: briefs.get(companies.get(id) ?? '')?.name ?? '' })
  return rows.map((row) => ({
    ...shared(row),
    reporter: personOf(row.reporterId),
    author: personOf(row.authorId),
    waitingSince: row.waitingSince?.toString() ?? null,
  }))
}

/** Whether an operator may decide the appeal: not the one who took the measure, unless there is no other. */
export const mayDecideAppeal = async (db: Reader, accountId: string, row: ReportRecord): Promise<boolean> =>
  row.decidedBy !== accountId || (await operatorIds(db)).every((id) => id === accountId)

export async function reportDetail({ db, actor }: Pick<Act, 'db' | 'actor'>, id: string): Promise<ReportDetail> {
  const [row] = await db.select().from(report).where(eq(report.id, id))
  if (!row) throw refuse('notFound')
  const [head] = await forDesk(db, [row])
  if (!head) throw refuse('notFound')
  const files = await fileBriefs(db, row.fileIds)
  const deciders = await accountsByIds(
    db,
    [row.decidedBy, row.appealDecidedBy].filter((one) => one !== null),
  )
  const before = await db
    .select({ measure: report.measure, n: sql<number>`count(*)::integer` })
    .from(report)
    .where(
      and(
        eq(report.authorId, row.authorId),
        sql`${report.id} <> ${row.id} and ${report.measure} is not null and ${report.state} <> 'overturned'`,
      ),
    )
    .groupBy(report.measure)
  const countOf = (measure: string) => before.find((one) => one.measure === measure)?.n ?? 0
  return {
    ...head,
    ...appealOf(row),
    version: row.version,
    text: row.text,
    seq: row.seq,
    lines: row.lines.map(({ fileIds, ...line }) => ({ ...line, files: fileIds.flatMap((one) => files.get(one) ?? []) })),
    keptUntil: row.keptUntil.toString(),
    decidedBy: deciders.get(row.decidedBy ?? '')?.name ?? '',
    appealDecidedBy: deciders.get(row.appealDecidedBy ?? '')?.name ?? '',
    mayDecideAppeal: row.state === 'appealed' && (await mayDecideAppeal(db, actor.accountId, row)),
    before: { warn: countOf('warn'), mute: countOf('mute'), freeze: countOf('freeze') },
  }
}

/** For the data export: one’s own reports and the measures against oneself. */
export async function exportOf({ db, actor }: Pick<Look, 'db' | 'actor'>) {
  const rows = await db.select().from(report).where(ownedBy(actor.accountId)).orderBy(desc(report.createdAt))
  return rows.map((row) => ({
    reference: row.reference,
    side: sideOf(row, actor.accountId),
    state: row.state,
    ground: row.ground,
    at: row.createdAt.toString(),
    measure: row.measure,
    reason: pairOf(row.reasonCn, row.reasonEn),
    ...(row.reporterId === actor.accountId ? { text: row.text } : { appeal: row.appealText }),
  }))
}
