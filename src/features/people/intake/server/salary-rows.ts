import { type Cell, type Row, UNREADABLE, type WorkbookReader } from '../../../../platform/server/files/workbook/cells.ts'
import { type FieldReason, fieldError, refuse } from '../../../../platform/server/wire/refusal.ts'
import { SALARY_SHEET_ROWS } from '../../../../rules/constants.ts'
import { HEADER_WITHIN_ROWS } from '../contract/fields.ts'
import { type SalaryColumn, salaryColumnNames, salaryColumns } from '../contract/salary-sheet-columns.ts'
import { totalWords } from '../contract/words.ts'
import { parseAmountText, parseCurrency } from './amounts.ts'
import { parseCycle } from './choices.ts'
import { gatherOrder, orderOf, type Parsed, parseDate, parsed, wrong } from './dates.ts'
import { fieldIn, headingIndex } from './headings.ts'
import { keyOf, plain } from './plain.ts'

interface SalaryCellProblem {
  readonly column: SalaryColumn
  readonly value: string
  readonly reason: FieldReason
  readonly proposal: string
}

/** A row as it was written: values by column, and what cannot be read. */
export interface ReadSalaryRow {
  readonly row: number
  readonly values: Readonly<Partial<Record<SalaryColumn, string>>>
  readonly problems: readonly SalaryCellProblem[]
}
export interface ReadSalarySheet {
  readonly sheet: string
  readonly rows: readonly ReadSalaryRow[]
}

const headings = headingIndex(salaryColumns)
const required = salaryColumnNames.filter((name) => salaryColumns[name].required)
const totals = new Set(totalWords.split(',').map(keyOf))
const REASON_MAX = 500
const NUMBER_MAX = 20

interface Found {
  sheet: number
  header: Row
  columns: readonly (SalaryColumn | null)[]
}

/** Reads the first visible sheet whose header names the required columns. Refuses with salarySheetColumns or salarySheetRows. */
export async function readSalarySheet(workbook: WorkbookReader): Promise<ReadSalarySheet> {
  const found = await findSheet(workbook)
  const rows: Row[] = []
  for await (const some of workbook.rows(found.sheet)) {
    rows.push(...some.filter(({ number }) => number > found.header.number))
    if (rows.length > SALARY_SHEET_ROWS) throw refuse('salarySheetRows', { max: SALARY_SHEET_ROWS })
  }
  const filled = rows.filter((row) => found.columns.some((column, at) => column && row.cells[at]) && !isTotal(row))
  if (filled.length === 0) throw refuse('workbookNoRows')
  const days = { dayFirst: 0, monthFirst: 0 }
  const dayColumn = found.columns.indexOf('effectiveOn')
  for (const { cells } of filled) if (cells[dayColumn]) gatherOrder(cells[dayColumn], days)
  const order = orderOf(days)
  const parse = (column: SalaryColumn, cell: Cell): Parsed => {
    if (cell.kind === 'error') return wrong(fieldError('cellError', { error: cell.text }))
    if (cell.text.includes(UNREADABLE)) return wrong(fieldError('unstorable'))
    switch (column) {
      case 'effectiveOn':
        return parseDate(cell, order, workbook.epoch)
      case 'base':
        return parseAmountText(cell.text).parsed
      case 'cycle':
        return parseCycle(cell.text)
      case 'currency':
        return parseCurrency(cell.text)
      case 'number':
        return short(cell.text, NUMBER_MAX)
      case 'name':
        return parsed(plain(cell.text).slice(0, 120))
      case 'reason':
        return short(cell.text, REASON_MAX)
    }
  }
  return {
    sheet: workbook.sheets[found.sheet]?.name ?? '',
    rows: filled.map(({ number, cells }) => {
      const values: Partial<Record<SalaryColumn, string>> = {}
      const problems: SalaryCellProblem[] = []
      for (const [at, column] of found.columns.entries()) {
        const cell = cells[at]
        if (!column || !cell) continue
        const one = parse(column, cell)
        if ('value' in one) values[column] = one.value
        else problems.push({ column, value: cell.text.slice(0, 200), reason: one.reason, proposal: one.proposal })
      }
      for (const column of required)
        if (!values[column] && !problems.some((one) => one.column === column))
          problems.push({ column, value: '', reason: fieldError('required'), proposal: '' })
      return { row: number, values, problems }
    }),
  }
}

const short = (text: string, max: number): Parsed => {
  const value = plain(text)
  return value.length > max ? wrong(fieldError('tooLong', { max })) : parsed(value)
}

const isTotal = ({ cells }: Row): boolean => {
  const first = cells.find((cell) => cell !== null)
  return first?.kind === 'text' && totals.has(keyOf(first.text))
}

async function findSheet(workbook: WorkbookReader): Promise<Found> {
  for (const [sheet, { state, hasCells }] of workbook.sheets.entries()) {
    if (state !== 'visible' || !hasCells) continue
    for await (const rows of workbook.rows(sheet)) {
      for (const header of rows) {
        if (header.number > HEADER_WITHIN_ROWS) break
        const named = header.cells.map((cell) => (cell?.kind === 'text' ? fieldIn(headings, cell.text) : null))
        const columns = named.map((column, at) => (named.indexOf(column) === at ? column : null))
        if (required.every((column) => columns.includes(column))) return { sheet, header, columns }
      }
      break
    }
  }
  const names = (lang: 'cn' | 'en') => required.map((name) => salaryColumns[name][lang]).join(lang === 'cn' ? '、' : ', ')
  throw refuse('salarySheetColumns', { rows: HEADER_WITHIN_ROWS, columns: { cn: names('cn'), en: names('en') } })
}
