import type { Cell, Row } from '../../../../platform/server/files/workbook/cells.ts'
import type { Epoch } from '../../../../platform/server/files/workbook/package.ts'
import { type FieldReason, fieldError } from '../../../../platform/server/wire/refusal.ts'
import { LUNCH_MINUTES } from '../../../../rules/constants.ts'
import { betweenFields, minuteOf } from '../../employee/contract/schema.ts'
import {
  type AcceptedCell,
  type CellProblem,
  type CheckedRow,
  type CheckedRows,
  kindOf,
  type SkippedRow,
  type SkipReason,
} from '../contract/checked.ts'
import { bankFields, type ImportFieldName, type ImportValues, neededToComplete, SAMPLE_MARK } from '../contract/fields.ts'
import type { ColumnMapping, SheetMapping } from '../contract/mapping.ts'
import { totalWords } from '../contract/words.ts'
import { checkPay, parseAmountText } from './amounts.ts'
import { hasSubdivisions } from './areas.ts'
import { parseCell } from './cells.ts'
import { monthsAfter, type Parsed } from './dates.ts'
import { duplicateFinder } from './duplicates.ts'
import { keyOf } from './plain.ts'

/** All that the check knows besides the file; plain data. */
export interface CheckContext {
  readonly mapping: SheetMapping
  readonly epoch: Epoch
  /** Names of the company's teams. */
  readonly teams: readonly string[]
  /** Kinds of problems (`kindOf`) whose proposals are taken instead of what is in the cells. */
  readonly accepted: readonly string[]
}

/** Fields that others of the row are read by come first. */
const FIRST: readonly ImportFieldName[] = ['country', 'currency', 'contractStart', 'contractEnd', 'bankArea']
const totals = new Set(totalWords.split(',').map(keyOf))

/** A function that checks rows in their order: it remembers what it has seen, to name duplicates. */
export function rowChecker({ mapping, epoch, teams, accepted }: CheckContext): (rows: readonly Row[]) => CheckedRows {
  const columns = mapping.columns
    .filter((column): column is ColumnMapping & { field: ImportFieldName } => column.field !== null)
    .sort((a, b) => rank(a.field) - rank(b.field))
  const headings = new Set(mapping.columns.map(({ heading }) => heading).filter((heading) => heading !== ''))
  const teamsByKey = new Map(teams.map((name) => [keyOf(name), name]))
  const findDuplicates = duplicateFinder()
  const repeated = repeatedValues()
  const taken = new Set(accepted)

  const checkRow = (row: Row): CheckedRow => {
    const reread = (field: ImportFieldName, text: string) =>
      parseCell(field, { kind: 'text', text }, { epoch, order: null, teams: teamsByKey, ...placesOf(draft) })
    const draft = new DraftRow(row, taken, reread)
    for (const { column, field, dayOrder } of columns) {
      const cell = row.cells[column]
      if (!cell) continue
      draft.columns.set(field, column)
      if (cell.formula) draft.formulas.push(column)
      const places = placesOf(draft)
      draft.take(
        field,
        repeated(field, cell, places.country, () => parseCell(field, cell, { epoch, order: dayOrder, teams: teamsByKey, ...places })),
      )
    }
    checkPayOf(draft)
    checkDates(draft)
    checkHours(draft)
    checkLeave(draft)
    checkBank(draft)
    if (draft.values.name === undefined && !draft.hasProblem('name')) draft.complain('name', fieldError('required'))
    for (const { field, first } of findDuplicates(row.number, draft.values))
      draft.complain(field, fieldError('twiceInFile', { row: first }))
    return draft.done()
  }

  return (rows) => {
    const checked: CheckedRow[] = []
    const skipped: SkippedRow[] = []
    for (const row of rows) {
      if (row.number <= mapping.headerRow) continue
      const why = skipReason(row, headings)
      if (why) skipped.push({ row: row.number, why })
      else checked.push(checkRow(row))
    }
    return { rows: checked, skipped }
  }
}

