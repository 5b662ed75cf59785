import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

const { resolve } = createRequire(import.meta.url)
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`))

export type Weight = 400 | 700

/**
 * How a text is laid out. Undefined: as the font wants it, and pdfkit lays out word by word, from left to right, and caches the words.
 * A list: the same as one piece. An object: without the features that are false.
 */
export type Features = PDFKit.Mixins.OpenTypeFeatures[] | Record<string, boolean> | undefined

/** The parts used here of the library that pdfkit reads fonts with. Lengths in units of the font. */
export interface Font {
  unitsPerEm: number
  glyphForCodePoint(codePoint: number): Glyph
  /** Glyphs from left to right. */
  layout(text: string, features: Features): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] }
}

export interface Glyph {
  /** 0 is the box of a letter that the font lacks. */
  id: number
  /** What copying it from a document gives. */
  codePoints: number[]
  advanceWidth: number
  path: { toSVG(): string }
}

/** A font in one weight. */
export interface Face {
  name: string
  font: Font
}

declare global {
  namespace PDFKit {
    /** What the types of pdfkit leave out. */
    interface PDFDocument {
      _font: EmbeddedFont
      /** By name; `end` embeds of each the glyphs that the document uses. */
      _fontFamilies: Record<string, EmbeddedFont>
      _fontCount: number
    }
    interface EmbeddedFont {
      font: Font
      constructor: new (document: PDFDocument, font: Font, id: string) => EmbeddedFont
    }
  }
}

const open = (data: Buffer) => new PDFDocument({ autoFirstPage: false }).font(data)._font

/**
 * Makes a face the current font of a document. pdfkit itself would read the font again for every document, and its tables for shaping take
 * a third of a second.
 */
export function setFace(document: PDFKit.PDFDocument, { name, font }: Face): PDFKit.PDFDocument {
  document._fontFamilies[name] ??= new embedded(document, font, `F${++document._fontCount}`)
  return document.font(name)
}

/** Read once. */
const faces = new Map<string, Face>()
let embedded: PDFKit.EmbeddedFont['constructor']
function face(name: string, read: () => Buffer): Face {
  const known = faces.get(name)
  if (known) return known
  const opened = open(read())
  embedded ??= opened.constructor
  const made = { name, font: opened.font }
  faces.set(name, made)
  return made
}

/** The fonts of scripts other than Chinese and Japanese (all under the SIL Open Font License) and what they are for. */
const SCRIPTS: [family: string, script: RegExp][] = [
  ['NotoSans', /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}]/u],
  ['NanumGothic', /\p{Script=Hangul}/u],
  ['NotoSansArabic', /\p{Script_Extensions=Arabic}/u],
  ['NotoSansHebrew', /\p{Script=Hebrew}/u],
  ['NotoSansThai', /[\p{Script=Thai}฿]/u],
  ['NotoSansBengali', /\p{Script=Bengali}/u],
  ['NotoSansTamil', /\p{Script=Tamil}/u],
  ['NotoSansTelugu', /\p{Script=Telugu}/u],
  ['NotoSansKannada', /\p{Script=Kannada}/u],
  ['NotoSansMalayalam', /\p{Script=Malayalam}/u],
  ['NotoSansGujarati', /\p{Script=Gujarati}/u],
  ['NotoSansGurmukhi', /\p{Script=Gurmukhi}/u],
  ['NotoSansSinhala', /\p{Script=Sinhala}/u],
  ['NotoSansKhmer', /\p{Script=Khmer}/u],
  ['NotoSansLao', /\p{Script=Lao}/u],
  ['NotoSansGeorgian', /\p{Script=Georgian}/u],
  ['NotoSansArmenian', /\p{Script=Armenian}/u],
  ['NotoSansEthiopic', /\p{Script=Ethiopic}/u],
]

const kebab = (family: string): string => family.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

function familyFace(family: string, weight: Weight): Face {
  const style = weight === 400 ? '400Regular' : '700Bold'
  return face(`${family} ${weight}`, () =>
    readFileSync(join(folderOf(`@expo-google-fonts/${kebab(family)}`), style, `${family}_${style}.ttf`)),
  )
}

/** The fonts that may have a cluster of letters, the likeliest first. `east`: signs that Latin and Chinese share are to be Chinese. */
export function* facesFor(cluster: string, weight: Weight, east: boolean): Generator<Face> {
  const own = SCRIPTS.find(([, script]) => script.test(cluster))
  if (own) yield familyFace(own[0], weight)
  if (east) yield chinese('chinese-simplified', weight)
  yield familyFace('NotoSans', weight)
  yield chinese('chinese-simplified', weight)
  const rare = rareSubset(cluster.codePointAt(0)!)
  if (rare) yield chinese(rare, weight)
}

/** Noto Sans SC: the letters of GB 2312 in one file, everything rarer in files by ranges. */
function chinese(subset: string, weight: Weight): Face {
  return face(`NotoSansSC ${subset} ${weight}`, () => sfntOf(readFileSync(join(sc, `files/noto-sans-sc-${subset}-${weight}-normal.woff`))))
}

function rareSubset(codePoint: number): string | undefined {
  ranges ??= Object.entries(JSON.parse(readFileSync(join(sc, 'unicode.json'), 'utf8')) as Record<string, string>)
    .filter(([subset]) => subset.startsWith('['))
    .map(([subset, text]) => ({ subset: subset.slice(1, -1), spans: text.split(',').map(spanOf) }))
  return ranges.find(({ spans }) => spans.some(([from, to]) => codePoint >= from && codePoint <= to))?.subset
}

const sc = folderOf('@fontsource/noto-sans-sc')
let ranges: { subset: string; spans: [number, number][] }[] | undefined

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
