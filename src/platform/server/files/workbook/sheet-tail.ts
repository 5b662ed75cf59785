import { type Block, blockOfReference } from './cells.ts'
import { attributesOf, localName, XmlScanner } from './xml.ts'
import { streamPart, type Zip, type ZipEntry } from './zip.ts'

/** What follows the rows of a sheet is small, unless somebody made it large. */
const TAIL_MAX = 64e6
const END = Buffer.from('sheetData>')
/** Longest name with its prefix that can be cut by the end of a piece. */
const OVERLAP = 64

/**
 * Merged blocks of a sheet. They are written after the rows but wanted before them, so the part is unpacked once to find them: only the
 * bytes are searched until the rows end.
 */
export async function blocksOf(zip: Zip, entry: ZipEntry): Promise<Block[]> {
  const blocks: Block[] = []
  const scanner = new XmlScanner({
    tag(text, from, to) {
      if (localName(text, from) !== 'mergeCell') return
      const block = blockOfReference(attributesOf(text, from, to)['ref'] ?? '')
      if (block) blocks.push(block)
    },
    text: () => {},
    other: () => {},
  })
  const decoder = new TextDecoder('latin1')
  let before: Buffer = Buffer.alloc(0)
  let behindRows = false
  let size = 0
  for await (const piece of streamPart(zip, entry)) {
    let tail: Buffer = piece
    if (!behindRows) {
      const seen = Buffer.concat([before, piece])
      const end = endOfRows(seen)
      before = seen.subarray(Math.max(0, seen.length - OVERLAP))
      if (end < 0) continue
      behindRows = true
      tail = seen.subarray(end)
    }
    size += tail.length
    if (size > TAIL_MAX) break
    scanner.feed(decoder.decode(tail, { stream: true }))
  }
  return blocks
}

/** After `</sheetData>` of any prefix, or -1. */
function endOfRows(bytes: Buffer): number {
  for (let at = bytes.indexOf(END); at >= 0; at = bytes.indexOf(END, at + 1)) {
    const open = bytes.lastIndexOf('<', at)
    if (open >= 0 && bytes[open + 1] === 0x2f) return at + END.length
  }
  return -1
}
