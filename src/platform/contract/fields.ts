import type { z } from 'zod'
import { type FieldErrorName, fieldErrors } from '../../rules/field-errors.ts'
import { type Exactly, fill, type Lang, type NamesIn } from './texts.ts'

type NamesOf<E extends FieldErrorName> = NamesIn<(typeof fieldErrors)[E]['en']>

/** A name of the catalogue with exactly the parameters of its text. */
export type FieldErrorWith<V> = { [E in FieldErrorName]: { readonly error: E; readonly params: Exactly<NamesOf<E>, V> } }[FieldErrorName]
/** The error of a field. */
export type FieldProblem = FieldErrorWith<string | number>

type ArgsOf<E extends FieldErrorName> = [NamesOf<E>] extends [never] ? [] : [params: Record<NamesOf<E>, string | number>]
type Plain = { [E in FieldErrorName]: ArgsOf<E> extends [] ? E : never }[FieldErrorName]

/** A field error as a schema message. For schemas without one, `general` below applies. */
export const message = (error: Plain): string => error

/** Reports an error found by a refinement: `complain(context, 'recruitEnd', 'dateOrder')`. The path `[]` is the value itself. */
export function complain<E extends FieldErrorName>(
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
  path: string | readonly string[],
  error: E,
  ...[params]: ArgsOf<E>
): void {
  context.addIssue({ code: 'custom', path: [path].flat(), message: error, params: params ?? {} })
}

/** The same of a problem that a rule has found. */
export function complainOf(
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
  path: string | readonly string[],
  { error, params }: FieldProblem,
): void {
  context.addIssue({ code: 'custom', path: [path].flat(), message: error, params })
}

const isFieldError = (message: string): message is FieldErrorName => Object.hasOwn(fieldErrors, message)

/** Messages about how a value is written, which say nothing to somebody who gave none. */
const ofForm: ReadonlySet<string> = new Set<FieldErrorName>(['dateInvalid', 'email'])

/** Any zod issue as an entry of the catalogue. Schemas may name one as their message; otherwise it follows from the issue's kind. */
function fieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  // Nothing was entered: that it has a form is no help yet.
  if (issue.input === '' && (issue.message === 'dateInvalid' || (issue.code === 'invalid_format' && !isFieldError(issue.message))))
    return problemOf('required')
  if (issue.code === 'invalid_type' && issue.input === undefined && ofForm.has(issue.message)) return problemOf('required')
  // The message for a missing or malformed text also serves for its length, unless the length has a message of its own.
  const ofAnother = issue.code === 'too_big' && (issue.message === 'required' || issue.message === 'email')
  // The types of `message` and `complain` have seen to it that the parameters are those of the name.
  if (!ofAnother && isFieldError(issue.message)) return { error: issue.message, params: paramsOf(issue) } as FieldProblem
  return general(issue)
}

const paramsOf = (issue: z.core.$ZodIssue): Record<string, string | number> =>
  (issue.code === 'custom' ? (issue.params as Record<string, string | number>) : undefined) ?? {}

/** The sentence of a field's error. "At most 0 decimal places" is better said as what it means. */
export function sentenceFor(error: FieldErrorName, params: Readonly<Record<string, string | number>>, lang: Lang): string {
  const name = error === 'amountPrecision' && params['digits'] === 0 ? 'amountWhole' : error
  return fill(fieldErrors[name][lang], params)
}

export const problemOf = <E extends FieldErrorName>(error: E, ...[params]: ArgsOf<E>): FieldProblem =>
  ({ error, params: params ?? {} }) as FieldProblem

function general(issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return problemOf(issue.input === undefined || issue.input === null ? 'required' : 'wrongType')
    case 'too_small': {
      const min = Number(issue.minimum)
      if (min <= 1 && (issue.origin === 'string' || issue.origin === 'array')) return problemOf('required')
      return problemOf(issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall', { min })
    }
    case 'too_big': {
      const max = Number(issue.maximum)
      return problemOf(issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig', { max })
    }
    case 'invalid_value':
      return problemOf(issue.input === undefined || issue.input === '' ? 'required' : 'notListed')
    case 'invalid_union':
      return problemOf(issue.input === undefined ? 'required' : 'wrongType')
    case 'invalid_format':
      return problemOf(issue.format === 'email' ? 'email' : issue.format === 'url' ? 'url' : 'wrongType')
    case 'unrecognized_keys':
      return problemOf('unknownField')
    default:
      return problemOf('wrongType')
  }
}

/** Every invalid field by its path ("contact.phone"), with its first error. */
export function fieldProblems(error: z.ZodError): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {}
  for (const issue of error.issues) {
    const below = issue.code === 'unrecognized_keys' ? issue.keys : []
    const paths = below.length > 0 ? below.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) fields[path.join('.')] ??= fieldProblem(issue)
  }
  return fields
}

/** The same as sentences in one language. */
export function fieldMessages(error: z.ZodError, lang: Lang): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldProblems(error)).map(([path, { error: name, params }]) => [path, sentenceFor(name, params, lang)]),
  )
}
