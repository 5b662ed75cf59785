import { type ErrorName, errors } from '../../rules/errors.ts'
import { fill } from '../contract/texts.ts'

/** A param may be a pair, resolved in the caller's language when the answer is written. */
export type RefusalParams = Record<string, string | number | { cn: string; en: string }>

/** A named "no" of the catalogue, on its way to the one handler that translates it. */
export class Refusal extends Error {
  readonly error: ErrorName
  readonly params: RefusalParams
  /** Field path → name of a field error, or a finished pair. */
  readonly fields: Record<string, string | { cn: string; en: string }>

  constructor(error: ErrorName, params: RefusalParams = {}, fields: Record<string, string | { cn: string; en: string }> = {}) {
    super(errors[error].en)
    this.error = error
    this.params = params
    this.fields = fields
  }
}

export const refuse = (error: ErrorName, params?: RefusalParams, fields?: Refusal['fields']): Refusal => new Refusal(error, params, fields)

/** 422 for fields that a schema alone could not judge. Values are names of field errors. */
export const refuseFields = (fields: Refusal['fields'], params: RefusalParams = {}): Refusal => new Refusal('invalid', params, fields)

/** A refusal that belongs to one field: its sentence also stands at that field. */
export function refuseAt(field: string, error: ErrorName, params: Record<string, string | number> = {}): Refusal {
  const { cn, en } = errors[error]
  return new Refusal(error, params, { [field]: { cn: fill(cn, params), en: fill(en, params) } })
}
