import * as SheetJs from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { refuse } from '../../wire/refusal.ts'
import {
  type Block,
  blockFiller,
  type Cell,
  COLUMNS_MAX,
  numberText,
  ROWS_AT_ONCE,
  type Row,
  storable,
  textCell,
  type WorkbookReader,
} from './cells.ts'
import { dayOfSerial, isDateFormat } from './days.ts'
import type { Epoch } from './package.ts'

// Without the tables, sheets of Excel 5/95 in GBK, Shift-JIS or Windows-1251 come out as marks.
SheetJs.set_cptable(codePages)

/** Where an old workbook names no code page. */
const CODE_PAGE = 936

/** The library takes anything for a workbook, so judge first. It holds all of it in memory, and cannot write rows that it read densely. */
export function parseWithSheetJs(bytes: Buffer, purpose: 'forReading' | 'forWriting' = 'forReading'): SheetJs.WorkBook {
  try {
    return SheetJs.read(bytes, {
      type: 'buffer',
      dense: purpose === 'forReading',
      cellNF: true,
      cellStyles: true,
      cellHTML: false,
      cellText: false,
      codepage: CODE_PAGE,
    })
  } catch (error) {
    if (error instanceof RangeError && /memory|length/i.test(error.message)) throw refuse('workbookMemory')
    throw refuse(error instanceof Error && /password|encrypt/i.test(error.message) ? 'workbookPassword' : 'workbookDamaged')
  }
}

/** For every .xls, and for what the first reader does not understand. */
export function openWithSheetJs(bytes: Buffer): WorkbookReader {
  const workbook = parseWithSheetJs(bytes)
  const epoch: Epoch = workbook.Workbook?.WBProps?.date1904 ? 1904 : 1900
  const states = ['visible', 'hidden', 'veryHidden'] as const
  const sheetAt = (at: number) => workbook.Sheets[workbook.SheetNames[at] ?? '']
  const blocks = (at: number): Block[] =>
    (sheetAt(at)?.['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }))
  return {
    epoch,
    sheets: workbook.SheetNames.map((name, at) => ({
      name: storable(name),
      state: states[workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0] ?? 'visible',
      hasCells: sheetAt(at)?.['!type'] === undefined || sheetAt(at)?.['!type'] === 'sheet',
    })),
    blocks: async (at) => blocks(at),
    rows: (at) => rowsOf(sheetAt(at), blocks(at), epoch),
  }
}

async function* rowsOf(sheet: SheetJs.WorkSheet | undefined, blocks: readonly Block[], epoch: Epoch): AsyncGenerator<Row[]> {
  const fill = blockFiller(blocks)
  const data: readonly (readonly (SheetJs.CellObject | undefined)[] | undefined)[] = sheet?.['!data'] ?? []
  const dates = new Map<string, boolean>()
  let ready: Row[] = []
  for (const [row, found] of data.entries()) {
    if (!found) continue
    const cells = Array.from(found.slice(0, COLUMNS_MAX), (cell) => (cell ? cellOf(cell, epoch, dates) : null))
    if (cells.every((cell) => cell === null)) continue
    fill(row, cells)
    ready.push({ number: row + 1, hidden: sheet?.['!rows']?.[row]?.hidden === true, cells })
    if (ready.length < ROWS_AT_ONCE) continue
    yield ready
    ready = []
  }
  if (ready.length > 0) yield ready
}

const errorNames: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

function cellOf(cell: SheetJs.CellObject, epoch: Epoch, dates: Map<string, boolean>): Cell | null {
  const found = plainCell(cell, epoch, dates)
  return found && cell.f !== undefined ? { ...found, formula: true } : found
}

function plainCell({ t, v, z }: SheetJs.CellObject, epoch: Epoch, dates: Map<string, boolean>): Cell | null {
  if (v === undefined || t === 'z') return null
  if (t === 'e') return { kind: 'error', text: errorNames[Number(v)] ?? '#VALUE!' }
  if (t === 'b') return { kind: 'boolean', text: v ? 'TRUE' : 'FALSE' }
  if (typeof v !== 'number') return textCell(String(v))
  const format = String(z ?? 'General')
  const isDate = dates.get(format) ?? isDateFormat(-1, format)
  dates.set(format, isDate)
  const day = isDate ? dayOfSerial(v, epoch) : null
  if (day !== null) return { kind: 'date', text: day }
  const number = numberText(String(v))
  return number === null ? null : { kind: 'number', text: number }
}
