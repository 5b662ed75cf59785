import type { Epoch, SheetState } from './package.ts'

/**
 * A cell as people see it. `text` is a plain decimal of at most 15 digits before an exponent would begin (Excel keeps no more), a calendar
 * day as YYYY-MM-DD with its time where it has one, TRUE or FALSE, or the name of the error.
 */
export interface Cell {
  readonly kind: 'text' | 'number' | 'date' | 'boolean' | 'error'
  readonly text: string
  /** The kept result of a formula. */
  readonly formula?: true
}

export interface Row {
  /** As Excel counts, from 1. */
  readonly number: number
  readonly hidden: boolean
  /** By column from 0; null where nothing is. */
  readonly cells: readonly (Cell | null)[]
}

interface SheetInfo {
  readonly name: string
  readonly state: SheetState
  readonly hasCells: boolean
}

/** A block of cells that is shown as one; from 0, both ends inside. */
export interface Block {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export interface WorkbookReader {
  readonly epoch: Epoch
  readonly sheets: readonly SheetInfo[]
  blocks(sheet: number): Promise<readonly Block[]>
  /** Rows that hold anything, in order, some hundred at a time. A cell of a merged block has the value of its first. */
  rows(sheet: number): AsyncIterable<Row[]>
}

/** What is further right is not read: no list of people is as wide, and a single cell at the edge would make every row wide. */
export const COLUMNS_MAX = 512
export const ROWS_AT_ONCE = 200

/** A number as Excel shows it: 15 digits count, no exponent below 10²¹. */
export function numberText(raw: string): string | null {
  if (raw.length <= 15 && /^-?\d+(\.\d+)?$/.test(raw)) return raw
  const value = Number(raw)
  return raw.trim() === '' || !Number.isFinite(value) ? null : String(Number(value.toPrecision(15)))
}

/** Stands for what cannot be stored: a NUL, or half of a pair of characters. Both come from escapes and damaged files. */
export const UNREADABLE = '\uFFFD'
export const storable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', UNREADABLE) : text).toWellFormed()

export const textCell = (text: string): Cell | null => (text.trim() === '' ? null : { kind: 'text', text: storable(text) })

/** "C7" as column and row from 0, or null. */
export function placeOfReference(reference: string): { column: number; row: number } | null {
  let column = 0
  let at = 0
  for (; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & 0xdf
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  const row = Number(reference.slice(at))
  return column === 0 || column > 16_384 || !(row >= 1 && row <= 1_048_576) ? null : { column: column - 1, row: row - 1 }
}

export function columnName(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : columnName(Math.floor(column / 26) - 1) + columnName(column % 26)
}

export function blockOfReference(reference: string): Block | null {
  const [from, to = from] = reference.split(':').map(placeOfReference)
  return from && to ? { top: from.row, left: from.column, bottom: to.row, right: to.column } : null
}

/** Gives the cells of merged blocks their first value, row by row from the top. */
export function blockFiller(blocks: readonly Block[]): (row: number, cells: (Cell | null)[]) => void {
  const waiting = [...blocks].sort((a, b) => a.top - b.top)
  let open: { block: Block; first: Cell | null }[] = []
  let next = 0
  return (row, cells) => {
    for (; next < waiting.length && waiting[next]!.top <= row; next++) {
      const block = waiting[next]!
      if (block.bottom >= row) open.push({ block, first: block.top === row ? (cells[block.left] ?? null) : null })
    }
    if (open.length === 0) return
    open = open.filter(({ block }) => block.bottom >= row)
    for (const { block, first } of open) {
      if (!first) continue
      for (let column = block.left; column <= Math.min(block.right, COLUMNS_MAX - 1); column++) {
        while (cells.length <= column) cells.push(null)
        cells[column] ??= first
      }
    }
  }
}