/** Most columns say the same few things in thousands of rows: those are parsed once. */
function repeatedValues(): (field: ImportFieldName, cell: Cell, country: string | undefined, parse: () => Parsed) => Parsed {
  const known = new Map<string, Map<string, Parsed>>()
  return (field, { kind, text }, country, parse) => {
    if (OWN_VALUES.has(field) || text.length > 40) return parse()
    const place = `${field} ${kind} ${country}`
    const values = known.get(place) ?? new Map<string, Parsed>()
    const found = values.get(text)
    if (found) return found
    const made = parse()
    if (values.size < VALUES_KEPT) known.set(place, values.set(text, made))
    return made
  }
}
const VALUES_KEPT = 2_000
/** Of these, hardly any two rows have the same. */
const OWN_VALUES: ReadonlySet<ImportFieldName> = new Set<ImportFieldName>([
  'number',
  'name',
  'latinName',
  'idNumber',
  'passportNumber',
  'visaNumber',
  'email',
  'phone',
  'address',
  'accountNumber',
])

const rank = (field: ImportFieldName) => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length)

function skipReason(row: Row, headings: ReadonlySet<string>): SkipReason | null {
  const filled = row.cells.filter((cell): cell is Cell => cell !== null)
  const [first] = filled
  if (first?.kind !== 'text') return null
  if (first.text.startsWith(SAMPLE_MARK)) return 'sample'
  if (totals.has(keyOf(first.text).replace(/[:：]$/, ''))) return 'total'
  if (!headings.has(first.text)) return null
  return filled.filter((cell) => headings.has(cell.text)).length >= Math.max(2, filled.length * 0.8) ? 'heading' : null
}

class DraftRow {
  readonly values: ImportValues = {}
  readonly columns = new Map<ImportFieldName, number>()
  readonly formulas: number[] = []
  readonly #problems: CellProblem[] = []
  readonly #row: Row
  readonly #taken: ReadonlySet<string>
  readonly #reread: (field: ImportFieldName, text: string) => Parsed
  readonly #accepted: AcceptedCell[] = []

  constructor(row: Row, taken: ReadonlySet<string>, reread: (field: ImportFieldName, text: string) => Parsed) {
    this.#row = row
    this.#taken = taken
    this.#reread = reread
  }

