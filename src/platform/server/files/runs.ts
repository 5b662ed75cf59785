import bidiFactory from 'bidi-js'
import { type Face, type Features, type Font, facesFor, type Glyph, type Weight } from './font.ts'

/** Letters of one font and one direction. Runs are ordered from left to right. */
export interface Run {
  face: Face
  /** As the font's layout takes it: letters written from right to left are in the order of reading. */
  text: string
  features: Features
  /** In units of the size. */
  width: number
}

/** The types of the package describe another form of it than Node loads. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const clustersOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Printed for a letter that no font has, as printers do in Chinese and Japanese: an empty box would look like a fault of the reader's. */
const MISSING = '〓'
/** Quotation marks, ellipses and dashes are one sign in Unicode, but wide in Chinese and narrow elsewhere. */
const SHARED = /^[‘’“”…—]$/u
const CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Without a picture of their own, and pictographs, which are not letters. */
const LEFT_OUT = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]+$|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u
/** Of the pictographs, those that are signs of text. */
const TEXT_SIGN = /^[©®™‼⁉ℹ↔-↙]$/u
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]+$/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

interface Stretch {
  face: Face
  text: string
  /** Odd from right to left. */
  level: number
}

interface Piece {
  text: string
  face: Face
  at: number
}

/** One line of a text as the runs that show all of it, whatever its script. `base`: the direction of its paragraph. */
export function runsOf(text: string, weight: Weight, base: 'ltr' | 'rtl' = paragraphOf(text)): Run[] {
  const key = `${weight} ${base} ${text}`
  let runs = kept.get(key)
  if (!runs) {
    runs = make(text, weight, base)
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, runs)
  }
  return runs
}

/** Most lines of a document are also in the next one. */
const KEPT = 2_000
const kept = new Map<string, Run[]>()

function make(text: string, weight: Weight, base: 'ltr' | 'rtl'): Run[] {
  const { plain, pieces } = piecesOf(text, weight)
  if (pieces.length === 0) return []
  const { levels } = bidi.getEmbeddingLevels(plain, base)
  const mirrored = bidi.getMirroredCharactersMap(plain, levels)
  const runs: Stretch[] = []
  for (const piece of pieces) {
    const level = levels[piece.at]!
    const letters = mirrored.get(piece.at) ?? piece.text
    const last = runs.at(-1)
    if (last?.face === piece.face && last.level === level) last.text += letters
    else runs.push({ face: piece.face, text: letters, level })
  }
  return inOrder(runs).flatMap(safe)
}

