import type { ParsedOf, ResultOf } from '../../../../../platform/contract/call.ts'
import { together } from '../../../../../platform/server/data/database.ts'
import { and, asc, desc, eq, inArray, isNull, sql } from '../../../../../platform/server/data/drizzle.ts'
import { contains, paged } from '../../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../../platform/server/services.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { SPLIT_TALK_MAX } from '../../../../../rules/demand.ts'
import { accountsByIds, companiesOf } from '../../../../base/account/server/reads.ts'
import { companyBriefs } from '../../../../base/company/server/reads.ts'
import { fileBriefs } from '../../../../base/upload/server/reads.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import { statusOf } from '../../contract/lifecycle.ts'
import { type DemandRow, providerOf } from '../context.ts'
import { demandTalks } from '../hooks.ts'
import { partyBriefs } from '../parties.ts'
import { demandPart, demandPartSending } from '../parts/tables.ts'
import { columns, type Reached, reachDemand } from '../reach.ts'
import { fileOf } from '../reviewed.ts'
import { demand, demandDelivery } from '../tables.ts'
import { proposedOf } from './amount.ts'
import { type SplitRow, splitting } from './case.ts'
import { isSplitReadable, openSplit } from './facts.ts'
import { caseShown } from './present.ts'
import { demandSplit } from './tables.ts'

/** What operators read of split cases. */

type Row = ResultOf<DemandCalls['GET /ws/operator/splits']>['records'][number]
const joined = { split: demandSplit, row: columns, partName: demandPart.name }

export function splitCases(look: Look, input: ParsedOf<DemandCalls['GET /ws/operator/splits']>) {
  const where = and(
    input.state === 'all' ? undefined : eq(demandSplit.state, input.state),
    contains([demand.number, demand.title], input.search),
  )
  const from = () =>
    look.db
      .select(joined)
      .from(demandSplit)
      .innerJoin(demand, eq(demand.id, demandSplit.demandId))
      .leftJoin(demandPart, eq(demandPart.id, demandSplit.partId))
      .where(where)
  // What waits for an operator comes first, the oldest of it on top; what is over, the newest.
  const first = sql`array_position(array['asked', 'proposed', 'over'], ${demandSplit.state})`
  return paged(input, {
    rows: from().orderBy(first, desc(demandSplit.endedAt), asc(demandSplit.askedAt), asc(demandSplit.id)),
    total: look.db.$count(from().as('cases')),
    map: (rows) => rowsShown(look, rows),
  })
}

interface Joined {
  split: SplitRow
  row: Reached['row']
  partName: string | null
}

async function rowsShown(look: Look, rows: readonly Joined[]): Promise<Row[]> {
  const ids = rows.map(({ row }) => row.companyId)
  const served = rows.map(({ row }) => providerOf(row))
  const [companies, providers] = await together(
    () => companyBriefs(look.db, ids),
    () => partyBriefs(look.db, served),
  )
  return rows.map(({ split, row, partName }) => ({
    id: split.id,
    demandId: row.id,
    number: row.number,
    title: row.title,
    partName,
    publisher: companies.get(row.companyId)?.name ?? '',
    provider: providers.get(row.providerId ?? '')?.name ?? '',
    state: split.state,
    outcome: split.outcome,
    currency: row.currency as Row['currency'],
    heldMinor: split.heldMinor,
    askedAt: split.askedAt.toString(),
    endedAt: split.endedAt?.toString() ?? null,
  }))
}

async function joinedCase(look: Look | Act, id: string): Promise<Joined> {
  const [found] = await look.db
    .select(joined)
    .from(demandSplit)
    .innerJoin(demand, eq(demand.id, demandSplit.demandId))
    .leftJoin(demandPart, eq(demandPart.id, demandSplit.partId))
    .where(eq(demandSplit.id, id))
  if (!found) throw refuse('notFound')
  return found
}

/** A case with its demand as it is now. */
export async function splitDetail(look: Look, id: string): Promise<ResultOf<DemandCalls['GET /ws/operator/split']>> {
  const found = await joinedCase(look, id)
  const [reached, [shown]] = await together(
    () => reachDemand(look, found.row.id),
    () => rowsShown(look, [found]),
  )
  const isOpen = openSplit(reached)?.id === id
  return {
    ...shown!,
    version: reached.row.edition,
    seaServiceStatus: statusOf(reached.row.stage),
    open: isOpen ? await caseShown(look, reached, found.split) : null,
    said: { publisher: found.split.publisherWords, provider: found.split.providerWords },
    readable: isOpen && isSplitReadable(reached),
  }
}

export async function splitPreview(look: Look, { id, amount }: ParsedOf<DemandCalls['GET /ws/operator/split/preview']>) {
  const { row, split } = await joinedCase(look, id)
  const reached = await reachDemand(look, row.id)
  if (openSplit(reached)?.id !== id) throw refuse('splitClosed')
  const { preview } = await splitting(look, reached, split.partId, proposedOf(reached, amount))
  return preview
}

