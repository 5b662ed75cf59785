import { and, eq, inArray, or } from '../../../../platform/server/data/drizzle.ts'
import { runApart } from '../../../../platform/server/files/apart.ts'
import type { CellIssue } from '../../../../platform/server/files/workbook/annotate.ts'
import { columnName } from '../../../../platform/server/files/workbook/cells.ts'
import { formWorkbook } from '../../../../platform/server/files/workbook/form-workbook.ts'
import type { Look, Services } from '../../../../platform/server/services.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import { recordAudit } from '../../../../platform/server/wire/audit.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { storedFile } from '../../../base/upload/server/reads.ts'
import type { ColumnMapping } from '../contract/mapping.ts'
import { fileNames, issueWords } from '../contract/template.ts'
import type { AnnotateInput } from './apart-annotate.ts'
import { findEmployees } from './known.ts'
import { conflictOf, intakeIn, othersOf, type Shown, sentenceFor, shownTo } from './reads.ts'
import { issuesOf } from './report.ts'
import { chunksAt, surveyOf } from './stored.ts'
import { type IntakeRowRecord, intakeRow, type KeptReason } from './tables.ts'

const AUTHOR = 'Hengdu 衡渡'
/** Chunks that are decrypted together. */
const PLACES = 20

/**
 * The workbook as it came, with what is wrong marked: cells to fix, rows in conflict, rows that were refused. It holds pay and numbers of
 * documents in clear: for the one who sent it and sees pay, and for those who may see both, whose look is recorded. A sender who does not
 * see pay gets the list of what is wrong, without the rest of the file.
 */
export async function annotatedOf(services: Services, look: Look, { id, onlyToFix }: { id: string; onlyToFix: 'Y' | 'N' }) {
  const one = await intakeIn(look, id)
  const { actor } = look
  const mine = one.startedBy === actor.accountId
  if (!mine && !(actor.holds('pay:view') && actor.holds('people:secret'))) throw refuse('forbidden')
  if (one.erasedAt) throw refuse('importErased')
  if (!mine) await perform(services, look, (act) => recordAudit(act, { call: 'GET /ws/intake/annotated', input: { id } }))
  const { mapping } = await surveyOf(look, one)
  const rows = await look.db
    .select()
    .from(intakeRow)
    .where(and(eq(intakeRow.intakeId, one.id), or(inArray(intakeRow.outcome, ['toFix', 'conflict']), eq(intakeRow.result, 'refused'))))
    .orderBy(intakeRow.row)
  const issues: CellIssue[] = []
  const places = [...new Set(rows.map(({ place }) => place))]
  for (let at = 0; at < places.length; at += PLACES) {
    const some = places.slice(at, at + PLACES)
    const chunks = await chunksAt(look, one, some)
    const open = rows
      .filter(({ place }) => some.includes(place))
      .flatMap((row) => {
        const stored = chunks.get(row.place)?.rows.get(row.row)
        return stored ? [{ row, stored }] : []
      })
    const conflicts = open.filter(({ row }) => row.outcome === 'conflict')
    const finding = await findEmployees(
      look,
      one.companyId,
      conflicts.map(({ stored }) => stored),
    )
    for (const { row, stored } of open) {
      const reasons: { field: string | null; reason: KeptReason }[] = row.notes.map(({ field, ...reason }) => ({ field, reason }))
      if (row.outcome === 'conflict') reasons.push({ field: 'number', reason: conflictOf(finding, othersOf(finding, stored)) })
      issues.push(...issuesOf(row.outcome === 'toFix' ? [stored] : [], mapping.columns))
      for (const { field, reason } of reasons) issues.push(rowIssue(row, mapping.columns, field, reason))
    }
  }
  const named = (suffix: string) => `${one.fileName.replace(/\.xlsx?$/i, '')}-${suffix}.xlsx`
  if (!actor.holds('pay:view')) {
    const list = await issueList(issues, mapping.columns, shownTo(look))
    return { name: named(fileNames.issues[look.lang]), bytes: oneOf(list) }
  }
  await look.services.files.bring(one.fileId)
  const input: AnnotateInput = {
    file: await storedFile(look, one.fileId),
    annotation: {
      sheet: mapping.sheet,
      issues,
      hideBelow: onlyToFix === 'Y' ? mapping.headerRow : null,
      author: AUTHOR,
      words: issueWords,
    },
  }
  const failed = (why: string) => look.services.log.error({ why, intake: id }, 'annotating a workbook failed')
  const bytes = runApart<AnnotateInput, Buffer>(new URL('./apart-annotate.ts', import.meta.url), input, undefined, failed)
  // The first piece before the answer begins: a refusal is still one.
  const first = await bytes.next()
  return { name: named(fileNames.issues[look.lang]), bytes: withFirst(first, bytes) }
}

/** What is wrong as a workbook of its own, as far as its reader may see the values. */
function issueList(issues: readonly CellIssue[], columns: readonly ColumnMapping[], shown: Shown): Promise<Buffer> {
  const { row, column, value, cn, en, proposal, cell } = issueWords.headings
  const headings = [row, column, value, cn, en, proposal, cell].map((heading) => ({
    heading,
    width: 24,
    format: 'text' as const,
    note: '',
  }))
  const lines = issues.map((issue) => {
    const field = columns.find((one) => one.column === issue.column)?.field ?? null
    const seen = [shown(field, issue.value), issue.problem.cn, issue.problem.en, shown(field, issue.proposal)]
    return [String(issue.row), issue.heading, ...seen, `${columnName(issue.column)}${issue.row}`]
  })
  return formWorkbook(issueWords.name, headings, lines, AUTHOR)
}

async function* oneOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function* withFirst(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (!first.done) yield Buffer.from(first.value)
  for await (const piece of rest) yield Buffer.from(piece)
}

/** A problem of the whole row is marked at the column that it is about, else at the name. */
function rowIssue({ row }: IntakeRowRecord, columns: readonly ColumnMapping[], field: string | null, reason: KeptReason): CellIssue {
  const at = columns.find((column) => column.field === field) ?? columns.find((column) => column.field === 'name') ?? columns[0]
  const problem = { cn: sentenceFor(reason, 'cn'), en: sentenceFor(reason, 'en') }
  return { row, column: at?.column ?? 0, heading: at?.heading ?? '', value: '', problem, proposal: '' }
}
