import { errors } from '../../../../platform/contract/errors.ts'
import type { Page } from '../../../../platform/contract/page.ts'
import { fill, type Lang, valuesIn } from '../../../../platform/contract/texts.ts'
import { and, desc, eq, inArray, sql } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import { columnName } from '../../../../platform/server/files/workbook/cells.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { fieldErrors } from '../../../../rules/field-errors.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { maskOf } from '../../../base/secret/contract/place.ts'
import { LEFT } from '../../employee/contract/employee.ts'
import { employeeBriefs } from '../../employee/server/reads.ts'
import type { IntakeBrief, IntakeDetail, IntakeRow } from '../contract/calls.ts'
import { kindOf } from '../contract/checked.ts'
import { type ImportFieldName, importFieldNames, numberFields, payFields } from '../contract/fields.ts'
import type { Survey } from '../contract/mapping.ts'
import { type Group, outcomesOf, working } from '../contract/states.ts'
import { type Finding, findEmployees } from './known.ts'
import type { ValueChange } from './match.ts'
import { sentencesOf } from './report.ts'
import { chunksAt, findSurvey, type StoredRow } from './stored.ts'
import { type IntakeRecord, type IntakeRowRecord, intake, intakeRow, type KeptReason } from './tables.ts'
import { undoUntil } from './writes.ts'

/** An import of the caller's company, else `notFound`. */
export async function intakeIn({ db, actor }: Pick<Look, 'db' | 'actor'>, id: string): Promise<IntakeRecord> {
  const [one] = await db
    .select()
    .from(intake)
    .where(and(eq(intake.companyId, companyOf(actor)), eq(intake.id, id)))
  if (!one) throw refuse('notFound')
  return one
}

export function listIntakes(look: Look, input: { pageNo: number; pageSize: number }): Promise<Page<IntakeBrief>> {
  const where = eq(intake.companyId, companyOf(look.actor))
  return paged(input, {
    rows: look.db.select().from(intake).where(where).orderBy(desc(intake.startedAt), desc(intake.id)),
    total: look.db.$count(intake, where),
    map: (rows) => briefsOf(look, rows),
  })
}

