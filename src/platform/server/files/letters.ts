import PDFDocument from 'pdfkit'
import { type Font, mainFont, rareFont } from './font.ts'

const create = (font: Buffer): Font => new PDFDocument({ autoFirstPage: false }).font(font)._font.font

let bold: Font | undefined
const rare = new Map<string, Font>()

/** Undefined where no font that we have shows the sign. */
function fontOf(codePoint: number): Font | undefined {
  bold ??= create(mainFont(700))
  if (bold.hasGlyphForCodePoint(codePoint)) return bold
  const other = rareFont(codePoint, 700)
  if (!other) return undefined
  const font = rare.get(other.name) ?? create(other.font)
  rare.set(other.name, font)
  return font.hasGlyphForCodePoint(codePoint) ? font : undefined
}

/** The signs of a text that can be shown; pictographs, for example, have no letter in our fonts. */
export const shown = (text: string): string => [...text].filter((sign) => fontOf(sign.codePointAt(0)!)).join('')

function glyphsOf(text: string, size: number) {
  return [...text].flatMap((sign) => {
    const codePoint = sign.codePointAt(0)!
    const font = fontOf(codePoint)
    if (!font) return []
    const { advanceWidth, path } = font.glyphForCodePoint(codePoint)
    const scale = size / font.unitsPerEm
    return [{ path, scale, advance: advanceWidth * scale }]
  })
}

export const widthOf = (text: string, size: number): number => glyphsOf(text, size).reduce((sum, { advance }) => sum + advance, 0)

/** One line of letters as SVG paths, so that who draws them needs no fonts; `y` is the baseline. */
export function pathsOf(text: string, x: number, y: number, size: number): string {
  let at = x
  return glyphsOf(text, size)
    .map(({ path, scale, advance }) => {
      const drawn = `<path transform="matrix(${scale} 0 0 ${-scale} ${at} ${y})" d="${path.toSVG()}"/>`
      at += advance
      return drawn
    })
    .join('')
}
