import type { FieldErrorName, fieldErrors } from '../../../rules/field-errors.ts'
import { type ErrorCatalogue, type ErrorName, errors } from '../../contract/errors.ts'
import { type FieldErrorWith, sentenceFor } from '../../contract/fields.ts'
import { type Exactly, fill, type Lang, type NamesIn, type Param, valuesIn } from '../../contract/texts.ts'

/** What the sentence names and what the web app reads. `list` is filled by the answer itself. */
type Names<E extends ErrorName> = Exclude<NamesIn<ErrorCatalogue[E]['en']>, 'list'> | DataOf<ErrorCatalogue[E]>
type DataOf<Rule> = Rule extends { data: readonly (infer Name extends string)[] } ? Name : never
/** `[]` for an error without parameters, `[params]` for one that has some: a forgotten or misspelt parameter does not compile. */
type Args<N extends string> = [N] extends [never] ? [] : [params: Exactly<N, Param>]

export type ParamsOf<E extends ErrorName> = Exactly<Names<E>, Param>
type ArgsOf<E extends ErrorName> = Args<Names<E>>
type FieldArgsOf<E extends FieldErrorName> = Args<NamesIn<(typeof fieldErrors)[E]['en']>>
/** Errors without parameters. */
export type PlainError = { [E in ErrorName]: ArgsOf<E> extends [] ? E : never }[ErrorName]
type PlainFieldError = { [E in FieldErrorName]: FieldArgsOf<E> extends [] ? E : never }[FieldErrorName]

/** An entry of the catalogue with exactly its parameters: the reason for a refusal. */
export type Reason = { [E in ErrorName]: { readonly error: E; readonly params: ParamsOf<E> } }[ErrorName]

/** A refusal as a value: what a guard returns, before anything is thrown. */
export const reason = <E extends ErrorName>(error: E, ...[params]: ArgsOf<E>): Reason => ({ error, params: params ?? {} }) as Reason

/** The error of one field. */
export type FieldReason = FieldErrorWith<Param>
/** Input path → the name of a field error, or `fieldError('amountPrecision', {…})` where its text has parameters. */
export type Fields = Record<string, PlainFieldError | FieldReason>

export const fieldError = <E extends FieldErrorName>(error: E, ...[params]: FieldArgsOf<E>): FieldReason =>
  ({ error, params: params ?? {} }) as FieldReason

/** A business refusal from the error catalogue. One handler turns it into an answer in the caller's language. */
export class Refusal extends Error {
  readonly why: Reason
  readonly error: ErrorName
  readonly params: Readonly<Record<string, Param>>
  readonly fields: Readonly<Record<string, FieldReason>>
  /** The field at which the refusal's own sentence is shown as well. */
  readonly at: string | undefined
  /** Whom a refused attempt was about, for the security log alone; the answer never says it. */
  about: { name: string; accountId?: string | undefined } | undefined

  constructor(why: Reason, fields: Fields = {}, at?: string) {
    // Processes that load no feature know only what is shared.
    super(errors[why.error]?.en ?? why.error)
    this.why = why
    this.error = why.error
    this.params = why.params
    this.fields = Object.fromEntries(
      Object.entries(fields).map(([path, field]) => [path, typeof field === 'string' ? fieldError(field) : field]),
    )
    this.at = at
  }
}

/** The refusal of an attempt on somebody: a name that was typed, and the account that has it. */
export const refuseAbout = (refusal: Refusal, name: string, accountId?: string): Refusal =>
  Object.assign(refusal, { about: { name, accountId } })

export const refuse = <E extends ErrorName>(error: E, ...args: ArgsOf<E>): Refusal => new Refusal(reason(error, ...args))

/** Throws the refusal that a guard returned. */
export const refuseFor = (why: Reason): Refusal => new Refusal(why)

/** 422 for field errors that a schema alone cannot detect. */
export const refuseFields = (fields: Fields): Refusal => new Refusal({ error: 'invalid', params: {} }, fields)

/** A refusal that belongs to one field: its sentence is also shown at that field. */
export const refuseAt = <E extends ErrorName>(field: string, error: E, ...args: ArgsOf<E>): Refusal =>
  new Refusal(reason(error, ...args), {}, field)

/** The sentence of a refusal in one language. */
export const sentenceOf = ({ error, params }: Reason, lang: Lang): string => fill(errors[error][lang], valuesIn(params, lang))

/** The sentence of a field error in one language. */
export const fieldSentence = ({ error, params }: FieldReason, lang: Lang): string => sentenceFor(error, valuesIn(params, lang), lang)

const MOST_NAMED = 5

/** Each problem once, after the names of the fields that have it: "areaCode, phone: This field is required". */
function problemsOf(fields: Readonly<Record<string, string>>, lang: Lang): string {
  const [comma, colon, semicolon] = lang === 'cn' ? ['、', '：', '；'] : [', ', ': ', '; ']
  const paths = Map.groupBy(Object.keys(fields), (path) => fields[path]!)
  return [...paths]
    .map(([sentence, all]) => {
      const named = all.filter((path) => path !== '')
      const names = named.slice(0, MOST_NAMED).join(comma) + (named.length > MOST_NAMED ? '…' : '')
      return names ? `${names}${colon}${sentence}` : sentence
    })
    .join(semicolon)
}

/** A refusal in the caller's language: the sentence, and one sentence for each field. */
export function explainRefusal(
  refusal: Refusal,
  lang: Lang,
): { message: string; fields?: Record<string, string>; params?: Record<string, string | number> } {
  const params = valuesIn(refusal.params, lang)
  const fields = Object.fromEntries(Object.entries(refusal.fields).map(([path, field]) => [path, fieldSentence(field, lang)]))
  const message = fill(errors[refusal.error][lang], { list: problemsOf(fields, lang), ...params })
  if (refusal.at !== undefined) fields[refusal.at] = message
  return {
    message,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(params).length > 0 && { params }),
  }
}
