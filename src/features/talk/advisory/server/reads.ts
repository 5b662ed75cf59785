import type { ParsedOf, ResultOf } from '../../../../platform/contract/call.ts'
import type { Page } from '../../../../platform/contract/page.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, isNull, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { PersonId } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { ADVISORY_REOPEN_DAYS, ADVISORY_SILENCE_DAYS } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { companyBriefs } from '../../../base/company/server/reads.ts'
import type { advisoryCalls } from '../contract/calls.ts'
import type { AdvisoryDetail, DeskDetail, DeskRow } from '../contract/schema.ts'
import { daysFrom, dueFrom, hoursAt, serviceBetween } from './hours.ts'
import { type AdvisoryRecord, advisory } from './tables.ts'
import { threadOf } from './thread.ts'

type Calls = typeof advisoryCalls
/** What a list shows of the question. */
const EXCERPT = 160

const shared = (row: AdvisoryRecord, text = row.text) => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  topic: row.topic,
  region: row.region ? namedArea(row.region) : null,
  text,
  lang: row.lang,
  createdAt: row.createdAt.toString(),
  updatedAt: row.updatedAt.toString(),
  dueAt: row.dueAt?.toString() ?? null,
  answeredOnce: row.firstAnsweredAt !== null,
  rating: row.rating,
})
const inList = (row: AdvisoryRecord) => shared(row, [...row.text].slice(0, EXCERPT).join(''))

export function ownAdvisories(look: Look, input: ParsedOf<Calls['GET /ws/advisory/list']>): Promise<Page<ReturnType<typeof inList>>> {
  const where = and(
    eq(advisory.accountId, look.actor.accountId),
    input.state ? eq(advisory.state, input.state) : undefined,
    input.topic ? eq(advisory.topic, input.topic) : undefined,
    contains([advisory.reference, advisory.text], input.search),
  )
  return paged(input, {
    rows: look.db
      .select()
      .from(advisory)
      .where(where)
      .orderBy(...inOrder(input.order, advisory.updatedAt, advisory.id)),
    total: look.db.$count(advisory, where),
    map: (rows) => rows.map(inList),
  })
}

/** The condition of every read and write of an asker. */
export const ownedBy = (id: string, accountId: PersonId): SQL => sql`${advisory.id} = ${id} and ${advisory.accountId} = ${accountId}`

export const reopenEnd = (closedAt: Temporal.Instant): Temporal.Instant => closedAt.add({ hours: 24 * ADVISORY_REOPEN_DAYS })

/** When an answered consultation closes if nobody writes. */
export const lapseAt = (since: Temporal.Instant): Temporal.Instant => since.add({ hours: 24 * ADVISORY_SILENCE_DAYS })

export async function ownAdvisory(look: Pick<Look, 'db' | 'actor' | 'now'>, id: string): Promise<AdvisoryDetail> {
  const [row] = await look.db.select().from(advisory).where(ownedBy(id, look.actor.accountId))
  if (!row) throw refuse('notFound')
  const until = row.closedAt && reopenEnd(row.closedAt)
  return {
    ...shared(row),
    entries: await threadOf(look.db, id, true),
    lapsesAt: row.state === 'answered' ? lapseAt(row.updatedAt).toString() : null,
    reopenUntil: until && Temporal.Instant.compare(look.now, until) <= 0 ? until.toString() : null,
    ratingText: row.ratingText,
  }
}

export async function hoursNow({ db, now }: Pick<Look, 'db' | 'now'>): Promise<ResultOf<Calls['GET /ws/advisory/hours']>> {
  return { ...hoursAt(now, await daysFrom(db, now, now)), dueAt: (await dueFrom(db, now)).toString() }
}

