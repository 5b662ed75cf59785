import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'))
const read = (subset: string, weight: Weight): Buffer =>
  sfntOf(readFileSync(join(folder, `files/noto-sans-sc-${subset}-${weight}-normal.woff`)))

export type Weight = 400 | 700

/** The parts used here of the library that pdfkit reads fonts with. Lengths in units of the font. */
export interface Font {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): { advanceWidth: number; path: { toSVG(): string } }
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The current font; the types of pdfkit leave it out. */
      _font: { font: Font }
    }
  }
}

/**
 * Noto Sans SC (SIL Open Font License) in one weight: the letters of GB 2312 in one file, everything rarer in files by ranges. Read once;
 * a document embeds only the glyphs that it uses.
 */
const main = new Map<Weight, Buffer>()
export function mainFont(weight: Weight): Buffer {
  const font = main.get(weight) ?? read('chinese-simplified', weight)
  main.set(weight, font)
  return font
}

/** The name and the font of the subset that has a rare letter, or null. */
export function rareFont(codePoint: number, weight: Weight): { name: string; font: Buffer } | null {
  ranges ??= Object.entries(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>)
    .filter(([subset]) => subset.startsWith('['))
    .map(([subset, text]) => ({ subset: subset.slice(1, -1), spans: text.split(',').map(spanOf) }))
  const found = ranges.find(({ spans }) => spans.some(([from, to]) => codePoint >= from && codePoint <= to))
  if (!found) return null
  const name = `rare ${found.subset} ${weight}`
  const font = rare.get(name) ?? read(found.subset, weight)
  rare.set(name, font)
  return { name, font }
}

let ranges: { subset: string; spans: [number, number][] }[] | undefined
const rare = new Map<string, Buffer>()

/** "U+fee3" or "U+1f1e9-1f1f5". */
function spanOf(text: string): [number, number] {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

/** A WOFF file as the font that it packs: reading tables from the packed form costs seconds for each document. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + count * 16)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const at = 44 + index * 20
    const [from, packed, plain] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(from, from + packed)
    const table = packed < plain ? inflateSync(bytes) : bytes
    const entry = 12 + index * 16
    woff.copy(head, entry, at, at + 4)
    head.writeUInt32BE(woff.readUInt32BE(at + 16), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}
