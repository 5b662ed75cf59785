import type { Cell, Row, WorkbookReader } from '../../../../platform/server/files/workbook/cells.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { HEADER_WITHIN_ROWS, type ImportFieldName } from '../contract/fields.ts'
import type { ColumnMapping, RememberedMapping, Survey } from '../contract/mapping.ts'
import { gatherOrder, type OrderEvidence, orderOf } from './dates.ts'
import { type FoundHeader, fieldOfHeading, findHeader, headingKey } from './headings.ts'
import { fieldByShape } from './shapes.ts'

const SAMPLES = 3
/** Values that a column's shape is read from. */
const SHAPE_VALUES = 50

/**
 * Reads the workbook once: which sheet and row, what the columns seem to bring, what people must know before anything is checked.
 * `remembered` comes first, then headings, then shapes. Refuses with workbookNoRows.
 */
export async function surveyWorkbook(workbook: WorkbookReader, remembered: RememberedMapping = {}): Promise<Survey> {
  const chosen = (await chooseSheet(workbook, true)) ?? (await chooseSheet(workbook, false))
  if (!chosen) throw refuse('workbookNoRows')
  const { sheet, header } = chosen
  const columns: ColumnFacts[] = []
  const facts = { rows: 0, hiddenRows: 0, formulas: 0 }
  for await (const rows of workbook.rows(sheet)) {
    for (const row of rows) {
      if (row.number <= header.row.number) continue
      facts.rows++
      if (row.hidden) facts.hiddenRows++
      for (const [column, cell] of row.cells.entries()) {
        if (!cell) continue
        if (cell.formula) facts.formulas++
        columns[column] ??= { samples: [], values: [], order: { dayFirst: 0, monthFirst: 0 } }
        gather(columns[column], cell)
      }
    }
  }
  if (facts.rows === 0) throw refuse('workbookNoRows')
  const names = (wanted: (info: WorkbookReader['sheets'][number], at: number) => boolean) =>
    workbook.sheets.filter(wanted).map(({ name }) => name)
  return {
    mapping: { sheet, headerRow: header.row.number, columns: mapColumns(header, columns, remembered) },
    sheetName: workbook.sheets[sheet]?.name ?? '',
    sheetHidden: workbook.sheets[sheet]?.state !== 'visible',
    otherSheets: names(({ state }, at) => state === 'visible' && at !== sheet),
    hiddenSheets: names(({ state }, at) => state !== 'visible' && at !== sheet),
    mergedBlocks: (await workbook.blocks(sheet)).length,
    ...facts,
  }
}

/** The visible sheet with the best header, or the hidden one where every visible sheet is empty; among equals the first. */
async function chooseSheet(workbook: WorkbookReader, visible: boolean): Promise<{ sheet: number; header: FoundHeader } | null> {
  let best: { sheet: number; header: FoundHeader } | null = null
  for (const [sheet, { state, hasCells }] of workbook.sheets.entries()) {
    if ((state === 'visible') !== visible || !hasCells) continue
    const header = findHeader(await firstRows(workbook.rows(sheet)))
    if (header && (!best || header.score > best.header.score)) best = { sheet, header }
  }
  return best
}

async function firstRows(pieces: AsyncIterable<Row[]>): Promise<Row[]> {
  for await (const rows of pieces) return rows.filter(({ number }) => number <= HEADER_WITHIN_ROWS)
  return []
}

interface ColumnFacts {
  readonly samples: string[]
  readonly values: Cell[]
  readonly order: OrderEvidence
}

function gather({ samples, values, order }: ColumnFacts, cell: Cell): void {
  if (samples.length < SAMPLES && !samples.includes(cell.text)) samples.push(cell.text)
  if (values.length < SHAPE_VALUES) values.push(cell)
  gatherOrder(cell, order)
}

function mapColumns(header: FoundHeader, facts: readonly (ColumnFacts | undefined)[], remembered: RememberedMapping): ColumnMapping[] {
  const taken = new Set<ImportFieldName>()
  const take = (field: ImportFieldName | null | undefined) => {
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const width = Math.max(header.row.cells.length, facts.length)
  const headings = Array.from({ length: width }, (_, column) => header.row.cells[column]?.text ?? '')
  const keys = headings.map(headingKey)
  const known = keys.map((key) => (key !== '' && Object.hasOwn(remembered, key) ? { field: take(remembered[key]) } : null))
  const named = headings.map((heading, column) => (known[column] ? null : take(fieldOfHeading(heading))))
  return headings.flatMap((heading, column): ColumnMapping[] => {
    const found = facts[column]
    if (!found && heading === '') return []
    const sure = known[column]?.field ?? named[column] ?? null
    const shape = sure || known[column] ? null : take(fieldByShape(found?.values ?? [], taken))
    const by = known[column] ? 'remembered' : sure ? 'heading' : shape ? 'shape' : 'none'
    return [{ column, heading, field: sure ?? shape, by, samples: found?.samples ?? [], dayOrder: found ? orderOf(found.order) : null }]
  })
}

/** What to keep of a mapping that somebody confirmed, for the next workbook with these headings. */
export function toRemember(columns: readonly ColumnMapping[]): RememberedMapping {
  return Object.fromEntries(columns.map(({ heading, field }) => [headingKey(heading), field]).filter(([key]) => key !== ''))
}
