import { fill, type Pair, valuesIn } from '../../../../platform/contract/texts.ts'
import type { CellIssue } from '../../../../platform/server/files/workbook/annotate.ts'
import { columnName } from '../../../../platform/server/files/workbook/cells.ts'
import { fieldErrors } from '../../../../rules/field-errors.ts'
import type { CellProblem, CheckedRow, ProblemKind } from '../contract/checked.ts'
import type { ColumnMapping } from '../contract/mapping.ts'

/** The sentence of a problem in both languages. */
export const sentencesOf = ({ error, params }: Pick<CellProblem, 'error' | 'params'>): Pair => ({
  cn: fill(fieldErrors[error].cn, valuesIn(params, 'cn')),
  en: fill(fieldErrors[error].en, valuesIn(params, 'en')),
})

/** Rows as cells to mark in the user's own workbook. */
export function issuesOf(rows: readonly CheckedRow[], columns: readonly ColumnMapping[]): CellIssue[] {
  const headings = new Map(columns.map(({ column, heading }) => [column, heading]))
  return rows.flatMap(({ row, problems }) =>
    problems.map((problem) => ({
      row,
      column: problem.column,
      heading: headings.get(problem.column) ?? columnName(problem.column),
      value: problem.value,
      problem: sentencesOf(problem),
      proposal: problem.proposal,
    })),
  )
}

/** Counts each kind of problem and keeps its first; in the order of how many there are. */
export function problemCounter(): { add(rows: readonly CheckedRow[]): void; kinds(): ProblemKind[] } {
  const kinds = new Map<string, { count: number; first: CellProblem & { row: number } }>()
  return {
    add(rows) {
      for (const { row, problems } of rows) {
        for (const problem of problems) {
          const key = `${problem.field} ${problem.error}`
          const kind = kinds.get(key)
          if (kind) kind.count++
          else kinds.set(key, { count: 1, first: { ...problem, row } })
        }
      }
    },
    kinds: () =>
      [...kinds.values()]
        .map(({ count, first }) => ({ error: first.error, field: first.field, count, first }))
        .sort((a, b) => b.count - a.count),
  }
}
