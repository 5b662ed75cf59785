import type { ImportFieldName, ImportValues } from '../contract/fields.ts'

/** What belongs to one person only. */
const own = ['number', 'idNumber', 'passportNumber', 'visaNumber', 'email', 'phone'] as const satisfies readonly ImportFieldName[]

/** Remembers the rows it was given, and names the fields in which a row repeats an earlier one, with that one's number. */
export function duplicateFinder(): (row: number, values: ImportValues) => { field: ImportFieldName; first: number }[] {
  const seen = new Map<ImportFieldName, Map<string, number>>(own.map((field) => [field, new Map()]))
  return (row, values) => {
    const found: { field: ImportFieldName; first: number }[] = []
    for (const field of own) {
      const value = values[field]?.toUpperCase()
      const rows = seen.get(field)
      if (value === undefined || !rows) continue
      const first = rows.get(value)
      if (first === undefined) rows.set(value, row)
      else found.push({ field, first })
    }
    return found
  }
}
