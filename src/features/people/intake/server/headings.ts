import type { Row } from '../../../../platform/server/files/workbook/cells.ts'
import { HEADER_WITHIN_ROWS, type ImportFieldName, importFields } from '../contract/fields.ts'
import { plain } from './plain.ts'

/** A heading as it is compared: no notes in brackets, stars, marks or spaces. */
export const headingKey = (text: string): string =>
  plain(text)
    .replace(/[(（[【{<][^)）\]】}>]*[)）\]】}>]?/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

interface Headed {
  readonly cn: string
  readonly en: string
  /** Other words, separated by commas. */
  readonly words: string
}

/** Headings as they are compared → the names of what they head. */
export function headingIndex<Name extends string>(of: Readonly<Record<Name, Headed>>): ReadonlyMap<string, Name> {
  const found = new Map<string, Name>()
  for (const name of Object.keys(of) as Name[]) {
    const { cn, en, words } = of[name]
    for (const word of [cn, en, name, ...words.split(',')]) if (!found.has(headingKey(word))) found.set(headingKey(word), name)
  }
  return found
}

/** What a heading names, in either language or in both at once: `姓名 / Name*`. */
export function fieldIn<Name extends string>(index: ReadonlyMap<string, Name>, text: string): Name | null {
  const whole = index.get(headingKey(text))
  if (whole) return whole
  const bare = plain(text).replace(/[(（[【{<][^)）\]】}>]*[)）\]】}>]?/g, ' ')
  const inScripts = [bare.replace(/[^\p{Script=Han}]/gu, ''), bare.replace(/\p{Script=Han}/gu, ' ')]
  for (const piece of [...bare.split(/[/|\n\r·:：、]+/), ...inScripts]) {
    const field = index.get(headingKey(piece))
    if (field) return field
  }
  return null
}

let known: ReadonlyMap<string, ImportFieldName> | undefined

/** The field of an employee that a heading names. */
export function fieldOfHeading(text: string): ImportFieldName | null {
  known ??= headingIndex(importFields)
  return fieldIn(known, text)
}

export interface FoundHeader {
  readonly row: Row
  readonly fields: readonly (ImportFieldName | null)[]
  /** How many different fields it names. */
  readonly score: number
}

/** The row among the first twenty that names the most fields. Without any, the first that is filled widest with text. */
export function findHeader(rows: readonly Row[]): FoundHeader | null {
  let best: FoundHeader | null = null
  for (const row of rows) {
    if (row.number > HEADER_WITHIN_ROWS) break
    const fields = firstOfEach(row.cells.map((cell) => (cell?.kind === 'text' ? fieldOfHeading(cell.text) : null)))
    const score = fields.filter((field) => field !== null).length
    if (!best || score > best.score) best = { row, fields, score }
  }
  if (!best || best.score > 1) return best
  const widest = rows
    .filter(({ number }) => number <= HEADER_WITHIN_ROWS)
    .map((row) => ({ row, texts: new Set(row.cells.map((cell) => (cell?.kind === 'text' ? cell.text : null))).size }))
    .reduce((a, b) => (b.texts > a.texts ? b : a))
  return {
    row: widest.row,
    fields: firstOfEach(widest.row.cells.map((cell) => (cell ? fieldOfHeading(cell.text) : null))),
    score: best.score,
  }
}

/** Two columns cannot bring one field: the first does. */
function firstOfEach(fields: readonly (ImportFieldName | null)[]): (ImportFieldName | null)[] {
  const taken = new Set<ImportFieldName>()
  return fields.map((field) => {
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