/** The direction of a paragraph: that of its first letter. */
export const paragraphOf = (text: string): 'ltr' | 'rtl' => (bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr')

/** A text without what is not printed. */
export const printed = (text: string): string => piecesOf(text, 400).plain

/** The clusters of a text that are printed, each with the font that has it. */
function piecesOf(text: string, weight: Weight): { plain: string; pieces: Piece[] } {
  const all = clustersOf(text.normalize('NFC').replace(/\s/gu, ' '))
  const chinese = CHINESE.test(text)
  const pieces: Piece[] = []
  let plain = ''
  for (const [index, cluster] of all.entries()) {
    // Marks of direction are printed by nobody, but order what is printed.
    if (/^\p{Bidi_Control}+$/u.test(cluster)) plain += cluster
    if (LEFT_OUT.test(cluster) && !TEXT_SIGN.test(cluster)) continue
    const apostrophe = /^\p{Script=Latin}/u.test(all[index - 1] ?? '') && /^\p{Script=Latin}/u.test(all[index + 1] ?? '')
    const wide = chinese && SHARED.test(cluster) && !apostrophe
    for (const one of facedOf(cluster, weight, wide, pieces.at(-1)?.face)) {
      pieces.push({ ...one, at: plain.length })
      plain += one.text
    }
  }
  return { plain, pieces }
}

function facedOf(cluster: string, weight: Weight, wide: boolean, before: Face | undefined): { text: string; face: Face }[] {
  // A space or a comma stays in the font of the word before it, so that the word and its neighbour are one run.
  if (COMMON.test(cluster) && !wide && before && !/^NotoSansSC/.test(before.name) && has(before.font, cluster))
    return [{ text: cluster, face: before }]
  for (const face of facesFor(cluster, weight, wide)) if (has(face.font, cluster)) return [{ text: cluster, face }]
  const signs = [...cluster]
  // A letter with a mark that its font lacks: each from the font that has it, the mark lies over the letter.
  if (signs.length > 1)
    return signs.flatMap((sign) => (/\p{Default_Ignorable_Code_Point}/u.test(sign) ? [] : facedOf(sign, weight, wide, before)))
  if (/\p{M}/u.test(cluster)) return []
  for (const face of facesFor(MISSING, weight, true)) return [{ text: MISSING, face }]
  return []
}

/** Joiners and selectors that a font lacks have no picture anyway. */
const has = (font: Font, cluster: string): boolean =>
  [...cluster].every((sign) => hasSign(font, sign.codePointAt(0)!) || /\p{Default_Ignorable_Code_Point}/u.test(sign))

function hasSign(font: Font, codePoint: number): boolean {
  const glyph = font.glyphForCodePoint(codePoint)
  // A glyph that was read first as a part of another one, as s of ş, does not know its letter: copying from a document would not give it.
  glyph.codePoints = [codePoint]
  return glyph.id !== 0 && hasWidth(glyph)
}

/** The library cannot measure an empty glyph at the end of its table, as the space of Nanum Gothic. */
function hasWidth(glyph: Glyph): boolean {
  try {
    return glyph.advanceWidth >= 0
  } catch {
    return false
  }
}

/** Rule L2 of Unicode's algorithm: from the highest level down, each stretch of that level or above is turned round. */
function inOrder<Levelled extends { level: number }>(runs: Levelled[]): Levelled[] {
  const ordered = [...runs]
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      if (ordered[from]!.level < level) continue
      let to = from
      while (to < ordered.length && ordered[to]!.level >= level) to++
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  return ordered
}

/** A stretch as its font's layout shows it, without a box. */
function safe({ face, text, level }: Stretch): Run[] {
  // The layout turns round what has letters written from right to left; signs alone are turned here.
  const turned = RIGHT_TO_LEFT.test(text)
  const letters = level % 2 === 1 && !turned ? clustersOf(text).reverse().join('') : text
  const ways = KHMER.test(text) ? [without(LOOKS), without([...LOOKS, ...PLACES])] : [turned ? [] : undefined, without(PLACES)]
  for (const features of ways)
    try {
      const { glyphs, positions } = face.font.layout(letters, features)
      const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.font.unitsPerEm
      if (glyphs.every(({ id }) => id !== 0)) return [{ face, text: letters, features, width }]
      const bare = letters.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      if (bare !== letters) return bare === '' ? [] : safe({ face, text: bare, level: 0 })
    } catch {
      // The layout fails where a font has no anchor for a mark, which the format allows: then marks have their default place.
    }
  // U+3013 itself is in the Chinese font.
  const [missing] = facesFor(MISSING, 400, true)
  return safe({ face: missing!, text: MISSING.repeat(clustersOf(letters).length), level: 0 })
}

const KHMER = /\p{Script=Khmer}/u
/** What puts marks where the letter wants them. */
const PLACES = ['abvm', 'blwm', 'mark', 'mkmk']
/** Ligatures that are for looks: the layout would put a subscript of Khmer below their last letter instead of its own. */
const LOOKS = ['liga', 'clig']
/** New each time: the layout writes into what it is given. */
const without = (features: readonly string[]): Features => Object.fromEntries(features.map((one) => [one, false]))

/** Units that a line is not broken within: words with the marks that belong to them, single signs of Chinese. */
const UNIT =
  /[（《「『“‘(]*(?:[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}（《「『，。：；、！？）》」』]+|\s+|.)[，。：；、！？）》」』”’]*/gu

/** Breaks a text into lines by the width that `measure` gives. A word that is wider than a line is broken between letters. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    if (measure(paragraph) <= width) {
      lines.push(paragraph)
      continue
    }
    let line = ''
    const add = (unit: string): void => {
      if (line === '' || measure((line + unit).trimEnd()) <= width) line += unit
      else {
        lines.push(line.trimEnd())
        line = unit.trimStart()
      }
    }
    for (const unit of paragraph.match(UNIT) ?? [])
      if (measure(unit.trim()) <= width) add(unit)
      else for (const cluster of clustersOf(unit)) add(cluster)
    lines.push(line.trimEnd())
  }
  return lines
}
