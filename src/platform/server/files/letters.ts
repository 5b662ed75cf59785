import { runsOf } from './runs.ts'

interface Glyph {
  path: string
  x: number
  y: number
  scale: number
}

/** The glyphs of one line from left to right, and where it ends. */
function glyphsOf(text: string, size: number): { glyphs: Glyph[]; width: number } {
  const glyphs: Glyph[] = []
  let width = 0
  for (const { face, text: letters, features } of runsOf(text, 700)) {
    const scale = size / face.font.unitsPerEm
    const run = face.font.layout(letters, features)
    for (const [at, { path }] of run.glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = run.positions[at]!
      glyphs.push({ path: path.toSVG(), x: width + xOffset * scale, y: yOffset * scale, scale })
      width += xAdvance * scale
    }
  }
  return { glyphs, width }
}

export const widthOf = (text: string, size: number): number => glyphsOf(text, size).width

/** One line of letters as SVG paths, so that who draws them needs no fonts; `y` is the baseline. */
export const pathsOf = (text: string, x: number, y: number, size: number): string =>
  glyphsOf(text, size)
    .glyphs.map(({ path, scale, ...at }) => `<path transform="matrix(${scale} 0 0 ${-scale} ${x + at.x} ${y - at.y})" d="${path}"/>`)
    .join('')