export async function deskQueue(
  look: Look,
  input: ParsedOf<Calls['GET /ws/operator/advisories']>,
): Promise<ResultOf<Calls['GET /ws/operator/advisories']>> {
  const where = and(
    contains([advisory.reference, advisory.text], input.search),
    input.state === 'waiting' ? inArray(advisory.state, ['open', 'taken']) : input.state ? eq(advisory.state, input.state) : undefined,
    input.topic ? eq(advisory.topic, input.topic) : undefined,
    input.owner === 'me'
      ? eq(advisory.ownerId, look.actor.accountId)
      : input.owner === 'nobody'
        ? isNull(advisory.ownerId)
        : input.owner
          ? eq(advisory.ownerId, input.owner)
          : undefined,
  )
  // By the age of the wait; without one, by the last word.
  const age = sql`coalesce(${advisory.waitingSince}, ${advisory.updatedAt})`
  const page = await paged(input, {
    rows: look.db
      .select()
      .from(advisory)
      .where(where)
      .orderBy(...inOrder(input.order, age, advisory.id)),
    total: look.db.$count(advisory, where),
    map: (rows) => forDesk(look, rows),
  })
  return { ...page, hours: hoursAt(look.now, await daysFrom(look.db, look.now, look.now)) }
}

async function forDesk({ db, now }: Pick<Look, 'db' | 'now'>, rows: readonly AdvisoryRecord[], inFull = false): Promise<DeskRow[]> {
  const ids = rows.flatMap((row) => [row.accountId, row.ownerId].filter((id) => id !== null))
  const people = await accountsByIds(db, ids)
  const companies = await companyBriefs(
    db,
    rows.flatMap((row) => row.companyId ?? []),
  )
  const days = await daysFrom(db, earliest(rows, now), now)
  return rows.map((row) => ({
    ...(inFull ? shared(row) : inList(row)),
    asker: {
      id: row.accountId,
      name: people.get(row.accountId)?.name ?? '',
      company: row.companyId ? (companies.get(row.companyId)?.name ?? '') : '',
      isCompany: row.companyId !== null,
    },
    owner: row.ownerId ? { id: row.ownerId, name: people.get(row.ownerId)?.name ?? '' } : null,
    waitingSince: row.waitingSince?.toString() ?? null,
    minutesLeft: row.dueAt && serviceBetween(now, row.dueAt, days),
  }))
}

const earliest = (rows: readonly AdvisoryRecord[], now: Temporal.Instant): Temporal.Instant =>
  rows.reduce((first, { dueAt }) => (dueAt && Temporal.Instant.compare(dueAt, first) < 0 ? dueAt : first), now)

export async function deskAdvisory(look: Pick<Look, 'db' | 'now' | 'actor'>, id: string): Promise<DeskDetail> {
  const [row] = await look.db.select().from(advisory).where(eq(advisory.id, id))
  if (!row) throw refuse('notFound')
  const [head] = await forDesk(look, [row], true)
  if (!head) throw refuse('notFound')
  return {
    ...head,
    entries: await threadOf(look.db, id, false),
    ratingText: row.ratingText,
    version: row.version,
    mine: row.ownerId === look.actor.accountId,
    hours: hoursAt(look.now, await daysFrom(look.db, look.now, look.now)),
  }
}

/** For the data export: one’s own consultations with their threads. */
export async function exportOf({ db, actor }: Pick<Look, 'db' | 'actor'>) {
  const rows = await db.select().from(advisory).where(eq(advisory.accountId, actor.accountId)).orderBy(desc(advisory.createdAt))
  const all = []
  for (const row of rows) all.push({ ...shared(row), ratingText: row.ratingText, entries: await threadOf(db, row.id, true) })
  return all
}

/** Files of a consultation are also visible to who asked it. */
export async function seesAdvisoryFile(db: Reader, actor: { accountId: PersonId }, file: { usedBy: string | null }): Promise<boolean> {
  const id = file.usedBy?.slice('advisory:'.length)
  return id !== undefined && (await db.$count(advisory, ownedBy(id, actor.accountId))) > 0
}
