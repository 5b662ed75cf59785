import type { CheckedRow } from '../contract/checked.ts'
import { type ImportFieldName, type ImportValues, importFieldNames, numberFields } from '../contract/fields.ts'
import type { ImportMode, Outcome } from '../contract/states.ts'

/** An equality code of a secret: the same value gives the same text, and the text does not give the value. */
export type Hmac = (field: ImportFieldName, value: string) => string

/** By what a row is recognised, the strongest first. Numbers of documents are codes, never in clear. */
interface MatchKeys {
  readonly number?: string
  readonly idNumber?: string
  readonly passportNumber?: string
  readonly email?: string
  readonly phone?: string
}

const isSecret = (field: ImportFieldName): boolean => (numberFields as readonly ImportFieldName[]).includes(field)

export function keysOf(values: ImportValues, hmac: Hmac): MatchKeys {
  const coded = (field: ImportFieldName) => {
    const value = values[field]
    return value === undefined ? undefined : hmac(field, value)
  }
  return {
    number: values.number?.toUpperCase(),
    idNumber: coded('idNumber'),
    passportNumber: coded('passportNumber'),
    email: values.email?.toLowerCase(),
    phone: values.phone,
  }
}

/** An employee that there is, as far as the import compares it. Of secrets only the codes are known. */
export interface KnownEmployee {
  readonly id: string
  readonly keys: MatchKeys
  readonly values: ImportValues
  /** Equality codes of the secrets that are kept. */
  readonly codes: Partial<Record<ImportFieldName, string>>
}

export interface ValueChange {
  readonly field: ImportFieldName
  /** Null where there was none, and of secrets, which are not shown. */
  readonly before: string | null
  readonly after: string
}

export type RowMatch =
  | { readonly kind: 'new' }
  | { readonly kind: 'same'; readonly id: string }
  | {
      readonly kind: 'update'
      readonly id: string
      readonly changes: readonly ValueChange[]
      /** Pay does not change by an import: it becomes a proposed salary change. */
      readonly salary: readonly ValueChange[]
    }
  /** Number, document and contact belong to different employees. */
  | { readonly kind: 'conflict'; readonly ids: readonly string[] }

const STRENGTH = [['number'], ['idNumber', 'passportNumber'], ['email', 'phone']] as const
const paid: readonly ImportFieldName[] = ['basePay', 'currency', 'payCycle']

/** Finds the employee that a row is about: by number, else by document, else by contact, else nobody. */
export function matchRow(values: ImportValues, known: readonly KnownEmployee[], hmac: Hmac): RowMatch {
  const keys = keysOf(values, hmac)
  for (const group of STRENGTH) {
    const found = known.filter((one) => group.some((key) => keys[key] !== undefined && one.keys[key] === keys[key]))
    const ids = new Set(found.map(({ id }) => id))
    if (ids.size > 1) return { kind: 'conflict', ids: [...ids] }
    const [one] = found
    if (!one) continue
    // A number that was typed wrong must not write into a colleague's record.
    if (differentDocument(one, keys)) return { kind: 'conflict', ids: [one.id] }
    const changes = changesOf(one, values, hmac)
    if (changes.length === 0) return { kind: 'same', id: one.id }
    return {
      kind: 'update',
      id: one.id,
      changes: changes.filter(({ field }) => !paid.includes(field)),
      salary: changes.filter(({ field }) => paid.includes(field)),
    }
  }
  return { kind: 'new' }
}

const differentDocument = ({ keys: theirs }: KnownEmployee, keys: MatchKeys): boolean =>
  theirs.idNumber !== undefined && keys.idNumber !== undefined && theirs.idNumber !== keys.idNumber

/** Old → new for every cell that differs. An empty cell changes nothing. */
function changesOf(one: KnownEmployee, values: ImportValues, hmac: Hmac): ValueChange[] {
  const changes: ValueChange[] = []
  for (const field of importFieldNames) {
    const after = values[field]
    if (after === undefined) continue
    if (isSecret(field)) {
      if (one.codes[field] !== hmac(field, after)) changes.push({ field, before: null, after })
    } else if (!sameValue(field, one.values[field], after)) changes.push({ field, before: one.values[field] ?? null, after })
  }
  return changes
}

const decimals: ReadonlySet<ImportFieldName> = new Set<ImportFieldName>([
  'basePay',
  'leaveDays',
  'workingHours',
  'leaveLeft',
  'leaveCarried',
])
const decimal = (text: string) => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

function sameValue(field: ImportFieldName, before: string | undefined, after: string): boolean {
  if (before === undefined) return false
  if (decimals.has(field)) return decimal(before) === decimal(after)
  return field === 'number' ? before.toUpperCase() === after.toUpperCase() : before === after
}

/** What applying would do with a row in a mode, by what was found of it (`Outcome` before the mode is considered). */
export function outcomeIn(mode: ImportMode, found: Outcome): Outcome {
  if (found === 'new' && mode === 'update') return 'skipped'
  return found === 'update' && mode === 'add' ? 'exists' : found
}

/** The same for the same values in whatever order and row: what is left of an applied row, so that a re-upload knows it again. */
export function fingerprintOf(values: ImportValues, hmac: (text: string) => string): string {
  return hmac(JSON.stringify(importFieldNames.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]]))))
}

/** The same for a row as it is in the file: problems by what the cells say, and no proposals that were taken. */
export function standingOf({ values, problems, accepted }: CheckedRow): ImportValues {
  const standing = { ...values }
  for (const { field, value } of [...problems, ...accepted]) standing[field] = `? ${value}`
  return standing
}
