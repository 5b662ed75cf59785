/** Spreadsheets run a cell that begins with one of these, some also in full width: input of users must stay text. */
const RUNS = /^[=+\-@＝＋－＠\t\r]/

const cell = (text: string): string => {
  const safe = RUNS.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
