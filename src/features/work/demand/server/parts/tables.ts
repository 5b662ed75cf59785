import type { Currency } from '../../../../../platform/contract/amount.ts'
import { instant, minor, rowVersion } from '../../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../../../../../platform/server/data/drizzle.ts'
import type { Side } from '../../contract/lifecycle.ts'
import type { Measured } from '../../contract/plan/earned.ts'
import type { Rest } from '../../contract/plan/money.ts'
import type { PartMove, PartState } from '../../contract/plan/states.ts'
import type { SentLine, Work, WorkLine } from '../../contract/plan/work.ts'
import { demand } from '../tables.ts'

/**
 * A part of a demand that has a plan; the last one is the demand itself. A demand without a plan has none: it is one part, and its row and
 * its escrow say all about it. What the parts of a demand hold is the balance of its escrow, which the database checks.
 */
export const demandPart = pgTable(
  'demand_part',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demand.id),
    /** 1, 2, 3 … in the order of the plan. */
    place: integer('place').notNull(),
    isLast: boolean('is_last').notNull(),
    state: text('state').$type<PartState>().notNull(),
    version: rowVersion('demand_part'),
    name: text('name').notNull(),
    /** The first day of a period; null for a milestone. */
    startsOn: date('starts_on'),
    dueOn: date('due_on').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** What a whole period comes to, of which a notice may cut a part by calendar days; null for others. */
    periodMinor: minor('period_minor'),
    /** In escrow for this part. */
    heldMinor: minor('held_minor').notNull().default(0),
    /** Paid as an advance, to be earned by this part. */
    advancedMinor: minor('advanced_minor').notNull().default(0),
    /** Released so far, the advance that it earned included. */
    earnedMinor: minor('earned_minor').notNull().default(0),
    /** What the last sending comes to; null before one. */
    claimedMinor: minor('claimed_minor'),
    /** How it is measured; null if it is earned as a whole. */
    measure: jsonb('measure').$type<Measured>(),
    /** How a week is paid; null for others. */
    work: jsonb('work').$type<Work>(),
    /** What was done in a week, as the provider keeps it; a sending has its own copy. */
    lines: jsonb('lines').$type<WorkLine[]>().notNull().default([]),
    rest: text('rest').$type<Rest>().notNull(),
    returns: integer('returns').notNull().default(0),
    deadlineAt: instant('deadline_at'),
    /** When a member of the company first opened what is submitted for it now. */
    openedAt: instant('opened_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check(
      'demand_part_amounts',
      sql`amount_minor >= 0 and held_minor >= 0 and advanced_minor >= 0 and earned_minor between 0 and amount_minor`,
    ),
    check('demand_part_over', sql`state not in ('released', 'dropped') or held_minor = 0`),
    uniqueIndex('demand_part_place').on(t.demandId, t.place),
    index('demand_part_period').on(t.startsOn).where(sql`starts_on is not null and state in ('planned', 'funded')`),
  ],
)

/** Every move of a part: who, when, from, to, why, which posting. Append-only. */
export const demandPartMove = pgTable(
  'demand_part_move',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id').notNull(),
    partId: uuid('part_id')
      .notNull()
      .references(() => demandPart.id),
    at: instant('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    move: text('move').$type<PartMove>().notNull(),
    fromState: text('from_state').$type<PartState>().notNull(),
    toState: text('to_state').$type<PartState>().notNull(),
    reason: text('reason').notNull().default(''),
    postingId: uuid('posting_id'),
    amountMinor: minor('amount_minor'),
    currency: text('currency').$type<Currency>(),
    /** The money of the part after it: the rows can be computed from their moves alone. */
    heldMinor: minor('held_minor').notNull(),
    advancedMinor: minor('advanced_minor').notNull(),
    earnedMinor: minor('earned_minor').notNull(),
  },
  (t) => [index('demand_part_move_demand').on(t.demandId, t.id), index('demand_part_move_part').on(t.partId)],
)

/** What the provider sent for a part: one row per version. */
export const demandPartSending = pgTable(
  'demand_part_sending',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    partId: uuid('part_id')
      .notNull()
      .references(() => demandPart.id),
    version: integer('version').notNull(),
    /** A supplementary sheet of a week that was released before. */
    isSupplement: boolean('is_supplement').notNull().default(false),
    note: text('note').notNull(),
    /** The measured value as typed; null for a part that is not measured. */
    measured: text('measured'),
    /** The sheet of a week as it was sent, with what the company accepts of each line. */
    lines: jsonb('lines').$type<SentLine[]>().notNull().default([]),
    claimedMinor: minor('claimed_minor').notNull(),
    fileIds: uuid('file_ids').array().notNull(),
    at: instant('at').notNull(),
    /** Why it was returned or lowered, and the value or amount that the company accepted instead. */
    answer: text('answer'),
    acceptedValue: text('accepted_value'),
    acceptedMinor: minor('accepted_minor'),
    /** When the provider took it back, before the company had opened it. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [uniqueIndex('demand_part_sending_version').on(t.partId, t.version)],
)
