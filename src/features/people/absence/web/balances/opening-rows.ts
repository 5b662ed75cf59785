import type { TypedOpenings } from '../../contract/schema.ts'

/** Lines as a spreadsheet copies them: number, days left, of these carried over, until when. An empty cell between two tabs stays one. */
export const rowsOf = (text: string): TypedOpenings['rows'] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.includes('\t') ? line.split('\t') : line.trim().split(/[,，;\s]+/)
      const [number = '', days = '', carried = '', until = ''] = cells.map((cell) => cell.trim())
      return { number, days, carried, until }
    })
