/** Where a secret belongs. A value can be opened at its own place only: moved to another row, column or owner it is refused. */
export interface Place {
  /** The id of the company, or of the account of an individual: each has data keys of its own. */
  scope: string
  /** The noun of the thing, such as "employee", and the name of its field, such as "passportNumber". */
  table: string
  column: string
  /** The id of the thing. */
  row: string
}

/** What lists and forms show: the last four signs; of a short value fewer, so that most of it stays hidden. */
export function maskOf(text: string): string {
  const shown = text.length >= 8 ? 4 : text.length >= 5 ? 2 : 0
  return shown === 0 ? '••••' : `•••• ${text.slice(-shown)}`
}

/** The table of the keys of sealed files: looks at it are downloads. */
export const FILE_TABLE = 'file'
