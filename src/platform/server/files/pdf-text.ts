import { setFace, type Weight } from './font.ts'
import { linesOf, paragraphOf, type Run, runsOf } from './runs.ts'

interface Place {
  x: number
  width: number
  size: number
  weight?: Weight
  align?: 'left' | 'right'
}

/** Those of Noto Sans SC, whatever the font, so that all scripts of a line have one base line. */
const ASCENT = 1.16
const LINE_HEIGHT = 1.448

/**
 * Writes a text in the current colour below `document.y`, in whatever scripts it has. Sizes and widths in points. `room` is called with the
 * height of each line before it is written.
 */
export function writeText(document: PDFKit.PDFDocument, text: string, place: Place, room: (height: number) => void = () => {}): void {
  const { x, width, size, weight = 400, align = 'left' } = place
  document.fontSize(size)
  const base = paragraphOf(text)
  const runs = (line: string): Run[] => runsOf(line, weight, base)
  const widthOf = (line: string): number => runs(line).reduce((sum, run) => sum + run.width * size, 0)
  for (const line of linesOf(text, width, widthOf)) {
    room(LINE_HEIGHT * size)
    const top = document.y
    let at = align === 'left' ? x : x + width - widthOf(line)
    for (const run of runs(line)) {
      // The types of pdfkit know the list alone.
      const features = run.features as PDFKit.Mixins.OpenTypeFeatures[] | undefined
      const options = { lineBreak: false, baseline: 'alphabetic', features, textWidth: run.width * size } as const
      setFace(document, run.face).text(run.text, at, top + ASCENT * size, options)
      at += run.width * size
    }
    document.y = top + LINE_HEIGHT * size
  }
}
