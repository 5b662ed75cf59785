import { instant, minor } from '../../../../../platform/server/data/columns.ts'
import { boolean, check, index, pgTable, sql, text, uniqueIndex, uuid } from '../../../../../platform/server/data/drizzle.ts'
import type { SplitOutcome, SplitSide, SplitState } from '../../contract/split/split.ts'
import { demandPart } from '../parts/tables.ts'
import { demand } from '../tables.ts'

/** A case of an operator about work that was returned twice: what both sides say, and the split that was proposed last. */
export const demandSplit = pgTable(
  'demand_split',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    demandId: uuid('demand_id')
      .notNull()
      .references(() => demand.id),
    /** Null for a request of one part. */
    partId: uuid('part_id').references(() => demandPart.id),
    state: text('state').$type<SplitState>().notNull(),
    outcome: text('outcome').$type<SplitOutcome>(),
    askedBy: text('asked_by').$type<SplitSide>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Empty until that side has answered. */
    publisherWords: text('publisher_words').notNull().default(''),
    providerWords: text('provider_words').notNull().default(''),
    /** An operator reads deliveries and the conversation while both are true and the case is open. */
    publisherConsents: boolean('publisher_consents').notNull().default(false),
    providerConsents: boolean('provider_consents').notNull().default(false),
    /** What the case was about when it was asked; afterwards the books say it. */
    heldMinor: minor('held_minor').notNull(),
    /** The proposal that waits: what goes to the provider, before the fee. */
    proposedMinor: minor('proposed_minor'),
    proposedBy: uuid('proposed_by'),
    reason: text('reason').notNull().default(''),
    until: instant('until_at'),
    publisherAccepted: boolean('publisher_accepted').notNull().default(false),
    providerAccepted: boolean('provider_accepted').notNull().default(false),
    /** How the last proposal ended that did not hold. */
    lastHow: text('last_how').$type<'declined' | 'lapsed'>(),
    lastBy: text('last_by').$type<SplitSide>(),
    lastReason: text('last_reason').notNull().default(''),
    endedAt: instant('ended_at'),
  },
  (t) => [
    check(
      'demand_split_state',
      sql`state in ('asked', 'proposed', 'over') and (state = 'over') = (outcome is not null and ended_at is not null)`,
    ),
    check('demand_split_sides', sql`asked_by in ('publisher', 'provider') and last_by in ('publisher', 'provider')`),
    check('demand_split_amounts', sql`held_minor >= 0 and proposed_minor between 0 and held_minor`),
    check('demand_split_proposal', sql`state <> 'proposed' or num_nulls(proposed_minor, proposed_by, until_at) = 0`),
    uniqueIndex('demand_split_open').on(t.demandId).where(sql`state <> 'over'`),
    index('demand_split_queue').on(t.state, t.askedAt),
    index('demand_split_demand').on(t.demandId),
    index('demand_split_part').on(t.partId).where(sql`part_id is not null`),
  ],
)