async function briefsOf(look: Look, rows: readonly IntakeRecord[]): Promise<IntakeBrief[]> {
  if (rows.length === 0) return []
  const people = await accountsByIds(
    look.db,
    rows.map(({ startedBy }) => startedBy),
  )
  const counted = await look.db
    .select({
      id: intakeRow.intakeId,
      outcome: intakeRow.outcome,
      count: sql<number>`count(*)::int`,
      created: sql<number>`count(*) filter (where ${intakeRow.result} = 'created')::int`,
      updated: sql<number>`count(*) filter (where ${intakeRow.result} = 'updated')::int`,
    })
    .from(intakeRow)
    .where(
      inArray(
        intakeRow.intakeId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(intakeRow.intakeId, intakeRow.outcome)
  return rows.map((row) => {
    const own = counted.filter(({ id }) => id === row.id)
    const sum = (of: 'created' | 'updated') => own.reduce((all, each) => all + each[of], 0)
    return {
      id: row.id,
      version: row.version,
      state: row.state,
      fileName: row.fileName,
      kind: row.kind,
      startedBy: people.get(row.startedBy)?.name ?? '',
      startedAt: row.startedAt.toString(),
      endedAt: row.endedAt?.toString() ?? null,
      mode: row.mode,
      counts: Object.fromEntries(own.map(({ outcome, count }) => [outcome, count])),
      created: sum('created'),
      updated: sum('updated'),
    }
  })
}

export async function intakeDetailOf(look: Look, id: string): Promise<IntakeDetail> {
  const one = await intakeIn(look, id)
  const [brief] = await briefsOf(look, [one])
  if (!brief) throw refuse('notFound')
  const survey = await findSurvey(look, one)
  const [more] = await look.db
    .select({
      incomplete: sql<number>`count(*) filter (where ${intakeRow.incomplete} and ${intakeRow.outcome} = 'new')::int`,
      refused: sql<number>`count(*) filter (where ${intakeRow.result} = 'refused')::int`,
      undone: sql<number>`count(*) filter (where ${intakeRow.result} = 'undone')::int`,
    })
    .from(intakeRow)
    .where(eq(intakeRow.intakeId, id))
  const until = brief.created + brief.updated > 0 ? undoUntil(one) : null
  return {
    ...brief,
    progress: working.includes(one.state) ? progressOf(one, look.now) : null,
    failure: one.failure ? sentenceFor(one.failure, look.lang) : '',
    survey: survey && shownSurvey(survey, shownTo(look)),
    kinds: survey ? await kindsOf(look, one, survey) : [],
    accepted: one.accepted.map((kind) => {
      const [field = '', error = ''] = kind.split(' ')
      return { kind, field: field as ImportFieldName, sentence: titleOf(error, look.lang) }
    }),
    incomplete: more?.incomplete ?? 0,
    refused: more?.refused ?? 0,
    payLeftOut: one.payLeftOut,
    undoUntil: until && Temporal.Instant.compare(look.now, until) <= 0 ? until.toString() : null,
    undone: more?.undone ?? 0,
    erased: one.erasedAt !== null,
  }
}

function progressOf({ done, total, stepAt }: IntakeRecord, now: Temporal.Instant) {
  const seconds = now.since(stepAt).total('seconds')
  return { done, total, secondsLeft: done > 0 && done < total ? Math.ceil((seconds / done) * (total - done)) : null }
}

/** What a reason says, without the figures of one cell. */
const titleOf = (error: string, lang: Lang): string => {
  const found = Object.hasOwn(fieldErrors, error) ? fieldErrors[error as keyof typeof fieldErrors] : null
  return found ? found[lang].replace(/\{\w+\}/g, '…') : error
}

export function sentenceFor({ error, params }: KeptReason, lang: Lang): string {
  const text = { ...errors, ...fieldErrors }[error as keyof typeof errors]
  return text ? fill(text[lang], valuesIn(params, lang)) : error
}

const isSecret = (field: ImportFieldName | null): boolean => numberFields.some((name) => name === field)
/** What looks like the number of a document or an account, in a column of which nobody has said what it is. */
const LONG_NUMBER = /(?=(?:[A-Za-z]*\d){5})[A-Za-z\d]{6,}/g
/** An amount, in a column of which nobody has said what it is. */
const AMOUNT = /\d[\d.,]{2,}/g
const HIDDEN = '••••'

/** A value as this reader may see it: numbers of documents and accounts masked for everybody, pay hidden from those who do not see pay. */
export const shownTo =
  ({ actor }: Pick<Look, 'actor'>) =>
  (field: ImportFieldName | null, text: string): string => {
    if (isSecret(field)) return text === '' ? '' : maskOf(text)
    if (actor.holds('pay:view')) return field === null ? text.replace(LONG_NUMBER, maskOf) : text
    if (field !== null) return payFields.includes(field) && text !== '' ? HIDDEN : text
    return text.replace(LONG_NUMBER, maskOf).replace(AMOUNT, HIDDEN)
  }
export type Shown = ReturnType<typeof shownTo>

function shownSurvey({ mapping, ...facts }: Survey, shown: Shown): NonNullable<IntakeDetail['survey']> {
  return {
    ...{
      sheetName: facts.sheetName,
      sheetHidden: facts.sheetHidden,
      otherSheets: [...facts.otherSheets],
      hiddenSheets: [...facts.hiddenSheets],
    },
    ...{ rows: facts.rows, hiddenRows: facts.hiddenRows, mergedBlocks: facts.mergedBlocks, formulas: facts.formulas },
    headerRow: mapping.headerRow,
    columns: mapping.columns.map(({ column, heading, field, by, samples, dayOrder }) => ({
      ...{ column, letter: columnName(column), field, by, dayOrder },
      heading: heading.replace(LONG_NUMBER, maskOf),
      samples: samples.map((text) => shown(field, text)),
    })),
  }
}

async function kindsOf(look: Look, one: IntakeRecord, survey: Survey): Promise<IntakeDetail['kinds']> {
  const { rows } = await look.db.execute<{ kind: string; count: number; proposals: number; first: number; place: number }>(sql`
    select kind, count(*)::int as count, count(*) filter (where kind = any(${intakeRow.proposed}))::int as proposals,
      min(${intakeRow.row}) as first, (array_agg(${intakeRow.place} order by ${intakeRow.row}))[1] as place
    from ${intakeRow}, unnest(${intakeRow.kinds}) as kind
    where ${intakeRow.intakeId} = ${one.id}
    group by kind order by count desc, first`)
  const chunks = await chunksAt(
    look,
    one,
    rows.map(({ place }) => place),
  )
  const headings = new Map(survey.mapping.columns.map(({ column, heading }) => [column, heading]))
  const shown = shownTo(look)
  return rows.flatMap(({ kind, count, proposals, first, place }) => {
    const problem = chunks
      .get(place)
      ?.rows.get(first)
      ?.problems.find((each) => kindOf(each) === kind)
    if (!problem) return []
    const { field, column, value, proposal } = problem
    const heading = headings.get(column) ?? ''
    return {
      ...{ kind, field, count, proposals, sentence: sentencesOf(problem)[look.lang] },
      first: { row: first, column: columnName(column), heading, value: shown(field, value), proposal: shown(field, proposal) },
    }
  })
}

interface RowsInput {
  id: string
  pageNo: number
  pageSize: number
  group?: Group | undefined
  kind?: string | undefined
  refused?: 'Y' | 'N' | undefined
}

export async function intakeRowsOf(look: Look, input: RowsInput): Promise<Page<IntakeRow>> {
  const one = await intakeIn(look, input.id)
  const survey = await findSurvey(look, one)
  const where = and(
    eq(intakeRow.intakeId, one.id),
    input.group && inArray(intakeRow.outcome, [...outcomesOf[input.group]]),
    input.kind ? sql`${input.kind} = any(${intakeRow.kinds})` : undefined,
    input.refused === 'Y' ? eq(intakeRow.result, 'refused') : undefined,
  )
  return paged(input, {
    rows: look.db.select().from(intakeRow).where(where).orderBy(intakeRow.row),
    total: look.db.$count(intakeRow, where),
    map: (rows) => showRows(look, one, survey, rows),
  })
}

async function showRows(look: Look, one: IntakeRecord, survey: Survey | null, rows: readonly IntakeRowRecord[]): Promise<IntakeRow[]> {
  const chunks = await chunksAt(look, one, survey ? rows.map(({ place }) => place) : [])
  const storedOf = (row: IntakeRowRecord): StoredRow | undefined => chunks.get(row.place)?.rows.get(row.row)
  const open = rows.flatMap((row) => (row.outcome === 'update' || row.outcome === 'conflict' ? (storedOf(row) ?? []) : []))
  const finding = await findEmployees(look, one.companyId, open)
  const others = new Map(open.map((stored) => [stored.row, othersOf(finding, stored)]))
  const briefs = await employeeBriefs(look.db, one.companyId, [
    ...rows.flatMap(({ employeeId }) => employeeId ?? []),
    ...[...others.values()].flat(),
  ])
  const brief = (id: string) => {
    const found = briefs.get(id)
    return found ? { id, number: found.number, name: found.name } : null
  }
  const headings = new Map(survey?.mapping.columns.map(({ column, heading }) => [column, heading]))
  const shown = shownTo(look)
  const shownChange = ({ field, before, after }: ValueChange) => ({
    field,
    before: before === null ? null : shown(field, before),
    after: shown(field, after),
  })
  return rows.map((row) => {
    const stored = storedOf(row)
    const fields = importFieldNames.filter((field) => stored?.values[field] !== undefined)
    const columnOf = (field: ImportFieldName) => survey?.mapping.columns.find((column) => column.field === field)?.column ?? -1
    const { changes, salary } = changesOf(row, stored, finding)
    return {
      row: row.row,
      outcome: row.outcome,
      hidden: row.hidden,
      name: stored?.values.name ?? '',
      values: fields.map((field) => ({
        field,
        value: shown(field, stored?.values[field] ?? ''),
        formula: stored?.formulas.includes(columnOf(field)) ?? false,
      })),
      problems: (row.outcome === 'known' ? [] : (stored?.problems ?? [])).map((problem) => ({
        kind: kindOf(problem),
        field: problem.field,
        cell: `${columnName(problem.column)}${row.row}`,
        heading: headings.get(problem.column) ?? '',
        value: shown(problem.field, problem.value),
        sentence: sentencesOf(problem)[look.lang],
        proposal: shown(problem.field, problem.proposal),
      })),
      missing: [...(stored?.missing ?? [])],
      employee: row.employeeId && row.outcome !== 'conflict' ? brief(row.employeeId) : null,
      others: (others.get(row.row) ?? []).flatMap((id) => brief(id) ?? []),
      changes: changes.map(shownChange),
      salary: salary.map(shownChange),
      skip: row.skip,
      done: row.result,
      note: [
        ...row.notes.map((note) => sentenceFor(note, look.lang)),
        ...(row.outcome === 'conflict' ? [sentenceFor(conflictOf(finding, others.get(row.row) ?? []), look.lang)] : []),
      ].join(look.lang === 'cn' ? '；' : '; '),
    }
  })
}

export function othersOf(finding: Finding, stored: StoredRow): string[] {
  const { match } = finding.of(stored)
  return match.kind === 'conflict' ? [...match.ids] : 'id' in match ? [match.id] : []
}

function changesOf(row: IntakeRowRecord, stored: StoredRow | undefined, finding: Finding) {
  const match = stored && row.outcome === 'update' && row.result === null ? finding.of(stored).match : null
  return match?.kind === 'update' ? { changes: match.changes, salary: match.salary } : { changes: [], salary: [] }
}

/** Why a row cannot be about the employees that it fits. */
export function conflictOf({ employees }: Finding, ids: readonly string[]): KeptReason {
  const found = ids.flatMap((id) => employees.get(id) ?? [])
  const names = found.map(({ name, number }) => `${name} ${number}`)
  const left = found.length === 1 && found[0]?.status === LEFT
  return { error: left ? 'employeeGone' : 'employeeConflict', params: { who: { cn: names.join('、'), en: names.join(', ') } } }
}

/** Imports that wait for somebody to go on with them. */
export const openImports = (look: Look): Promise<number> =>
  look.db.$count(intake, and(eq(intake.companyId, companyOf(look.actor)), inArray(intake.state, ['mapping', 'checked'])))
