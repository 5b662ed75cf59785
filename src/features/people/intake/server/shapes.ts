import type { Cell } from '../../../../platform/server/files/workbook/cells.ts'
import { isIdCardNumber } from '../../../base/verification/contract/numbers.ts'
import type { ImportFieldName } from '../contract/fields.ts'
import { parseCurrency } from './amounts.ts'
import { parseCountry } from './areas.ts'
import { parseCycle, parseZone } from './choices.ts'
import { parseEmail } from './people.ts'
import { plain } from './plain.ts'

const fits = (parse: (text: string) => object) => (text: string) => 'value' in parse(text)

/** What the values of a column without a known heading look like; the first that nearly all fit. */
const shapes: readonly (readonly [ImportFieldName, (text: string, cell: Cell) => boolean])[] = [
  ['idNumber', (text) => isIdCardNumber(text.toUpperCase())],
  ['email', fits(parseEmail)],
  ['phone', (text) => /^(\+?86[ -]?)?1[3-9]\d{9}$|^\+\d[\d -]{7,16}$/.test(text)],
  ['number', (text) => /^[A-Z]{1,4}[-_]?\d{2,8}$/i.test(text) && !/^[A-Z]{1,2}\d{7,8}$/i.test(text)],
  ['passportNumber', (text) => /^[A-Z]{1,2}\d{7,8}$/i.test(text)],
  ['payCycle', fits(parseCycle)],
  ['currency', (text) => /^[A-Za-z$¥€£\p{Script=Han}]{1,6}$/u.test(text) && 'value' in parseCurrency(text)],
  ['country', fits(parseCountry)],
  ['zone', fits(parseZone)],
  ['contractStart', (_, cell) => cell.kind === 'date'],
  ['name', (text) => /^\p{Script=Han}{2,4}$/u.test(text)],
]

const ENOUGH = 0.8

/** A proposal for a column by its values, to be confirmed; null where nothing fits or the field is taken. */
export function fieldByShape(cells: readonly Cell[], taken: ReadonlySet<ImportFieldName>): ImportFieldName | null {
  if (cells.length === 0) return null
  const found = shapes.find(
    ([field, looks]) => !taken.has(field) && cells.filter((cell) => looks(plain(cell.text), cell)).length >= cells.length * ENOUGH,
  )
  return found?.[0] ?? null
}