/** Deliveries and the conversation, while both sides consent. A write, so that every read is in the audit log. */
export async function readSplit(
  act: Act,
  { id, before }: ParsedOf<DemandCalls['POST /ws/operator/split/read']>,
): Promise<ResultOf<DemandCalls['POST /ws/operator/split/read']>> {
  const { row, split } = await joinedCase(act, id)
  // Who withdraws their consent now is before this or after it.
  await act.tx.select({ id: demand.id }).from(demand).where(eq(demand.id, row.id)).for('share')
  const reached = await reachDemand(act, row.id)
  if (openSplit(reached)?.id !== id || !isSplitReadable(reached)) throw refuse('splitClosed')
  const ofDemand = split.partId === null || openSplit(reached)?.isLast
  const deliveries = before ? [] : ofDemand ? await deliveriesOf(act, row.id) : await sendingsOf(act, split.partId!)
  const files = await fileBriefs(
    act.db,
    deliveries.flatMap(({ fileIds }) => fileIds),
  )
  // One more than is shown says that there are earlier ones.
  const talk = (await act.services.hooks.of(demandTalks).get('chat')?.(act.db, row.id, { before, most: SPLIT_TALK_MAX + 1 })) ?? []
  return {
    deliveries: deliveries.map(({ fileIds, at, ...one }) => ({
      ...one,
      files: fileIds.flatMap((fileId) => fileOf(files, fileId) ?? []),
      at: at.toString(),
    })),
    talk: await linesShown(act, reached.row, talk.slice(-SPLIT_TALK_MAX)),
    more: talk.length > SPLIT_TALK_MAX,
  }
}

type Talk = ResultOf<DemandCalls['POST /ws/operator/split/read']>['talk']

async function linesShown(
  act: Act,
  row: DemandRow,
  lines: readonly (Omit<Talk[number], 'side' | 'name'> & { by: string })[],
): Promise<Talk> {
  const senders = [...new Set(lines.map(({ by }) => by))]
  const [people, companies] = await together(
    () => accountsByIds(act.db, senders),
    () => companiesOf(act.db, senders),
  )
  const sideOf = (id: string) => {
    const companyId = companies.get(id) ?? null
    if (companyId === row.companyId) return 'publisher'
    return row.providerId === (row.providerType === 'company' ? companyId : id) ? 'provider' : null
  }
  return lines.map(({ by, ...line }) => ({ ...line, side: sideOf(by), name: people.get(by)?.name ?? '' }))
}

const deliveriesOf = (act: Act, demandId: string) =>
  act.db
    .select({
      version: demandDelivery.version,
      note: demandDelivery.note,
      fileIds: demandDelivery.fileIds,
      at: demandDelivery.at,
      returnedReason: demandDelivery.returnedReason,
    })
    .from(demandDelivery)
    .where(eq(demandDelivery.demandId, demandId))
    .orderBy(desc(demandDelivery.version))

const sendingsOf = (act: Act, partId: string) =>
  act.db
    .select({
      version: demandPartSending.version,
      note: demandPartSending.note,
      fileIds: demandPartSending.fileIds,
      at: demandPartSending.at,
      returnedReason: demandPartSending.answer,
    })
    .from(demandPartSending)
    .where(and(eq(demandPartSending.partId, partId), isNull(demandPartSending.withdrawnAt)))
    .orderBy(desc(demandPartSending.version))

/** Files of deliveries of these demands are for operators only while a case of theirs lets them read. */
async function isDeliveryFile(db: Look['db'], demandId: string, fileId: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(demand)
    .where(
      and(
        eq(demand.id, demandId),
        sql`(exists (select from ${demandDelivery} d where d.demand_id = ${demand.id} and ${fileId}::uuid = any(d.file_ids))
          or exists (select from ${demandPart} p join ${demandPartSending} s on s.part_id = p.id
            where p.demand_id = ${demand.id} and ${fileId}::uuid = any(s.file_ids)))`,
      ),
    )
  return found !== undefined
}

/**
 * An operator sees the attachment of a demand, and what was delivered only while both sides of an open case consent, each time with a row
 * in the audit log.
 */
export async function operatorSeesFile(db: Look['db'], file: { id: string; usedBy: string | null }): Promise<boolean | 'recorded'> {
  const demandId = file.usedBy?.split(':')[1] ?? ''
  if (!(await isDeliveryFile(db, demandId, file.id))) return true
  const consented = and(
    eq(demandSplit.demandId, demandId),
    inArray(demandSplit.state, ['asked', 'proposed']),
    demandSplit.publisherConsents,
    demandSplit.providerConsents,
  )
  return (await db.$count(demandSplit, consented)) > 0 && 'recorded'
}
