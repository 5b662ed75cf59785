import { refuse } from '../../wire/refusal.ts'
import { columnName, placeOfReference } from './cells.ts'
import { attributesOf, encodeXml, encodingOf, isClosing, isEmptyTag, localName, prefixOf, type XmlHandler, XmlScanner } from './xml.ts'
import { streamPart, type Zip, type ZipEntry } from './zip.ts'

interface SheetChange {
  /** Columns from 0 by row from 1. */
  readonly marked: ReadonlyMap<number, ReadonlySet<number>>
  /** Hides the rows below this one that have no mark; null hides none. */
  readonly hideBelow: number | null
  /** The format of a marked cell that had this one. */
  readonly formatFor: (format: number) => number
  /** The relation of the drawing that shows comments, where the sheet has none. */
  readonly drawingId: string
  readonly relationsNamespace: string
}

interface SheetOutcome {
  /** The relation that the sheet named already. */
  drawingId: string | null
}

/** What the standard puts behind the drawing of comments. */
const BEHIND_DRAWING = new Set(
  'legacyDrawingHF drawingHF picture oleObjects controls webPublishItems tableParts extLst AlternateContent'.split(' '),
)

/** The XML of a sheet with marked cells in new formats; everything else in the same letters. */
export async function* annotatedSheet(zip: Zip, entry: ZipEntry, change: SheetChange, outcome: SheetOutcome): AsyncGenerator<string> {
  const out: string[] = []
  const scanner = new XmlScanner(sheetWriter(change, outcome, (piece) => out.push(piece)))
  let decoder: TextDecoder | undefined
  for await (const piece of streamPart(zip, entry)) {
    // Letters that are not UTF-8 could not be written back as they were.
    if (!decoder && encodingOf(piece) !== 'utf-8') throw refuse('workbookDamaged')
    decoder ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    scanner.feed(decoder.decode(piece, { stream: true }))
    yield out.splice(0).join('')
  }
  scanner.feed(decoder?.decode() ?? '')
  scanner.end()
  yield out.join('')
}

function sheetWriter(change: SheetChange, outcome: SheetOutcome, write: (piece: string) => void): XmlHandler {
  let prefix: string | null = null
  let inRows = false
  let behindRows = false
  let depth = 0
  let placed = false
  let row = 0
  let column = -1
  /** Marked columns of the row at hand that have not come yet, in order. */
  let waiting: number[] = []

  const emptyCell = (at: number) => `<${prefix}c r="${columnName(at)}${row}" s="${change.formatFor(0)}"/>`
  const writeWaiting = (before: number) => {
    while (waiting.length > 0 && waiting[0]! < before) write(emptyCell(waiting.shift()!))
  }
  const beginRow = (tag: string) => {
    row = Number(attributesOf(tag)['r'] ?? row + 1)
    column = -1
    waiting = [...(change.marked.get(row) ?? [])].sort((a, b) => a - b)
    const hide = change.hideBelow !== null && row > change.hideBelow && waiting.length === 0
    const written = hide ? withAttribute(tag, 'hidden', '1') : tag
    if (!isEmptyTag(tag, tag.length) || waiting.length === 0) return write(written)
    write(written.replace(/\s*\/>$/, '>'))
    writeWaiting(Number.POSITIVE_INFINITY)
    write(`</${prefix}row>`)
  }
  const beginCell = (tag: string) => {
    const attributes = attributesOf(tag)
    column = placeOfReference(attributes['r'] ?? '')?.column ?? column + 1
    writeWaiting(column)
    if (waiting[0] !== column) return write(tag)
    waiting.shift()
    write(withAttribute(tag, 's', String(change.formatFor(Number(attributes['s'] ?? 0)))))
  }
  const drawing = () => `<${prefix}legacyDrawing xmlns:r="${encodeXml(change.relationsNamespace)}" r:id="${encodeXml(change.drawingId)}"/>`

  const tail = (text: string, from: number, to: number, name: string) => {
    const closing = isClosing(text, from)
    if (depth === 0 && !closing && name === 'legacyDrawing') {
      placed = true
      outcome.drawingId = attributesOf(text, from, to)['id'] ?? null
    } else if (depth === 0 && !placed && (closing || BEHIND_DRAWING.has(name))) {
      placed = true
      write(drawing())
    }
    if (closing) depth--
    else if (!isEmptyTag(text, to)) depth++
    write(text.slice(from, to))
  }

  return {
    tag(text, from, to) {
      const name = localName(text, from)
      prefix ??= prefixOf(text.slice(from, to))
      if (behindRows) return tail(text, from, to, name)
      const closing = isClosing(text, from)
      if (name === 'sheetData') {
        inRows = !closing
        behindRows = closing || isEmptyTag(text, to)
      } else if (inRows && name === 'row') {
        if (!closing) return beginRow(text.slice(from, to))
        writeWaiting(Number.POSITIVE_INFINITY)
      } else if (inRows && name === 'c' && !closing && waiting.length > 0) return beginCell(text.slice(from, to))
      write(text.slice(from, to))
    },
    text: (text, from, to) => write(text.slice(from, to)),
    other: (text, from, to) => write(text.slice(from, to)),
  }
}

/** A tag with one attribute of another value; the others stay as they are. */
export function withAttribute(tag: string, name: string, value: string): string {
  const there = new RegExp(`(\\s${name}\\s*=\\s*)("[^"]*"|'[^']*')`)
  if (there.test(tag)) return tag.replace(there, (_, before) => `${before}"${value}"`)
  return tag.replace(/^<[^\s/>]+/, (start) => `${start} ${name}="${value}"`)
}
