import { type Cell, UNREADABLE } from '../../../../platform/server/files/workbook/cells.ts'
import type { Epoch } from '../../../../platform/server/files/workbook/package.ts'
import { type FieldReason, fieldError } from '../../../../platform/server/wire/refusal.ts'
import { type ImportFieldName, importFields } from '../contract/fields.ts'
import { monthsPattern, openEndWords } from '../contract/words.ts'
import { parseAmountText, parseCurrency } from './amounts.ts'
import { parseCountry, parseSubdivision } from './areas.ts'
import { parseAccount, parseSwift } from './bank.ts'
import { parseClock, parseCycle, parseDaysLeft, parseHours, parseLeaveDays, parseWorkingDays, parseZone } from './choices.ts'
import { type DayOrder, type Parsed, parseDate, parsed, wrong } from './dates.ts'
import { parseDocument, parseEmail, parseIdNumber, parsePassport, parsePhone, parseTeam } from './people.ts'
import { keyOf, plain } from './plain.ts'

interface CellContext {
  readonly epoch: Epoch
  readonly order: DayOrder
  /** By name as it is compared. */
  readonly teams: ReadonlyMap<string, string>
  /** Code of the row's country, where it is right. */
  readonly country: string | undefined
  /** The same of the bank. */
  readonly bankArea: string | undefined
}

/** Excel keeps 15 digits of a number. */
const DIGITS_KEPT = 15
const openEnds = new Set(openEndWords.split(',').map(keyOf))

/** Of a cell that must not be a number in Excel's sense, what its digits still are. */
const lostDigits = ({ kind, text }: Cell): boolean => kind === 'number' && text.replace(/[-.].*$/, '').length > DIGITS_KEPT

/** The value of a cell for its field, or what is wrong with it. An empty value says that the cell is empty on purpose. */
export function parseCell(field: ImportFieldName, cell: Cell, context: CellContext): Parsed {
  if (cell.kind === 'error') return wrong(fieldError('cellError', { error: cell.text }))
  if (cell.text.includes(UNREADABLE)) return wrong(fieldError('unstorable'))
  if (lostDigits(cell)) return wrong(fieldError('digitsLost'))
  const { kind, max } = importFields[field]
  const text = cell.text
  if (text.length > max) return wrong(tooLong(max))
  switch (kind) {
    case 'text':
    case 'code':
      return parsed(plain(text))
    case 'email':
      return parseEmail(text)
    case 'phone':
      return parsePhone(text, context.country)
    case 'team':
      return parseTeam(text, context.teams, keyOf(text))
    case 'country':
      return parseCountry(text)
    case 'subdivision':
      return parseSubdivision(text, context.country)
    case 'idNumber':
      return parseIdNumber(text, context.country)
    case 'passport':
      return parsePassport(text)
    case 'document':
      return parseDocument(text)
    case 'date':
      return isOpenEnd(field, cell) ? parsed('') : parseDate(cell, context.order, context.epoch)
    case 'probation':
      return parseProbation(cell, context)
    case 'workingDays':
      return parseWorkingDays(text)
    case 'hours':
      return parseHours(text)
    case 'cycle':
      return parseCycle(text)
    case 'currency':
      return parseCurrency(text)
    case 'amount':
      return parseAmountText(text).parsed
    case 'leaveDays':
      return parseLeaveDays(text)
    case 'zone':
      return parseZone(text)
    case 'clock':
      return parseClock(cell)
    case 'leaveLeft':
      return parseDaysLeft(text)
    case 'bank':
      return parseCountry(text)
    case 'swift':
      return parseSwift(text)
    case 'account':
      return parseAccount(text, context.bankArea)
  }
}

const tooLong = (max: number): FieldReason => fieldError('tooLong', { max })
const isOpenEnd = (field: ImportFieldName, cell: Cell) => field === 'contractEnd' && cell.kind === 'text' && openEnds.has(keyOf(cell.text))

/** A day, or a number of months ("P3M") that the row turns into a day. */
function parseProbation(cell: Cell, context: CellContext): Parsed {
  if (cell.kind === 'date') return parseDate(cell, context.order, context.epoch)
  if (openEnds.has(keyOf(cell.text))) return parsed('')
  const months = plain(cell.text).match(monthsPattern)?.[1]
  return months === undefined ? parseDate(cell, context.order, context.epoch) : parsed(`P${Number(months)}M`)
}
