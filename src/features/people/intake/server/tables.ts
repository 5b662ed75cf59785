import type { Param } from '../../../../platform/contract/texts.ts'
import { instant, ofCompany } from '../../../../platform/server/data/columns.ts'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from '../../../../platform/server/data/drizzle.ts'
import type { SkipReason } from '../contract/checked.ts'
import type { ImportFieldName } from '../contract/fields.ts'
import type { ImportMode, IntakeState, Outcome } from '../contract/states.ts'

/** A reason of the catalogue as it is kept. */
export interface KeptReason {
  error: string
  params: Readonly<Record<string, Param>>
}

/** An import of employees. What cells say is in no column: survey, mapping and values are secrets (`stored.ts`). */
export const intake = pgTable(
  'intake',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    fileId: uuid('file_id').notNull(),
    fileName: text('file_name').notNull(),
    kind: text('kind').$type<'xls' | 'xlsx'>().notNull(),
    state: text('state').$type<IntakeState>().notNull().default('reading'),
    version: integer('version').notNull().default(1),
    mode: text('mode').$type<ImportMode>().notNull().default('addAndUpdate'),
    /** Kinds of problems whose proposals are taken. */
    accepted: text('accepted').array().notNull().default(sql`'{}'`),
    /** Who started it may not propose pay: those columns are left out. */
    payLeftOut: boolean('pay_left_out').notNull().default(false),
    /** Of the step that runs: rows done and in all, since when, and how many jobs it has taken. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    stepAt: instant('step_at').notNull(),
    beat: integer('beat').notNull().default(0),
    /** Attempts of the current step that ended in an error of the server. */
    attempts: integer('attempts').notNull().default(0),
    failure: jsonb('failure').$type<KeptReason>(),
    startedBy: uuid('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** When its file and values were erased. */
    erasedAt: instant('erased_at'),
  },
  (t) => [
    unique('intake_company').on(t.companyId, t.id),
    index('intake_list').on(t.companyId, t.startedAt),
    index('intake_ended').on(t.endedAt).where(sql`ended_at is not null and erased_at is null`),
    check(
      'intake_state',
      sql`${t.state} in ('reading', 'mapping', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'stopped', 'failed')`,
    ),
    check('intake_mode', sql`${t.mode} in ('add', 'addAndUpdate', 'update')`),
  ],
)
export type IntakeRecord = typeof intake.$inferSelect

/** Up to 200 rows that were read together. Their values are one secret at its id. */
export const intakeChunk = pgTable(
  'intake_chunk',
  {
    id: uuid('id').primaryKey().default(sql`uuidv7()`),
    companyId: ofCompany().notNull(),
    intakeId: uuid('intake_id').notNull(),
    place: integer('place').notNull(),
  },
  (t) => [
    unique('intake_chunk_place').on(t.intakeId, t.place),
    foreignKey({ name: 'intake_chunk_owner', columns: [t.companyId, t.intakeId], foreignColumns: [intake.companyId, intake.id] }),
  ],
)

/** A row of the sheet: what is to be done with it, and what was. Its key is what makes sure that it is done once. */
export const intakeRow = pgTable(
  'intake_row',
  {
    companyId: ofCompany().notNull(),
    intakeId: uuid('intake_id').notNull(),
    /** As Excel counts, from 1. */
    row: integer('row').notNull(),
    place: integer('place').notNull(),
    /** Before the mode is considered: `update` for somebody whom the row would change. */
    found: text('found').$type<Outcome>().notNull(),
    outcome: text('outcome').$type<Outcome>().notNull(),
    skip: text('skip').$type<SkipReason>(),
    hidden: boolean('hidden').notNull(),
    incomplete: boolean('incomplete').notNull(),
    /** Kinds of its problems, and of those that have a proposal. */
    kinds: text('kinds').array().notNull(),
    proposed: text('proposed').array().notNull(),
    /** Codes (HMAC) of the row as it is in the file and of its values: a later import knows it again. */
    code: text('code').notNull(),
    valuesCode: text('values_code').notNull(),
    /** Whom the row is about, once that is known. */
    employeeId: uuid('employee_id'),
    result: text('result').$type<'created' | 'updated' | 'undone' | 'refused'>(),
    /** The version of the employee that the import left behind. */
    employeeVersion: integer('employee_version'),
    /** Its manager is named and was not among the employees when the row was written. */
    undoTries: integer('undo_tries').notNull().default(0),
    managerOpen: boolean('manager_open').notNull().default(false),
    notes: jsonb('notes').$type<readonly RowNote[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.intakeId, t.row] }),
    index('intake_row_outcome').on(t.intakeId, t.outcome, t.row),
    index('intake_row_place').on(t.intakeId, t.place),
    foreignKey({ name: 'intake_row_owner', columns: [t.companyId, t.intakeId], foreignColumns: [intake.companyId, intake.id] }),
  ],
)
export type IntakeRowRecord = typeof intakeRow.$inferSelect

/** Why a row was not written, or what of it. Without a field a refusal of the whole row. */
export interface RowNote extends KeptReason {
  field: ImportFieldName | null
}

/** Codes of rows that have been imported: a row with one of them is already there, in whatever file and place. */
export const intakeKnown = pgTable(
  'intake_known',
  {
    companyId: ofCompany().notNull(),
    code: text('code').notNull(),
    employeeId: uuid('employee_id').notNull(),
    intakeId: uuid('intake_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.code] }), index('intake_known_of').on(t.intakeId, t.employeeId)],
)

/** What a company's headings brought the last time; a null field was left out. */
export const intakeHeading = pgTable(
  'intake_heading',
  {
    companyId: ofCompany().notNull(),
    heading: text('heading').notNull(),
    field: text('field').$type<ImportFieldName>(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.heading] })],
)
