import { refuse } from '../../wire/refusal.ts'
import { type Cell, COLUMNS_MAX, numberText, placeOfReference, ROWS_AT_ONCE, type Row, storable, textCell } from './cells.ts'
import { dayOfSerial } from './days.ts'
import type { Epoch } from './package.ts'
import { decodeEscapes, decodeXml, eachAttribute, encodingOf, isClosing, isEmptyTag, localName, XmlScanner } from './xml.ts'
import { streamPart, type Zip, type ZipEntry } from './zip.ts'

interface SheetContext {
  readonly strings: readonly string[]
  readonly dateFormats: readonly boolean[]
  readonly epoch: Epoch
}

/** The rows of one sheet that hold anything. Only what has been unpacked and not yet taken is in memory. */
export async function* readSheet(
  zip: Zip,
  entry: ZipEntry,
  context: SheetContext,
  fill: (row: number, cells: (Cell | null)[]) => void,
): AsyncGenerator<Row[]> {
  let ready: Row[] = []
  const scanner = new XmlScanner(sheetHandler(context, fill, (row) => ready.push(row)))
  let decoder: TextDecoder | undefined
  for await (const piece of streamPart(zip, entry)) {
    decoder ??= new TextDecoder(encodingOf(piece))
    scanner.feed(decoder.decode(piece, { stream: true }))
    for (; ready.length >= ROWS_AT_ONCE; ready = ready.slice(ROWS_AT_ONCE)) yield ready.slice(0, ROWS_AT_ONCE)
  }
  scanner.feed(decoder?.decode() ?? '')
  scanner.end()
  for (; ready.length > 0; ready = ready.slice(ROWS_AT_ONCE)) yield ready.slice(0, ROWS_AT_ONCE)
}

/** Builds rows from tokens. In a sheet of a million cells every token counts: nothing is cut out of the text that is not kept. */
function sheetHandler(context: SheetContext, fill: (row: number, cells: (Cell | null)[]) => void, found: (row: Row) => void) {
  const shared: (Cell | null | undefined)[] = []
  let inRows = false
  let row = -1
  let hidden = false
  let cells: (Cell | null)[] = []
  let filled = false
  let column = -1
  let type = ''
  let format = -1
  let formula = false
  /** What is being read inside a cell: its value, or a text of its own. */
  let reading: 'v' | 't' | null = null
  let inReadingAid = false
  let value = ''

  const cellValue = (): Cell | null => {
    if (type === 's') {
      const at = Number(value)
      const known = shared[at]
      if (known !== undefined) return known
      const made = textCell(context.strings[at] ?? '')
      shared[at] = made
      return made
    }
    if (value === '') return null
    if (type === 'str' || type === 'inlineStr') return marked(textCell(decodeEscapes(value)), formula)
    if (type === 'b') return marked({ kind: 'boolean', text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE' }, formula)
    if (type === 'e') return marked({ kind: 'error', text: storable(value) }, formula)
    if (type === 'd') return marked({ kind: 'date', text: storable(value.replace(/T00:00:00.*$|Z$/, '')) }, formula)
    const day = format >= 0 && context.dateFormats[format] ? dayOfSerial(Number(value), context.epoch) : null
    if (day !== null) return marked({ kind: 'date', text: day }, formula)
    const number = numberText(value)
    return marked(number === null ? textCell(value) : { kind: 'number', text: number }, formula)
  }

  const endCell = () => {
    const cell = cellValue()
    if (cell && column < COLUMNS_MAX) {
      while (cells.length < column) cells.push(null)
      cells[column] = cell
      filled = true
    }
    value = ''
  }
  const endRow = () => {
    if (filled) {
      fill(row, cells)
      found({ number: row + 1, hidden, cells })
    }
    cells = []
    filled = false
  }
  const rowAttribute = (text: string) => (name: string, from: number, to: number) => {
    if (name === 'r') row = Number(text.slice(from, to)) - 1
    else if (name === 'hidden') hidden = text.charCodeAt(from) === ONE || text.startsWith('true', from)
  }
  const cellAttribute = (text: string) => (name: string, from: number, to: number) => {
    if (name === 'r') column = placeOfReference(text.slice(from, to))?.column ?? refuseDamaged()
    else if (name === 's') format = Number(text.slice(from, to))
    else if (name === 't') type = text.slice(from, to)
  }

  return {
    tag(text: string, from: number, to: number) {
      const name = localName(text, from)
      const closing = isClosing(text, from)
      if (name === 'sheetData') inRows = !closing && !isEmptyTag(text, to)
      if (!inRows) return
      if (closing) {
        if (name === 'c') endCell()
        else if (name === 'row') endRow()
        else if (name === 'v' || name === 't') reading = null
        else if (name === 'rPh') inReadingAid = false
        return
      }
      const empty = isEmptyTag(text, to)
      if (name === 'c') {
        column++
        type = ''
        format = -1
        formula = false
        eachAttribute(text, from, to, cellAttribute(text))
      } else if (name === 'v') reading = empty ? null : 'v'
      else if (name === 't') reading = empty || inReadingAid ? null : 't'
      else if (name === 'f') formula = true
      else if (name === 'rPh') inReadingAid = !empty
      else if (name === 'row') {
        row++
        column = -1
        hidden = false
        eachAttribute(text, from, to, rowAttribute(text))
        if (!(row >= 0 && row < 1_048_576)) refuseDamaged()
        if (empty) endRow()
      }
    },
    text(text: string, from: number, to: number) {
      if (reading) value += decodeXml(text.slice(from, to))
    },
    other(text: string, from: number, to: number) {
      if (reading && text.startsWith('<![CDATA[', from)) value += text.slice(from + 9, to - 3)
    },
  }
}

const ONE = 49
const marked = (cell: Cell | null, formula: boolean): Cell | null => (cell && formula ? { ...cell, formula: true } : cell)

function refuseDamaged(): never {
  throw refuse('workbookDamaged')
}
