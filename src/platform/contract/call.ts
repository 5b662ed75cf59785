import type { z } from 'zod'
import type { Permission } from '../../rules/permissions.ts'

/**
 * Who may make a call at all. `member` is a company member or an individual; `signedIn` adds operators.
 * What they may reach inside it is decided by the feature's policy and by scoped reads.
 */
export type Audience = 'anyone' | 'signedIn' | 'member' | 'company' | 'individual' | 'operator'

export interface CallSpec<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  audience: Audience
  /** The action of the permission list that the caller's role must hold. */
  permission?: Permission
  /** True where a caller whose card is not complete (whetherIntact N) may come. Everyone else is sent to visitingCard. */
  incompleteOk?: boolean
  /** For GET the query string, for POST the JSON body. */
  input: I
  result: R
  /** One sentence for the API description. */
  about: string
}

/** `GET` reads; `POST` writes in one transaction under the caller's Idempotency-Key. Paths are below `/api`. */
export type CallKey = `${'GET' | 'POST'} /${string}`

/**
 * Declares a feature's calls once, for both sides. The key is all that the browser needs at run time, so screens import the
 * type alone and no schema library reaches the public pages.
 */
export function defineCalls<const T extends Record<CallKey, CallSpec>>(calls: T): T {
  return calls
}

export type InputOf<S extends CallSpec> = z.input<S['input']>
export type ParsedOf<S extends CallSpec> = z.output<S['input']>
export type ResultOf<S extends CallSpec> = z.output<S['result']>
/** One row of a list. */
export type RowOf<S extends CallSpec> = ResultOf<S> extends { records: (infer R)[] } ? R : never
