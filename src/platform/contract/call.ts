import type { z } from 'zod'
import type { limits } from '../../rules/constants.ts'
import type { Permission } from '../../rules/permissions.ts'
import type { Pair } from './texts.ts'

/**
 * Who may make a call. `member` is a company member or an individual; `signedIn` adds operators. What they may access within it is
 * decided by the feature's moves and by scoped reads.
 */
type Audience = 'anyone' | 'signedIn' | 'member' | 'company' | 'individual' | 'operator'

/** The permission that the caller's role must hold; by kind of user where both sides make the call. */
export type Needs = Permission | Readonly<Partial<Record<'company' | 'individual', Permission>>>

export interface CallSpec<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  audience: Audience
  permission?: Needs
  /**
   * The token alone is not enough: the call needs a proof of the person (product §7.11), which `POST /ws/account/proof` gives and the
   * header `x-proof` carries. For what a thief of a token would do first: sign-in, money, personal data. `whenPosting`: the ledger asks
   * for it if the write moves money; an edit without another amount does not.
   */
  proof?: true | 'whenPosting'
  /** The browser is recognised by a cookie of its own, which it gets with the first of these calls: for counting failed tries. */
  browser?: true
  /** True if a caller whose card is not complete (whetherIntact N) is allowed. All others are sent to visitingCard. */
  incompleteOk?: boolean
  /** The rate limit in `rules/constants.ts` that counts requests by address. A write that is open to anyone must name one. */
  limited?: keyof typeof limits
  /**
   * A write stores its first answer under the caller's Idempotency-Key. `none` where that would store a secret (a token), or where
   * repeating the call has no further effect.
   */
  idempotency?: 'none'
  /** The answer contains a secret (a token, a full account number): no cache may store it, and it is not kept for repeated requests. */
  secret?: true
  /** Names of input fields, at any depth, whose values are kept encrypted: the audit log masks them. */
  confidential?: readonly string[]
  /** For GET the query string, for POST the JSON body. */
  input: I
  result: R
  /**
   * The kind of thing that the call changes, a key of the `versions` of a feature. The input names the `version` that the caller has read
   * (or `items`, each with its own); the server compares before anything is written and refuses with `changedMeanwhile`.
   */
  edits?: string
  /** The same for a call that decides on a thing: approves, rejects, pays, moves it on. */
  decides?: string
  /** What a write does, in words: the audit log shows it. A write without one does not compile. */
  title?: Pair
  /** One sentence for the API description. */
  about: string
}

/** `GET` reads; `POST` writes in one transaction under the caller's Idempotency-Key. Paths are below `/api`. */
export type CallKey = `${'GET' | 'POST'} /${string}`

type Limited<K, S> = K extends `POST ${string}` ? (S extends { audience: 'anyone' } ? { limited: keyof typeof limits } : unknown) : unknown

/** A change that does not name the version that was read does not compile. */
type Versioned<S> = S extends ({ edits: string } | { decides: string }) & { input: infer I extends z.ZodType }
  ? 'version' extends keyof z.output<I>
    ? unknown
    : 'items' extends keyof z.output<I>
      ? unknown
      : { input: never }
  : unknown

type Titled<K> = K extends `POST ${string}` ? { title: Pair } : unknown

/**
 * Declares a feature's calls once, for both sides. The browser needs only the key at run time, so screens import the type alone and the
 * schema library stays out of the public pages. A write that is open to anyone and states no limit does not compile, nor does a write
 * without a title, nor an edit or a decision whose input does not name the version that was read.
 */
export function defineCalls<const T extends Record<CallKey, CallSpec>>(
  calls: T & { [K in keyof T]: Limited<K, T[K]> & Titled<K> & Versioned<T[K]> },
): T {
  return calls
}

/** Beside the declaration of a move: causes of postings compile only where the call that makes it asks for a proof. */
export type PostsWithProof<S extends CallSpec> = S extends { proof: true | 'whenPosting' } ? unknown : { posts?: undefined }

export type InputOf<S extends CallSpec> = z.input<S['input']>
export type ParsedOf<S extends CallSpec> = z.output<S['input']>
export type ResultOf<S extends CallSpec> = z.output<S['result']>
/** One row of a list. */
export type RowOf<S extends CallSpec> = ResultOf<S> extends { records: (infer R)[] } ? R : never
