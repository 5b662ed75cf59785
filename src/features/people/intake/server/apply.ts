import { digitsOf, type WageCurrency } from '../../../../platform/contract/amount.ts'
import { fieldProblems } from '../../../../platform/contract/fields.ts'
import { today } from '../../../../platform/server/clock.ts'
import { isRetried } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, inArray, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { fieldError, Refusal, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { BOOKS_ZONE, type Cycle } from '../../../../rules/constants.ts'
import { openSecret } from '../../../base/secret/server/writes.ts'
import { EMPLOYED, LEFT, secretFieldNames } from '../../employee/contract/employee.ts'
import { employeeChange, employeeForm } from '../../employee/contract/schema.ts'
import { payTyped, salaryStandings } from '../../employee/server/hooks.ts'
import { type EmployeeRow, employeesIn } from '../../employee/server/reads.ts'
import {
  addEmployee,
  type FollowUps,
  lockManagers,
  noFollowUps,
  numberPlace,
  saveEmployee,
  writeFollowUps,
} from '../../employee/server/writes.ts'
import { proposedNow, termsInForce } from '../../salary/server/reads.ts'
import { announceQuiet } from '../../salary/server/writes.ts'
import { openTeams } from '../../team/server/reads.ts'
import { bankFields, type ImportFieldName, type ImportValues, leaveFields } from '../contract/fields.ts'
import { formerBeside, writeOpening, writePayee } from './beside.ts'
import { formOf, importNameOf } from './employee-form.ts'
import { type Finding, type Found, findEmployees } from './known.ts'
import type { ValueChange } from './match.ts'
import { chunksAt, type StoredRow, saveChunk } from './stored.ts'
import { type IntakeRecord, type IntakeRowRecord, intakeKnown, intakeRow, type RowNote } from './tables.ts'

/** Rows of one job: other jobs wait for no longer than these take. */
const ROWS = 25

/**
 * Writes the next rows that are ready, then the managers that were missing. `act` is of the member who applies. Returns how many rows are
 * done; 0 at the end.
 */
export async function applyRows(act: Act, one: IntakeRecord): Promise<number> {
  await lockManagers(act, one.companyId)
  const rows = await act.tx
    .select()
    .from(intakeRow)
    .where(and(eq(intakeRow.intakeId, one.id), inArray(intakeRow.outcome, ['new', 'update']), isNull(intakeRow.result)))
    .orderBy(asc(intakeRow.row))
    .limit(ROWS)
  if (rows.length === 0) return linkManagers(act, one)
  const chunks = await chunksAt(
    act,
    one,
    rows.map(({ place }) => place),
  )
  const stored = rows.map((row) => {
    const found = chunks.get(row.place)?.rows.get(row.row)
    if (!found) throw new Error('a row without values')
    return { row, stored: found }
  })
  const finding = await findEmployees(
    act,
    one.companyId,
    stored.map((each) => each.stored),
  )
  const teams = new Map((await openTeams(act.db, one.companyId)).map(({ id, name }) => [name, id]))
  const results: Result[] = []
  const after: FollowUps[] = []
  for (const { row, stored: each } of stored) {
    const own = noFollowUps()
    const written = await within(act, (inner) => writeRow(inner, one, row, each, finding, teams, own))
    if ('failed' in written) results.push({ row, set: { result: 'refused', notes: written.failed } })
    else {
      results.push({ row, set: written.set })
      after.push(own)
      if (written.before) each.before = written.before
      if (written.proposal) each.proposal = written.proposal
    }
  }
  await writeFollowUps(act, {
    secrets: after.flatMap(({ secrets }) => secrets),
    events: after.flatMap(({ events }) => events),
    patterns: after.flatMap(({ patterns }) => patterns),
    pay: after.flatMap(({ pay }) => pay),
  })
  await keepResults(act, one, results)
  await remember(act, one, results)
  for (const [place, chunk] of chunks)
    if (stored.some(({ row, stored: each }) => row.place === place && each.before !== undefined)) await saveChunk(act, one, chunk)
  return rows.length
}

interface Result {
  row: IntakeRowRecord
  set: Written['set']
}

async function keepResults(act: Act, one: IntakeRecord, results: readonly Result[]): Promise<void> {
  const rows = results.map(({ row, set }) => ({ row: row.row, managerOpen: false, notes: [], ...set }))
  await act.tx.execute(sql`
    update ${intakeRow} i set result = r.result, outcome = coalesce(r.outcome, i.outcome), employee_id = coalesce(r."employeeId", i.employee_id),
      employee_version = r."employeeVersion", manager_open = r."managerOpen", notes = r.notes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("row" integer, result text, outcome text, "employeeId" uuid,
      "employeeVersion" integer, "managerOpen" boolean, notes jsonb)
    where i.intake_id = ${one.id} and i."row" = r."row"`)
}

/** Codes of the rows that were written, so that a later import knows them again. */
async function remember(act: Act, { companyId, id: intakeId }: IntakeRecord, results: readonly Result[]): Promise<void> {
  const codes = new Map<string, string>()
  for (const { row, set } of results)
    if ((set.result === 'created' || set.result === 'updated') && set.employeeId)
      for (const code of [row.code, row.valuesCode]) codes.set(code, set.employeeId)
  if (codes.size === 0) return
  await act.tx
    .insert(intakeKnown)
    .values([...codes].map(([code, employeeId]) => ({ companyId, code, employeeId, intakeId })))
    .onConflictDoUpdate({
      target: [intakeKnown.companyId, intakeKnown.code],
      set: { employeeId: sql`excluded.employee_id`, intakeId },
    })
}

/** One message about all pay that this import has proposed so far. */
export async function announcePay(act: Act, { id, companyId, startedBy, stepAt }: IntakeRecord): Promise<void> {
  const written = await act.db
    .select({ employeeId: intakeRow.employeeId })
    .from(intakeRow)
    .where(and(eq(intakeRow.intakeId, id), inArray(intakeRow.result, ['created', 'updated'])))
  const ids = written.flatMap(({ employeeId }) => employeeId ?? [])
  await announceQuiet(act, { companyId, by: startedBy, since: stepAt }, ids)
}

/** A row of its own: what it writes is taken back if it is refused, and the others go on. */
async function within<T>(act: Act, write: (inner: Act) => Promise<T>): Promise<T | { failed: RowNote[] }> {
  try {
    return await act.tx.transaction((tx) => write({ ...act, tx, db: tx }))
  } catch (error) {
    if (error instanceof Refusal) return { failed: notesOf(error) }
    // The whole transaction is run again.
    if (isRetried(error)) throw error
    act.services.log.error({ err: error }, 'a row of an import was not written')
    return { failed: [{ field: null, ...fieldError('rowFailed') }] }
  }
}

function notesOf({ error, params, fields }: Refusal): RowNote[] {
  const named = Object.entries(fields).map(([field, reason]): RowNote => ({ field: importNameOf(field), ...reason }))
  return named.length > 0 ? named : [{ field: null, error, params }]
}

interface Written {
  set: Partial<Pick<IntakeRowRecord, 'result' | 'outcome' | 'employeeId' | 'employeeVersion' | 'managerOpen' | 'notes'>>
  before?: ImportValues
  proposal?: string
}

async function writeRow(
  act: Act,
  one: IntakeRecord,
  row: IntakeRowRecord,
  { values }: StoredRow,
  finding: Finding,
  teams: ReadonlyMap<string, string>,
  after: FollowUps,
): Promise<Written> {
  const found = finding.of({ values })
  const { match, employee } = found
  if (match.kind === 'same') return { set: { outcome: 'same', employeeId: match.id } }
  const asSeen = match.kind === row.outcome && (match.kind === 'new' || ('id' in match && match.id === row.employeeId))
  if (!asSeen) return { set: { result: 'refused', notes: [{ field: null, ...fieldError('rowOvertaken') }] } }
  const managerOpen = values.manager !== undefined && found.manager === null
  if (match.kind === 'new') {
    const { number } = values
    const typed = { ...formOf(values, teams, found.manager?.id, null), name: values.name ?? '', ...(number !== undefined && { number }) }
    const form = employeeForm.safeParse(typed)
    if (!form.success) throw refuseFields(fieldProblems(form.error))
    const made = await addEmployee(act, form.data, after, true)
    await writeBeside(act, made, values, values)
    return { set: { result: 'created', employeeId: made.id, employeeVersion: made.version, managerOpen } }
  }
  if (match.kind !== 'update' || !employee) throw new Error('a row without an employee')
  return update(act, one, employee, match, found, teams, values)
}

/** What a row brings besides the record: the bank account, which a second person has to confirm, and what is left of annual leave. */
async function writeBeside(act: Act, row: EmployeeRow, changed: ImportValues, values: ImportValues): Promise<void> {
  if (bankFields.some((field) => changed[field] !== undefined)) await writePayee(act, row, values)
  if (changed.leaveLeft !== undefined || leaveFields.some((field) => changed[field] !== undefined)) await writeOpening(act, row, values)
}

async function update(
  act: Act,
  one: IntakeRecord,
  employee: EmployeeRow,
  { changes, salary }: { changes: readonly ValueChange[]; salary: readonly ValueChange[] },
  { manager }: Found,
  teams: ReadonlyMap<string, string>,
  values: ImportValues,
): Promise<Written> {
  const [now] = await employeesIn(act.db, one.companyId, { ids: [employee.id] })
  if (!now || now.status === LEFT) throw refuseFields({ name: 'rowOvertaken' })
  const isFixed = salary.length > 0 && (now.status >= EMPLOYED || (await isApproved(act, now)))
  const written = [...changes, ...(isFixed ? [] : salary)].filter(({ field }) => field !== 'manager' || manager !== null)
  const after = Object.fromEntries(written.map(({ field, after: value }) => [field, value])) as ImportValues
  const before: ImportValues = {}
  for (const { field, before: value } of written) before[field] = await formerValue(act, now, field, value)
  Object.assign(
    before,
    await formerBeside(
      act,
      now,
      written.map(({ field }) => field),
    ),
  )
  const form = employeeChange.safeParse(formOf(after, teams, after.manager === undefined ? undefined : manager?.id, now))
  if (!form.success) throw refuseFields(fieldProblems(form.error))
  const saved = await saveEmployee(act, { id: now.id, version: now.version, change: form.data, quiet: true })
  await writeBeside(act, saved, after, values)
  const proposed = isFixed && (await propose(act, saved, salary))
  const notes: RowNote[] = isFixed && !proposed ? [{ field: 'basePay', ...fieldError('payToPropose') }] : []
  const proposal = proposed ? await proposedNow(act, now.id) : null
  const managerOpen = manager === null && changes.some(({ field }) => field === 'manager')
  return {
    set: { result: 'updated', employeeId: now.id, employeeVersion: saved.version, managerOpen, notes },
    before,
    ...(proposal && { proposal }),
  }
}

/** What was there, so that the update can be undone; numbers of documents in full, since they are kept encrypted as well. */
async function formerValue(act: Act, now: EmployeeRow, field: ImportFieldName, value: string | null): Promise<string> {
  const secret = secretFieldNames.find((name) => name === field)
  if (!secret) return value ?? ''
  return openSecret(act, numberPlace(now, secret)).catch((error: unknown) => {
    if (error instanceof Refusal && error.error === 'notFound') return ''
    throw error
  })
}

async function isApproved(act: Act, { id, companyId }: EmployeeRow): Promise<boolean> {
  for (const standings of act.services.hooks.of(salaryStandings).values())
    if ((await standings(act.db, companyId, [id])).get(id) === 'approved') return true
  return false
}

/** Pay that is in force does not change by an import: it is proposed from the first of the next month. False where no feature takes it. */
async function propose(act: Act, row: EmployeeRow, salary: readonly ValueChange[]): Promise<boolean> {
  const takers = [...act.services.hooks.of(payTyped).values()]
  const typed = Object.fromEntries(salary.map(({ field, after }) => [field, after])) as ImportValues
  const now = (await termsInForce(act.db, [row.id], today(act.now))).get(row.id) ?? row
  const cycle = (typed.payCycle ?? now.cycle) as Cycle | null
  const currency = (typed.currency ?? now.currency) as WageCurrency | null
  const baseMinor = typed.basePay !== undefined && currency ? minorOf(typed.basePay, currency) : now.baseMinor
  if (takers.length === 0 || !cycle || !currency || baseMinor === null || !act.actor.holds('salary:propose')) return false
  const next = act.now
    .toZonedDateTimeISO(row.zone || BOOKS_ZONE)
    .toPlainDate()
    .with({ day: 1 })
    .add({ months: 1 })
    .toString()
  const effectiveOn = row.contractStart && row.contractStart > next ? row.contractStart : next
  const pay = { employeeId: row.id, companyId: row.companyId, effectiveOn, cycle, currency, baseMinor, quiet: true }
  for (const take of takers) await take(act, [pay])
  return true
}

/** The value was checked against the precision of the currency already. */
function minorOf(text: string, currency: WageCurrency): number {
  const [whole = '0', fraction = ''] = text.split('.')
  return Number(whole + fraction.padEnd(digitsOf(currency), '0'))
}

/** A manager may be further down in the same sheet: once all rows are written, those that were missing are looked for again. */
async function linkManagers(act: Act, one: IntakeRecord): Promise<number> {
  const rows = await act.tx
    .select()
    .from(intakeRow)
    .where(and(eq(intakeRow.intakeId, one.id), eq(intakeRow.managerOpen, true)))
    .orderBy(asc(intakeRow.row))
    .limit(ROWS)
  if (rows.length === 0) return 0
  const chunks = await chunksAt(
    act,
    one,
    rows.map(({ place }) => place),
  )
  const stored = rows.flatMap((row) => chunks.get(row.place)?.rows.get(row.row) ?? [])
  const finding = await findEmployees(act, one.companyId, stored)
  const companyId = companyOf(act.actor)
  for (const row of rows) {
    const values = chunks.get(row.place)?.rows.get(row.row)?.values ?? {}
    const { manager } = finding.of({ values })
    const [now] = row.employeeId ? await employeesIn(act.db, companyId, { ids: [row.employeeId] }) : []
    const linked =
      manager && now
        ? await within(act, (inner) => saveEmployee(inner, { id: now.id, version: now.version, change: { managerId: manager.id } }))
        : { failed: [{ field: 'manager' as const, ...fieldError('managerNotFound') }] }
    const set = 'failed' in linked ? { notes: [...row.notes, ...linked.failed] } : { employeeVersion: linked.version }
    await act.tx
      .update(intakeRow)
      .set({ ...set, managerOpen: false })
      .where(and(eq(intakeRow.intakeId, one.id), eq(intakeRow.row, row.row)))
  }
  return rows.length
}

/** How many rows each result has. */
export const resultsOf = async (act: Pick<Act, 'db'>, intakeId: string): Promise<Partial<Record<string, number>>> => {
  const rows = await act.db
    .select({ result: intakeRow.result, count: sql<number>`count(*)::int` })
    .from(intakeRow)
    .where(eq(intakeRow.intakeId, intakeId))
    .groupBy(intakeRow.result)
  return Object.fromEntries(rows.flatMap(({ result, count }) => (result ? [[result, count]] : [])))
}
