import { z } from 'zod'
import { and, eq, inArray, max, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import { defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { Refusal, reason } from '../../../../platform/server/wire/refusal.ts'
import { actorOf } from '../../../base/account/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import { fingerprintsOf } from '../../../base/secret/server/reads.ts'
import { storedFile } from '../../../base/upload/server/reads.ts'
import { LEFT } from '../../employee/contract/employee.ts'
import { openTeams } from '../../team/server/reads.ts'
import { type CheckedRow, type CheckedRows, kindOf } from '../contract/checked.ts'
import type { RememberedMapping, Survey } from '../contract/mapping.ts'
import { intakeNotices } from '../contract/notices.ts'
import { importPath } from '../contract/paths.ts'
import { type Outcome, working } from '../contract/states.ts'
import type { CheckInput } from './apart-check.ts'
import type { SurveyInput } from './apart-survey.ts'
import { announcePay, applyRows, resultsOf } from './apply.ts'
import { findEmployees } from './known.ts'
import { intakeLifecycle } from './lifecycle.ts'
import { fingerprintOf, outcomeIn, standingOf } from './match.ts'
import { closeReader, takeNext } from './readers.ts'
import { addChunks, putSurvey, surveyOf } from './stored.ts'
import { type IntakeRecord, intake, intakeChunk, intakeHeading, intakeKnown, intakeRow, type KeptReason } from './tables.ts'
import { undoRows } from './undo.ts'

/**
 * What the server does by itself: one short job after the other, each in a transaction of its own, so that a restart goes on after the
 * last one and other jobs take their turns between.
 */
export const intakeJob = defineJob('intake.step', { id: z.string() }, 'work')

/** How long a job waits for what the process apart reads, and how many pieces it takes at most. */
const WAIT_MS = 300
const PIECES = 5
/** Errors of the server in one step, after which it is given up. */
const ATTEMPTS = 3

export const nextStep = (act: Act<unknown>, { id, beat }: Pick<IntakeRecord, 'id' | 'beat'>): Promise<void> =>
  enqueue(act, intakeJob, { id }, { dueAt: act.now, uniqueKey: `intake:${id}:${beat}` })

export async function stepIntake(act: Act, { id }: { id: string }): Promise<void> {
  const one = await holdRow(act, intakeLifecycle, id)
  if (!working.includes(one.state)) {
    closeReader(act.services, id)
    return
  }
  let after: IntakeRecord
  try {
    after = await work(act, one)
  } catch (error) {
    // What the file is to blame for is said once and for all; everything else is tried again.
    if (!(error instanceof Refusal)) throw error
    after = await fail(act, one, { error: error.error, params: error.params })
  }
  if (!working.includes(after.state)) return
  const [beaten] = await act.tx
    .update(intake)
    .set({ beat: after.beat + 1, attempts: 0 })
    .where(eq(intake.id, id))
    .returning()
  if (beaten) await nextStep(act, beaten)
}

/** The job ended in an error and will be tried again, but not for ever. */
export async function stepFailed(act: Act, { id }: { id: string }): Promise<void> {
  const one = await holdRow(act, intakeLifecycle, id)
  if (!working.includes(one.state)) return
  if (one.attempts + 1 >= ATTEMPTS) await fail(act, one, reason('importBroken'))
  else
    await act.tx
      .update(intake)
      .set({ attempts: one.attempts + 1 })
      .where(eq(intake.id, id))
}

async function fail(act: Act, one: IntakeRecord, failure: KeptReason): Promise<IntakeRecord> {
  closeReader(act.services, one.id)
  if (one.state === 'undoing') return turn(act, intakeLifecycle, one, 'undone', { set: { failure } })
  if (one.state === 'applying') await announcePay(act, one)
  return turn(act, intakeLifecycle, one, 'fail', { set: { failure, endedAt: act.now } })
}

function work(act: Act, one: IntakeRecord): Promise<IntakeRecord> {
  if (one.state === 'reading') return survey(act, one)
  if (one.state === 'checking') return check(act, one)
  return withMember(act, one)
}

/** Employees are written by the person who confirmed it, with the permissions that they have now. */
async function withMember(act: Act, one: IntakeRecord): Promise<IntakeRecord> {
  const actor = await actorOf(act.db, one.startedBy)
  if (!actor || actor.companyId !== one.companyId || !actor.holds('people:import')) return fail(act, one, reason('forbidden'))
  const member: Act = { ...act, actor }
  if (one.state === 'applying') {
    const done = await applyRows(member, one)
    if (done > 0) return progressed(act, one, Math.min(one.total, one.done + done))
    const ended = await turn(act, intakeLifecycle, one, 'applied', { set: { endedAt: act.now, done: one.total } })
    await announcePay(member, one)
    await announce(act, ended)
    return ended
  }
  const done = await undoRows(member, one)
  if (done > 0) return progressed(act, one, Math.min(one.total, one.done + done))
  return turn(act, intakeLifecycle, one, 'undone', { set: { done: one.total } })
}

async function announce(act: Act, one: IntakeRecord): Promise<void> {
  const { created = 0, updated = 0, refused = 0 } = await resultsOf(act, one.id)
  const toFix = await act.tx.$count(intakeRow, and(eq(intakeRow.intakeId, one.id), inArray(intakeRow.outcome, ['toFix', 'conflict'])))
  const params = { file: one.fileName, created, updated, left: toFix + refused }
  await notify(act, intakeNotices.importDone, { to: [one.startedBy], params, link: importPath(one.id) })
}

async function progressed(act: Act, one: IntakeRecord, done: number): Promise<IntakeRecord> {
  await act.tx.update(intake).set({ done }).where(eq(intake.id, one.id))
  return { ...one, done }
}

async function survey(act: Act, one: IntakeRecord): Promise<IntakeRecord> {
  const next = await takeNext<SurveyInput, Survey>(act.services, {
    key: one.id,
    module: new URL('./apart-survey.ts', import.meta.url),
    before: () => act.services.files.bring(one.fileId),
    input: async () => ({ file: await storedFile(act, one.fileId), remembered: await rememberedOf(act, one.companyId) }),
    stored: 0,
    waitMs: WAIT_MS,
  })
  if (next === 'wait') return one
  closeReader(act.services, one.id)
  if (next === 'end') throw new Error('a survey without a result')
  await putSurvey(act, one, next.piece)
  return turn(act, intakeLifecycle, one, 'surveyed', { set: { total: next.piece.rows, done: 0 } })
}

async function rememberedOf(act: Act, companyId: CompanyId): Promise<RememberedMapping> {
  const rows = await act.tx.select().from(intakeHeading).where(eq(intakeHeading.companyId, companyId))
  return Object.fromEntries(rows.map(({ heading, field }) => [heading, field]))
}

async function check(act: Act, one: IntakeRecord): Promise<IntakeRecord> {
  const [{ last } = { last: null }] = await act.tx
    .select({ last: max(intakeChunk.place) })
    .from(intakeChunk)
    .where(eq(intakeChunk.intakeId, one.id))
  const stored = last === null ? 0 : last + 1
  const pieces: CheckedRows[] = []
  let ended = false
  while (pieces.length < PIECES) {
    const next = await takeNext<CheckInput, CheckedRows>(act.services, {
      key: one.id,
      module: new URL('./apart-check.ts', import.meta.url),
      before: () => act.services.files.bring(one.fileId),
      input: async () => ({
        file: await storedFile(act, one.fileId),
        mapping: (await surveyOf(act, one)).mapping,
        teams: (await openTeams(act.db, one.companyId)).map(({ name }) => name),
        accepted: one.accepted,
      }),
      stored: stored + pieces.length,
      waitMs: pieces.length === 0 ? WAIT_MS : 0,
    })
    ended = next === 'end'
    if (next === 'end' || next === 'wait') break
    pieces.push(next.piece)
  }
  if (pieces.length > 0) await storeChecked(act, one, stored, pieces)
  if (ended) return turn(act, intakeLifecycle, one, 'checked', { set: { done: one.total } })
  const rows = pieces.reduce((all, piece) => all + piece.rows.length + piece.skipped.length, 0)
  return progressed(act, one, one.done + rows)
}

const paid = ['payCycle', 'currency', 'basePay'] as const

/** Pieces of checked rows, the first at a place: what is found of each row in the company, encrypted values, codes. */
async function storeChecked(act: Act, one: IntakeRecord, first: number, pieces: readonly CheckedRows[]): Promise<void> {
  const { companyId, id: intakeId } = one
  const chunks = pieces.map(({ rows, skipped }, at) => ({
    place: first + at,
    rows: one.payLeftOut ? rows.map(withoutPay) : rows,
    skipped,
  }))
  await addChunks(act, one, chunks)
  const all = chunks.flatMap(({ place, rows }) => rows.map((row) => ({ place, row })))
  const skipped = chunks.flatMap((chunk) =>
    chunk.skipped.map(({ row, why }) => ({
      ...{ companyId, intakeId, row, place: chunk.place, skip: why, hidden: false, incomplete: false, code: '', valuesCode: '' },
      ...{ found: 'skipped' as const, outcome: 'skipped' as const, kinds: [], proposed: [] },
    })),
  )
  const finding = await findEmployees(
    act,
    companyId,
    all.map(({ row }) => row),
  )
  // A row without problems is in the file as its values say: one code serves for both.
  const differs = all.map(({ row }) => row.problems.length > 0 || row.accepted.length > 0)
  const texts = all.flatMap(({ row }, at) => [
    fingerprintOf(standingOf(row), String),
    ...(differs[at] ? [fingerprintOf(row.values, String)] : []),
  ])
  const computed = (await fingerprintsOf(act, companyId, texts)).values()
  const codes = differs.flatMap((isTwo) => {
    const standing = computed.next().value ?? ''
    return [standing, isTwo ? (computed.next().value ?? '') : standing]
  })
  const known = await knownBy(act, companyId, codes)
  const judged = all.map(({ place, row }, at) => {
    const [code = '', valuesCode = ''] = codes.slice(at * 2, at * 2 + 2)
    const before = known.get(code) ?? (row.problems.length === 0 ? known.get(valuesCode) : undefined)
    const { match, employee } = finding.of(row)
    const found: Outcome = before
      ? 'known'
      : row.problems.length > 0
        ? 'toFix'
        : match.kind === 'update' && employee?.status === LEFT
          ? 'conflict'
          : match.kind
    return {
      ...{ companyId, intakeId, row: row.row, place, found, code, valuesCode },
      outcome: outcomeIn(one.mode, found),
      hidden: row.hidden,
      incomplete: row.missing.length > 0,
      kinds: found === 'known' ? [] : [...new Set(row.problems.map(kindOf))],
      proposed: found === 'known' ? [] : [...new Set(row.problems.filter(({ proposal, guess }) => proposal !== '' && !guess).map(kindOf))],
      employeeId: before ?? employee?.id ?? null,
    }
  })
  await insertRows(act, [...skipped, ...judged])
}

/** The employees whom earlier imports have written with these codes: code → id. */
async function knownBy(act: Act, companyId: CompanyId, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await act.tx
    .select({ code: intakeKnown.code, employeeId: intakeKnown.employeeId })
    .from(intakeKnown)
    .where(and(eq(intakeKnown.companyId, companyId), sql`${intakeKnown.code} = any(${sql.param([...new Set(codes)])}::text[])`))
  return new Map(rows.map(({ code, employeeId }) => [code, employeeId]))
}

/** One parameter for all rows: thousands of them took longer to bind than to store. */
async function insertRows(act: Act, rows: readonly (typeof intakeRow.$inferInsert)[]): Promise<void> {
  await act.tx.execute(sql`
    insert into ${intakeRow} (company_id, intake_id, row, place, found, outcome, skip, hidden, incomplete, kinds, proposed, code,
      values_code, employee_id)
    select r."companyId", r."intakeId", r."row", r.place, r.found, r.outcome, r.skip, r.hidden, r.incomplete, r.kinds, r.proposed, r.code,
      r."valuesCode", r."employeeId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("companyId" uuid, "intakeId" uuid, "row" integer, place integer,
      found text, outcome text, skip text, hidden boolean, incomplete boolean, kinds text[], proposed text[], code text,
      "valuesCode" text, "employeeId" uuid)`)
}

function withoutPay(row: CheckedRow): CheckedRow {
  const values = { ...row.values }
  for (const field of paid) delete values[field]
  const keep = ({ field }: { field: string }) => !paid.some((name) => name === field)
  const missing = [...new Set([...row.missing, ...paid])]
  return { ...row, values, problems: row.problems.filter(keep), accepted: row.accepted.filter(keep), missing }
}

/** Everything that was found by an earlier check of the same file. */
export const dropRows = (act: Act, id: string) => act.tx.delete(intakeRow).where(eq(intakeRow.intakeId, id))

export const readyCounts = async (act: Pick<Act, 'db'>, id: string): Promise<{ create: number; update: number }> => {
  const [counts] = await act.db
    .select({
      create: sql<number>`count(*) filter (where ${intakeRow.outcome} = 'new')::int`,
      update: sql<number>`count(*) filter (where ${intakeRow.outcome} = 'update')::int`,
    })
    .from(intakeRow)
    .where(eq(intakeRow.intakeId, id))
  return counts ?? { create: 0, update: 0 }
}