  cell(field: ImportFieldName): Cell | null {
    const column = this.columns.get(field)
    return column === undefined ? null : (this.#row.cells[column] ?? null)
  }

  take(field: ImportFieldName, found: Parsed): void {
    if ('value' in found) {
      if (found.value !== '') this.values[field] = found.value
      return
    }
    const again =
      found.proposal !== '' && !found.guess && this.#taken.has(kindOf({ field, error: found.reason.error }))
        ? this.#reread(field, found.proposal)
        : found
    if ('reason' in again) {
      this.complain(field, found.reason, found.proposal, found.guess ?? false)
      return
    }
    this.#accepted.push({ column: this.columns.get(field) ?? 0, field, value: this.cell(field)?.text ?? '' })
    this.values[field] = again.value
  }

  /** A problem takes the value away: nothing wrong is ever applied. */
  complain(field: ImportFieldName, { error, params }: FieldReason, proposal = '', guess = false): void {
    const value = this.cell(field)?.text ?? ''
    delete this.values[field]
    this.#problems.push({ column: this.columns.get(field) ?? 0, field, value, error, params, proposal, ...(guess && { guess }) })
  }

  hasProblem(field: ImportFieldName): boolean {
    return this.#problems.some((problem) => problem.field === field)
  }

  done(): CheckedRow {
    const { values } = this
    const missing: ImportFieldName[] = neededToComplete.filter((field) => values[field] === undefined)
    if (values.dayStart !== undefined) missing.splice(0, missing.length, ...missing.filter((field) => field !== 'workingHours'))
    if (values.subdivision === undefined && values.country !== undefined && hasSubdivisions(values.country)) missing.push('subdivision')
    if (values.idNumber === undefined && values.passportNumber === undefined) missing.push('idNumber')
    const { number, hidden } = this.#row
    return { row: number, hidden, values, problems: this.#problems, accepted: this.#accepted, missing, formulas: this.formulas }
  }
}

/** The currency that an amount names itself must be the row's; where the row has none, it is the row's. */
function checkPayOf(draft: DraftRow): void {
  const { basePay } = draft.values
  if (basePay === undefined) return
  const { currency: typed } = parseAmountText(draft.cell('basePay')?.text ?? '')
  if (typed !== null && !draft.columns.has('currency')) draft.values.currency = typed
  const { currency } = draft.values
  if (currency === undefined) return
  if (typed !== null && typed !== currency) draft.complain('basePay', fieldError('amountCurrency', { typed, currency }))
  else draft.take('basePay', checkPay(basePay, currency))
}

const placesOf = ({ values }: DraftRow) => ({ country: values.country, bankArea: values.bankArea })

/** A day has both ends, with an hour of lunch between; paid hours beside them must agree, and say nothing more. */
function checkHours(draft: DraftRow): void {
  const { dayStart, dayEnd, workingHours } = draft.values
  if (dayStart === undefined && dayEnd === undefined) return
  if (dayStart === undefined || dayEnd === undefined) {
    const field = dayStart === undefined ? 'dayStart' : 'dayEnd'
    if (!draft.hasProblem(field)) draft.complain(field, fieldError('required'))
    return
  }
  const wrong = betweenFields({ dayStart, dayEnd }).dayEnd
  if (wrong) {
    draft.complain('dayEnd', fieldError(wrong))
    return
  }
  const paid = (minuteOf(dayEnd) - minuteOf(dayStart) - LUNCH_MINUTES) / 60
  if (workingHours !== undefined && Number(workingHours) !== paid)
    draft.complain('workingHours', fieldError('hoursDiffer', { hours: paid }))
  else delete draft.values.workingHours
}

/** The day of a balance, its carried part and the end of that mean nothing without a balance. */
function checkLeave(draft: DraftRow): void {
  const { values } = draft
  if (values.leaveLeft === undefined) {
    for (const field of ['leaveLeftOn', 'leaveCarried', 'leaveCarriedTo'] as const) delete values[field]
    return
  }
  if (Number(values.leaveCarried ?? 0) > Math.max(0, Number(values.leaveLeft))) draft.complain('leaveCarried', fieldError('openingCarried'))
  if (values.leaveCarriedTo !== undefined && values.leaveLeftOn !== undefined && values.leaveCarriedTo < values.leaveLeftOn)
    draft.complain('leaveCarriedTo', fieldError('openingUntil'))
}

/** An account has a number and a bank; its holder is the employee where the row names nobody else. */
function checkBank(draft: DraftRow): void {
  const { values } = draft
  if (values.accountNumber === undefined) {
    if (draft.hasProblem('accountNumber')) return
    for (const field of bankFields) delete values[field]
    return
  }
  if (values.bankName === undefined && !draft.hasProblem('bankName')) draft.complain('accountNumber', fieldError('bankNameMissing'))
  else if (values.bankHolder === undefined && values.name !== undefined && !draft.hasProblem('bankHolder')) values.bankHolder = values.name
}

function checkDates(draft: DraftRow): void {
  const { values } = draft
  const { contractStart: start, contractEnd: end, probationEnd: probation } = values
  const months = probation?.match(/^P(\d+)M$/)?.[1]
  if (months !== undefined) {
    delete values.probationEnd
    if (start !== undefined && Number(months) > 0) values.probationEnd = monthsAfter(start, Number(months))
  }
  if (start !== undefined && end !== undefined && start > end) draft.complain('contractEnd', fieldError('dateOrder'))
  const ends = values.probationEnd
  if (ends === undefined || start === undefined) return
  if (ends < start || (values.contractEnd !== undefined && ends > values.contractEnd))
    draft.complain('probationEnd', fieldError('probationOrder'))
}
