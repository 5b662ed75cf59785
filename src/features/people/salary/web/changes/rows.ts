/**
 * Rows as a spreadsheet copies them: tabs between cells, or commas and semicolons typed by hand. `short` is the first row that lacks a
 * cell.
 */
export function rowsOf(text: string): {
  rows: { number: string; effectiveOn: string; base: string; reason: string }[]
  short: number | null
} {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const cells = lines.map((line) =>
    (line.includes('\t') ? line.split('\t') : line.split(/[;，；]|,(?=\s)|,(?!\d{3}(?:\D|$))/)).map((cell) => cell.trim()),
  )
  const short = cells.findIndex((row) => row.length < 3 || row.slice(0, 3).some((cell) => cell === ''))
  const rows = cells.map(([number = '', effectiveOn = '', base = '', ...rest]) => ({
    number,
    effectiveOn: effectiveOn.replace(
      /^(\d{4})[./年](\d{1,2})[./月](\d{1,2})日?$/,
      (_, y: string, m: string, d: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
    ),
    base,
    reason: rest.join(' '),
  }))
  return { rows, short: short < 0 ? null : short + 1 }
}
