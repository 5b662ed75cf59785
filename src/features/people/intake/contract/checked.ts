import type { Param } from '../../../../platform/contract/texts.ts'
import type { FieldErrorName } from '../../../../rules/field-errors.ts'
import type { ImportFieldName, ImportValues } from './fields.ts'

/** What is wrong with one cell: an entry of the catalogue, so that both languages have it. */
export interface CellProblem {
  /** From 0. */
  readonly column: number
  readonly field: ImportFieldName
  /** As it is written in the cell. */
  readonly value: string
  readonly error: FieldErrorName
  readonly params: Readonly<Record<string, Param>>
  /** What was probably meant, written so that it passes; "" where nothing can be proposed. */
  readonly proposal: string
  /** The proposal is something else that is spelled alike: it is not taken for many rows at once. */
  readonly guess?: boolean
}

/** How a kind of problem is named: where it is and what it is. */
export const kindOf = ({ field, error }: Pick<CellProblem, 'field' | 'error'>): string => `${field} ${error}`

/** A cell whose proposal was taken for its value. */
export interface AcceptedCell {
  readonly column: number
  readonly field: ImportFieldName
  /** As it is written in the cell. */
  readonly value: string
}

export interface CheckedRow {
  /** As Excel counts, from 1. */
  readonly row: number
  readonly hidden: boolean
  readonly values: ImportValues
  readonly problems: readonly CellProblem[]
  readonly accepted: readonly AcceptedCell[]
  /** Fields without which the employee stays incomplete. */
  readonly missing: readonly ImportFieldName[]
  /** Columns whose value is the kept result of a formula. */
  readonly formulas: readonly number[]
}

/** Rows that are no employees: our sample, a sum, the heading repeated on a new page. */
export type SkipReason = 'sample' | 'total' | 'heading'
export interface SkippedRow {
  readonly row: number
  readonly why: SkipReason
}

export interface CheckedRows {
  readonly rows: readonly CheckedRow[]
  readonly skipped: readonly SkippedRow[]
}

/** First problem of each kind with its count. */
export interface ProblemKind {
  readonly error: FieldErrorName
  readonly field: ImportFieldName
  readonly count: number
  readonly first: CellProblem & { readonly row: number }
}
