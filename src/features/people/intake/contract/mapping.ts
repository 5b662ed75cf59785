import type { ImportFieldName } from './fields.ts'

/** Which column brings which field; plain data, so that it can be kept and shown. Columns count from 0. */
export interface ColumnMapping {
  readonly column: number
  readonly heading: string
  /** Null: left out. */
  readonly field: ImportFieldName | null
  /** What decided: the heading's words, what was remembered of an earlier import, or the shape of the values (to be confirmed). */
  readonly by: 'heading' | 'remembered' | 'shape' | 'none'
  readonly samples: readonly string[]
  /** How a column of dates writes 5/3/2026; null where its values do not show it. */
  readonly dayOrder: 'dayFirst' | 'monthFirst' | null
}

export interface SheetMapping {
  readonly sheet: number
  /** As Excel counts, from 1. */
  readonly headerRow: number
  readonly columns: readonly ColumnMapping[]
}

/** What is remembered of a mapping: heading, as it is compared, → field, or null for what is left out. */
export type RememberedMapping = Readonly<Record<string, ImportFieldName | null>>

/** What a reading of the whole sheet found. */
export interface Survey {
  readonly mapping: SheetMapping
  readonly sheetName: string
  /** Every visible sheet is empty: it is read, and people see that before they confirm anything. */
  readonly sheetHidden: boolean
  /** Visible ones that were not chosen. */
  readonly otherSheets: readonly string[]
  /** Named, never read silently. */
  readonly hiddenSheets: readonly string[]
  readonly rows: number
  readonly hiddenRows: number
  readonly mergedBlocks: number
  readonly formulas: number
}
