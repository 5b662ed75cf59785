import { and, eq, inArray, isNotNull, isNull, lt, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { IMPORT_KEPT_DAYS, IMPORT_UNDO_HOURS, IMPORTS_OPEN_MAX } from '../../../../rules/constants.ts'
import { claimFile, type Stored, takeIn } from '../../../base/upload/server/writes.ts'
import { type ImportFieldName, leaveFields, payFields } from '../contract/fields.ts'
import type { ColumnMapping } from '../contract/mapping.ts'
import { type ImportMode, open } from '../contract/states.ts'
import { announcePay } from './apply.ts'
import { intakeLifecycle } from './lifecycle.ts'
import { outcomeIn } from './match.ts'
import { closeReader } from './readers.ts'
import { dropRows, nextStep, readyCounts } from './steps.ts'
import { dropChunks, eraseStored, filesOf, putSurvey, surveyOf } from './stored.ts'
import { toRemember } from './survey.ts'
import { type IntakeRecord, intake, intakeHeading, intakeRow } from './tables.ts'

interface Seen {
  id: string
  version: number
}

const stepped = ({ id, version, state }: IntakeRecord) => ({ id, version, state })

/** An import of the caller's company, locked, as the caller has seen it. */
const holdSeen = (act: Act, { id, version }: Seen): Promise<IntakeRecord> =>
  holdRow(act, intakeLifecycle, and(eq(intake.companyId, companyOf(act.actor)), eq(intake.id, id)) ?? sql`false`, { version })

/** Takes a workbook in. What it is and how large it would be unpacked is judged before; nothing of it is read yet. */
export async function startIntake(act: Act, arrived: Stored): Promise<{ id: string }> {
  const companyId = companyOf(act.actor)
  await takeTurn(act.tx, `intake:${companyId}`)
  const count = await act.tx.$count(intake, and(eq(intake.companyId, companyId), inArray(intake.state, [...open])))
  if (count >= IMPORTS_OPEN_MAX) throw refuse('importsOpen', { count })
  const file = await takeIn(act, arrived)
  const [made] = await act.tx
    .insert(intake)
    .values({
      companyId,
      fileId: file.id,
      fileName: file.name,
      kind: arrived.name.toLowerCase().endsWith('.xls') ? 'xls' : 'xlsx',
      startedBy: act.actor.accountId,
      startedAt: act.now,
      stepAt: act.now,
    })
    .returning()
  if (!made) throw new Error('an import was not stored')
  await claimFile(act, file.id, { purpose: 'employeeImport', usedBy: filesOf(made.id) })
  await nextStep(act, made)
  return { id: made.id }
}

interface Confirmed extends Seen {
  mode: ImportMode
  columns: readonly Pick<ColumnMapping, 'column' | 'field' | 'dayOrder'>[]
}

/** Confirms the columns; the rows are checked from the beginning. Columns that are not named are left out. */
export async function confirmMapping(act: Act, { mode, columns, ...seen }: Confirmed) {
  const one = await holdSeen(act, seen)
  const survey = await surveyOf(act, one)
  const said = new Map(columns.map((column) => [column.column, column]))
  const taken = new Set<ImportFieldName>()
  const confirmed = survey.mapping.columns.map((column): ColumnMapping => {
    const { field = null, dayOrder = null } = said.get(column.column) ?? {}
    // Two columns cannot bring one field: the first does. Balances of leave are brought by those who keep them.
    if (field !== null && (taken.has(field) || (leaveFields.includes(field) && !act.actor.holds('absence:edit'))))
      return { ...column, field: null, dayOrder }
    if (field !== null) taken.add(field)
    return { ...column, field, dayOrder }
  })
  if (!taken.has('name')) throw refuse('importNoName')
  await putSurvey(act, one, { ...survey, mapping: { ...survey.mapping, columns: confirmed } })
  await rememberHeadings(act, one.companyId, confirmed)
  const payLeftOut = !act.actor.holds('salary:propose') && payFields.some((field) => taken.has(field))
  return checkAgain(act, one, { mode, payLeftOut, accepted: [] })
}

const brings = ({ mapping }: { mapping: { columns: readonly ColumnMapping[] } }, fields: readonly ImportFieldName[]): boolean =>
  mapping.columns.some(({ field }) => field !== null && fields.includes(field))

/** A heading with a long number is no heading: it may be somebody's. */
const LONG_NUMBER = /(?:\p{N}\p{L}?){5}/u

async function rememberHeadings(act: Act, companyId: CompanyId, columns: readonly ColumnMapping[]): Promise<void> {
  const rows = Object.entries(toRemember(columns)).filter(([heading]) => heading.length <= 100 && !LONG_NUMBER.test(heading))
  if (rows.length === 0) return
  await act.tx
    .insert(intakeHeading)
    .values(rows.map(([heading, field]) => ({ companyId, heading, field, changedAt: act.now })))
    .onConflictDoUpdate({
      target: [intakeHeading.companyId, intakeHeading.heading],
      set: { field: sql`excluded.field`, changedAt: sql`excluded.changed_at` },
    })
}

async function checkAgain(act: Act, one: IntakeRecord, set: Partial<Pick<IntakeRecord, 'mode' | 'payLeftOut' | 'accepted'>>) {
  const after = await turn(act, intakeLifecycle, one, 'check', {
    set: { ...set, startedBy: act.actor.accountId, done: 0, stepAt: act.now, beat: one.beat + 1 },
  })
  await dropRows(act, one.id)
  await dropChunks(act, one)
  await nextStep(act, after)
  return stepped(after)
}

/** Takes the proposals of a kind of problem for all rows, or takes that back; the file is checked again with them. */
export async function acceptProposals(act: Act, { kind, accept, ...seen }: Seen & { kind: string; accept: boolean }) {
  const one = await holdSeen(act, seen)
  const others = one.accepted.filter((each) => each !== kind)
  if (accept && (await act.tx.$count(intakeRow, and(eq(intakeRow.intakeId, one.id), sql`${kind} = any(${intakeRow.proposed})`))) === 0)
    throw refuse('staleState')
  return checkAgain(act, one, { accepted: accept ? [...others, kind] : others })
}

export async function changeMode(act: Act, { mode, ...seen }: Seen & { mode: ImportMode }) {
  const one = await holdSeen(act, seen)
  const after = await turn(act, intakeLifecycle, one, 'changeMode', { set: { mode } })
  for (const found of ['new', 'update'] as const)
    await act.tx
      .update(intakeRow)
      .set({ outcome: outcomeIn(mode, found) })
      .where(and(eq(intakeRow.intakeId, one.id), eq(intakeRow.found, found)))
  return stepped(after)
}

/** Writes the rows that are ready: those that the caller has seen, by their number. */
export async function applyIntake(act: Act, { create, update, ...seen }: Seen & { create: number; update: number }) {
  const one = await holdSeen(act, seen)
  const now = await readyCounts(act, one.id)
  if (now.create !== create || now.update !== update) throw refuse('importChanged')
  if (create + update === 0) throw refuse('importChanged')
  // Rows are written as the member who applies them: pay that the check admitted for another must be theirs to propose.
  const survey = await surveyOf(act, one)
  if (!one.payLeftOut && !act.actor.holds('salary:propose') && brings(survey, payFields)) throw refuse('forbidden')
  if (!act.actor.holds('absence:edit') && brings(survey, leaveFields)) throw refuse('forbidden')
  const after = await turn(act, intakeLifecycle, one, 'apply', {
    set: { startedBy: act.actor.accountId, done: 0, total: create + update, stepAt: act.now, beat: one.beat + 1 },
  })
  await nextStep(act, after)
  return stepped(after)
}

export async function stopIntake(act: Act, { id }: { id: string }) {
  const one = await holdRow(act, intakeLifecycle, and(eq(intake.companyId, companyOf(act.actor)), eq(intake.id, id)) ?? sql`false`)
  if (one.state === 'applying') await announcePay(act, one)
  const after = await turn(act, intakeLifecycle, one, 'stop', { set: { endedAt: act.now } })
  act.afterCommit(() => closeReader(act.services, id))
  return stepped(after)
}

/** Until when an import can be undone, or null. */
export const undoUntil = ({ state, endedAt, erasedAt }: IntakeRecord): Temporal.Instant | null =>
  endedAt && !erasedAt && (state === 'applied' || state === 'stopped' || state === 'failed')
    ? endedAt.add({ hours: IMPORT_UNDO_HOURS })
    : null

export async function undoIntake(act: Act, seen: Seen) {
  const one = await holdSeen(act, seen)
  const until = undoUntil(one)
  const total = await act.tx.$count(intakeRow, and(eq(intakeRow.intakeId, one.id), inArray(intakeRow.result, ['created', 'updated'])))
  if (!until || total === 0) throw refuse('staleState')
  if (Temporal.Instant.compare(act.now, until) > 0) throw refuse('importUndoOver', { hours: IMPORT_UNDO_HOURS })
  const after = await turn(act, intakeLifecycle, one, 'undo', {
    set: { startedBy: act.actor.accountId, done: 0, total, stepAt: act.now, beat: one.beat + 1 },
  })
  await nextStep(act, after)
  return stepped(after)
}

const ERASED_AT_ONCE = 20

/** Every night: values and file are erased 30 days after the end. An import that nobody has gone on with for as long ends first. */
export async function eraseOld(act: Act): Promise<number> {
  const before = act.now.subtract({ hours: 24 * IMPORT_KEPT_DAYS })
  const idle = await act.tx
    .select()
    .from(intake)
    .where(and(inArray(intake.state, ['mapping', 'checked']), lt(intake.stepAt, before)))
    .limit(ERASED_AT_ONCE)
    .for('update')
  for (const one of idle) await turn(act, intakeLifecycle, one, 'stop', { set: { endedAt: one.stepAt } })
  const ended = await act.tx
    .select()
    .from(intake)
    .where(and(isNotNull(intake.endedAt), lt(intake.endedAt, before), isNull(intake.erasedAt)))
    .limit(ERASED_AT_ONCE)
    .for('update')
  for (const one of ended) {
    await eraseStored(act, one)
    await act.tx.update(intakeRow).set({ notes: [] }).where(eq(intakeRow.intakeId, one.id))
    await act.tx.update(intake).set({ erasedAt: act.now }).where(eq(intake.id, one.id))
  }
  return idle.length + ended.length
}
