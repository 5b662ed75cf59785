import { namesOf } from '../../../../../platform/contract/names.ts'
import { prepared, type Reader, together } from '../../../../../platform/server/data/database.ts'
import { and, eq, getTableColumns, isNull, sql } from '../../../../../platform/server/data/drizzle.ts'
import { allows } from '../../../../../platform/server/data/lifecycle.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import { sentenceOf } from '../../../../../platform/server/wire/refusal.ts'
import { PART_RETURNS_MAX } from '../../../../../rules/demand.ts'
import { fileBriefs } from '../../../../base/upload/server/reads.ts'
import { isParty, type Side } from '../../contract/lifecycle.ts'
import type { Part } from '../../contract/plan/schema.ts'
import { countedBefore } from '../../contract/plan/work.ts'
import type { DemandRow } from '../context.ts'
import type { Reached } from '../reach.ts'
import { fileOf } from '../reviewed.ts'
import { partLifecycle, partMovesOf } from './lifecycle.ts'
import { contextOf, objectionToPart, partMoveOf } from './machine.ts'
import { type PartRow, partsOf } from './rows.ts'
import type { Counted } from './sendings.ts'
import { demandPart, demandPartSending } from './tables.ts'

type SendingRow = typeof demandPartSending.$inferSelect

const sendings = prepared((db) =>
  db
    .select(getTableColumns(demandPartSending))
    .from(demandPart)
    .innerJoin(demandPartSending, eq(demandPartSending.partId, demandPart.id))
    .where(and(eq(demandPart.demandId, sql.placeholder('demandId')), isNull(demandPartSending.withdrawnAt)))
    .prepare('demand_sendings'),
)

interface Plan {
  rows: PartRow[]
  /** What was sent and not taken back. */
  sent: SendingRow[]
}

/** The parts of a demand with what was sent for them, in one round trip. Without a plan there are none, and nothing is asked. */
export async function planOf(db: Reader, { id, hostingMinor }: Pick<DemandRow, 'id' | 'hostingMinor'>, side: Side): Promise<Plan> {
  if (hostingMinor === null) return { rows: [], sent: [] }
  // An operator reads what was sent in a split case, while both sides consent.
  const seesSent = isParty(side) && side !== 'operator'
  const [rows, sent] = await together(
    () => partsOf(db, id),
    () => (seesSent ? sendings(db).execute({ demandId: id }) : []),
  )
  return { rows, sent }
}

/** The parts of a demand as the caller may see them. Its two sides and operators see money, what was sent, and what they can do. */
export async function presentParts(look: Look, reached: Reached, { rows, sent }: Plan): Promise<Part[]> {
  if (rows.length === 0) return []
  const { asked } = reached.row
  if (!isParty(reached.side))
    return rows.map((row, at) => publicPart(reached, { ...row, amountMinor: asked?.parts[at] ?? row.amountMinor }))
  const files = await fileBriefs(
    look.db,
    sent.flatMap(({ fileIds }) => fileIds),
  )
  const bySent = Map.groupBy(sent, ({ partId }) => partId)
  return rows.map((row) => {
    const own = (bySent.get(row.id) ?? []).toSorted((a, b) => b.version - a.version)
    return {
      ...publicPart(reached, row),
      ...insideOf(look, reached, rows, row, countedBefore(own)),
      sendings: own.map((one) => sendingOf(one, files)),
    }
  })
}

const publicPart = ({ row: { expectedCompletion } }: Reached, row: PartRow): Part => ({
  id: row.id,
  version: row.version,
  place: row.place,
  isLast: row.isLast,
  name: row.name,
  startsOn: row.startsOn,
  dueOn: row.isLast ? expectedCompletion : row.dueOn,
  amountMinor: row.amountMinor,
  periodMinor: null,
  measure: row.measure,
  work: row.work,
  lines: [],
  rest: row.rest,
  state: 'planned',
  heldMinor: 0,
  advancedMinor: 0,
  earnedMinor: 0,
  claimedMinor: null,
  deadlineAt: null,
  returnsLeft: PART_RETURNS_MAX,
  opened: false,
  sendings: [],
  moves: [],
  next: null,
})

function insideOf(look: Look, reached: Reached, rows: readonly PartRow[], row: PartRow, counted: Counted) {
  const context = contextOf(reached, rows, row.id, counted)
  const moves = namesOf(partMovesOf)
    .filter((move) => partMoveOf(move).by.includes(reached.side) && allows(partLifecycle, row.state, move))
    .map((move) => ({ move, against: objectionToPart(move, context) }))
  const { state, lines, periodMinor, heldMinor, advancedMinor, earnedMinor, claimedMinor } = row
  return {
    state,
    periodMinor,
    // A sheet is the provider's alone until it is sent.
    lines: reached.side === 'provider' ? lines : [],
    heldMinor,
    advancedMinor,
    earnedMinor,
    claimedMinor,
    deadlineAt: row.deadlineAt?.toString() ?? null,
    opened: row.openedAt !== null,
    returnsLeft: Math.max(0, PART_RETURNS_MAX - row.returns),
    moves: moves.map(({ move, against }) => ({ move, possible: against === null, reason: against && sentenceOf(against, look.lang) })),
    next: moves.find(({ move, against }) => against === null && partMoveOf(move).isNext)?.move ?? null,
  }
}

const sendingOf = (one: SendingRow, files: Awaited<ReturnType<typeof fileBriefs>>): Part['sendings'][number] => ({
  version: one.version,
  isSupplement: one.isSupplement,
  note: one.note,
  measured: one.measured,
  lines: one.lines,
  claimedMinor: one.claimedMinor,
  files: one.fileIds.flatMap((id) => fileOf(files, id) ?? []),
  at: one.at.toString(),
  answer: one.answer,
  acceptedValue: one.acceptedValue,
  acceptedMinor: one.acceptedMinor,
})
